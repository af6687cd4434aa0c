import { describe, expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { Guesses } from '../../src/guesses.ts';
import { networkOf } from '../../src/http/origin.ts';
import { HASHING } from '../../src/people.ts';
import { Turns } from '../../src/turns.ts';
import { ask } from '../raw.ts';
import { eventually, startServer, startTable } from '../serving.ts';

const owner = { login: 'anna', password: 'ein langes Kennwort' };
const guess = { login: 'anna', password: 'ein anderes Kennwort' };

describe('bytes', () => {
  it('of messages are charged before anybody looks at them', async () => {
    const { url } = await startServer({ config: { rates: 1 } });
    const { tables } = await startTable(url, 2);
    const codes: string[] = [];
    tables[0].heard = (text) => {
      const said = JSON.parse(text);
      if (said.type === 'refused') codes.push(said.code);
    };
    // Forty messages are not many; forty of these are more than two megabytes.
    for (let i = 0; i < 40; i++) tables[0].sendRaw(`"${'x'.repeat(60_000)}"`);
    await eventually(() => codes.length === 40 || tables[0].closed > 0);
    expect(codes.filter((code) => code === 'bad-message').length).toBeLessThan(36);
    expect(codes).toContain('too-fast');
    expect(tables[1].closed).toBe(-1);
  });

  it('of requests are charged as well, also where nobody says how many they are', async () => {
    const { port } = await startServer({ config: { rates: 1 } });
    const body = JSON.stringify({ name: 'x'.repeat(60_000) });
    const post = async (headers: Record<string, string>): Promise<number> =>
      (await ask(port, { method: 'POST', path: '/api/me', headers, body })).status;
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const said = await Promise.all(Array.from({ length: 40 }, () => post({})));
    expect(said).toContain(400);
    expect(said).toContain(429);
    expect(await Promise.all(Array.from({ length: 10 }, () => post(chunked)))).toContain(429);
  });

  it('whoever is refused before he is read hears which message it was', async () => {
    const { url } = await startServer({ config: { rates: 0.2 } });
    const { tables } = await startTable(url, 2);
    const replies = await Promise.all(Array.from({ length: 90 }, () => tables[0].say({ type: 'ready', ready: true })));
    expect(replies.filter((reply) => reply.type === 'refused' && reply.code === 'too-fast').length).toBeGreaterThan(5);
  });
});

describe('what is nested without end', () => {
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it('is not parsed, in messages and in requests', async () => {
    const { url, port } = await startServer();
    const { tables, visitors } = await startTable(url, 2);
    let parsed = 0;
    const { parse } = JSON;
    JSON.parse = (text: string, ...rest) => {
      if (typeof text === 'string' && text.includes('[[[[[[[[[[[[[[[[[[[[')) parsed++;
      return parse(text, ...rest);
    };
    try {
      const reply = new Promise<string>((resolve) => {
        tables[0].heard = (text) => text.includes('"ref":77') && resolve(text);
      });
      tables[0].sendRaw(`{"type":"bring","part":${deep(30_000)},"ref":1}`);
      tables[0].sendRaw('{"type":"nothing","ref":77}');
      expect(await reply).toContain('bad-message');
      const headers = { Cookie: visitors[0].cookie };
      const body = `{"name":${deep(30_000)}}`;
      expect((await ask(port, { method: 'POST', path: '/api/me', headers, body })).status).toBe(400);
      expect(parsed).toBe(0);
    } finally {
      JSON.parse = parse;
    }
  });

  it('is no reason to refuse brackets in a text', async () => {
    const { url } = await startServer();
    const { tables } = await startTable(url, 2);
    const text = `${'[{'.repeat(40)}\\"`;
    expect((await tables[0].say({ type: 'chat', text })).type).toBe('done');
  });
});

describe('a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('of IPv6 is one visitor, whichever of its addresses it uses', async () => {
    const { port } = await startServer({ config: { rates: 0.1, trustProxy: true } });
    const from = (address: string) => ask(port, { path: '/api/me', headers: { 'X-Forwarded-For': address } });
    const codes = await Promise.all(Array.from({ length: 80 }, (_, i) => from(`2001:db8:1:2:${i.toString(16)}::1`)));
    expect(codes.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('that a person changes makes him nobody else: limits are his own as well', async () => {
    const { port, url } = await startServer({ config: { rates: 1 } });
    const { cookie } = await Visitor.called(url, 'Mallory');
    const wish = { game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null, seats: ['me'] };
    const open = (i: number) =>
      ask(port, { method: 'POST', path: '/api/tables', from: `127.0.1.${i}`, headers: { Cookie: cookie }, body: wish });
    const opened: number[] = [];
    for (let i = 1; i <= 15; i++) opened.push((await open(i)).status);
    expect(opened.filter((status) => status === 200)).toHaveLength(10);
    expect(opened.at(-1)).toBe(429);
  });
});

describe('whoever guesses passwords', () => {
  const login = (port: number, from: string, body: object) =>
    ask(port, { method: 'POST', path: '/api/login', from, body });

  it('waits longer and longer, and the owner does not', async () => {
    const { port, url } = await startServer({ config: { rates: 1 } });
    await (await Visitor.called(url, 'Anna')).must('POST', '/account', owner);
    const codes: number[] = [];
    for (let i = 0; i < 9; i++) codes.push((await login(port, '127.0.0.6', guess)).status);
    expect(codes.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(codes.slice(5)).toContain(429);
    expect((await login(port, '127.0.0.7', owner)).status).toBe(200);
  });

  it('at one login waits twice as long each time, up to a quarter of an hour, and is forgiven after an hour', () => {
    let now = 0;
    const guesses = new Guesses(() => now);
    const waits: number[] = [];
    for (let i = 0; i < 17; i++) {
      guesses.wrong('anna', 'a');
      waits.push(guesses.wait('anna', 'a') / 1000);
      now += guesses.wait('anna', 'a');
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect([guesses.wait('anna', 'b'), guesses.wait('bert', 'a')]).toEqual([0, 0]);
    now += 60 * 60_000;
    guesses.wrong('anna', 'a');
    expect(guesses.wait('anna', 'a')).toBe(0);
  });

  it('from many networks slows strangers down, but neither the owner nor anybody for long', () => {
    const guesses = new Guesses(() => 0);
    guesses.right('anna', 'home');
    for (let i = 0; i < 1000; i++) guesses.wrong('anna', `n${i}`);
    expect(guesses.slowness('anna', 'stranger')).toBe(2000);
    expect(guesses.slowness('anna', 'home')).toBe(0);
    expect(guesses.slowness('bert', 'stranger')).toBe(0);
    expect(guesses.wait('anna', 'stranger')).toBe(0);
  });

  it('in a flood does not keep the right password out', async () => {
    const { port, url } = await startServer();
    await (await Visitor.called(url, 'Anna')).must('POST', '/account', owner);
    const flood = Array.from({ length: 60 }, (_, i) => login(port, `127.0.0.${10 + (i % 3)}`, guess));
    const own = await login(port, '127.0.0.2', owner);
    expect(own.status).toBe(200);
    const codes = (await Promise.all(flood)).map(({ status }) => status);
    expect(codes).toContain(503);
  });
});

it('passwords are hashed by turns of the networks, a few at once', async () => {
  const queue = new Turns(HASHING);
  const done: string[] = [];
  let [working, most] = [0, 0];
  const work = (name: string) => async (): Promise<string> => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, 2));
    working--;
    done.push(name);
    return name;
  };
  const flood = Array.from({ length: 10 }, (_, i) => queue.run('flood', work(`flood ${i}`)));
  await Promise.all([queue.run('anna', work('anna')), ...flood]);
  expect(most).toBe(2);
  // Two were at work, one of the flood was before her in the row.
  expect(done.indexOf('anna')).toBeLessThanOrEqual(3);
  expect((await Promise.all(flood)).filter((result) => result === 'busy')).toHaveLength(4);
  expect(await queue.run('flood', work('later'))).toBe('later');
});
