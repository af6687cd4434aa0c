import { describe, expect, it } from 'vitest';
import { begin, DECK, def, FIELD, GRAVE, HAND, type MiniMatch } from '../test/mini.ts';
import { EVERYBODY, SPECTATOR } from './state.ts';
import {
  cardsIn,
  hide,
  kindOf,
  knows,
  move,
  moveAll,
  moveUnder,
  moveUnseen,
  obscure,
  randomCard,
  roll,
  seatOf,
  show,
  shuffle,
} from './zones.ts';

const table = () => begin({ cards: [...'abcdefgh'].map((id) => def(id)) }, 3);
const know = (m: MiniMatch, card: number) => [0, 1, 2, SPECTATOR].filter((viewer) => knows(m, viewer, card));
const alias = (m: MiniMatch, card: number) => m.s.cards[card].alias;

describe('moving', () => {
  it('puts a card on top, underneath, or into a seat’s own zone', () => {
    const m = table();
    move(m, 0, DECK);
    expect(cardsIn(m, DECK)).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
    moveUnder(m, 7, DECK);
    expect(cardsIn(m, DECK)[0]).toBe(7);
    move(m, 3, HAND, 2);
    expect(cardsIn(m, HAND, 2)).toEqual([3]);
    expect(m.layout.nameOf(m.s.cards[3].zone)).toBe('hand');
  });

  it('moves all cards of a zone at once, in their order', () => {
    const m = table();
    move(m, 3, HAND, 2);
    moveAll(m, DECK, HAND, 0, 2);
    expect(cardsIn(m, DECK)).toEqual([]);
    expect(cardsIn(m, HAND, 2)).toEqual([3, 0, 1, 2, 4, 5, 6, 7]);
    expect([kindOf(m, 7), seatOf(m, 7), know(m, 7)]).toEqual([HAND, 2, [2]]);
    moveAll(m, HAND, HAND, 2);
    expect(cardsIn(m, HAND, 2).length).toBe(8);
    expect(seatOf(table(), 0)).toBe(-1);
  });

  it('stops loudly if a card is not where it says', () => {
    const m = table();
    m.s.zones[0].shift();
    expect(() => move(m, 0, GRAVE)).toThrow('card 0 is not where it should be');
  });
});

describe('sight', () => {
  it('is that of the zone: nobody, the owner, everybody', () => {
    const m = table();
    expect(know(m, 0)).toEqual([]);
    move(m, 0, HAND, 1);
    expect(know(m, 0)).toEqual([1]);
    move(m, 0, FIELD, 1);
    expect(know(m, 0)).toEqual([0, 1, 2, SPECTATOR]);
  });

  it('is not lost when a known card is put where nobody looks', () => {
    const m = table();
    move(m, 0, FIELD, 1);
    move(m, 0, DECK);
    expect(know(m, 0)).toEqual([0, 1, 2, SPECTATOR]);
    move(m, 1, HAND, 2);
    move(m, 1, DECK);
    expect(know(m, 1)).toEqual([2]);
  });

  it('can be kept from an open zone', () => {
    const m = table();
    moveUnseen(m, 0, FIELD, 1);
    expect(know(m, 0)).toEqual([]);
    moveUnseen(m, 1, FIELD, 1, 1 << 2);
    expect(know(m, 1)).toEqual([2]);
  });

  it('ends with a shuffle', () => {
    const m = table();
    for (const card of [0, 1, 2]) move(m, card, GRAVE);
    move(m, 0, DECK);
    move(m, 1, DECK);
    shuffle(m, DECK);
    expect([know(m, 0), know(m, 1), alias(m, 0)]).toEqual([[], [], 0]);
    expect(know(m, 2)).toHaveLength(4);
    expect(cardsIn(m, DECK).toSorted()).toEqual([0, 1, 3, 4, 5, 6, 7]);
  });

  it('can be taken from all but some', () => {
    const m = table();
    move(m, 0, FIELD, 0);
    move(m, 1, FIELD, 0);
    obscure(m, FIELD, 0, 1 << 0);
    expect([know(m, 0), know(m, 1)]).toEqual([[0], [0]]);
    hide(m, 0);
    expect([know(m, 0), alias(m, 0)]).toEqual([[], 0]);
  });
});

describe('identity in views', () => {
  it('is new whenever somebody new sees the card, and stays otherwise', () => {
    const m = table();
    move(m, 0, HAND, 1);
    const first = alias(m, 0);
    expect(first).toBeGreaterThan(0);
    show(m, 0, 1 << 1);
    expect(alias(m, 0)).toBe(first);
    show(m, 0, EVERYBODY);
    expect(alias(m, 0)).toBeGreaterThan(first);
  });

  it('is new when some lose sight of it, so that they cannot follow it', () => {
    const m = table();
    move(m, 0, FIELD, 0);
    const known = alias(m, 0);
    hide(m, 0, 1 << 0);
    expect(alias(m, 0)).toBeGreaterThan(known);
  });

  it('is never used twice', () => {
    const m = table();
    const given = new Set<number>();
    for (let i = 0; i < 5; i++) {
      move(m, 7, FIELD, 0);
      given.add(alias(m, 7));
      move(m, 7, DECK);
      shuffle(m, DECK);
    }
    expect(given.size).toBe(5);
  });
});

describe('news', () => {
  it('is what somebody learns, and nothing else', () => {
    const m = table();
    const news = (deed: () => void) => {
      const before = m.s.news;
      deed();
      return m.s.news - before;
    };
    expect(news(() => move(m, 0, HAND, 1))).toBe(1);
    expect(news(() => move(m, 0, DECK))).toBe(0);
    expect(news(() => shuffle(m, DECK))).toBe(0);
    expect(news(() => moveUnseen(m, 1, FIELD, 0))).toBe(0);
    expect(news(() => hide(m, 1))).toBe(0);
    expect(news(() => roll(m, 6))).toBe(1);
    expect(news(() => randomCard(m, DECK))).toBe(1);
    expect(news(() => randomCard(m, GRAVE))).toBe(0);
  });
});

describe('luck', () => {
  it('rolls and draws from what there is', () => {
    const m = table();
    const rolled = new Set(Array.from({ length: 200 }, () => roll(m, 6)));
    expect([...rolled].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(cardsIn(m, DECK)).toContain(randomCard(m, DECK));
    expect(randomCard(m, GRAVE)).toBe(-1);
  });
});
