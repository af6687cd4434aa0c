import type { Registry } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { campaignCardsOf } from './cards/listing.ts';
import { checkDeckWith, type DeckList, isDeckCard, starterDecksOf, unplayableWith } from './decks.ts';
import type { LcgDef } from './defs.ts';
import { lcg } from './game.ts';

/** What can be known of the cards of the box without a game being played: for deck builders, campaigns and pages. */
export const cards: Registry<LcgDef> = lcg.cards!;

export const starterDecks = starterDecksOf(cards);

export const checkDeck = (list: DeckList, options: { starterDecks: boolean }): Words | null =>
  checkDeckWith(cards, list, options);

export const unplayable = (list: DeckList): readonly string[] => unplayableWith(cards, list);

/** Heroes and cards that somebody may build a deck from. */
export const deckCards = (): readonly LcgDef[] =>
  cards.defs.filter((def) => isDeckCard(def) || (def.type === 'hero' && def.sphere !== ''));

export const campaignCards = () => campaignCardsOf(cards);
