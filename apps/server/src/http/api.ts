import type { HttpBindings } from '@hono/node-server';
import {
  credentials,
  documentBody,
  documentKey,
  documentKind,
  goOn,
  guest,
  madePasskey,
  newPasskey,
  newTable,
  tableId,
  usedPasskey,
} from '@tafelrunde/protocol/schemas';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AnalysisDesk } from '../analyses.ts';
import type { Caller } from '../calls/caller.ts';
import type { Mail } from '../calls/mail.ts';
import type { Push } from '../calls/push.ts';
import type { Config } from '../config.ts';
import type { Live } from '../live.ts';
import type { Lobby } from '../lobby.ts';
import type { Metrics } from '../metrics.ts';
import type { Passkeys } from '../passkeys.ts';
import { type Login, type People, sessionOf } from '../people.ts';
import type { QuestDesk } from '../quests.ts';
import { type House, HouseFull } from '../rooms/house.ts';
import { Refused } from '../rooms/refusal.ts';
import type { Person, Quota, Store } from '../store/store.ts';
import { adminRoutes } from './admin.ts';
import { analysisRoutes } from './analyses.ts';
import { callRoutes } from './calls.ts';
import { invitationRoutes } from './invitations.ts';
import { readJson } from './json.ts';
import { libraryRoutes } from './library-api.ts';
import { addressOf, isOwnOrigin, isSecure } from './origin.ts';
import { peopleRoutes } from './people.ts';
import { questRoutes } from './quests.ts';
import type { Rate, Rates } from './rates.ts';

export interface ApiDependencies {
  readonly config: Config;
  readonly house: House;
  /** Where tables are found, wherever they are. */
  readonly tables: Pick<House, 'record' | 'goOn' | 'letGoOf'>;
  readonly people: People;
  readonly live: Pick<Live, 'endSession' | 'endPerson' | 'hasRoom' | 'connections'>;
  readonly lobby: Lobby;
  readonly passkeys: Passkeys;
  readonly store: Store;
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly push: Push;
  readonly mail: Mail | null;
  readonly caller: Caller;
  readonly quests: QuestDesk;
  readonly analyses: AnalysisDesk;
  readonly now: () => number;
}

/** Why a request was refused. The page has a sentence for each in both languages. */
type Code =
  | 'bad-request'
  | 'not-ours'
  | 'too-fast'
  | 'too-large'
  | 'nobody'
  | 'not-found'
  | 'not-allowed'
  | 'login-taken'
  | 'login-wrong'
  | 'passkey-wrong'
  | 'quota'
  | 'quest-day'
  | 'quest-unfit'
  | 'analyses-busy'
  | 'busy';

/** What the routes of one subject, each in a file of its own, share with the rest. */
export interface RouteTools extends ApiDependencies {
  /** What was sent, if it is what was expected. */
  body<T>(c: Context<Env>, schema: z.ZodType<T>): Promise<T | null>;
  refuse(c: Context<Env>, status: ContentfulStatusCode, code: Code, more?: object): Response;
  /** Lets only those on who have a name. */
  readonly somebody: MiddlewareHandler<Env>;
  /** Lets everybody on who wants to read something; whoever has no name reads what everybody may. */
  readonly anybody: MiddlewareHandler<Env>;
  /** Charges what is done to the person who does it. */
  limitPerson(rate: Rate): MiddlewareHandler<Env>;
  /** Takes the cookie back. */
  leaveCookie(c: Context<Env>): void;
}

/** Whoever has said no name: he sees what a table lets everybody see. No person has such an id. */
export const ANYBODY = '';

export type Env = { Bindings: HttpBindings; Variables: { person: Person; reader: string } };

const MOST_BYTES = 64 * 1024;
const COOKIE_AGE = 400 * 24 * 3600;

