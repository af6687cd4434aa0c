import { describe, expect, it } from 'vitest';
import { asks, begin, def, FIELD, GRAVE, HAND, type MiniMatch, type MiniState, ON_FIELD, POWER } from '../test/mini.ts';
import { cloneState } from './clone.ts';
import type { Trigger } from './event-rules.ts';
import { cardOf, numberOf } from './live.ts';
import { ADD, isChanged, type Modifier } from './values.ts';
import { move, moveAll, moveUnder, moveUnseen } from './zones.ts';

const strong: Modifier<MiniState> = { stat: POWER, layer: ADD, zones: ON_FIELD, applies: () => true, amount: () => 1 };
const ever: Modifier<MiniState> = { ...strong, zones: ON_FIELD | (1 << GRAVE) };
const waits: Trigger<MiniState> = {
  on: 'ping',
  timing: 'after',
  optional: false,
  zones: ON_FIELD,
  matches: () => true,
  usable: () => true,
  proc: 'none',
  key: 'none',
  rule: '',
};
const cards = [
  def('plain'),
  def('strong', { modifiers: [strong] }),
  def('both', { modifiers: [strong, ever], triggers: [waits] }),
  def('deaf', { triggers: [{ ...waits, on: 'never heard of' }] }),
];

const start = (): MiniMatch =>
  begin({ cards, events: { ping: { apply: () => {} } }, steps: { end: asks(['x', 'y']) } });

/** Which card changes power, and with which of its modifiers. */
const changing = (m: MiniMatch): string[] => m.live.modifiers[POWER].map((a) => `${cardOf(a)}.${numberOf(a)}`);
const waiting = (m: MiniMatch): number[] => m.live.triggers[m.listening.hearing('ping').after.forced].map(cardOf);

describe('what is live', () => {
  it('is what lies where it works, in the order of cards and not of coming', () => {
    const m = start();
    expect([changing(m), waiting(m)]).toEqual([[], []]);
    move(m, 2, FIELD, 0);
    move(m, 1, FIELD, 0);
    move(m, 0, FIELD, 0);
    expect([changing(m), waiting(m)]).toEqual([['1.0', '2.0', '2.1'], [2]]);
  });

  it.each([
    ['move', (m: MiniMatch) => move(m, 2, GRAVE, 0)],
    ['moveUnder', (m: MiniMatch) => moveUnder(m, 2, GRAVE, 0)],
    ['moveUnseen', (m: MiniMatch) => moveUnseen(m, 2, GRAVE, 0)],
    ['moveAll', (m: MiniMatch) => moveAll(m, FIELD, GRAVE, 0)],
  ])('%s lets go of what no longer works, and of nothing else', (_name, go) => {
    const m = start();
    move(m, 2, FIELD, 0);
    go(m);
    expect([changing(m), waiting(m)]).toEqual([['2.1'], []]);
    move(m, 2, HAND, 0);
    expect([changing(m), isChanged(m, POWER)]).toEqual([[], false]);
  });

  it('is found anew for a state that is loaded, and differs between matches', () => {
    const m = start();
    move(m, 2, FIELD, 0);
    const copy = m.clone();
    move(m, 2, HAND, 0);
    expect([changing(m), changing(copy)]).toEqual([[], ['2.0', '2.1']]);
    m.load(cloneState(m.game, copy.s));
    expect([changing(m), waiting(m)]).toEqual([['2.0', '2.1'], [2]]);
  });

  it('leaves out what waits for an event that the game does not have', () => {
    const m = start();
    move(m, 3, FIELD, 0);
    expect(m.live.triggers.flat()).toEqual([]);
    expect(m.live.heeded).toContain(true);
  });
});
