import { describe, expect, it } from 'vitest';
import { asks, begin, def, FIELD, GRAVE, type MiniMatch, type MiniState, ON_FIELD, POWER } from '../test/mini.ts';
import {
  ADD,
  expire,
  explainValue,
  forget,
  type Modifier,
  modify,
  modifyAll,
  SET,
  type StatRules,
  TIMES,
  value,
} from './values.ts';
import { move } from './zones.ts';

function changes(
  layer: Modifier<MiniState>['layer'],
  amount: number,
  more: Partial<Modifier<MiniState>> = {},
): Modifier<MiniState> {
  return {
    stat: POWER,
    layer,
    zones: ON_FIELD,
    applies: (_m, source, target) => source !== target,
    amount: () => amount,
    ...more,
  };
}

/** Card 0 has power 3; the others have one modifier each. All lie on the field. */
function field(modifiers: readonly Modifier<MiniState>[], stats: Partial<StatRules<MiniState>> = {}): MiniMatch {
  const cards = [def('hero', { power: 3 }), ...modifiers.map((modifier, i) => def(`m${i}`, { modifiers: [modifier] }))];
  const m = begin({ cards, stats, steps: { end: asks(['x', 'y']) } });
  cards.forEach((_, card) => {
    move(m, card, FIELD, 0);
  });
  return m;
}

const power = (m: MiniMatch, card = 0) => value(m, card, POWER);

describe('a value', () => {
  it('is the printed one, if nothing changes it', () => {
    expect(power(field([]))).toBe(3);
  });

  it('is first added to, then multiplied, whatever lies where', () => {
    expect(power(field([changes(TIMES, 2), changes(ADD, 1)]))).toBe(8);
    expect(power(field([changes(ADD, 1), changes(TIMES, 2)]))).toBe(8);
  });

  it('is not changed by what concerns another card only, which is not even asked', () => {
    const asked: number[] = [];
    const applies: Modifier<MiniState>['applies'] = (_m, _source, target) => {
      asked.push(target);
      return true;
    };
    const m = field([changes(ADD, 1, { own: true, applies }), changes(ADD, 2)]);
    expect([power(m), power(m, 1)]).toEqual([5, 3]);
    expect(explainValue(m, 0, POWER).shares.map(({ source }) => source)).toEqual([2]);
    expect(asked).toEqual([1]);
  });

  it('is rounded once, after everything', () => {
    const halves = [changes(TIMES, 0.5), changes(TIMES, 0.5), changes(ADD, 2)];
    expect(power(field(halves))).toBe(2);
    expect(power(field(halves, { round: 'down' }))).toBe(1);
  });

  it('is what it is set to, and the last setting wins', () => {
    expect(power(field([changes(SET, 7), changes(ADD, 1), changes(TIMES, 2)]))).toBe(7);
    expect(power(field([changes(SET, 7), changes(SET, 1)]))).toBe(1);
    const m = field([changes(SET, 7)]);
    modify(m, { stat: POWER, layer: SET, amount: 2, cards: [0], source: 1, seat: 0, until: 'turn' });
    expect(power(m)).toBe(2);
  });

  it('does not fall below the least', () => {
    expect(power(field([changes(ADD, -5)]))).toBe(0);
    expect(power(field([changes(ADD, -5)], { least: 1 }))).toBe(1);
    expect(power(field([changes(SET, -1)]))).toBe(0);
  });

  it('is not changed by cards that lie elsewhere', () => {
    const m = field([changes(ADD, 4)]);
    move(m, 1, GRAVE);
    expect(power(m)).toBe(3);
  });
});

