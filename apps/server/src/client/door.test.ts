import { expect, it } from 'vitest';
import { startServer } from '../../test/serving.ts';
import { Cut } from './cut.ts';
import { Door } from './door.ts';

it('a door leads to the first server that answers, and to nobody once none is there', async () => {
  const server = await startServer();
  const targets: number[] = [1, server.port];
  const door = await Door.open(() => targets);
  expect(door.url).toBe(`http://localhost:${door.port}`);
  // Another connection each time: who is there is asked anew.
  const ask = () => fetch(`http://127.0.0.1:${door.port}/healthz`, { headers: { Connection: 'close' } });
  expect((await ask()).status).toBe(200);
  targets.pop();
  await expect(ask()).rejects.toThrow();
  targets.push(server.port);
  expect((await ask()).status).toBe(200);
  door.close();
  await expect(ask()).rejects.toThrow();
});

it('a line that is cut lets nothing through and tells nobody; healed, it lets through what was said meanwhile', async () => {
  const server = await startServer();
  const line = await Cut.open(server.port);
  const ask = () => fetch(`http://127.0.0.1:${line.port}/healthz`, { headers: { Connection: 'close' } });
  expect((await ask()).status).toBe(200);
  line.cut();
  line.cut();
  let status = 0;
  const asking = ask().then((answer) => {
    status = answer.status;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(status).toBe(0);
  line.heal();
  line.heal();
  await asking;
  expect(status).toBe(200);
  line.close();
  await expect(ask()).rejects.toThrow();
});
