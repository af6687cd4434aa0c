import { aliasId, cardsIn, EVERYBODY, resignId } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { keepLine } from './lines.ts';
import { isOffered, pickedBy } from './offered.ts';
import { reckonings } from './reckonings.ts';

/** The camp of seat 0, which everybody sees. */
const CAMP = 'camp';
const camp = (...cards: string[]) => {
  const { m } = table('sample', { players: [{ gold: 5, camp: cards, hand: ['Dwarf'] }, { camp: ['Troll'] }] });
  const kind = m.game.zoneKinds.findIndex(({ name }) => name === CAMP);
  return { m, ids: cardsIn(m, kind, 0).map((card) => aliasId(m.s.cards[card].alias)), cards: cardsIn(m, kind, 0) };
};

it('a value that something changes is reckoned up, with what changes it', () => {
  const { m, ids } = camp('Dwarf', 'Banner');
  const dwarf = {
    stat: 'strength',
    base: 2,
    value: 3,
    shares: [{ def: 'banner', layer: 0, amount: 1 }],
  };
  for (const viewer of [0, 1]) expect(reckonings(m, viewer)[ids[0]]).toEqual([dwarf]);
});

it('nothing is reckoned where nothing changes anything', () => {
  const { m } = camp('Dwarf');
  expect(reckonings(m, 0)).toEqual({});
});

it('who does not know a card learns neither its values nor that it changes one', () => {
  const { m, cards, ids } = camp('Dwarf', 'Banner');
  m.s.cards[cards[1]].seen &= ~0b10;
  expect(reckonings(m, 1)[ids[0]][0].shares[0].def).toBe('');
  expect(reckonings(m, 0)[ids[0]][0].shares[0].def).toBe('banner');
  m.s.cards[cards[0]].seen &= ~0b10;
  expect(reckonings(m, 1)).toEqual({});
  m.s.cards[cards[0]].alias = 0;
  // Only the Banner is left to be looked at.
  expect(Object.keys(reckonings(m, 0))).toEqual([ids[1]]);
});

it('a kept line knows its cards as they were, when it was said, and by which rule', () => {
  const { m, ids, cards } = camp('Dwarf', 'Banner');
  m.s.answers = 4;
  const line = { words: ['sample.ask.act'], rule: 'SAMPLE-TURN-02', to: EVERYBODY, cards: [...cards] } as const;
  const { seen } = m.s.cards[cards[1]];
  m.s.cards[cards[0]].alias = 0;
  expect(keepLine(m, line, 9)).toEqual({
    ...{ words: ['sample.ask.act'], rule: 'SAMPLE-TURN-02', to: EVERYBODY, at: 4, serial: 9 },
    cards: [{ id: ids[1], seen }],
  });
});

it('a pick is known by what it picks, and only what is listed is offered', () => {
  const { m } = camp('Dwarf');
  const { options } = m.decision()!;
  const card = options.find((option) => option.card >= 0)!;
  expect(pickedBy(m, { ...card, n: 3 })).toEqual({ id: card.id, cards: [aliasId(m.s.cards[card.card].alias)], n: 3 });
  expect(pickedBy(m, { ...card, card: -1 }).cards).toEqual([]);
  expect(isOffered(m, card.id)).toBe(true);
  expect(isOffered(m, resignId(0))).toBe(false);
  m.answer(resignId(0));
  expect(isOffered(m, card.id)).toBe(false);
});
