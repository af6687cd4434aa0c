import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@tafelrunde/protocol';
import { clientMessage, tableId } from '@tafelrunde/protocol/schemas';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from './config.ts';
import { cookieName } from './http/api.ts';
import { readJson } from './http/json.ts';
import { addressOf, isOwnHost, isOwnOrigin, isSecure } from './http/origin.ts';
import type { Rates } from './http/rates.ts';
import type { Jobs } from './jobs.ts';
import { type Lobby, said } from './lobby.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { type People, sessionOf } from './people.ts';
import type { Present } from './presence.ts';
import { isNobody, type Listener, nobody, type Place, text } from './rooms/audience.ts';
import { type House, HouseFull, newId } from './rooms/house.ts';
import type { Person } from './store/store.ts';

export interface LiveDependencies {
  readonly config: Config;
  readonly house: Pick<House, 'touch'>;
  /** Where tables are found. */
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly people: People;
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly jobs: Jobs;
}

/** Brings people to tables; null if there is no such table. */
interface Tables {
  join(table: string, listener: Listener): Promise<Place | null>;
}

/** A set-up with decks fits; nothing that people say is longer. */
const MOST_BYTES = 64 * 1024;
/** A client that does not read is cut off: its differences would fill the memory. */
const MOST_UNREAD = 4 * 1024 * 1024;
const HEARTBEAT = 25_000;
/** Looking at a position of an old game plays it again. */
const PRICE_OF_LOOKING = 3;

/** What the whole table is told of, and the disk keeps. */
const DOINGS: ReadonlySet<string> = new Set([
  ...['sit', 'stand', 'seat', 'bring', 'setup', 'ready', 'start', 'admit'],
  ...['stand-in', 'notice', 'undo', 'consent', 'resign', 'rematch', 'follow', 'attention'],
]);

/** Close codes of ours, from the range for applications. */
const CLOSE = { stopping: 4001, loggedOut: 4003, notFound: 4004, tooFast: 4008, nonsense: 4009, full: 4013 } as const;

/** Nothing longer is said on the line of the lobby. */
const MOST_ATTENTION = 200;
const UNSEEN: Present = { attend() {}, leave() {} };

/** Where a line leads that belongs to no table. */
const LOBBY = 'lobby';

