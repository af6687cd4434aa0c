import { describe, expect, it } from 'vitest';
import { asks, begin, def, FIELD, type MiniMatch, note, noting, POWER } from '../test/mini.ts';
import { cloneState } from './clone.ts';
import { delay } from './events.ts';
import { use } from './limits.ts';
import { sharedPart } from './plain.ts';
import { modify } from './values.ts';
import { move, shuffle } from './zones.ts';

/** A position in which every part of the state holds something. */
function position(): MiniMatch {
  const m = begin({
    cards: [...'abc'].map((id) => def(id)),
    procedures: [noting('later')],
    steps: { ask: asks(['x', 'y']) },
  });
  m.top().vars.nested = [[1, 2], { a: [3] }] as never;
  modify(m, { stat: POWER, amount: 1, cards: [0], source: 0, seat: 0, until: 'turn' });
  delay(m, 'ping', 'later', { list: [1] });
  use(m, 0, 1);
  note(m, 'something');
  return m;
}

describe('a clone', () => {
  it('is the same and shares nothing that can be changed', () => {
    const m = position();
    const copy = cloneState(m.game, m.s);
    expect(copy).toEqual(m.s);
    expect(sharedPart(m.s, copy)).toBeNull();
  });

  it('does not influence the original, nor the other way round', () => {
    const m = position();
    const before = JSON.stringify(m.s);
    const clone = m.clone();
    move(clone, 0, FIELD, 1);
    shuffle(clone, 0);
    (clone.top().vars.nested as number[][])[0].push(9);
    delay(clone, 'pong', 'later', {});
    use(clone, 0, 1);
    note(clone, 'else');
    clone.answer('x');
    expect(JSON.stringify(m.s)).toBe(before);
    const after = JSON.stringify(clone.s);
    m.answer('y');
    note(m, 'more');
    expect(JSON.stringify(clone.s)).toBe(after);
  });
});
