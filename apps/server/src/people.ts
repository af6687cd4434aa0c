import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { newId } from './rooms/rooms.ts';
import type { Person, Store } from './store/store.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const newSecret = (): string => randomBytes(32).toString('base64url');

/** argon2id, the library's default, as OWASP recommends it: 19 MiB of memory, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a thread: so many at once, whoever asks. */
const MOST_AT_ONCE = 4;

/** So many sessions are remembered. */
const MOST_REMEMBERED = 20_000;

/** A session: who somebody is, and the secret that his cookie keeps. */
export interface Session {
  readonly person: Person;
  readonly secret: string;
}

export class People {
  private readonly store: Store;
  private readonly now: () => number;
  private hashing = 0;
  /** Who was here lately, so that not every request has to ask the store. Everything that changes a person is done here. */
  private readonly sessions = new Map<string, string>();
  private readonly known = new Map<string, Person>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Whom a cookie's secret belongs to. */
  async who(secret: string | undefined): Promise<Person | null> {
    if (!secret || secret.length > 64) return null;
    const session = hashOf(secret);
    const known = this.known.get(this.sessions.get(session) ?? '');
    if (known) return known;
    const person = await this.store.personOf(session);
    if (person) this.remember(session, person);
    return person;
  }

  private remember(session: string, person: Person): void {
    if (this.sessions.size >= MOST_REMEMBERED) {
      this.sessions.clear();
      this.known.clear();
    }
    this.sessions.set(session, person.id);
    this.known.set(person.id, person);
  }

  async welcome(name: string): Promise<Session> {
    const person: Person = { id: newId(), name, login: null };
    const secret = newSecret();
    await this.store.addPerson({ id: person.id, name, session: hashOf(secret), at: this.now() });
    this.remember(hashOf(secret), person);
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
    return person;
  }

  /** Gives a guest an account; null if the login is taken or he has one. */
  async enrol(person: Person, login: string, password: string): Promise<Person | null | 'busy'> {
    const hashed = await this.limited(() => hash(password, COST));
    if (hashed === 'busy') return 'busy';
    return (await this.store.addAccount(person.id, login, hashed)) ? this.named(person, login) : null;
  }

  /** A new session for the owner of an account; null if login or password is wrong, and it takes as long to say so. */
  async login(login: string, password: string): Promise<Session | null | 'busy'> {
    const account = await this.store.account(login);
    // Nobody knows the password of an account that only passkeys open.
    const right = await this.limited(async () => verify(account?.password || (await nobodysHash()), password));
    if (right === 'busy') return 'busy';
    return account && right ? this.enter(account.person) : null;
  }

  /** A new session for somebody who has shown who he is. */
  async enter(id: string): Promise<Session | null> {
    const secret = await this.session(id);
    const person = await this.who(secret);
    return person && { person, secret };
  }

  async logout(secret: string): Promise<void> {
    this.sessions.delete(hashOf(secret));
    await this.store.endSession(hashOf(secret));
  }

  private async session(person: string): Promise<string> {
    const secret = newSecret();
    await this.store.addSession(hashOf(secret), person, this.now());
    return secret;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.hashing >= MOST_AT_ONCE) return 'busy';
    this.hashing++;
    try {
      return await work();
    } finally {
      this.hashing--;
    }
  }
}

let nobody: Promise<string> | undefined;

/** The hash of a password that nobody has. */
function nobodysHash(): Promise<string> {
  nobody ??= hash(randomBytes(16).toString('hex'), COST);
  return nobody;
}
