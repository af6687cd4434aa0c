import { describe, expect, it } from 'vitest';
import { barOf, type Given } from './given.ts';
import { beginningOf, lastBy, limitOf, undosOf } from './undoing.ts';

/** An answer of seat 0 by hand that showed nothing, unless told otherwise. */
const answer = (more: Partial<Given> = {}): Given => ({
  ...{ id: 'x', seat: 0, hand: true, kind: 'target', group: '', picked: null, marks: {}, shown: [], chance: false },
  ...more,
});
const act = (more: Partial<Given> = {}): Given => answer({ kind: 'act', ...more });
const chance = (more: Partial<Given> = {}): Given => answer({ chance: true, ...more });
/** Something that those in `gained` have learned, and those in `before` knew. */
const shown = (before: number, gained: number): Partial<Given> => ({ shown: [{ before, gained }] });

const EVERYBODY = -1;

describe('what stands against taking an answer back', () => {
  it.each([
    ['nothing', {}, [0], EVERYBODY, ''],
    ['chance, whatever was shown', { chance: true, ...shown(0b01, 0b10) }, [0], EVERYBODY, 'chance'],
    ['a card he has learned', shown(0, 0b01), [0], EVERYBODY, 'learned'],
    ['a card he knew and others have learned', shown(0b01, 0b10), [0], EVERYBODY, ''],
    ['a card that only others have learned', shown(0, 0b10), [0], EVERYBODY, 'told'],
    ['a card that only bots have learned', shown(0, 0b10), [0], 0b01, ''],
    ['a card that a person among bots has learned', shown(0, 0b110), [0], 0b011, 'told'],
    ['a card that one of two at a screen knew', shown(0b10, 0b01), [0, 1], EVERYBODY, ''],
    ['a card that one of two at a screen has learned', shown(0, 0b10), [0, 1], EVERYBODY, 'learned'],
    ['a card that the third has learned', shown(0, 0b100), [0, 1], EVERYBODY, 'told'],
    ['a card that somebody else knew before', shown(0b10, 0b01), [0], EVERYBODY, 'learned'],
  ] as const)('%s', (_what, more, seats, people, bar) => {
    expect(barOf(answer(more), seats, people)).toBe(bar);
  });

  it('of several cards: the weightiest', () => {
    const told = { before: 0, gained: 0b10 };
    const learned = { before: 0, gained: 0b01 };
    const own = { before: 0b01, gained: 0b10 };
    expect(barOf(answer({ shown: [told, learned] }), [0], EVERYBODY)).toBe('learned');
    expect(barOf(answer({ shown: [own, told] }), [0], EVERYBODY)).toBe('told');
    expect(barOf(answer({ shown: [told, own] }), [0], EVERYBODY)).toBe('told');
    expect(barOf(answer({ shown: [own, learned] }), [0], EVERYBODY)).toBe('learned');
  });
});

describe('how far somebody can go back', () => {
  const undoer = { seats: [0], people: EVERYBODY, free: false };

  it.each([
    ['to the beginning', [answer(), answer()], 0, ''],
    ['behind the last answer that is barred', [chance(), answer(), chance(), answer()], 3, 'chance'],
    ['nowhere, if the last one is', [answer(), answer(shown(0, 1))], 2, 'learned'],
    ['behind the first', [chance(), answer()], 1, 'chance'],
    ['nowhere in a game that has just begun', [], 0, ''],
  ] as const)('%s', (_where, given, at, bar) => {
    expect(limitOf(given, undoer)).toEqual({ at, bar });
    expect(limitOf(given, { ...undoer, free: true })).toEqual({ at: 0, bar: '' });
  });

  it('the last answer of one of these seats that was given by hand', () => {
    const given = [answer(), answer({ seat: 1 }), answer({ hand: false }), answer({ seat: 2 })];
    expect(lastBy(given, [0])).toBe(0);
    expect(lastBy(given, [1])).toBe(1);
    expect(lastBy(given, [0, 1])).toBe(1);
    expect(lastBy(given, [3])).toBe(-1);
    expect(lastBy([answer({ hand: false })], [0])).toBe(-1);
  });
});

