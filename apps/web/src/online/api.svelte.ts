import type { Words } from '@tafelrunde/kernel';
import type { TableSummary } from '@tafelrunde/protocol';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import { makePasskey, usePasskey } from './passkeys.ts';
import type { ApiCode } from './words-form.ts';

export interface Me {
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

/** What the server said no to. */
export class ApiProblem extends Error {
  readonly code: ApiCode;
  /** The game's own sentence about a set-up. */
  readonly words: Words | null;
  /** What whoever runs the server finds a failure by; '' if the server did not fail. */
  readonly id: string;

  constructor(code: ApiCode, words: Words | null = null, id = '') {
    super(code);
    this.code = code;
    this.words = words;
    this.id = id;
  }
}

async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('no-server');
  }
  const json = (await response.json().catch(() => ({}))) as { code?: ApiCode; words?: Words | null; id?: string };
  if (!response.ok) throw new ApiProblem(json.code ?? 'no-server', json.words ?? null, json.id ?? '');
  return json as T;
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
  me = (await request).me;
}

export const api = {
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
  /** Whether the server has room for one more live connection from here. */
  hasRoom: async () => (await ask<{ room: boolean }>('GET', '/live')).room,
  publicTables: async () => (await ask<{ tables: readonly TableSummary[] }>('GET', '/tables')).tables,
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
