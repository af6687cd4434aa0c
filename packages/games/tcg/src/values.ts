import { type CardValue, numberValue, printedValues, wordValue } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { CardType, Side, TcgDef } from './defs.ts';
import { cultureWords, itemClassWords, keywordWords, raceWords, signetWords } from './names.ts';

const TYPES: Readonly<Record<CardType, Literal>> = {
  companion: { de: 'Gefährte', en: 'Companion' },
  ally: { de: 'Verbündeter', en: 'Ally' },
  minion: { de: 'Scherge', en: 'Minion' },
  possession: { de: 'Gegenstand', en: 'Possession' },
  artifact: { de: 'Artefakt', en: 'Artifact' },
  condition: { de: 'Zustand', en: 'Condition' },
  event: { de: 'Ereignis', en: 'Event' },
  site: { de: 'Ort', en: 'Site' },
  ring: { de: 'Ring', en: 'Ring' },
};

const SIDES: Readonly<Record<Side, Literal | null>> = {
  free: { de: 'Freie Völker', en: 'Free Peoples' },
  shadow: { de: 'Schatten', en: 'Shadow' },
  none: null,
};

type Printed = { [K in keyof TcgDef]: TcgDef[K] extends number ? K : never }[keyof TcgDef] & string;

const NUMBERS: readonly (readonly [key: Printed, de: string, en: string])[] = [
  ['cost', 'Kosten', 'Twilight cost'],
  ['strength', 'Stärke', 'Strength'],
  ['vitality', 'Lebenspunkte', 'Vitality'],
  ['resistance', 'Widerstand', 'Resistance'],
  ['strengthBonus', 'Stärke für den Träger', 'Strength for the bearer'],
  ['vitalityBonus', 'Lebenspunkte für den Träger', 'Vitality for the bearer'],
  ['site', 'Ortsnummer', 'Site number'],
  ['home', 'Heimatort', 'Home site'],
  ['shadowNumber', 'Schattenzahl', 'Shadow number'],
  ['damage', 'Schaden +', 'Damage +'],
  ['defender', 'Verteidiger +', 'Defender +'],
  ['ambush', 'Hinterhalt', 'Ambush'],
];

const ALWAYS: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  companion: ['cost', 'strength', 'vitality'],
  ally: ['cost', 'strength', 'vitality'],
  minion: ['cost', 'strength', 'vitality', 'site'],
  possession: ['cost'],
  artifact: ['cost'],
  condition: ['cost'],
  event: ['cost'],
  site: ['site', 'shadowNumber'],
};

const some = <K extends string>(words: Readonly<Record<K, Literal>>, key: K | ''): readonly Literal[] =>
  key === '' ? [] : [words[key]];

/** What a card prints besides title and text. */
export function valuesOf(def: TcgDef): readonly CardValue[] {
  const { type, side, culture, race, itemClass, signet, unique, keywords, subtitle } = def;
  const onSide = SIDES[side];
  return printedValues(
    [
      wordValue('type', { de: 'Art', en: 'Type' }, TYPES[type]),
      wordValue('subtitle', { de: 'Untertitel', en: 'Subtitle' }, subtitle),
      wordValue('side', { de: 'Seite', en: 'Side' }, ...(onSide === null ? [] : [onSide])),
      wordValue('culture', { de: 'Kultur', en: 'Culture' }, ...some(cultureWords, culture)),
      wordValue('race', { de: 'Volk', en: 'Race' }, ...some(raceWords, race)),
      wordValue('class', { de: 'Klasse', en: 'Class' }, ...some(itemClassWords, itemClass)),
      ...NUMBERS.map(([key, de, en]) => numberValue(key, { de, en }, def[key])),
      wordValue('signet', { de: 'Siegel', en: 'Signet' }, ...some(signetWords, signet)),
      wordValue('unique', { de: 'einzigartig', en: 'Unique' }, ...(unique ? [{ de: 'ja', en: 'yes' }] : [])),
      wordValue('keywords', { de: 'Schlüsselwörter', en: 'Keywords' }, ...keywords.map((word) => keywordWords[word])),
    ],
    ALWAYS[type],
  );
}
