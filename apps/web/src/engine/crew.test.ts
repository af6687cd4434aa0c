import { loadGame } from '@tafelrunde/games';
import { type Game, type Match, seedWords, startMatch } from '@tafelrunde/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { Helpers, warmHere } from './crew.ts';

const played = vi.hoisted(() => ({ pieces: 0, enough: Number.POSITIVE_INFINITY, now: 1000 }));
vi.mock('@tafelrunde/bots', async (actual) => ({
  ...(await actual<typeof import('@tafelrunde/bots')>()),
  // A game in thought that takes thirty milliseconds.
  warmUp: function* () {
    while (played.pieces < played.enough) {
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

it('whoever helps with a thought where the page is listened to hears what was said, before it is asked again', async () => {
  const game: Game = await loadGame('dbg');
  const started = startMatch(game, { seats: 2 }, 'heard');
  if (!started.ok) throw new Error('no game');
  const match: Match = started.value;
  while (match.decision()!.options.length < 3) match.take(match.decision()!.options[0]);
  const crew = new Helpers(() => {
    throw new Error('no workers here');
  }, 1).crewFor(match);
  vi.spyOn(performance, 'now').mockImplementation(() => played.now);
  const round = { luck: seedWords('x'), deals: [1], plans: [[match.decision()!.options[0].id]] };
  // All is loaded by now.
  await crew()[0](round, 1000);
  let heard = false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    heard = true;
    port1.close();
  };
  port2.postMessage('stop');
  await crew()[0](round, 1000);
  expect(heard).toBe(true);
});

it('a core that gets no faster warms itself no longer', async () => {
  const game: Game = await loadGame('dbg');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => played.now);
  Object.assign(played, { pieces: 0, enough: 7, now: played.now + 1000 });
  await warmHere(game, { seats: 2 });
  pass(1000);
  expect([played.pieces, vi.getTimerCount()]).toEqual([7, 0]);
});
