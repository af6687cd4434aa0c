import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nats, withoutEngines } from '../../server/test/engines.ts';
import { workerAt } from '../../server/test/worker.ts';
import { memoryIo } from './memory-io.ts';
import { natsAddress } from './on.ts';
import { run } from './tool.ts';

const cwd = mkdtempSync(join(tmpdir(), 'tool-on-'));
afterAll(() => rmSync(cwd, { recursive: true }));

async function tool(line: string, env: Record<string, string> = {}) {
  const io = memoryIo({ cwd, env });
  const code = await run(line.split(' '), io);
  return { code, out: io.out, err: io.err };
}

it('an address that is none, or where nobody is, is refused with a sentence', async () => {
  expect(await tool('sim --games 1 --on somewhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"somewhere" is no address'),
  });
  expect((await tool('duel random steady --games 1 --on nats://127.0.0.1:1')).err).toContain('No NATS with JetStream');
  expect(await tool('worker')).toMatchObject({ code: 2, err: expect.stringContaining('Where?') });
  expect((await tool('worker --on nats://127.0.0.1:1 --cores 1')).code).toBe(2);
});

it('an address is one of NATS, plain or secured, or several of them', () => {
  for (const good of ['nats://a:4222', 'tls://a', 'nats://a,tls://b:1'])
    expect(natsAddress(good, memoryIo())).toBe(good);
  for (const bad of ['http://a', 'nats://a,b', 'a', '']) {
    expect(() => natsAddress(bad, memoryIo())).toThrow(`"${bad}" is no address`);
    expect(() => natsAddress(bad, memoryIo({ lang: 'de' }))).toThrow(`„${bad}“ ist keine Adresse`);
  }
});

describe.skipIf(withoutEngines)('on workers', () => {
  let on = '';
  const env = { TAFELRUNDE_CLUSTER: 'on-test' };
  beforeAll(async () => {
    on = (await nats()).url;
  });

  it('says when nobody works there', async () => {
    expect(await tool(`sim --games 1 --on ${on}`, { TAFELRUNDE_CLUSTER: 'nobody' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nobody works'),
    });
  });

  it('a series of sim, duel and train gives what one core gives, byte for byte, whoever goes meanwhile', async () => {
    const { url } = await nats();
    const leaver = await workerAt(url, env.TAFELRUNDE_CLUSTER);
    await workerAt(url, env.TAFELRUNDE_CLUSTER);
    for (const line of [
      'sim --game dbg --games 40 --seed on --json',
      'sim --game lcg --games 12 --seed on --json --csv games.csv',
      'duel random steady --game dbg --games 60 --json',
      'train --game dbg --games 30 --seed on --json',
    ]) {
      const alone = await tool(`${line}${line.startsWith('train') ? '' : ' --cores 1'}`);
      const table = line.includes('csv') ? readFileSync(join(cwd, 'games.csv'), 'utf8') : '';
      const spread = await tool(`${line} --on ${on}`, env);
      expect(spread).toMatchObject({ code: 0 });
      expect(spread.out).toBe(alone.out);
      if (table !== '') expect(readFileSync(join(cwd, 'games.csv'), 'utf8')).toBe(table);
    }
    await leaver.leave();
  });

  it('puzzles as well', async () => {
    const { url } = await nats();
    const apart = { TAFELRUNDE_CLUSTER: 'on-puzzles' };
    await workerAt(url, apart.TAFELRUNDE_CLUSTER, undefined, { hands: 1 });
    const search = 'puzzles --game tcg --count 1 --seed a --into';
    await tool(`${search} alone`);
    expect(await tool(`${search} spread --on ${on}`, apart)).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, 'spread/tcg.json'))).toEqual(readFileSync(join(cwd, 'alone/tcg.json')));
  });
});
