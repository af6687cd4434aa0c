import { DECKS } from '@tafelrunde/runebound';
import type { Sign } from '../../table/signs.ts';
import { deckIcons } from './icons.ts';

/** How each deck, its cards and its trophies are called in texts of both languages (RB-ADVENTURE-09). */
const decks: Readonly<Record<(typeof DECKS)[number], RegExp>> = {
  combat: /Kampf(?:stapel|troph|karte)|combat (?:deck|troph|card)/,
  exploration: /Erkundungs(?:stapel|troph|karte)|exploration (?:deck|troph|card)/,
  social: /Sozial(?:stapel|troph|karte)|social (?:deck|troph|card)/,
};

const deckSigns: readonly Sign[] = DECKS.map((deck, at) => ({ word: decks[deck], icon: deckIcons[at]! }));

/** What an adventure card says of itself as a trophy, and of further ones, is about its own deck. */
const OWN = /Bonustroph|(?<=als )Trophäe|bonus troph|(?<=as a )trophy/;

/** The signs in the text of a card of that deck; of a card without one for -1. */
export function signsFor(back: number): readonly Sign[] {
  const icon = deckIcons[back];
  return icon ? [...deckSigns, { word: OWN, icon }] : deckSigns;
}
