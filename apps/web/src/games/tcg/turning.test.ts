import type { SeenSkirmish } from '@tafelrunde/tcg';
import { expect, it } from 'vitest';
import type { Update } from '../../engine/protocol.ts';
import { turningCards } from './turning.ts';

const skirmish: SeenSkirmish = {
  ...{ companion: 'c1', minions: ['c2'], fought: true, strength: 6, opposing: 7, damage: 0, opposingDamage: 0 },
  ...{ winning: false, overwhelmed: false, overwhelming: false, tolls: [] },
};
const badge = (tone: string, key = 'tcg.badge.versus') => ({
  badge: { words: [key, { own: 8, other: 7 }], sure: 'open', tone, about: ['c1'] },
  facts: [],
});
const update = {
  decision: {
    options: [
      { id: 'a', cards: ['h1'] },
      { id: 'b', cards: ['h2'] },
      { id: 'c', cards: ['x'] },
      { id: 'pass', cards: [] },
    ],
  },
  preview: { options: { a: badge('good'), b: badge('bad', 'tcg.badge.wounds'), c: badge('good'), d: badge('good') } },
} as unknown as Update;
const hand = (id: string): string => ({ h1: 'Valor', h2: 'Best Company' })[id] ?? '';

it('names cards in hand that turn the skirmish under way, with how it then stands', () => {
  expect(turningCards(update, skirmish, true, hand)).toEqual([{ label: 'Valor', stands: '8 : 7' }]);
});

it('names none where nothing has to be turned, or another skirmish is fought', () => {
  expect(turningCards(update, { ...skirmish, winning: true }, true, hand)).toEqual([]);
  expect(turningCards(update, skirmish, false, hand)).toEqual([]);
  expect(turningCards(update, { ...skirmish, fought: false }, true, hand)).toEqual([]);
  expect(turningCards(undefined, skirmish, true, hand)).toEqual([]);
});
