import type { GameId } from '@tafelrunde/games';
import { type CardDef, flowOf, type Game, namesOf, type Plain, type State } from '@tafelrunde/kernel';
import { cardsOf, readView } from '@tafelrunde/session';
import { page } from '../../page-language.svelte.ts';
import type { Face } from '../../table/face.ts';
import type { GameModule } from '../module.ts';
import { remembered } from '../remembered.ts';
import { provideLook } from './look.ts';
import { type FieldWords, fieldName } from './words.ts';

/** How a game looks on the generic table. All of it may be left out. */
export interface Look<D> {
  /** Names of the fields of its view and of the types of its cards. */
  readonly fields?: FieldWords;
  /** Fields of the view that are not worth showing. */
  readonly hidden?: readonly string[];
  /** Fields whose number is a seat. */
  readonly seats?: readonly string[];
  /** Places whose cards are only counted until somebody spreads them out. */
  readonly piles?: readonly string[];
  /** What a word in the view says to a player; without it, a card of that id gives its title. */
  value?(key: string, value: string): string | undefined;
  /** What is on the face of a card beside its title and its text. */
  face?(def: D): Partial<Face>;
}

/**
 * All that a table needs beside its layout, made from the game alone: names, faces, what lies open, the cards of the box. A new engine
 * is playable with it at once (`GenericTable.svelte` lays it out), and tables of games take from it what they do not say themselves.
 */
export function genericParts<S extends State, D extends CardDef<S>>(
  game: Game<S>,
  look: Look<D> = {},
): Omit<GameModule, 'Layout'> {
  const { fields = {}, hidden = [], seats = [], piles = ['discard', 'removed'] } = look;
  const id = game.id as GameId;
  const listings = new Map(game.listCards().map((listing) => [listing.id, listing]));
  const defs = new Map(game.defs.map((def) => [def.id, def as D]));
  const label = (key: string): string => fieldName(fields, key, page.language);

  const named = remembered((key) => {
    const def = defs.get(key);
    if (!def) return null;
    const listing = listings.get(key);
    const text = listing?.text[page.language] ?? '';
    const face: Face = {
      title: def.title[page.language],
      unique: false,
      frame: 'card-generic',
      art: '',
      corner: null,
      stats: [],
      kind: listing ? label(listing.type) : '',
      traits: '',
      text: text.split('\n').filter((paragraph) => paragraph.trim() !== ''),
      keywords: [],
      ...look.face?.(def),
    };
    return { id: '', def: key, face, tokens: [], turned: false, states: [] };
  });
  const counted = new Set(piles);
  const value = (key: string, word: string): string =>
    look.value?.(key, word) ?? defs.get(word)?.title[page.language] ?? word;
  provideLook(id, { label, value, hidden: new Set(hidden), seats: new Set(seats), piles: counted });

  return {
    game: {
      id,
      catalogue: game.catalogue,
      flow: flowOf(game),
      names: namesOf(game),
      named,
      stat: label,
    },
    about: () => game.title,
    lying: (view: Plain) => cardsOf(readView(view), counted),
    cards: () =>
      game.listCards().flatMap(({ id: def, type, quantity }) => {
        const card = named(def);
        return card ? [{ card, quantity, facets: { type } }] : [];
      }),
    facets: () => {
      const types = [...new Set(game.listCards().map(({ type }) => type))];
      return [{ id: 'type', label: label('type'), values: types.map((type) => ({ id: type, label: label(type) })) }];
    },
  };
}
