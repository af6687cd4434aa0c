import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { madePasskey, usedPasskey } from '@tafelrunde/protocol/schemas';
import type { z } from 'zod';
import type { Login, People } from './people.ts';
import type { Person, Store } from './store/store.ts';

/** A question to an authenticator that was not answered yet. */
interface Question {
  readonly challenge: string;
  /** The page that asked; only it may answer. */
  readonly origin: string;
  /** For whom a passkey is made, and the login of the account that it shall open; null if it is to be used. */
  readonly made: { readonly person: string; readonly login: string | null } | null;
}

const MINUTES_TO_ANSWER = 5;
/** So many questions are open at a time; with more, the oldest are forgotten. */
const MOST_QUESTIONS = 5_000;
const MOST_OF_ONE_PERSON = 20;
const NAME = 'Tafelrunde';

type Made = z.infer<typeof madePasskey>;
type Used = z.infer<typeof usedPasskey>;
type Wrong = 'bad-request' | 'not-allowed' | 'login-taken' | 'passkey-wrong';

/** Accounts without a password: the visitor's device proves that it holds a key whose other half we keep. */
export class Passkeys {
  private readonly store: Store;
  private readonly people: People;
  private readonly now: () => number;

  constructor(store: Store, people: People, now: () => number) {
    this.store = store;
    this.people = people;
    this.now = now;
  }

  /** What a device needs to make a passkey for somebody; a guest gets an account of that login with it. */
  async offer(person: Person, login: string | undefined, origin: string) {
    const own = await this.store.passkeysOf(person.id);
    const wanted = person.login === null ? login : null;
    if (wanted === undefined) return 'bad-request' satisfies Wrong;
    if (own.length >= MOST_OF_ONE_PERSON) return 'not-allowed' satisfies Wrong;
    if (wanted !== null && (await this.store.account(wanted))) return 'login-taken' satisfies Wrong;
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: hostOf(origin),
      userName: person.login ?? wanted ?? '',
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      excludeCredentials: own.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const { challenge } = options;
    return { ticket: await this.note({ challenge, origin, made: { person: person.id, login: wanted } }), options };
  }

  /** Keeps a passkey that a device has made; the person with his account, or what is wrong. */
  async keep(person: Person, { ticket, answer }: Made): Promise<Person | Wrong> {
    const question = await this.answered(ticket);
    if (question?.made?.person !== person.id) return 'passkey-wrong';
    const { challenge, origin, made } = question;
    const verified = await verifyRegistrationResponse({
      // Its form was checked; what it says is what the library checks.
      response: answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...expected(challenge, origin),
    }).catch(() => null);
    if (!verified?.verified) return 'passkey-wrong';
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    const kept = await this.store.addPasskey({ id, person: person.id, key, counter }, this.now(), made.login);
    if (!kept) return 'login-taken';
    return made.login === null ? person : this.people.named(person, made.login);
  }

  /** What a device needs to show one of its passkeys for this page. */
  async ask(origin: string) {
    const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' });
    return { ticket: await this.note({ challenge: options.challenge, origin, made: null }), options };
  }

  /** A new session for whoever shows a passkey that we keep. */
  async enter({ ticket, answer }: Used): Promise<Login | null> {
    const question = await this.answered(ticket);
    const passkey = await this.store.passkey(answer.id);
    if (!question || question.made !== null || !passkey) return null;
    const { id, key, counter } = passkey;
    const verified = await verifyAuthenticationResponse({
      // Its form was checked; what it says is what the library checks.
      response: answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
      ...expected(question.challenge, question.origin),
    }).catch(() => null);
    if (!verified?.verified) return null;
    await this.store.countPasskey(id, verified.authenticationInfo.newCounter);
    return this.people.enter(passkey.person);
  }

  /** Kept in the store: another node may get the answer. */
  private async note(question: Question): Promise<string> {
    const ticket = randomBytes(16).toString('base64url');
    await this.store.addTicket(ticket, JSON.stringify(question), this.now() + MINUTES_TO_ANSWER * 60_000);
    return ticket;
  }

  /** A question is answered once. */
  private async answered(ticket: string): Promise<Question | null> {
    const kept = await this.store.takeTicket(ticket, this.now());
    return kept === null ? null : (JSON.parse(kept) as Question);
  }

  /** Forgets what was never answered. */
  async tidy(): Promise<void> {
    await this.store.forgetTickets(this.now(), MOST_QUESTIONS);
  }
}

const hostOf = (origin: string): string => new URL(origin).hostname;

function expected(challenge: string, origin: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
  };
}
