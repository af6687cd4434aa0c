import type { TableSummary } from '@tafelrunde/protocol';
import type { LibrarySearch, NewTable, PublishDeck } from '@tafelrunde/protocol/schemas';
import { remember } from '../known.svelte.ts';
import { ask } from './ask.ts';
import { renewLobby } from './lobby-line.svelte.ts';
import { makePasskey, usePasskey } from './passkeys.ts';

export interface Me {
  /** What we are known by to others. */
  readonly who: string;
  readonly name: string;
  /** The name of the account; null for a guest. */
  readonly login: string | null;
}

export interface KeptEntry {
  readonly kind: string;
  readonly key: string;
  /** Grows with every change. */
  readonly changed: number;
}

/** Somebody one has played with. */
export interface Company {
  readonly who: string;
  readonly name: string;
  readonly tables: number;
  readonly here: boolean;
}

/** What the server asks of this device's passkeys, and the ticket that goes back with the answer. */
interface Asked {
  readonly ticket: string;
  readonly options: unknown;
}

let me = $state.raw<Me | null | undefined>(undefined);

/** Who we are to the server: undefined until it was asked, null for nobody yet. */
export const identity = {
  get now(): Me | null | undefined {
    return me;
  },
};

async function become(request: Promise<{ readonly me: Me | null }>): Promise<void> {
  const before = me;
  me = (await request).me;
  remember(me !== null);
  // From now on somebody can be called, wherever on the page he is.
  const { keepCalling } = await import('./calling.svelte.ts');
  keepCalling(me !== null);
  if (before !== undefined && before?.name !== me?.name) renewLobby();
}

/** What the lab has said of a deck, and of which games. */
export type LabSaid = NonNullable<PublishDeck['lab']>;

export type LibraryOrder = LibrarySearch['order'];

/** A deck of the library, without what is in it. */
export interface LibraryDeck {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly copies: number;
  /** Seats that brought it to a game, and those that won. */
  readonly games: number;
  readonly wins: number;
  readonly lab: LabSaid | null;
  /** The cards by which it is known. */
  readonly faces: readonly string[];
  readonly mine: boolean;
}

export const api = {
  library: (game: string, { search, order, from }: LibrarySearch) =>
    ask<{ readonly decks: readonly LibraryDeck[]; readonly more: boolean }>(
      'GET',
      `/library/${game}?${new URLSearchParams({ search: search.trim(), order, from: String(from) })}`,
    ),
  libraryDeck: (game: string, id: string) =>
    ask<{ readonly deck: LibraryDeck & { readonly text: string } }>(
      'GET',
      `/library/${game}/${encodeURIComponent(id)}`,
    ),
  publish: (deck: PublishDeck) => ask<{ readonly id: string }>('POST', '/library', deck),
  copied: (id: string) => ask('POST', `/library/${encodeURIComponent(id)}/copies`, {}),
  withdraw: (id: string) => ask('DELETE', `/library/${encodeURIComponent(id)}`),
  whoAmI: () => become(ask('GET', '/me')),
  enter: (name: string) => become(ask('POST', '/me', { name })),
  enrol: (login: string, password: string) => become(ask('POST', '/account', { login, password })),
  logIn: (login: string, password: string) => become(ask('POST', '/login', { login, password })),
  /** A new passkey of this device; a guest gets an account of that login with it. */
  addPasskey: async (login?: string) => {
    const { ticket, options } = await ask<Asked>('POST', '/passkeys/new', login === undefined ? {} : { login });
    return become(ask('POST', '/passkeys', { ticket, answer: await makePasskey(options) }));
  },
  showPasskey: async () => {
    const { ticket, options } = await ask<Asked>('POST', '/passkeys/ask');
    return become(ask('POST', '/passkeys/login', { ticket, answer: await usePasskey(options) }));
  },
  logOut: () => become(ask('POST', '/logout')),
  /** Gives back a cookie that the server does not know any more: with it no line can be had, without it one can look. */
  forgetStranger: async () => {
    await api.whoAmI().catch(() => {});
    if (me === null) await api.logOut().catch(() => {});
  },
  /** Whether the server has room for one more live connection from here. */
  hasRoom: async () => (await ask<{ room: boolean }>('GET', '/live')).room,
  /** Anybody, this game: gives a table with an open seat. */
  quickMatch: async (game: string) => (await ask<{ id: string }>('POST', '/quick', { game })).id,
  company: async () => (await ask<{ people: readonly Company[] }>('GET', '/company')).people,
  invite: (table: string, person: string) => ask('POST', `/tables/${table}/invite`, { person }),
  decline: (table: string) => ask('DELETE', `/invitations/${table}`),
  myTables: async () => (await ask<{ tables: readonly TableSummary[] }>('GET', '/tables/mine')).tables,
  openTable: async (table: NewTable) => (await ask<{ id: string }>('POST', '/tables', table)).id,
  goOn: async (table: string, position: number) =>
    (await ask<{ id: string }>('POST', `/tables/${table}/go-on`, { position })).id,
  /** What the account keeps; only for those who have one. */
  documents: async () => (await ask<{ documents: readonly KeptEntry[] }>('GET', '/documents/keys')).documents,
  document: async (kind: string, key: string) =>
    (await ask<{ value: unknown }>('GET', `/documents/${kind}/${key}`)).value,
  putDocument: async (kind: string, key: string, value: string) =>
    (await ask<{ changed: number }>('PUT', `/documents/${kind}/${key}`, { value })).changed,
  removeDocument: (kind: string, key: string) => ask('DELETE', `/documents/${kind}/${key}`),
  record: (table: string) => ask<unknown>('GET', `/tables/${table}/record`),
};
