import { describe, expect, it } from 'vitest';
import { cueNames, cues, heardOf, lengthOfCue, loudest } from './cues.ts';

describe.each(cueNames)('the cue %s', (name) => {
  it('is over within 400 ms, and quiet', () => {
    expect(lengthOfCue(name)).toBeLessThan(0.4);
    for (const { loud, from, to, lasts } of cues[name]) {
      expect(loud).toBeLessThanOrEqual(0.6);
      expect(Math.min(from, to, lasts)).toBeGreaterThan(0);
    }
  });
});

it('no two cues sound alike', () => {
  expect(new Set(cueNames.map((name) => JSON.stringify(cues[name]))).size).toBe(cueNames.length);
});

it('of several things only the weightiest is heard', () => {
  expect(loudest(['card', 'blow', 'due'])).toBe('due');
  expect(loudest(['card', 'turn'])).toBe('turn');
  expect(loudest([])).toBeUndefined();
});

it('what happens on the table has its cue', () => {
  const quiet = { changes: [], aimed: false, due: false, over: null, coins: false, cast: false };
  expect(heardOf(quiet)).toBeUndefined();
  expect(heardOf({ ...quiet, changes: [{ kind: 'appear', id: 'a' }] })).toBe('card');
  expect(heardOf({ ...quiet, changes: [{ kind: 'turn', id: 'a', turned: true }] })).toBe('turn');
  expect(heardOf({ ...quiet, changes: [{ kind: 'damage', id: 'a', by: 2 }], aimed: true })).toBe('blow');
  expect(heardOf({ ...quiet, changes: [{ kind: 'damage', id: 'a', by: -2 }] })).toBeUndefined();
  expect(heardOf({ ...quiet, aimed: true })).toBe('held');
  expect(heardOf({ ...quiet, changes: [{ kind: 'appear', id: 'a' }], due: true })).toBe('due');
  expect(heardOf({ ...quiet, changes: [{ kind: 'appear', id: 'a' }], coins: true })).toBe('coin');
  expect(heardOf({ ...quiet, changes: [{ kind: 'turn', id: 'a', turned: true }], cast: true })).toBe('die');
  expect(heardOf({ ...quiet, due: true, over: 'win' })).toBe('win');
  expect(heardOf({ ...quiet, due: true, over: 'loss' })).toBe('loss');
});
