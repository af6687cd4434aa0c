import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { RawLine, upgrade } from '../raw.ts';
import { eventually, startServer, startTable } from '../serving.ts';

const lines: RawLine[] = [];
const raw = async (port: number, from?: string): Promise<RawLine> => {
  const line = await RawLine.to(port, from);
  lines.push(line);
  return line;
};
afterEach(() => {
  for (const line of lines.splice(0)) line.end();
});

const sockets = async (url: string): Promise<number> =>
  Number(/^tafelrunde_sockets (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

describe('a refused upgrade', () => {
  it.each([
    ['of no table', '/live/nothing', 404],
    ['from another page', `/live/${'A'.repeat(22)}`, 403],
  ])('%s is closed, whether or not its client goes away', async (_what, path, status) => {
    const { port, url } = await startServer();
    const many = await Promise.all(Array.from({ length: 30 }, () => raw(port)));
    for (const line of many) line.say(upgrade(port, path));
    await eventually(() => many.every(({ heard }) => heard.startsWith(`HTTP/1.1 ${status}`)));
    // These clients never close their own half.
    let left = 31;
    for (let i = 0; i < 500 && left > 1; i++) left = await sockets(url);
    expect(left).toBe(1);
  });

  it('does not keep a server from stopping', async () => {
    const server = await startServer();
    const line = await raw(server.port);
    line.say(upgrade(server.port, '/live/nothing'));
    await eventually(() => line.heard !== '');
    await server.stop();
    await eventually(() => line.socket.readableEnded || line.closed);
  });
});

it('connections that are still being made count like those that are', async () => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // A store that takes its time to say who somebody is.
  const slow = async (folder: string): Promise<Store> => {
    const store = await openStore(folder);
    const personOf = store.personOf.bind(store);
    return Object.assign(store, {
      personOf: (hash: string, since: number) => waiting.then(() => personOf(hash, since)),
    });
  };
  const { port, url } = await startServer({ config: { mostConnectionsPerAddress: 5 }, openStore: slow });
  const headers = { Origin: url, Cookie: `tafelrunde=${'x'.repeat(43)}` };
  const many = await Promise.all(Array.from({ length: 8 }, () => raw(port)));
  for (const line of many) line.say(upgrade(port, `/live/${'A'.repeat(22)}`, headers));
  await eventually(() => many.filter(({ heard }) => heard.startsWith('HTTP/1.1 503')).length === 3);
  answer();
  await eventually(() => many.filter(({ heard }) => heard.startsWith('HTTP/1.1 401')).length === 5);
});

it('whoever connects and says nothing, or never finishes, is cut off', async () => {
  const { port } = await startServer({ config: { patienceSeconds: 0.2 } });
  const silent = await raw(port);
  const slow = await raw(port);
  slow.say('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  await eventually(() => [silent, slow].every(({ closed, socket }) => closed || socket.readableEnded));
});

it('one network has so many sockets, and others are served all the same', async () => {
  const { port, url } = await startServer({ config: { mostConnectionsPerAddress: 10 } });
  const many = await Promise.all(Array.from({ length: 40 }, () => raw(port, '127.0.0.9')));
  await eventually(() => many.filter(({ closed, socket }) => closed || socket.readableEnded).length === 20);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it('there are so many sockets in all', async () => {
  const { port } = await startServer({ config: { mostConnections: 5 } });
  const many = await Promise.all(Array.from({ length: 24 }, (_, i) => raw(port, `127.0.0.${i + 2}`)));
  await eventually(() => many.filter(({ closed, socket }) => closed || socket.readableEnded).length === 14);
});

it('a server stops in time although the store hangs and lines stay open', async () => {
  let hang = false;
  const hanging = async (folder: string): Promise<Store> => {
    const store = await openStore(folder);
    const commit = store.commit.bind(store);
    return Object.assign(store, {
      commit: (groups: never) => (hang ? new Promise<void>(() => {}) : commit(groups)),
    });
  };
  const server = await startServer({ config: { stopSeconds: 0.5 }, openStore: hanging });
  const { tables } = await startTable(server.url, 2);
  await raw(server.port);
  hang = true;
  const asked = tables.find(({ picture }) => picture?.decision)!;
  void asked.answer(asked.picture!.decision!.options[0].id);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const began = performance.now();
  expect(await server.stop()).toBe(false);
  expect(performance.now() - began).toBeLessThan(3000);
  await eventually(() => tables.every(({ closed }) => closed >= 0));
});

it('a flood of messages does not keep a server from stopping', async () => {
  const server = await startServer({ config: { stopSeconds: 2 } });
  const { tables } = await startTable(server.url, 2);
  const talk = setInterval(() => {
    for (let i = 0; i < 50; i++) if (tables[0].closed < 0) tables[0].sendRaw('{"type":"chat","ref":1,"text":"la"}');
  }, 1);
  try {
    expect(await server.stop()).toBe(true);
  } finally {
    clearInterval(talk);
  }
});
