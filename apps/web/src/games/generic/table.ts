import cardRandom from 'virtual:game-icons/card-random';
import type { CardListing, Game, Plain, State } from '@tafelrunde/kernel';
import { page } from '../../page-language.svelte.ts';
import type { Face, TableCard } from '../../table/face.ts';
import type { GameId } from '../../words/index.ts';
import type { GameModule } from '../module.ts';
import GenericTable from './GenericTable.svelte';
import { cardsOf, type ReadCard, readView } from './read-view.ts';
import { fieldName } from './words.ts';

/** How a game with the generic table shows its cards; what is left out comes from the list of its cards. */
export interface GenericFaces {
  face?(listing: CardListing): Partial<Face>;
}

/**
 * A table for any game, made from its view alone: every place with cards, every number, every option. It makes a new
 * engine playable at once, until somebody draws a table of its own.
 */
export function genericTable<S extends State>(game: Game<S>, faces: GenericFaces = {}): GameModule {
  const listings = new Map(game.listCards().map((listing) => [listing.id, listing]));
  const titles = new Map(game.defs.map(({ id, title }) => [id, title]));
  const id = game.id as GameId;

  const named = (def: string): TableCard | null => {
    const title = titles.get(def)?.[page.language];
    if (title === undefined) return null;
    const listing = listings.get(def);
    const text = listing?.text[page.language] ?? '';
    const face: Face = {
      title,
      unique: false,
      frame: 'generic',
      picture: cardRandom,
      corner: null,
      stats: [],
      kind: listing ? fieldName(id, listing.type, game.catalogue, page.language) : '',
      traits: '',
      text: text === '' ? [] : text.split('\n'),
      keywords: [],
      ...(listing ? faces.face?.(listing) : null),
    };
    return { id: '', def, face, tokens: [], turned: false, states: [] };
  };

  return {
    game: { id, catalogue: game.catalogue, names: (name, lang) => game.name(name, lang), named, stat: () => '' },
    Layout: GenericTable,
    about: () => game.title,
    lying: (view: Plain) => cardsOf(readView(view, seatsIn(view))),
    cards: () =>
      game.listCards().flatMap(({ id: def, type, quantity }) => {
        const card = named(def);
        return card ? [{ card, quantity, facets: { type } }] : [];
      }),
    facets: () => {
      const types = [...new Set(game.listCards().map(({ type }) => type))];
      const name = (key: string): string => fieldName(id, key, game.catalogue, page.language);
      return [{ id: 'type', label: name('type'), values: types.map((type) => ({ id: type, label: name(type) })) }];
    },
  };
}

/** The number of seats of a view: those of its list of seats, whatever that is called. */
export function seatsIn(view: Plain): number {
  const { players, seats } = view as Readonly<Record<string, Plain | undefined>>;
  const list = players ?? seats;
  return Array.isArray(list) ? list.length : -1;
}

/** A card of a view with what the view says of it. */
export function seen(
  card: ReadCard,
  named: (def: string) => TableCard | null,
  label: (key: string) => string,
): TableCard | null {
  const found = named(card.def);
  if (!found) return null;
  const states = Object.entries(card.more).flatMap(([key, value]) => {
    if (value === true) return [label(key)];
    return (typeof value === 'number' && value !== 0) || (typeof value === 'string' && value !== '')
      ? [`${label(key)} ${value}`]
      : [];
  });
  return { ...found, id: card.id, states, turned: card.more.exhausted === true };
}