/** The live connections: one for each page at a table, at /live/<table>, and one for each that looks at the lobby. */
export class Live {
  private readonly deps: LiveDependencies;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, clientTracking: true });
  /** Lines by network, also those that are still being made. */
  private readonly perAddress = new Map<string, number>();
  private lines = 0;
  private readonly bySession = new Map<string, Set<WebSocket>>();
  private readonly byPerson = new Map<string, Set<WebSocket>>();
  private listening = true;
  private readonly alive = new WeakSet<WebSocket>();

  constructor(deps: LiveDependencies) {
    this.deps = deps;
    deps.jobs.every(HEARTBEAT, 'heartbeat', () => this.beat());
  }

  get connections(): number {
    return this.sockets.clients.size;
  }

  /** Whether there is room for one more line from there. */
  hasRoom(address: string): boolean {
    const { mostConnections, mostConnectionsPerAddress } = this.deps.config;
    const own = this.perAddress.get(address) ?? 0;
    return this.listening && this.lines < mostConnections && own < mostConnectionsPerAddress;
  }

  /** Ends the lines of somebody who has logged out. */
  endSession(session: string): void {
    for (const ws of this.bySession.get(session) ?? []) ws.close(CLOSE.loggedOut);
  }

  /** Ends the lines of somebody who is forgotten. */
  endPerson(person: string): void {
    for (const ws of this.byPerson.get(person) ?? []) ws.close(CLOSE.loggedOut);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // A connection that breaks while it is being made is nobody's error.
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error: unknown) => {
        if (!(error instanceof HouseFull)) this.deps.log.error('a connection failed', { error });
        turnAway(socket, 503);
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, people, rates, metrics, log } = this.deps;
    const address = addressOf(request.headers, request.socket.remoteAddress, config);
    const path = /^\/live\/([^/?]+)$/.exec(request.url ?? '');
    const place = path?.[1] === LOBBY ? LOBBY : tableId.safeParse(path?.[1]).data;
    if (place === undefined) return turnAway(socket, 404);
    if (!isOwnHost(request.headers, request.socket.remoteAddress, config)) return turnAway(socket, 421);
    if (!isOwnOrigin(request.headers, config)) return turnAway(socket, 403);
    const crowded = !this.hasRoom(address);
    if (crowded || !rates.connections.allows(address)) {
      metrics.limited.add(1);
      return turnAway(socket, crowded ? 503 : 429);
    }
    // From here on it counts, and it has so long to become a connection.
    this.count(address, 1);
    socket.once('close', () => this.count(address, -1));
    const patience = setTimeout(() => turnAway(socket, 503), config.patienceSeconds * 1000).unref();
    socket.once('close', () => clearTimeout(patience));
    const name = cookieName(isSecure(request.headers, config));
    const secret = parseCookies(request.headers.cookie ?? '', name)[name] ?? '';
    // Nobody is asked for a name to look; but who has a cookie that is none any more is to know.
    const known = await people.who(secret);
    if (!known && secret !== '') return turnAway(socket, 401);
    if (!this.listening) return turnAway(socket, 503);
    const person = known ?? { id: nobody(newId()), name: '', login: null };
    this.sockets.handleUpgrade(request, socket, head, (ws) => {
      clearTimeout(patience);
      remember(this.bySession, sessionOf(secret), ws);
      remember(this.byPerson, person.id, ws);
      const opened =
        place === LOBBY ? this.openLobby(ws, socket, person, address) : this.open(ws, socket, place, person, address);
      opened.catch((error: unknown) => {
        log.error('a connection failed', { error });
        ws.terminate();
      });
    });
  }

  private keepAlive(ws: WebSocket): void {
    ws.on('error', () => ws.terminate());
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
  }

  /** Tells somebody what goes on everywhere; here he only says whether he looks at it. */
  private async openLobby(ws: WebSocket, line: Duplex, person: Person, address: string): Promise<void> {
    this.keepAlive(ws);
    const { lobby } = this.deps;
    const { send } = listenerOf(ws, line, person, address);
    const sender = new Sender();
    const present = this.come(person, '');
    ws.on('message', (data: Buffer) => {
      const allowed = data.length < MOST_ATTENTION && this.deps.rates.messages.allows(person.id);
      const read = allowed ? clientMessage.safeParse(readJson(data)) : null;
      if (read?.data?.type === 'attention') present.attend(read.data.looking);
      else if (++sender.nonsense > Sender.patience / 10) ws.close(CLOSE.nonsense);
    });
    send(said({ type: 'welcome', protocol: PROTOCOL }));
    const somebody = !isNobody(person.id);
    ws.once('close', present.leave);
    const gone = await lobby.join({ person: somebody ? person.id : '', send });
    ws.once('close', gone);
    if (ws.readyState !== ws.OPEN) {
      present.leave();
      gone();
    }
  }

  /** Somebody has come; whoever has said no name is nobody's business. */
  private come({ id, name }: Person, game: string): Present {
    return isNobody(id) ? UNSEEN : this.deps.lobby.presence.come({ person: id, name, game });
  }

  private async open(ws: WebSocket, line: Duplex, table: string, person: Person, address: string): Promise<void> {
    this.keepAlive(ws);
    const listener = listenerOf(ws, line, person, address);
    // Messages that come before the room is there wait for it.
    const early: Buffer[] = [];
    const keepEarly = (data: Buffer): void => {
      if (early.length < 8) early.push(data);
    };
    ws.on('message', keepEarly);
    listener.send(text({ type: 'welcome', protocol: PROTOCOL }));
    const game = isNobody(person.id) ? '' : await this.deps.lobby.gameOf(table);
    const joined = await this.deps.tables.join(table, listener).catch((error: unknown) => {
      if (error instanceof HouseFull) return CLOSE.full;
      this.deps.log.error('a table could not be opened', { table, error });
      return CLOSE.stopping;
    });
    if (joined === null || typeof joined === 'number') {
      ws.close(joined ?? CLOSE.notFound);
      return;
    }
    this.deps.house.touch(table);
    const present = this.come(person, game);
    const leave = (): void => {
      present.leave();
      joined.leave();
    };
    ws.once('close', leave);
    if (ws.readyState !== ws.OPEN) leave();
    const sender = new Sender();
    const hear = (data: Buffer): void => {
      if (!this.listening) return;
      const began = performance.now();
      const message = this.read(ws, listener, data, sender);
      if (!message) return;
      if (message.type === 'attention') present.attend(message.looking);
      void joined.hear(message).then(() => {
        this.deps.metrics.replies.observe((performance.now() - began) / 1000);
      });
    };
    ws.off('message', keepEarly);
    for (const data of early) hear(data);
    ws.on('message', hear);
  }

  /** A message, if it is one and its sender is not too fast; otherwise its sender is told why not. */
  private read(ws: WebSocket, listener: Listener, data: Buffer, sender: Sender) {
    const { rates, metrics } = this.deps;
    // Whoever has no name is known by where he comes from.
    const person = isNobody(listener.person) ? listener.address : listener.person;
    // What it costs is charged before anybody looks at it.
    if (!rates.messages.allows(person) || !rates.bytes.allows(person, data.length)) {
      return this.ignore(ws, listener, data, sender);
    }
    const raw = readJson(data);
    const read = clientMessage.safeParse(raw);
    const looking = read.success && read.data.type === 'look' && !rates.messages.allows(person, PRICE_OF_LOOKING - 1);
    const chatty = read.success && read.data.type === 'chat' && !rates.chat.allows(person);
    const busy = read.success && DOINGS.has(read.data.type) && !rates.doings.allows(person);
    if (looking || chatty || busy) return this.ignore(ws, listener, data, sender);
    if (read.success) return read.data;
    metrics.malformed.add(1);
    const named = (raw as { ref?: unknown } | null)?.ref;
    const ref = typeof named === 'number' && Number.isInteger(named) ? named : -1;
    listener.send(text({ type: 'refused', ref, code: 'bad-message', words: null }));
    if (++sender.nonsense > Sender.patience) ws.close(CLOSE.nonsense);
    return null;
  }

  /** Tells somebody that he is too fast; who goes on is cut off, sooner if he says a lot. */
  private ignore(ws: WebSocket, listener: Listener, data: Buffer, sender: Sender): null {
    this.deps.metrics.limited.add(1);
    listener.send(text({ type: 'refused', ref: refIn(data), code: 'too-fast', words: null }));
    sender.ignored += 1 + data.length / 1024;
    if (sender.ignored > Sender.patience) ws.close(CLOSE.tooFast);
    return null;
  }

  /** Everybody comes back in a moment, perhaps to another server. */
  sendAway(): void {
    for (const ws of this.sockets.clients) ws.close(CLOSE.stopping);
  }

  /** Takes no more messages and no more connections. */
  stopListening(): void {
    this.listening = false;
  }

  private count(address: string, n: number): void {
    this.lines += n;
    const now = (this.perAddress.get(address) ?? 0) + n;
    if (now > 0) this.perAddress.set(address, now);
    else this.perAddress.delete(address);
  }

  /** Ends connections whose other end is gone without a word. */
  private beat(): void {
    for (const ws of this.sockets.clients) {
      if (!this.alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }

  /** Closes all connections; rooms have said goodbye before. */
  async close(): Promise<void> {
    for (const ws of this.sockets.clients) ws.close(CLOSE.stopping);
    const patience = setTimeout(() => {
      for (const ws of this.sockets.clients) ws.terminate();
    }, 1000);
    await new Promise((resolve) => this.sockets.close(resolve));
    clearTimeout(patience);
  }
}

/** Finds a line again, until it ends. */
function remember(lines: Map<string, Set<WebSocket>>, key: string, ws: WebSocket): void {
  const own = lines.get(key) ?? new Set();
  lines.set(key, own.add(ws));
  ws.once('close', () => {
    own.delete(ws);
    if (own.size === 0 && lines.get(key) === own) lines.delete(key);
  });
}

/** How often somebody sent what cannot be used. */
class Sender {
  static readonly patience = 200;
  ignored = 0;
  nonsense = 0;
}

/** What is said in one go is sent in one go: an answer's reply and what follows from it are one write. */
function listenerOf(ws: WebSocket, line: Duplex, { id, name }: Person, address: string): Listener {
  let corked = false;
  const uncork = (): void => {
    corked = false;
    line.uncork();
  };
  return {
    person: id,
    name,
    address,
    send(said) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_UNREAD) {
        ws.terminate();
        return;
      }
      if (!corked) {
        corked = true;
        line.cork();
        setImmediate(uncork);
      }
      ws.send(said);
    },
    close: () => ws.close(CLOSE.stopping),
  };
}

/** The number of a message that nobody has read, as pages write it: at the end. -1 if there is none. */
function refIn(data: Buffer): number {
  const found = /"ref":(\d{1,10})\}$/.exec(data.subarray(-20).toString('latin1'));
  return found ? Number(found[1]) : -1;
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Says why, and ends the connection, whether or not the other end goes away as well. */
function turnAway(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  const patience = setTimeout(() => socket.destroy(), 1000).unref();
  socket.once('close', () => clearTimeout(patience));
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}
