import { expect, it } from 'vitest';
import { asks, begin, mini, PROMPT, plain } from '../test/mini.ts';
import { flowOf, idleOption, plainResult } from './flow.ts';

const act = (ids: readonly string[]) => ({
  ...asks(ids),
  ask: () => ({ seat: 0, kind: 'act' as const, prompt: PROMPT, options: ids.map(plain) }),
});

it('of a game that says nothing of its course, questions to act or pass are windows, all of one name', () => {
  const m = begin({ steps: { one: act(['go', 'pass']), two: act(['go', 'stay']), three: asks(['go', 'pass']) } });
  const flow = flowOf(m.game);
  const windows: string[] = [];
  for (let decision = m.decision(); decision; decision = m.decision()) {
    windows.push(flow.windowOf(m, decision));
    m.answer('go');
  }
  expect(windows).toEqual([flow.windows[0], '', '']);
  expect(flow.windows).toEqual(['act']);
  expect([flow.marks, flow.marksOf(m), [...flow.weighty], [...flow.headings]]).toEqual([[], {}, [], []]);
});

it('a game that says something is believed', () => {
  const own = { ...flowOf(mini()), windows: ['dusk'] };
  expect(flowOf({ ...mini(), flow: own })).toBe(own);
});

it('the answer that does nothing is the first that the game names, of those that are offered', () => {
  const m = begin({ steps: { one: asks(['done', 'pass', 'go']) } });
  expect(idleOption(m.game, m.decision()!)).toBe('pass');
  expect(idleOption({ ...m.game, idle: ['no', 'done', 'pass'] }, m.decision()!)).toBe('done');
  expect(idleOption({ ...m.game, idle: ['no'] }, m.decision()!)).toBe('');
});

it('somebody has won if the outcome says so, and has as many points as it says', () => {
  const m = begin({ steps: { one: asks(['a', 'b']) } });
  expect(plainResult(m, 0)).toEqual({ won: false, out: false, score: null });
  m.end({ winners: [1], reason: 'mini.plain', scores: [3, 5] });
  expect([0, 1].map((seat) => plainResult(m, seat))).toEqual([
    { won: false, out: false, score: 3 },
    { won: true, out: false, score: 5 },
  ]);
  expect(flowOf(m.game).resultOf(m, 1)).toEqual(plainResult(m, 1));
});
