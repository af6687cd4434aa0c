import { expect, test } from 'vitest';
import { printedCards } from '../../test/printed-cards.ts';
import { printedMirkwood } from '../../test/printed-mirkwood.ts';
import type { CardType, LcgDef } from '../defs.ts';
import { lcg } from '../game.ts';

/** The values a type prints, in the order of the table. */
const VALUES: Readonly<Record<CardType, readonly (keyof LcgDef)[]>> = {
  hero: ['threatCost', 'willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['cost', 'willpower', 'attack', 'defense', 'hitPoints'],
  attachment: ['cost'],
  event: ['cost'],
  enemy: ['engagement', 'threat', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
  treachery: [],
  objective: [],
  quest: ['stage', 'questPoints'],
  campaign: [],
};
/** Printed on no card: these say the rest of a definition. */
const NUMBERS = [
  'cost',
  'threatCost',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'threat',
  'engagement',
  'questPoints',
  'stage',
] as const;

function keywordsOf(def: LcgDef): string[] {
  const words: [boolean, string][] = [
    [def.ranged, 'Ranged'],
    [def.sentinel, 'Sentinel'],
    [def.restricted, 'Restricted'],
    [def.guarded, 'Guarded'],
    [def.permanent, 'Permanent'],
    [def.doomed > 0, `Doomed ${def.doomed}`],
    [def.surge > 0, 'Surge'],
    [def.victory > 0, `Victory ${def.victory}`],
    [def.escape > 0, `Escape ${def.escape}`],
    [def.immune, 'Immune'],
  ];
  return words.flatMap(([has, word]) => (has ? [word] : [])).sort();
}

/** Objectives that become allies print the values of one. */
function valuesFor({ type, joins }: LcgDef): readonly (keyof LcgDef)[] {
  return joins ? VALUES.ally.slice(1) : VALUES[type];
}

/** A definition as a row of the table. */
function rowOf(def: LcgDef): string {
  const { number, title, unique, type, sphere, set, traits, quantity, easyQuantity } = def;
  const values = valuesFor(def).map((name) => (def[name] === -1 ? 'X' : def[name]));
  return [
    number,
    `${title.en}${unique ? '*' : ''}`,
    type,
    sphere || set,
    values.join(' '),
    [...traits].sort().join(', '),
    keywordsOf(def).join(', '),
    easyQuantity === quantity ? quantity : `${quantity}/${easyQuantity}`,
  ].join('|');
}

const defs = (lcg.defs as readonly LcgDef[])
  .filter(({ number }) => number < 900 || number > 2000)
  .toSorted((a, b) => a.number - b.number);

test('every printed value of every card is that of the table', () => {
  expect(defs.map(rowOf)).toEqual([...printedCards, ...printedMirkwood]);
});

test('no card has a value that its type does not print', () => {
  const wrong = defs.filter((def) => NUMBERS.some((name) => def[name] !== 0 && !valuesFor(def).includes(name)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
