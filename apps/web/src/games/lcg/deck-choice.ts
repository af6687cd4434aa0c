import { checkDeck, type DeckList, starterDecks } from '@tafelrunde/lcg';
import { keptDecks } from '../../decks/decks.ts';
import { page } from '../../page-language.svelte.ts';
import { defOf } from './faces.ts';
import { lcgWords } from './words.ts';

export interface DeckChoice {
  readonly id: string;
  readonly list: DeckList;
  /** The name somebody gave it; '' for a starter deck. */
  readonly name: string;
}

/** The decks somebody may bring: the starter decks and the own ones that are legal. */
export function deckChoices(): readonly DeckChoice[] {
  const starters = Object.entries(starterDecks).map(([id, list]) => ({ id, list, name: '' }));
  const own = keptDecks<DeckList>('lcg').filter(({ list }) => checkDeck(list, { starterDecks: true }) === null);
  return [...starters, ...own.map(({ id, list, name }) => ({ id, list, name }))];
}

/** "Leadership (Aragorn, Théodred, Glóin)" */
export function deckLabel({ id, list, name }: DeckChoice): string {
  return `${name || (lcgWords().spheres[id] ?? id)} (${heroNames(list.heroes)})`;
}

export function heroNames(heroes: readonly string[]): string {
  return heroes.map((id) => defOf(id)?.title[page.language] ?? id).join(', ');
}
