import { dbg } from '@tafelrunde/dbg';
import { below, type Game, History, saveGame, seedWords } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Replay, strideFrom } from './replay.ts';

const game: Game = dbg;

function played(answers: number): History {
  const begun = History.start(game, { seats: 2 }, 'replay');
  if (!begun.ok) throw new Error('refused');
  const history = begun.value;
  const luck = seedWords('replay');
  for (
    let decision = history.match.decision();
    decision && history.length < answers;
    decision = history.match.decision()
  ) {
    history.answer(decision.options[below(luck, decision.options.length)].id);
  }
  return history;
}

function replay(history: History): Replay {
  const loaded = Replay.load(game, JSON.stringify(history.record));
  if (!loaded.ok) throw new Error(loaded.problem[0]);
  return loaded.value;
}

describe('a replay', () => {
  const history = played(90);
  const there = replay(history);

  test('shows each position as the seat saw it then, in any order', () => {
    const forth = [10, 40, 90].map((at) => there.look(at, 1));
    const back = [90, 40, 10].map((at) => there.look(at, 1)).reverse();
    expect(back.map(({ picture }) => picture.view)).toEqual(forth.map(({ picture }) => picture.view));
    expect(back.map(({ lines }) => lines)).toEqual(forth.map(({ lines }) => lines));
    const rewound = played(40);
    expect(there.look(40, 1).picture.view).toEqual(game.view(rewound.match, 1));
  });

  test('tells what was said by then, and when', () => {
    const { lines, ats } = there.look(60, 0);
    expect(ats).toHaveLength(lines.length);
    expect(Math.max(...ats)).toBeLessThanOrEqual(60);
    expect(there.look(20, 0).lines.length).toBeLessThan(lines.length);
  });

  test('hides what the seat could not see, unless all cards lie open', () => {
    const other = (view: unknown) => JSON.stringify(view);
    expect(other(there.look(30, 0).picture.view)).not.toBe(other(there.look(30, 0, true).picture.view));
    // Looking openly changes nothing.
    expect(there.look(30, 0).picture.view).toEqual(replay(history).look(30, 0).picture.view);
  });

  test('knows who was asked what, and what was answered', () => {
    expect(there.steps).toHaveLength(91);
    there.steps.slice(0, 90).forEach(({ played: id, label }, at) => {
      expect(id).toBe(history.answers[at]);
      expect(label).not.toBeNull();
    });
    expect(there.steps[90]?.played).toBe('');
  });

  test('goes by answer, by action, by turn', () => {
    const { steps } = there;
    expect(strideFrom(steps, 5, 'answer', 1)).toBe(6);
    expect(strideFrom(steps, 0, 'answer', -1)).toBe(0);
    expect(strideFrom(steps, 90, 'turn', 1)).toBe(90);
    const turn = strideFrom(steps, 0, 'turn', 1);
    expect(steps[turn]?.marks.turn).not.toBe(steps[0]?.marks.turn);
    expect(steps[turn - 1]?.marks.turn).toBe(steps[0]?.marks.turn);
    expect(strideFrom(steps, turn, 'turn', -1)).toBeLessThan(turn);
    const action = strideFrom(steps, 0, 'action', 1);
    expect(steps[action]?.choice).toBe(true);
  });

  test('also of a saved game; what is none is refused with a sentence', () => {
    const saved = Replay.load(game, saveGame(history));
    expect(saved.ok && saved.value.end).toBe(90);
    expect(Replay.load(game, 'nonsense')).toMatchObject({ ok: false });
    const wrong = { ...history.record, answers: ['nonsense'] };
    expect(Replay.load(game, JSON.stringify(wrong))).toMatchObject({ ok: false });
  });
});
