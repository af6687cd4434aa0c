import { type CardValue, numberValue, printedValues, wordValue } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { CardType, LcgDef } from '../defs.ts';
import { sphereWords } from '../stats.ts';
import { traitWord } from '../traits.ts';

const TYPES: Readonly<Record<CardType, Literal>> = {
  hero: { de: 'Held', en: 'Hero' },
  ally: { de: 'Verbündeter', en: 'Ally' },
  attachment: { de: 'Verstärkung', en: 'Attachment' },
  event: { de: 'Ereignis', en: 'Event' },
  enemy: { de: 'Gegner', en: 'Enemy' },
  location: { de: 'Ort', en: 'Location' },
  treachery: { de: 'Verrat', en: 'Treachery' },
  objective: { de: 'Ziel', en: 'Objective' },
  quest: { de: 'Abenteuer', en: 'Quest' },
  campaign: { de: 'Kampagne', en: 'Campaign' },
};

type Printed = Exclude<{ [K in keyof LcgDef]: LcgDef[K] extends number ? K : never }[keyof LcgDef], undefined>;

const NUMBERS: readonly (readonly [key: Printed & string, de: string, en: string])[] = [
  ['stage', 'Stufe', 'Stage'],
  ['cost', 'Kosten', 'Cost'],
  ['threatCost', 'Bedrohungskosten', 'Threat cost'],
  ['engagement', 'Kampfbereitschaft', 'Engagement cost'],
  ['threat', 'Widerstand', 'Threat'],
  ['willpower', 'Willenskraft', 'Willpower'],
  ['attack', 'Angriffsstärke', 'Attack'],
  ['defense', 'Verteidigungsstärke', 'Defense'],
  ['hitPoints', 'Trefferpunkte', 'Hit points'],
  ['questPoints', 'Abenteuerpunkte', 'Quest points'],
  ['victory', 'Siegpunkte', 'Victory points'],
];

/** Numbers that a card of the type prints even if they are 0. */
const ALWAYS: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  hero: ['threatCost', 'willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['cost', 'willpower', 'attack', 'defense', 'hitPoints'],
  attachment: ['cost'],
  event: ['cost'],
  enemy: ['engagement', 'threat', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
};

const X: Literal = { de: 'X', en: 'X' };

/** What a card prints besides title and text. */
export function valuesOf(def: LcgDef): readonly CardValue[] {
  const { type, sphere, set, unique, traits, number } = def;
  return printedValues(
    [
      wordValue('type', { de: 'Art', en: 'Type' }, TYPES[type]),
      wordValue('sphere', { de: 'Sphäre', en: 'Sphere' }, ...(sphere === '' ? [] : [sphereWords[sphere]])),
      wordValue('set', { de: 'Begegnungsset', en: 'Encounter set' }, ...(set === '' ? [] : [{ de: set, en: set }])),
      ...NUMBERS.map(([key, de, en]) =>
        def[key] < 0 ? wordValue(key, { de, en }, X) : numberValue(key, { de, en }, def[key]),
      ),
      wordValue('unique', { de: 'einzigartig', en: 'Unique' }, ...(unique ? [{ de: 'ja', en: 'yes' }] : [])),
      wordValue('traits', { de: 'Merkmale', en: 'Traits' }, ...traits.map(traitWord)),
      numberValue('number', { de: 'Nummer', en: 'Number' }, number),
    ],
    ALWAYS[type],
  );
}
