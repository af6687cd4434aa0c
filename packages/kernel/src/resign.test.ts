import { describe, expect, it } from 'vitest';
import { type MiniMatch, type MiniState, mini, note, PROMPT, plain } from '../test/mini.ts';
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import { History, type Result } from './record.ts';
import { resignId } from './resign.ts';
import { loadGame, saveGame } from './save.ts';
import type { Vars } from './state.ts';

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** Everybody is asked in turn, for ever; whoever shouts is noted. */
const turns = {
  ask: {
    ask: (m: MiniMatch) => ({
      seat: m.s.notes.length % m.s.seats,
      kind: 'act' as const,
      prompt: PROMPT,
      options: [plain('shout'), plain('pass')],
    }),
    then(m: MiniMatch, _v: Vars, { id }: Option) {
      note(m, id);
      m.jump('ask');
    },
  },
};
const rivals = mini({ steps: turns as never });
const friends: Game<MiniState> = { ...rivals, cooperative: true };
const start = (game: Game<MiniState>, seats: number) => value(History.start(game, { seats }, 'luck'));

describe('giving up', () => {
  it('ends a game of two: the other has won', () => {
    const history = start(rivals, 2);
    expect(history.answer(resignId(0))).toBeNull();
    expect(history.match.s.over).toEqual({ winners: [1], reason: 'kernel.end.resigned' });
    expect(history.match.decision()).toBeNull();
  });

  it('may be done while somebody else is asked', () => {
    const history = start(rivals, 2);
    expect(history.match.decision()?.seat).toBe(0);
    expect(history.answer(resignId(1))).toBeNull();
    expect(history.match.s.over?.winners).toEqual([0]);
  });

  it('lets the others play on, and the machine pass for whoever is gone', () => {
    const { match } = start(rivals, 3);
    match.answer('shout');
    match.answer(resignId(1));
    expect(match.decision()?.seat).toBe(2);
    match.answer('shout');
    match.answer('shout');
    expect(match.s.notes).toEqual(['shout', 'pass', 'shout', 'shout', 'pass']);
    expect(match.decision()?.seat).toBe(2);
    match.answer(resignId(0));
    expect(match.s.over?.winners).toEqual([2]);
  });

  it('of the last one of a group is a common loss, of another is not', () => {
    const { match } = start(friends, 2);
    match.answer(resignId(0));
    expect(match.s.over).toBeNull();
    expect(match.decision()?.seat).toBe(1);
    match.answer(resignId(1));
    expect(match.s.over).toEqual({ winners: [], reason: 'kernel.end.resigned' });
  });

  it('is refused twice, for a seat that is not there, and when the game is over', () => {
    const { match } = start(rivals, 3);
    match.answer(resignId(0));
    const before = JSON.stringify(match.s);
    for (const id of [resignId(0), resignId(3), resignId(-1), 'resign:', 'resign:1.5', 'resign:01']) {
      expect(match.answer(id)?.words).toEqual(['kernel.refusal.cannot-resign']);
    }
    expect(JSON.stringify(match.s)).toBe(before);
    match.answer(resignId(1));
    expect(match.answer(resignId(2))?.code).toBe('game-over');
  });

  it('is kept like an answer: replayed, saved, loaded, taken back', () => {
    const history = start(rivals, 3);
    for (const id of ['shout', resignId(1), 'shout']) expect(history.answer(id)).toBeNull();
    expect(history.record.answers).toEqual(['shout', 'resign:1', 'shout']);
    const replayed = value(History.replay(rivals, history.record));
    expect(replayed.match.s).toEqual(history.match.s);
    const loaded = value(loadGame(rivals, saveGame(history)));
    expect(loaded.match.s).toEqual(history.match.s);
    expect(history.undo(1)).toBeNull();
    expect(history.match.s.resigned).toBeUndefined();
    expect(history.match.decision()?.seat).toBe(1);
  });

  it('waits until the game lets go of the seat, which is asked nothing more', () => {
    const game: Game<MiniState> = {
      ...friends,
      // Only when the round is over.
      resign(m, seat) {
        if (m.s.notes.length % m.s.seats !== 0 || m.s.notes.includes(`gone ${seat}`)) return false;
        m.s.notes.push(`gone ${seat}`);
        return true;
      },
    };
    const { match } = start(game, 2);
    match.answer('shout');
    match.answer(resignId(1));
    expect(match.s.notes).toEqual(['shout', 'pass', 'gone 1', 'pass']);
    expect(match.decision()?.seat).toBe(0);
  });
});

it('an answer that means nothing is refused in words', () => {
  const { match } = start(rivals, 2);
  expect(match.answer('dance')).toEqual({
    code: 'not-an-option',
    words: ['kernel.refusal.not-an-option', { id: 'dance' }],
  });
  for (const id of ['resign:7', 'resign:', 'resign:x']) {
    expect(match.answer(id)).toEqual({ code: 'not-an-option', words: ['kernel.refusal.cannot-resign'] });
  }
});
