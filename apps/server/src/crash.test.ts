import { fileURLToPath } from 'node:url';
import { below, type Game, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { buildServer } from '../../../scripts/build.mjs';
import { withoutEngines } from '../test/engines.ts';
import { emptyPage, tempFolder } from '../test/serving.ts';
import { crashTest } from './client/crash.ts';
import { crashNodes } from './client/crash-nodes.ts';
import { ServerProcess } from './client/process.ts';

const script = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const luck = seedWords('crash');
const setup = () => lcg.randomSetup((n) => below(luck, n));

// `tafelrunde crash` does the same for as long as one likes.
it('a server that is killed comes back with every acknowledged answer, and every table goes on', {
  timeout: 400_000,
}, async () => {
  expect(await buildServer()).toBe(true);
  const report = await crashTest({
    ...{ data: tempFolder(), moments: 4, tables: 6, game: 'lcg', setup, script },
    env: { TAFELRUNDE_PAGE: emptyPage() },
  });
  expect(report).toMatchObject({ moments: 4, lost: 0, stuck: 0, problems: [] });
  expect(report.acknowledged).toBeGreaterThan(24);
});

it.skipIf(withoutEngines)(
  'nodes that are killed, stand still, are cut off or lose their database lose and double nothing',
  {
    timeout: 400_000,
  },
  async () => {
    expect(await buildServer()).toBe(true);
    const report = await crashNodes({
      ...{ nodes: 2, moments: 5, tables: 2, game: lcg as unknown as Game, setup, script, standStill: 4000 },
      faults: ['kill', 'stand-still', 'stop', 'cut-nats', 'restart-postgres'],
    });
    expect(report).toMatchObject({ moments: 5, lost: 0, doubled: 0, stuck: 0, problems: [] });
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);

it('a server that is asked to stop finishes and says goodbye', { timeout: 400_000 }, async () => {
  expect(await buildServer()).toBe(true);
  const server = await ServerProcess.start({ TAFELRUNDE_DATA: tempFolder(), TAFELRUNDE_PAGE: emptyPage() }, script);
  const { Visitor } = await import('./client/visitor.ts');
  const visitor = await Visitor.called(server.url, 'Anna');
  const id = await visitor.openTable({
    ...{ game: 'lcg', setup: setup(), access: 'link', spectators: true, clock: null, seats: ['me'] },
  });
  const live = await visitor.sitDown(id);
  await live.until(() => live.mirror.table !== null);
  const heard: string[] = [];
  live.heard = (text) => heard.push(JSON.parse(text).type);
  expect(await server.stop()).toBe(0);
  expect(heard).toContain('bye');
  expect(live.closed).toBe(4001);
});
