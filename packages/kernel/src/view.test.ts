import { describe, expect, it } from 'vitest';
import {
  begin,
  DECK,
  def,
  FIELD,
  GRAVE,
  HAND,
  IN_HAND,
  type MiniMatch,
  noting,
  PROMPT,
  plain,
  trigger,
} from '../test/mini.ts';
import { Option } from './decision.ts';
import { MOMENT } from './event-rules.ts';
import { emit } from './events.ts';
import { seedWords } from './random.ts';
import { boxKey, redeal } from './redeal.ts';
import { SPECTATOR } from './state.ts';
import { optionWords, seeZone, viewOf } from './view.ts';
import { cardsIn, move, moveUnseen, show } from './zones.ts';

const cards = [...'abcdefgh'].map((id, i) => def(id, { back: i < 6 ? 0 : 1 }));

describe('a zone', () => {
  const m = begin({ cards });
  move(m, 0, HAND, 0);
  move(m, 1, HAND, 0);
  move(m, 2, GRAVE);
  moveUnseen(m, 3, GRAVE, 0, 1 << 1);

  it('shows what the viewer knows', () => {
    expect(seeZone(m, 0, HAND, 0)).toEqual({
      count: 2,
      cards: [
        { id: 'k1', def: 'a' },
        { id: 'k2', def: 'b' },
      ],
    });
  });

  it('only counts what the viewer does not know', () => {
    expect(seeZone(m, 1, HAND, 0)).toEqual({ count: 2, cards: [] });
    expect(seeZone(m, SPECTATOR, DECK)).toEqual({ count: 4, cards: [] });
  });

  it('shows where an unknown card lies in a pile', () => {
    expect(seeZone(m, 0, GRAVE)).toEqual({ count: 2, cards: [{ id: 'k3', def: 'c' }, null] });
    expect(seeZone(m, 1, GRAVE).cards[1]).toMatchObject({ def: 'd' });
  });

  it('does not show where an unknown card lies among others', () => {
    const m = begin({ cards });
    moveUnseen(m, 0, FIELD, 0);
    move(m, 1, FIELD, 0);
    expect(seeZone(m, 1, FIELD, 0)).toEqual({ count: 2, cards: [{ id: 'k1', def: 'b' }] });
  });
});

describe('a decision', () => {
  const ask = () => ({
    seat: 1,
    kind: 'target' as const,
    prompt: PROMPT,
    rule: 'MINI-01',
    source: 2,
    group: { id: 'g', picked: 0, min: 1, max: 2 },
    options: [new Option('k2', 'mini.use', 0, 1, 4, 'MINI-02', 'spot'), plain('done')],
    always: true,
  });
  const m = begin({ cards, steps: { ask: { ask, then: () => {} } } });
  move(m, 2, FIELD, 0);
  move(m, 0, HAND, 1);

  it('is seen by the seat that is asked, the others see that it is', () => {
    expect(viewOf(m, 0)).toMatchObject({ asked: 1, decision: null });
    expect(viewOf(m, SPECTATOR)).toMatchObject({ asked: 1, decision: null });
    expect(viewOf(m, 1).decision).toEqual({
      seat: 1,
      kind: 'target',
      prompt: PROMPT,
      rule: 'MINI-01',
      group: { id: 'g', picked: 0, min: 1, max: 2 },
      position: 0,
      source: 'k1',
      options: [
        {
          id: 'k2',
          label: ['mini.use', { n: 4, card: { name: 'card:a' }, seat: { name: 'seat:1' }, more: { name: 'spot' } }],
          cards: ['k2'],
          seats: [1],
          spots: ['spot'],
          rule: 'MINI-02',
        },
        { id: 'done', label: ['mini.plain', { n: 0 }], cards: [], seats: [], spots: [], rule: 'MINI-01' },
      ],
    });
  });

  it('has labels without what does not belong to them', () => {
    expect(optionWords(m, plain('x'))).toEqual(['mini.plain', { n: 0 }]);
  });
});

describe('redeal', () => {
  function position(): MiniMatch {
    const m = begin({ cards });
    move(m, 0, HAND, 0);
    move(m, 1, HAND, 1);
    move(m, 2, HAND, 1);
    move(m, 3, FIELD, 1);
    move(m, 6, HAND, 1);
    show(m, 2, 1 << 0);
    return m;
  }
  const ids = (m: MiniMatch) => m.s.cards.map(({ def }) => cards[def].id).join('');
  const random = seedWords('redeal');
  const deals = Array.from({ length: 200 }, () => redeal(position(), 0, random));

  it('keeps what the viewer has seen', () => {
    for (const m of deals) expect(ids(m)).toMatch(/^a.cd....$/);
  });

  it('changes hidden cards only with such that look the same', () => {
    for (const m of deals) {
      expect([...ids(m).slice(0, 6)].sort().join('')).toBe('abcdef');
      expect([...ids(m).slice(6)].sort().join('')).toBe('gh');
    }
  });

  it('gives every hidden card every place', () => {
    expect(new Set(deals.map((m) => ids(m)[1]))).toEqual(new Set(['b', 'e', 'f']));
    expect(new Set(deals.map((m) => ids(m)[6]))).toEqual(new Set(['g', 'h']));
  });

  it('gives new luck and leaves the real game alone', () => {
    const real = position();
    const before = JSON.stringify(real.s);
    const other = redeal(real, 0, random);
    expect(other.s.rng).not.toEqual(real.s.rng);
    expect(JSON.stringify(real.s)).toBe(before);
    expect(other.s.zones).toEqual(real.s.zones);
    expect(cardsIn(other, HAND, 1)).not.toBe(cardsIn(real, HAND, 1));
  });

  it('finds the abilities of the cards as they are now', () => {
    const answer = def('answer', { triggers: [trigger('ping', 'react', { zones: IN_HAND })] });
    const m = begin({
      cards: [answer, def('blank')],
      events: { ping: MOMENT },
      procedures: [noting('react')],
      steps: { happen: (m: MiniMatch) => emit(m, { type: 'ping' }) },
    });
    move(m, 0, HAND, 1);
    for (let i = 0; i < 20; i++) {
      const other = redeal(m, 0, random);
      const held = other.s.cards[0].def === 0;
      other.decision();
      expect(other.s.notes).toEqual(held ? ['react'] : []);
      expect(other.s.box).toBe(boxKey(other.s));
    }
  });

  it('lets the game change hidden facts that are no cards', () => {
    const m = begin({ cards, redealExtra: (m, viewer) => m.s.notes.push(`for ${viewer}`) });
    expect(redeal(m, 1, random).s.notes).toEqual(['for 1']);
    expect(m.s.notes).toEqual([]);
  });
});
