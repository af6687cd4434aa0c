import { loadGame } from '@tafelrunde/games';
import { type Game, type Match, seedWords, startMatch } from '@tafelrunde/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { Helpers, warmHere } from './crew.ts';

const played = vi.hoisted(() => ({ pieces: 0, now: 1000 }));
vi.mock('@tafelrunde/bots', async (actual) => ({
  ...(await actual<typeof import('@tafelrunde/bots')>()),
  // A game in thought that takes thirty milliseconds.
  warmUp: function* () {
    for (;;) {
      played.pieces++;
      played.now += 30;
      yield 1;
    }
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  played.now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

it('a core that warms itself stands back while it helps with a thought, and goes on afterwards', async () => {
  const game: Game = await loadGame('dbg');
  const started = startMatch(game, { seats: 2 }, 'warm');
  if (!started.ok) throw new Error('no game');
  const match: Match = started.value;
  while (match.decision()!.options.length < 3) match.take(match.decision()!.options[0]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => played.now);
  const crew = new Helpers(() => {
    throw new Error('no workers here');
  }, 1).crewFor(match);
  await warmHere(game, { seats: 2 });
  const begun = played.pieces;
  expect(begun).toBeGreaterThan(0);
  const plans = match.decision()!.options.map(({ id }) => [id]);
  const rows = await crew()[0]({ luck: seedWords('x'), deals: [1], plans }, 1000);
  expect(rows[0].length).toBe(plans.length);
  pass(200);
  expect(played.pieces).toBe(begun);
  pass(400);
  expect(played.pieces).toBeGreaterThan(begun);
});