/** The name says that the cookie was set over HTTPS for this host alone, where that is so; browsers hold us to it. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-tafelrunde' : 'tafelrunde');

/** Everything that is asked and done outside of a table's live connection. */
export function createApi(deps: ApiDependencies): Hono<Env> {
  const { config, house, tables, people, live, passkeys, store, rates, metrics } = deps;
  const api = new Hono<Env>();
  const secure = (c: Context<Env>): boolean => isSecure(c.env.incoming.headers, config);
  const address = (c: Context<Env>): string =>
    addressOf(c.env.incoming.headers, c.env.incoming.socket.remoteAddress, config);

  const refuse = (c: Context<Env>, status: ContentfulStatusCode, code: Code, more: object = {}) =>
    c.json({ code, ...more }, status);

  const tooFast = (c: Context<Env>, milliseconds = 1000) => {
    metrics.limited.add(1);
    c.header('Retry-After', String(Math.ceil(milliseconds / 1000)));
    return refuse(c, 429, 'too-fast');
  };
  const limit =
    (rate: Rate): MiddlewareHandler<Env> =>
    async (c, next) =>
      rate.allows(address(c)) ? next() : tooFast(c);
  /** The same for a person, who may have many addresses. */
  const limitPerson =
    (rate: Rate): MiddlewareHandler<Env> =>
    async (c, next) =>
      rate.allows(c.get('person').id) ? next() : tooFast(c);

  const setSession = (c: Context<Env>, { secret }: Login): void => {
    setCookie(c, cookieName(secure(c)), secret, {
      httpOnly: true,
      secure: secure(c),
      sameSite: 'Lax',
      path: '/',
      maxAge: COOKIE_AGE,
    });
  };
  const leaveCookie = (c: Context<Env>): void => {
    deleteCookie(c, cookieName(secure(c)), { path: '/', secure: secure(c) });
  };
  const secretOf = (c: Context<Env>): string | undefined => getCookie(c, cookieName(secure(c)));

  const somebody: MiddlewareHandler<Env> = async (c, next) => {
    const person = await people.who(secretOf(c));
    if (!person) return refuse(c, 401, 'nobody');
    c.set('person', person);
    return rates.requests.allows(person.id) ? next() : tooFast(c);
  };

  const anybody: MiddlewareHandler<Env> = async (c, next) => {
    const reader = (await people.who(secretOf(c)))?.id ?? ANYBODY;
    c.set('reader', reader);
    return reader === ANYBODY || rates.requests.allows(reader) ? next() : tooFast(c);
  };

  async function body<T>(c: Context<Env>, schema: z.ZodType<T>): Promise<T | null> {
    const raw = await c.req.arrayBuffer().catch(() => new ArrayBuffer(0));
    const read = schema.safeParse(readJson(new Uint8Array(raw)));
    return read.success ? read.data : null;
  }

  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.method !== 'GET' && !isOwnOrigin(c.env.incoming.headers, config)) return refuse(c, 403, 'not-ours');
    return next();
  });
  api.use(limit(rates.requests));
  // What is sent is charged before anybody looks at it; who does not say how much it is may send all that is allowed.
  api.use(async (c, next) => {
    if (c.req.method === 'GET') return next();
    const chunked = c.req.header('Transfer-Encoding') !== undefined;
    const bytes = chunked ? MOST_BYTES : Math.min(MOST_BYTES, Number(c.req.header('Content-Length') ?? 0));
    return rates.bytes.allows(address(c), bytes) ? next() : tooFast(c);
  });
  api.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c as Context<Env>, 413, 'too-large') }));

  api.get('/me', async (c) => {
    const secret = secretOf(c);
    const person = await people.who(secret);
    // Whoever comes back stays known for as long again.
    if (person && secret) setSession(c, { person, secret });
    return c.json({ me: shownPerson(person) });
  });

  /** A guest name is enough; who has one changes it. */
  api.post('/me', async (c) => {
    const wish = await body(c, guest);
    if (!wish) return refuse(c, 400, 'bad-request');
    const known = await people.who(secretOf(c));
    if (known) return c.json({ me: shownPerson(await people.rename(known, wish.name)) });
    if (!rates.newPeople.allows(address(c))) return tooFast(c, 10_000);
    const session = await people.welcome(wish.name);
    setSession(c, session);
    return c.json({ me: shownPerson(session.person) });
  });

  api.post('/account', limit(rates.logins), somebody, async (c) => {
    const wish = await body(c, credentials);
    if (!wish) return refuse(c, 400, 'bad-request');
    const enrolled = await people.enrol(c.get('person'), wish.login, wish.password, address(c));
    if (enrolled === 'busy') return refuse(c, 503, 'busy');
    return enrolled ? c.json({ me: shownPerson(enrolled) }) : refuse(c, 409, 'login-taken');
  });

  api.post('/login', limit(rates.logins), async (c) => {
    const wish = await body(c, credentials);
    if (!wish) return refuse(c, 400, 'bad-request');
    const wait = people.wait(wish.login, address(c));
    if (wait > 0) return tooFast(c, wait);
    const session = await people.login(wish.login, wish.password, address(c));
    if (session === 'busy') return refuse(c, 503, 'busy');
    if (!session) return refuse(c, 403, 'login-wrong');
    setSession(c, session);
    return c.json({ me: shownPerson(session.person) });
  });

  // The origin was looked at above: it is our own.
  const originOf = (c: Context<Env>): string => c.env.incoming.headers.origin ?? '';

  api.post('/passkeys/new', limit(rates.logins), somebody, async (c) => {
    const wish = await body(c, newPasskey);
    if (!wish) return refuse(c, 400, 'bad-request');
    const offer = await passkeys.offer(c.get('person'), wish.login, originOf(c));
    return typeof offer === 'string' ? refuse(c, 409, offer) : c.json(offer);
  });

  api.post('/passkeys', limit(rates.logins), somebody, async (c) => {
    const wish = await body(c, madePasskey);
    if (!wish) return refuse(c, 400, 'bad-request');
    const kept = await passkeys.keep(c.get('person'), wish);
    return typeof kept === 'string' ? refuse(c, 409, kept) : c.json({ me: shownPerson(kept) });
  });

  api.post('/passkeys/ask', limit(rates.logins), async (c) => c.json(await passkeys.ask(originOf(c))));

  api.post('/passkeys/login', limit(rates.logins), async (c) => {
    const wish = await body(c, usedPasskey);
    if (!wish) return refuse(c, 400, 'bad-request');
    const session = await passkeys.enter(wish);
    if (!session) return refuse(c, 403, 'passkey-wrong');
    setSession(c, session);
    return c.json({ me: shownPerson(session.person) });
  });

  api.post('/logout', async (c) => {
    const secret = secretOf(c);
    if (secret) {
      await people.logout(secret);
      live.endSession(sessionOf(secret));
    }
    leaveCookie(c);
    return c.json({ me: null });
  });

  /** A browser is not told why it gets no live connection: here a page can ask. */
  api.get('/live', (c) => c.json({ room: live.hasRoom(address(c)) && house.hasRoom }));

  api.get('/games', (c) =>
    c.json({ games: house.games.map(({ id, minSeats, maxSeats }) => ({ id, least: minSeats, most: maxSeats })) }),
  );

  api.get('/tables', async (c) => c.json({ tables: await house.publicTables() }));
  api.get('/tables/mine', somebody, async (c) => c.json({ tables: await house.tablesOf(c.get('person').id) }));

  api.post('/tables', limit(rates.newTables), somebody, limitPerson(rates.newTables), async (c) => {
    const wish = await body(c, newTable);
    if (!wish) return refuse(c, 400, 'bad-request');
    const id = await house.open(wish, c.get('person'));
    if (id instanceof Refused) return refuse(c, 400, 'bad-request', { words: id.words });
    return c.json({ id });
  });

  const tableOf = (c: Context<Env>): string | null => tableId.safeParse(c.req.param('id')).data ?? null;

  api.get('/tables/:id/record', anybody, async (c) => {
    const id = tableOf(c);
    const record = id && (await tables.record(id, c.get('reader')));
    if (!record) return refuse(c, 404, 'not-found');
    if (record instanceof Refused) return refuse(c, 403, 'not-allowed');
    return c.json(record, 200, { 'Content-Disposition': 'attachment; filename="tafelrunde.json"' });
  });

  api.post('/tables/:id/go-on', limit(rates.newTables), somebody, limitPerson(rates.newTables), async (c) => {
    const wish = await body(c, goOn);
    if (!wish) return refuse(c, 400, 'bad-request');
    const id = tableOf(c);
    const next = id && (await tables.goOn(id, wish.position, c.get('person')));
    if (!next) return refuse(c, 404, 'not-found');
    return next instanceof Refused ? refuse(c, 403, 'not-allowed') : c.json({ id: next });
  });

  // What an account keeps for all devices: decks, campaigns, games.
  const member: MiddlewareHandler<Env> = async (c, next) =>
    c.get('person').login === null ? refuse(c, 403, 'not-allowed') : next();

  const quota: Quota = { documents: config.mostDocuments, bytes: config.documentKilobytes * 1024 };

  /** What there is, without what is in it. */
  api.get('/documents/keys', somebody, member, async (c) =>
    c.json({ documents: await store.documentEntries(c.get('person').id) }),
  );

  api.get('/documents/:kind/:key', somebody, member, async (c) => {
    const found = await store.document(c.get('person').id, c.req.param('kind'), c.req.param('key'));
    if (!found) return refuse(c, 404, 'not-found');
    // It is JSON already.
    return c.body(`{"value":${found.text},"changed":${found.changed}}`, 200, { 'Content-Type': 'application/json' });
  });

  api.put('/documents/:kind/:key', somebody, member, async (c) => {
    const kind = documentKind.safeParse(c.req.param('kind'));
    const key = documentKey.safeParse(c.req.param('key'));
    const wish = await body(c, documentBody);
    if (!kind.success || !key.success || !wish) return refuse(c, 400, 'bad-request');
    const document = { kind: kind.data, key: key.data, text: JSON.stringify(wish.value) };
    const changed = await store.putDocument(c.get('person').id, document, deps.now(), quota);
    return changed === null ? refuse(c, 403, 'quota') : c.json({ changed });
  });

  api.delete('/documents/:kind/:key', somebody, member, async (c) => {
    await store.removeDocument(c.get('person').id, c.req.param('kind'), c.req.param('key'));
    return c.json({});
  });

  const viewer = async (c: Context<Env>): Promise<string | null> => (await people.who(secretOf(c)))?.id ?? null;

  const tools: RouteTools = { ...deps, body, refuse, somebody, anybody, limitPerson, leaveCookie };
  libraryRoutes(api, { ...tools, member, viewer });
  questRoutes(api, { ...tools, viewer, address, tooFast });
  analysisRoutes(api, tools);
  invitationRoutes(api, tools);
  callRoutes(api, tools);
  peopleRoutes(api, tools);
  adminRoutes(api, tools);

  api.onError((error, c) => {
    if (error instanceof HouseFull) return refuse(c, 503, 'busy');
    throw error;
  });
  api.all('*', (c) => refuse(c, 404, 'not-found'));
  return api;
}

function shownPerson(
  person: Person | null,
): { readonly who: string; readonly name: string; readonly login: string | null } | null {
  return person && { who: person.id, name: person.name, login: person.login };
}
