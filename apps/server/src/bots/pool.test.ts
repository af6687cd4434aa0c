import { below, decodeState, Match, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { testConfig } from '../../test/serving.ts';
import { theGames } from '../games.ts';
import { silentLog } from '../log.ts';
import { botPool } from './pool.ts';
import type { BotTask } from './worker.ts';

const game = theGames.tcg;

/** A game of two in which somebody holds cards that the other does not know. */
function underWay(): Match {
  const luck = seedWords('pool');
  for (;;) {
    const started = startMatch(
      game,
      game.randomSetup((n) => below(luck, n)),
      'pool',
    );
    if (!started.ok) continue;
    const match = started.value;
    for (let i = 0; i < 30 && match.decision(); i++) match.take(match.decision()!.options[0]);
    if (match.decision() && match.decision()!.options.length > 1) return match;
  }
}

const asker = { table: 'table', person: 'person', address: 'address' };

it('whoever thinks for a bot gets a game dealt anew: the same for that seat, and not the real one', async () => {
  const match = underWay();
  const { seat } = match.decision()!;
  const tasks: BotTask[] = [];
  const threads = {
    count: 1,
    think: async (task: BotTask) => {
      tasks.push(task);
      return match.decision()!.options[0].id;
    },
    close: async () => {},
  };
  const bots = botPool(testConfig({ botPace: 0 }), threads, silentLog);
  const { signal } = new AbortController();
  for (let i = 0; i < 4; i++) await bots.choose({ game, level: 'steady', match, seat, asker, signal });
  const dealt = tasks.map(({ state }) => new Match(game, decodeState(game, structuredClone(state), true)!));
  for (const other of dealt) expect(game.view(other, seat)).toEqual(game.view(match, seat));
  const opponent = 1 - seat;
  const seen = dealt.map((other) => JSON.stringify(game.view(other, opponent)));
  expect(seen).not.toContain(JSON.stringify(game.view(match, opponent)));
  expect(new Set(seen).size).toBeGreaterThan(1);
});

it('an answer that was not offered is not taken', async () => {
  const match = underWay();
  const { seat, options } = match.decision()!;
  const threads = { count: 1, think: async () => 'what I like', close: async () => {} };
  const bots = botPool(testConfig({ botPace: 0 }), threads, silentLog);
  const { signal } = new AbortController();
  const { id } = await bots.choose({ game, level: 'steady', match, seat, asker, signal });
  expect(options.map((option) => option.id)).toContain(id);
});
