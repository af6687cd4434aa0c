import * as bots from '@tafelrunde/bots';
import * as kernel from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Workbench } from './play.ts';
import { type Code, type LoadRival, rivalOf } from './rivals.ts';
import type { BotSpec, Series } from './series.ts';
import { botName } from './summary.ts';
import { loadMaker } from './tables.ts';

const maker = await loadMaker('dbg');
const steady: BotSpec = { level: 'steady' };
const rival: BotSpec = { level: 'steady', revision: { commit: 'abc', folder: 'nowhere' } };
const seriesOf = (second: BotSpec): Series => ({
  game: 'dbg',
  tables: [maker.table({ seats: 2 })],
  bots: [{ level: 'random' }, second],
  rotate: true,
  seed: 'rivals',
  games: 6,
});
const today: Code = { kernel, bots, game: maker.game };
const from =
  (code: Code): LoadRival =>
  (_game, bot, tables) =>
    rivalOf(code, bot, tables);

describe('a bot of another revision', () => {
  test('plays at a table of its own as it would play here, if both revisions are alike', async () => {
    const here = (await Workbench.of(seriesOf(steady))).play({ from: 0, to: 6 });
    const there = (await Workbench.of(seriesOf(rival), from(today))).play({ from: 0, to: 6 });
    expect(there).toEqual(here);
  });

  test('whose game goes another way stops the series loudly', async () => {
    const other: Code = {
      ...today,
      kernel: {
        prepareMatches: (game, setup) => {
          const prepared = kernel.prepareMatches(game, setup);
          return prepared.ok ? { ok: true, value: (seed) => prepared.value(`not ${seed}`) } : prepared;
        },
      },
    };
    const bench = await Workbench.of(seriesOf(rival), from(other));
    expect(() => bench.play({ from: 0, to: 6 })).toThrow('revision abc plays another game');
  });

  test('is loaded only where somebody has said where from: work that comes from others names no code', async () => {
    await expect(Workbench.of(seriesOf(rival))).rejects.toThrow('only where the series was begun');
  });

  test('plays itself warm with games of its own revision, and without if it knows none', async () => {
    const { tables } = seriesOf(rival);
    let played = 0;
    const warm: Code = {
      ...today,
      bots: {
        ...bots,
        *warmUp() {
          while (played < 3) yield ++played;
        },
      },
    };
    (await rivalOf(warm, rival, tables)).warmUp();
    expect(played).toBe(3);
    const { loadPlayer, loadSkill } = bots;
    const cold = await rivalOf({ ...today, bots: { loadPlayer, loadSkill } }, rival, tables);
    expect(cold.warmUp()).toBeUndefined();
  });

  test('plays itself warm before a series with time to think, and not without', async () => {
    const warmed: string[] = [];
    const rivals: LoadRival = async (_game, { revision }) => ({
      warmUp: () => void warmed.push(revision!.commit),
      begin: () => ({ choose: ([first]) => first, follow: () => undefined }),
    });
    await Workbench.of(seriesOf(rival), rivals);
    const thinking = { ...rival, level: 'keen' as const };
    await Workbench.of(seriesOf({ ...thinking, budget: { playouts: 10 } }), rivals);
    expect(warmed).toEqual([]);
    await Workbench.of(seriesOf({ ...thinking, budget: { milliseconds: 10 } }), rivals);
    expect(warmed).toEqual(['abc']);
  });

  test('has its commit in its name', () => {
    expect(botName(rival)).toBe('steady@abc');
    expect(botName({ ...rival, level: 'keen', budget: { playouts: 20 } })).toBe('keen@abc (20 playouts)');
  });
});
