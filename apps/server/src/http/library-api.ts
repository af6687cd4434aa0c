import { randomBytes } from 'node:crypto';
import { decksOf, readSheet, writeSheet } from '@tafelrunde/decks';
import type { Plain } from '@tafelrunde/kernel';
import { type LibrarySearch, librarySearch, type PublishDeck, publishDeck } from '@tafelrunde/protocol/schemas';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { deckMark } from '../deck-mark.ts';
import type { LibraryStore, Published } from '../store/parts/library.ts';
import type { Env, RouteTools } from './api.ts';

/** So many are shown at a time. */
const PAGE = 30;
/** So many decks may one person publish. */
const MOST_PUBLISHED = 100;
const MOST_FACES = 8;

/** A deck of the library as the page gets it. */
interface ShownDeck extends Omit<Published, 'person' | 'deck' | 'text'> {
  readonly mine: boolean;
}

const shown = ({ person, deck: _, text: __, ...rest }: Published, viewer: string | null): ShownDeck => ({
  ...rest,
  mine: person === viewer,
});

/** What people do with the library, without how they ask for it. */
class LibraryDesk {
  private readonly store: LibraryStore;
  private readonly now: () => number;

  constructor(store: LibraryStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Some decks, and whether there are more behind them. */
  async search(
    game: string,
    query: LibrarySearch,
    viewer: string | null,
  ): Promise<{ readonly decks: readonly ShownDeck[]; readonly more: boolean }> {
    const found = await this.store.search(game, { ...query, limit: PAGE + 1 });
    return { decks: found.slice(0, PAGE).map((deck) => shown(deck, viewer)), more: found.length > PAGE };
  }

  /** A deck with what is in it. */
  async deck(id: string, viewer: string | null): Promise<(ShownDeck & { readonly text: string }) | null> {
    const found = await this.store.deck(id);
    return found && { ...shown(found, viewer), text: found.text };
  }

  /**
   * The id of the new deck; or why there is none: it is no deck that can be played, or the person has too many. What it is
   * called in results follows from its own cards, so nobody can borrow the record of another deck.
   */
  async publish({ game, name, text, lab }: PublishDeck, person: string): Promise<{ id: string } | 'bad' | 'many'> {
    const decks = decksOf(game);
    if (!decks) return 'bad';
    const read = readSheet(decks, text);
    if (!read.ok || read.value.format !== 'own') return 'bad';
    const { sheet } = read.value;
    if (!decks.isLegal(sheet.list)) return 'bad';
    const deck = {
      ...{ id: randomBytes(9).toString('base64url'), person, game, name, lab, at: this.now() },
      text: writeSheet(decks, { ...sheet, name }, 'own', 'en'),
      deck: deckNamed(decks.part(sheet.list)),
      faces: decks.faces(sheet.list).slice(0, MOST_FACES),
    };
    return (await this.store.publish(deck, MOST_PUBLISHED)) ? { id: deck.id } : 'many';
  }

  copied(id: string, person: string): Promise<void> {
    return this.store.copied(id, person, this.now());
  }

  withdraw(id: string, person: string): Promise<boolean> {
    return this.store.withdraw(id, person);
  }
}

/** As results of games call it: by its heroes and cards, whatever else a seat brings. */
export function deckNamed(part: Plain): string {
  const { heroes = [], deck = {} } = (part ?? {}) as Readonly<Record<string, Plain>>;
  return `deck:${deckMark({ heroes, deck })}`;
}

interface LibraryTools extends RouteTools {
  /** Lets only those on who have an account. */
  readonly member: MiddlewareHandler<Env>;
  /** Who asks, if he has a name. */
  viewer(c: Context<Env>): Promise<string | null>;
}

/** Decks that people publish for others: anybody may look, whoever has an account may publish. */
export function libraryRoutes(
  api: Hono<Env>,
  { store, now, body, refuse, somebody, member, viewer }: LibraryTools,
): void {
  const library = new LibraryDesk(store.library, now);

  api.get('/library/:game', async (c) => {
    const query = librarySearch.safeParse(c.req.query());
    if (!query.success || !decksOf(c.req.param('game'))) return refuse(c, 400, 'bad-request');
    return c.json(await library.search(c.req.param('game'), query.data, await viewer(c)));
  });

  api.get('/library/:game/:id', async (c) => {
    const deck = await library.deck(c.req.param('id'), await viewer(c));
    return deck && deck.game === c.req.param('game') ? c.json({ deck }) : refuse(c, 404, 'not-found');
  });

  api.post('/library', somebody, member, async (c) => {
    const wish = await body(c, publishDeck);
    const done = wish ? await library.publish(wish, c.get('person').id) : 'bad';
    if (done === 'bad') return refuse(c, 400, 'bad-request');
    return done === 'many' ? refuse(c, 403, 'quota') : c.json(done);
  });

  api.post('/library/:id/copies', somebody, async (c) => {
    await library.copied(c.req.param('id'), c.get('person').id);
    return c.json({});
  });

  api.delete('/library/:id', somebody, async (c) =>
    (await library.withdraw(c.req.param('id'), c.get('person').id)) ? c.json({}) : refuse(c, 404, 'not-found'),
  );
}