describe('remembering', () => {
  it('happens only while nothing can change', () => {
    let reckoned = 0;
    const m = field([changes(ADD, 1, { amount: () => ++reckoned })]);
    power(m);
    power(m);
    expect(reckoned).toBe(2);
    m.reading = true;
    const first = power(m);
    expect(power(m)).toBe(first);
    expect(reckoned).toBe(3);
    m.epoch++;
    power(m);
    expect(reckoned).toBe(4);
  });

  it('ends with every step and every answer', () => {
    const seen: number[] = [];
    const look = {
      ask: (m: MiniMatch) => {
        seen.push(power(m), power(m));
        return null;
      },
      then: () => {},
    };
    const raise = (m: MiniMatch) =>
      modify(m, { stat: POWER, amount: 1, cards: [0], source: 0, seat: 0, until: 'turn' });
    const m = begin({ cards: [def('hero', { power: 3 })], steps: { look, raise, look2: look } });
    m.decision();
    expect(seen).toEqual([3, 3, 4, 4]);
  });
});

describe('explainValue', () => {
  it('names the printed value and every share of the sum', () => {
    const m = field([changes(ADD, 2), changes(ADD, -1)]);
    modify(m, { stat: POWER, amount: 4, cards: [0], source: 2, seat: 0, until: 'turn' });
    const { base, shares, value } = explainValue(m, 0, POWER);
    expect(shares).toEqual([
      { source: 1, layer: ADD, amount: 2 },
      { source: 2, layer: ADD, amount: -1 },
      { source: 2, layer: ADD, amount: 4 },
    ]);
    expect(base + shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
    expect(value).toBe(8);
  });
});

describe('a lasting change', () => {
  const all: Modifier<MiniState> = changes(ADD, 0, {
    applies: (m, _source, target) => m.layout.kindOf[m.s.cards[target].zone] === FIELD,
  });

  it('of certain cards does not reach others', () => {
    const m = field([changes(ADD, 0)]);
    modify(m, { stat: POWER, amount: 2, cards: [0], source: 1, seat: 0, until: 'turn' });
    expect([power(m, 0), power(m, 1)]).toEqual([5, 0]);
  });

  it('by a registered modifier also reaches cards that come later', () => {
    const m = field([changes(ADD, 0)], { lasting: { all } });
    move(m, 1, GRAVE);
    modifyAll(m, 'all', { amount: 2, source: 0, seat: 0, until: 'turn' });
    expect([power(m, 0), power(m, 1)]).toEqual([5, 0]);
    move(m, 1, FIELD, 1);
    expect(power(m, 1)).toBe(2);
  });

  it('ends at its moment', () => {
    const m = field([], { lasting: { all } });
    modify(m, { stat: POWER, amount: 2, cards: [0], source: 0, seat: 0, until: 'turn' });
    modifyAll(m, 'all', { amount: 10, source: 0, seat: 0, until: 'round' });
    expire(m, 'turn');
    expect(power(m)).toBe(13);
    expire(m, 'round');
    expect(power(m)).toBe(3);
    expect(m.s.lasting).toEqual([]);
  });

  it('ends for a card that leaves, and stays for the others', () => {
    const m = field([changes(ADD, 0)]);
    modify(m, { stat: POWER, amount: 2, cards: [0, 1], source: 0, seat: 0, until: 'turn' });
    modify(m, { stat: POWER, amount: 5, cards: [0], source: 0, seat: 0, until: 'turn' });
    forget(m, 0);
    expect([power(m, 0), power(m, 1)]).toEqual([3, 2]);
    expect(m.s.lasting).toHaveLength(1);
  });

  it('is not shared by clones that could change it', () => {
    const m = field([]);
    modify(m, { stat: POWER, amount: 2, cards: [0], source: 0, seat: 0, until: 'turn' });
    const clone = m.clone();
    expire(clone, 'turn');
    expect([power(m), power(clone)]).toEqual([5, 3]);
  });
});

describe('why a value is what it is', () => {
  it('names only what changes this value of this card', () => {
    const m = field([changes(ADD, 2), changes(ADD, 5, { applies: () => false })]);
    modify(m, { stat: POWER, amount: 4, cards: [0], source: 1, seat: 0, until: 'game' });
    modify(m, { stat: POWER, amount: 7, cards: [2], source: 1, seat: 0, until: 'game' });
    const parts = explainValue(m, 0, POWER);
    expect(parts.value).toBe(9);
    expect(JSON.stringify(parts)).not.toMatch(/[57]/);
    expect(explainValue(m, 2, POWER).value).toBe(9);
  });
});
