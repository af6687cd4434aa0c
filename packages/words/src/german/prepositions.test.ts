import { describe, expect, it } from 'vitest';
import { prepositional } from './clauses.ts';
import { du } from './pronouns.ts';
import type { GermanNoun, GermanNp, GermanPreposition } from './types.ts';

const hand: GermanNoun = { sg: 'Hand', pl: 'Hände', gender: 'f' };
const deck: GermanNoun = { sg: 'Deck', pl: 'Decks', gender: 'n' };
const pile: GermanNoun = { sg: 'Ablagestapel', pl: 'Ablagestapel', gender: 'm' };
const enemy: GermanNoun = { sg: 'Gegner', pl: 'Gegner', gender: 'm' };
const hero: GermanNoun = { sg: 'Held', pl: 'Helden', gender: 'm', weak: true };
const place: GermanNoun = { sg: 'Ort', pl: 'Orte', gender: 'm', genitive: 'Ortes' };
const area: GermanNoun = { sg: 'Gebiet', pl: 'Gebiete', gender: 'n' };
const quest: GermanNoun = { sg: 'Abenteuer', pl: 'Abenteuer', gender: 'n' };
const round: GermanNoun = { sg: 'Runde', pl: 'Runden', gender: 'f' };
const end: GermanNoun = { sg: 'Ende', pl: 'Enden', gender: 'n' };
const turn: GermanNoun = { sg: 'Zug', pl: 'Züge', gender: 'm', genitive: 'Zuges' };

const von: GermanPreposition = { text: 'von', case: 'dat' };
const zu: GermanPreposition = { text: 'zu', case: 'dat' };
const inDat: GermanPreposition = { text: 'in', case: 'dat' };
const inAcc: GermanPreposition = { text: 'in', case: 'acc' };
const an: GermanPreposition = { text: 'an', case: 'dat' };
const anAcc: GermanPreposition = { text: 'an', case: 'acc' };
const auf: GermanPreposition = { text: 'auf', case: 'acc' };
const bei: GermanPreposition = { text: 'bei', case: 'dat' };
const bisZu: GermanPreposition = { text: 'bis zu', case: 'dat' };
const während: GermanPreposition = { text: 'während', case: 'gen' };

const the = (noun: GermanNoun): GermanNp => ({ noun, det: 'definite' });
const your = (noun: GermanNoun): GermanNp => ({ noun, det: { possessive: du } });
const kontrollieren = { infinitive: 'kontrollieren' };
const acc = (np: GermanNp) => ({ case: 'acc', np }) as const;
const gap: GermanNp = { gap: true };

const PREPOSITIONS: readonly (readonly [string, GermanPreposition, GermanNp])[] = [
  ['zum Ablagestapel', zu, the(pile)],
  ['zur Runde', zu, the(round)],
  ['im Gebiet', inDat, the(area)],
  ['ins Gebiet', inAcc, the(area)],
  ['am Ort', an, the(place)],
  ['ans Deck', anAcc, the(deck)],
  ['beim Helden', bei, the(hero)],
  ['vom Deck', von, the(deck)],
  ['bis zum Ende der Runde', bisZu, { noun: end, det: 'definite', of: the(round) }],
  ['im selben Zug', inDat, { noun: turn, det: 'derselbe' }],
  ['auf dasselbe Abenteuer', auf, { noun: quest, det: 'derselbe' }],
  ['auf das Deck', auf, the(deck)],
  ['in diesem Gebiet', inDat, { noun: area, det: 'dieser' }],
  ['in den Gebieten', inDat, { noun: area, det: 'definite', number: 'pl' }],
  ['zu den Gegnern', zu, { noun: enemy, det: 'definite', number: 'pl' }],
  ['im Deck und im Ablagestapel', inDat, { list: [the(deck), the(pile)] }],
  ['im Deck oder in deiner Hand', inDat, { list: [the(deck), your(hand)], join: 'or' }],
  ['von deiner Hand und deinem Deck', von, { list: [your(hand), your(deck)] }],
  [
    'in dem Gebiet, das du kontrollierst',
    inDat,
    { noun: area, det: 'definite', relative: { verb: kontrollieren, objects: [acc(gap)] } },
  ],
  ['zum Schattenschlüssel', zu, { proper: { text: 'Schattenschlüssel', gender: 'm', article: true } }],
  ['während deines Zuges', während, your(turn)],
  ['von Aragorn', von, { proper: { text: 'Aragorn', gender: 'm' } }],
];

describe('German prepositions', () => {
  it.each(PREPOSITIONS)('%s', (expected, prep, np) => {
    expect(prepositional({ prep, np })).toBe(expected);
  });
});
