import { loadPlayer } from '@tafelrunde/bots';
import { History, seedWords } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { judgeOf } from '../analysis/judges.ts';
import { Workbench } from '../play.ts';
import type { Series } from '../series.ts';
import { loadMaker } from '../tables.ts';
import { watchGames } from '../train/train.ts';
import { gameOfWork, type LabWork, performLab } from './work.ts';

const maker = await loadMaker('dbg');
const tables = [maker.table({ seats: 2 })];
const seriesOf = (seed: string): Series => ({
  ...{ game: 'dbg', tables, bots: [{ level: 'random' }], rotate: false, seed, games: 9 },
});
const chunk = { from: 2, to: 4 };
const training = { game: 'dbg', seed: 'w', bot: { level: 'random' }, setups: [{ seats: 2 }] } as const;

async function judging() {
  const started = History.start(maker.game, { seats: 2 }, 'work');
  if (!started.ok) throw new Error('refused');
  const history = started.value;
  const [bot, luck] = [await loadPlayer(maker.game, 'random'), seedWords('work')];
  while (history.length < 8) history.answer(bot.choose(history.match, luck).id);
  return { record: history.record, toEnd: false };
}

it('a piece of work says which game it is about', async () => {
  const all: LabWork[] = [
    { kind: 'series', series: seriesOf('a'), chunk },
    { kind: 'watch', training, chunk },
    { kind: 'puzzles', wanted: { game: 'dbg', seed: 'p', n: 0 } },
    { kind: 'judge', judging: await judging(), job: { position: 3, deals: 1, block: 0 } },
  ];
  expect(all.map(gameOfWork)).toEqual(['dbg', 'dbg', 'dbg', 'dbg']);
});

it('games of a series are those that are played alone, whatever was done between', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'a', 'e']) {
    const alone = (await Workbench.of(seriesOf(seed))).play(chunk);
    expect(await performLab({ kind: 'series', series: seriesOf(seed), chunk })).toEqual(alone);
  }
});

it('games are watched, and decisions judged, as they are alone', async () => {
  expect(await performLab({ kind: 'watch', training, chunk })).toEqual(await watchGames(training, chunk));
  const wanted = await judging();
  const job = { position: 3, deals: 1, block: 0 };
  const alone = (await judgeOf(wanted)).judge(job, { toEnd: false });
  expect(await performLab({ kind: 'judge', judging: wanted, job })).toEqual(alone);
});
