import { type CardValue, numberValue, printedValues, wordValue } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { type Trait, traits as traitWords } from './cards/traits.ts';
import { DECKS } from './content/map.ts';
import { type Face, SYMBOLS, tokens } from './content/tokens.ts';
import type { CardType, Orb, RbDef } from './defs.ts';
import { assetKindWords, attributeWords, deckWords, faceWords } from './language/words.ts';
import { ATTRIBUTES } from './stats.ts';

const TYPES: Readonly<Record<CardType, Literal>> = {
  hero: { de: 'Held', en: 'Hero' },
  asset: { de: 'Ausrüstung', en: 'Asset' },
  skill: { de: 'Fertigkeit', en: 'Skill' },
  enemy: { de: 'Gegner', en: 'Enemy' },
  event: { de: 'Ereignis', en: 'Event' },
  quest: { de: 'Quest', en: 'Quest' },
  story: { de: 'Handlung', en: 'Story' },
  storyQuest: { de: 'Handlungsquest', en: 'Story quest' },
  scenario: { de: 'Szenario', en: 'Scenario' },
};

const ANY: Literal = { de: 'beliebige Trophäe', en: 'any trophy' };
const orbWord = (orb: Orb): Literal => (orb === 'any' ? ANY : deckWords[DECKS.indexOf(orb)]);

function sideWord({ symbol, n, gold }: Face): Literal {
  const { de, en } = faceWords[SYMBOLS[symbol]];
  const count = n > 1 ? `${n} ` : '';
  return gold
    ? { de: `${count}${de} (golden)`, en: `${count}${en} (golden)` }
    : { de: `${count}${de}`, en: `${count}${en}` };
}

/** A combat token by its two sides. */
function tokenWord(token: number): Literal {
  const [front, back] = tokens[token].faces.map(sideWord);
  return { de: `${front.de} / ${back.de}`, en: `${front.en} / ${back.en}` };
}

const HEALTH: Literal = { de: 'Leben', en: 'Health' };
/** What a hero prints even if it is 0. */
const ALWAYS: readonly string[] = ['body', 'mind', 'spirit'];

/** What a hero card prints besides its tokens. */
function heroValues({ hero }: RbDef): readonly CardValue[] {
  if (hero === null) return [];
  const { body, mind, spirit, health, speed, handLimit, gold } = hero;
  return [
    numberValue('body', attributeWords.body, body),
    numberValue('mind', attributeWords.mind, mind),
    numberValue('spirit', attributeWords.spirit, spirit),
    numberValue('health', HEALTH, health),
    numberValue('speed', { de: 'Tempo', en: 'Speed' }, speed),
    numberValue('handLimit', { de: 'Handkartenlimit', en: 'Hand limit' }, handLimit),
    numberValue('gold', { de: 'Gold', en: 'Gold' }, gold),
  ];
}

/** What a card prints besides title and text. */
export function valuesOf(def: RbDef): readonly CardValue[] {
  const { type, hero, back, assetKind, price, trade, attribute, orbs, stars, health, traits, surges } = def;
  const values = [
    wordValue('type', { de: 'Art', en: 'Type' }, TYPES[type]),
    wordValue('deck', { de: 'Stapel', en: 'Deck' }, ...(back < DECKS.length ? [deckWords[back]] : [])),
    wordValue('kind', { de: 'Klasse', en: 'Kind' }, ...(assetKind === '' ? [] : [assetKindWords[assetKind]])),
    numberValue('price', { de: 'Preis', en: 'Price' }, price),
    numberValue('trade', { de: 'Handelswert', en: 'Trade value' }, trade?.value ?? 0),
    ...heroValues(def),
    numberValue('health', HEALTH, hero === null ? health : 0),
    wordValue(
      'attribute',
      { de: 'Attribut', en: 'Attribute' },
      ...(attribute < 0 ? [] : [attributeWords[ATTRIBUTES[attribute]]]),
    ),
    wordValue('cost', { de: 'Kosten', en: 'Cost' }, ...orbs.map(orbWord)),
    numberValue('stars', { de: 'Erfolge', en: 'Successes' }, stars),
    wordValue('traits', { de: 'Merkmale', en: 'Traits' }, ...traits.map((trait) => traitWords[trait as Trait])),
    wordValue(
      'surges',
      { de: 'Energiekosten', en: 'Surge costs' },
      ...surges.map(({ cost }) => (cost < 0 ? { de: 'X', en: 'X' } : { de: `${cost}`, en: `${cost}` })),
    ),
    wordValue('tokens', { de: 'Kampfmarker', en: 'Combat tokens' }, ...def.tokens.map(tokenWord)),
  ];
  return printedValues(values, hero === null ? [] : ALWAYS);
}
