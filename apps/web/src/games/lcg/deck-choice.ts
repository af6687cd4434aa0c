import type { Plain } from '@tafelrunde/kernel';
import { checkDeck, type DeckList, type LcgDef, lcg, readyDeck, readyDecks, starterDecks } from '@tafelrunde/lcg';
import { keptDecks } from '../../decks/decks.ts';
import { page } from '../../page-language.svelte.ts';
import type { Brought } from '../module.ts';
import { lcgWords } from './words.ts';

/** A card of any box. */
export const defOf = (id: string): LcgDef | undefined => lcg.cards?.find(id);

export interface DeckChoice {
  readonly id: string;
  readonly list: DeckList;
  /** The name somebody gave it; '' for a starter deck. */
  readonly name: string;
}

/** The decks somebody may bring: the starter decks, those made for a scenario, and the own ones that are legal. */
export function deckChoices(): readonly DeckChoice[] {
  const starters = Object.entries({ ...starterDecks, ...readyDecks }).map(([id, list]) => ({ id, list, name: '' }));
  const own = keptDecks<DeckList>('lcg').filter(({ list }) => checkDeck(list, { starterDecks: true }) === null);
  return [...starters, ...own.map(({ id, list, name }) => ({ id, list, name }))];
}

/** The set-up of a seat that plays with this deck. */
export function seatWith({ id, list, name }: DeckChoice): Plain {
  return name === '' ? { starter: id } : { heroes: [...list.heroes], deck: { ...list.deck } };
}

/** What somebody may bring to a table with others. */
export const brought = (): readonly Brought[] =>
  deckChoices().map((choice) => ({ id: choice.id, label: deckLabel(choice), part: seatWith(choice) }));

/** "Leadership (Aragorn, Théodred, Glóin)" */
export function deckLabel({ id, list, name }: DeckChoice): string {
  return `${name || starterName(id)} (${heroNames(list.heroes)})`;
}

/** What a deck is called that comes with the game: by its sphere, or by the name it was given for a scenario. */
export function starterName(id: string): string {
  return readyDeck(id)?.name[page.language] ?? lcgWords().spheres[id] ?? id;
}

export function heroNames(heroes: readonly string[]): string {
  return heroes.map((id) => defOf(id)?.title[page.language] ?? id).join(', ');
}
