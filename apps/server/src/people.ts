import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import type { Item } from './cluster/news.ts';
import { Guesses } from './guesses.ts';
import { newId } from './rooms/house.ts';
import type { Person, Store } from './store/store.ts';
import { type TurnLimits, Turns } from './turns.ts';

/** What a session is known by here: its secret is only in the cookie. */
export const sessionOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const newSecret = (): string => randomBytes(32).toString('base64url');

/** argon2id, the library's default, as OWASP recommends it: 19 MiB of memory, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a thread of a small pool, which files are read with, too. */
export const HASHING: TurnLimits = { atOnce: 2, mostOfOne: 4, mostWaiting: 400 };

const HOUR = 3600 * 1000;

/** So many sessions are remembered. */
const MOST_REMEMBERED = 20_000;

/** Somebody who is known on a device: who he is, and the secret that his cookie keeps. */
export interface Login {
  readonly person: Person;
  readonly secret: string;
}

export class People {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly hashing = new Turns(HASHING);
  private readonly guesses: Guesses | null;
  /** Who was here lately, so that not every request has to ask the store. Everything that changes a person is done here. */
  private readonly sessions = new Map<string, { readonly person: string; noted: number }>();
  /** Sessions whose use is not written down yet. */
  private readonly used = new Set<string>();
  private readonly sessionAge: number;
  private readonly known = new Map<string, Person>();
  /** What other servers have to know, where there are any. */
  told: (item: Item) => void = () => {};

  /** Without limits, for load tests, nobody has to wait for having guessed wrong. */
  constructor(store: Store, now: () => number, { limited = true, sessionDays = 0 } = {}) {
    this.store = store;
    this.now = now;
    this.sessionAge = sessionDays === 0 ? Number.POSITIVE_INFINITY : sessionDays * 24 * HOUR;
    this.guesses = limited ? new Guesses(now) : null;
  }

  /** Whom a cookie's secret belongs to. */
  async who(secret: string | undefined): Promise<Person | null> {
    if (!secret || secret.length > 64) return null;
    const session = sessionOf(secret);
    const remembered = this.sessions.get(session);
    const known = this.known.get(remembered?.person ?? '');
    if (remembered && known) {
      if (this.now() - remembered.noted > HOUR) this.use(session);
      return known;
    }
    const person = await this.store.personOf(session, Math.max(0, this.now() - this.sessionAge));
    if (person) this.remember(session, person);
    if (person) this.use(session);
    return person;
  }

  /** Another server has changed something. */
  hear(item: Item): void {
    if (item.type === 'person') this.known.delete(item.person);
    if (item.type === 'forgotten') this.forget(item.person);
    if (item.type === 'session') this.sessions.delete(item.session);
    if (item.type === 'guess' && item.right) this.guesses?.right(item.login, item.network);
    if (item.type === 'guess' && !item.right) this.guesses?.wrong(item.login, item.network);
  }

  /** Something may have changed that was not heard of. */
  forgetAll(): void {
    this.sessions.clear();
    this.known.clear();
  }

  private use(session: string): void {
    this.used.add(session);
    const remembered = this.sessions.get(session);
    if (remembered) remembered.noted = this.now();
  }

  /** Writes down which sessions were used, so that they last. */
  async noteUses(): Promise<void> {
    const sessions = [...this.used];
    if (sessions.length === 0) return;
    await this.store.useSessions(sessions, this.now());
    for (const session of sessions) this.used.delete(session);
  }

  /** The same, and all servers hear of it. */
  forgotten(person: string): void {
    this.forget(person);
    this.told({ type: 'forgotten', person });
  }

  /** Somebody is no more: none of his sessions opens anything. */
  forget(person: string): void {
    this.known.delete(person);
    for (const [session, { person: owner }] of this.sessions) if (owner === person) this.sessions.delete(session);
  }

  private remember(session: string, person: Person): void {
    if (this.sessions.size >= MOST_REMEMBERED) {
      this.sessions.clear();
      this.known.clear();
    }
    this.sessions.set(session, { person: person.id, noted: this.now() });
    this.known.set(person.id, person);
  }

  async welcome(name: string): Promise<Login> {
    const person: Person = { id: newId(), name, login: null };
    const secret = newSecret();
    await this.store.addPerson({ id: person.id, name, session: sessionOf(secret), at: this.now() });
    this.remember(sessionOf(secret), person);
    return { person, secret };
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    return this.changed({ ...person, name });
  }

  /** The same person, who now has an account. */
  named(person: Person, login: string): Person {
    return this.changed({ ...person, login });
  }

  private changed(person: Person): Person {
    if (this.known.has(person.id)) this.known.set(person.id, person);
    this.told({ type: 'person', person: person.id });
    return person;
  }

  /** Gives a guest an account; null if the login is taken or he has one. */
  async enrol(person: Person, login: string, password: string, network: string): Promise<Person | null | 'busy'> {
    if (person.login !== null || (await this.store.account(login))) return null;
    const hashed = await this.hashing.run(network, () => hash(password, COST));
    if (hashed === 'busy') return 'busy';
    return (await this.store.addAccount(person.id, login, hashed)) ? this.named(person, login) : null;
  }

  /** Milliseconds until somebody in that network may try that login again. */
  wait(login: string, network: string): number {
    return this.guesses?.wait(login, network) ?? 0;
  }

  /** A new session for the owner of an account; null if login or password is wrong, and it takes as long to say so. */
  async login(login: string, password: string, network: string): Promise<Login | null | 'busy'> {
    const account = await this.store.account(login);
    const slowness = this.guesses?.slowness(login, network) ?? 0;
    if (slowness > 0) await sleep(slowness);
    // Nobody knows the password of an account that only passkeys open.
    const right = await this.hashing.run(network, async () =>
      verify(account?.password || (await nobodysHash()), password),
    );
    if (right === 'busy') return 'busy';
    if (!account || !right) {
      this.guesses?.wrong(login, network);
      this.told({ type: 'guess', login, network, right: false });
      return null;
    }
    this.guesses?.right(login, network);
    this.told({ type: 'guess', login, network, right: true });
    return this.enter(account.person);
  }

  /** A new session for somebody who has shown who he is. */
  async enter(id: string): Promise<Login | null> {
    const secret = await this.session(id);
    const person = await this.who(secret);
    return person && { person, secret };
  }

  async logout(secret: string): Promise<void> {
    this.sessions.delete(sessionOf(secret));
    this.told({ type: 'session', session: sessionOf(secret) });
    await this.store.endSession(sessionOf(secret));
  }

  private async session(person: string): Promise<string> {
    const secret = newSecret();
    await this.store.addSession(sessionOf(secret), person, this.now());
    return secret;
  }
}

let nobody: Promise<string> | undefined;

/** The hash of a password that nobody has. */
function nobodysHash(): Promise<string> {
  nobody ??= hash(randomBytes(16).toString('hex'), COST);
  return nobody;
}