describe('where the choice under way began', () => {
  const target = { seat: 0, kind: 'target' } as const;
  const pick = { seat: 0, kind: 'pick', group: { id: 'run', picked: 0, min: 0, max: 3 } } as const;
  const picked = (more: Partial<Given> = {}): Given => answer({ kind: 'pick', group: 'run', ...more });

  it.each([
    ['nothing was begun', [], target, false, -1],
    ['the act before', [act(), act()], target, false, 1],
    ['the act before the other questions of its effect', [act(), answer(), answer({ kind: 'mode' })], target, false, 0],
    ['not an act that went by itself', [act(), act({ hand: false })], target, false, -1],
    ['not an act of somebody else', [act({ seat: 1 })], target, false, -1],
    ['not an act before somebody else answered', [act(), answer({ seat: 1 })], target, false, -1],
    ['a question to act begins anew', [act(), answer()], { seat: 0, kind: 'act' }, false, -1],
    ['a choice that stood alone is over', [act(), answer({ kind: 'pick' })], target, false, -1],
    ['a spot that was chosen is, too', [act(), answer({ kind: 'place' })], target, false, -1],
    ['one that went by itself is not', [act(), answer({ kind: 'pick', hand: false })], target, false, 0],
    ['the first pick of the run', [answer(), picked(), picked()], pick, false, 1],
    ['the run from the first answer on', [picked(), picked()], pick, false, 0],
    ['the act that asks for the run', [act(), picked(), picked()], pick, false, 0],
    ['an act by itself that asks for the run leaves the picks', [act({ hand: false }), picked()], pick, false, 1],
    ['another run is not this one', [picked({ group: 'other' })], pick, false, -1],
    ['nor are picks of somebody else', [picked({ seat: 1 })], pick, false, -1],
    ['the run of one who is to act', [picked()], { ...pick, kind: 'act' }, false, 0],
    ['a question without a run knows none', [picked({ group: '' })], target, false, -1],
    ['what it goes on with', [act({ seat: 1 }), answer({ kind: 'pick' })], target, true, 1],
    ['what it goes on with, before the run', [answer({ kind: 'pick' }), picked()], pick, true, 0],
    ['it goes on with nothing of somebody else', [answer({ seat: 1 })], target, true, -1],
    ['it goes on with nothing that went by itself', [answer({ hand: false })], target, true, -1],
    ['it goes on with nothing at the beginning', [], target, true, -1],
    ['a sequel to act goes on, too', [answer()], { seat: 0, kind: 'act' }, true, 0],
  ] as const)('%s', (_where, given, decision, isSequel, from) => {
    expect(beginningOf(given, decision, isSequel)).toBe(from);
  });
});

describe('everything that can be gone back to', () => {
  const undoer = { seats: [0], people: EVERYBODY, free: false };
  const at = (round: number, turn: number) => ({ marks: { turn, round } });
  const scopes = (given: readonly Given[], marks: Readonly<Record<string, number>>, who = undoer) =>
    undosOf(given, marks, who).map(({ scope, to }) => `${scope} ${to}`);

  it('a step, the action, the turn and the round, each further than the one before', () => {
    const given = [
      act(at(1, 1)),
      act(at(2, 2)),
      act({ seat: 1, ...at(2, 3) }),
      act(at(2, 4)),
      act(at(2, 4)),
      answer(at(2, 4)),
    ];
    expect(scopes(given, { turn: 4, round: 2 })).toEqual(['step 5', 'action 4', 'turn 3', 'round 1']);
    // What is no further is not offered: the action itself was the last step.
    expect(scopes(given.slice(0, 5), { turn: 4, round: 2 })).toEqual(['step 4', 'turn 3', 'round 1']);
    expect(scopes(given.slice(0, 4), { turn: 4, round: 2 })).toEqual(['step 3', 'round 1']);
    expect(scopes(given, { turn: 5, round: 3 })).toEqual(['step 5', 'action 4']);
    // No attack is under way: it cannot be taken back, and the round still can.
    const calm = given.map((one) => ({ ...one, marks: { ...one.marks, attack: 0 } }));
    expect(scopes(calm, { attack: 0, turn: 4, round: 2 })).toEqual(['step 5', 'action 4', 'turn 3', 'round 1']);
  });

  it('nothing before what cannot be taken back', () => {
    const given = [act(at(1, 1)), chance(at(1, 1)), act(at(1, 1)), answer(at(1, 1))];
    expect(scopes(given, { turn: 1 })).toEqual(['step 3', 'action 2']);
    expect(scopes(given, { turn: 1 }, { ...undoer, free: true })).toEqual(['step 3', 'action 2', 'turn 0']);
    // Nor the action, if it was begun before that.
    expect(scopes([act(at(1, 1)), chance(at(1, 1)), answer(at(1, 1))], { turn: 1 })).toEqual(['step 2']);
    expect(scopes([...given, chance()], { turn: 1 })).toEqual([]);
    expect(scopes([act(), chance({ seat: 1 }), answer({ seat: 1 })], {})).toEqual([]);
  });

  it('only to what these seats have decided by hand', () => {
    const given = [
      act({ ...at(1, 1), hand: false }),
      act({ ...at(1, 1), seat: 1 }),
      act({ ...at(1, 1) }),
      answer({ ...at(1, 1) }),
      act({ ...at(1, 1), seat: 1 }),
      act({ ...at(1, 1), hand: false }),
    ];
    expect(scopes(given, { turn: 1 })).toEqual(['step 3', 'action 2']);
    expect(scopes(given, { turn: 1 }, { ...undoer, seats: [0, 1] })).toEqual(['step 4', 'turn 1']);
    expect(scopes(given, { turn: 1 }, { ...undoer, seats: [2] })).toEqual([]);
    expect(scopes([], { turn: 1 })).toEqual([]);
  });
});
