import type { Plain } from '@tafelrunde/kernel';
import { z } from 'zod';
import { chatLimit, inviteIdForm, mostFollow, nameLimit } from './limits.ts';
import { isHonestName, tidyName } from './names.ts';
import { reportReasons } from './people.ts';

/** Deeper than any set-up; what is deeper is not looked at. */
const MOST_DEPTH = 12;

function isPlainWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'number' || Number.isFinite(value);
  if (depth === 0) return false;
  return Object.values(value).every((part) => isPlainWithin(part, depth - 1));
}

/** Plain data of limited depth; its size is limited where it is received. */
const plain = z.custom<Plain>((value) => value !== undefined && isPlainWithin(value, MOST_DEPTH));

// Invisible and direction-changing characters could hide something, or turn a line around.
const unseemly = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

/** A name that people can read and tell apart. */
export const personName = z
  .string()
  .max(nameLimit * 16)
  .transform(tidyName)
  .refine((name) => name.length > 0 && [...name].length <= nameLimit && isHonestName(name));

const chatText = z
  .string()
  .max(chatLimit * 4)
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .refine((text) => text.length > 0 && [...text].length <= chatLimit && !unseemly.test(text));

const ref = z
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.int().min(0).max(6);
const count = z.int().min(0).max(1_000_000);
/** Levels of bots. */
const levels = ['random', 'steady', 'keen', 'master'] as const;
const level = z.enum(levels);
const message = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ref, ...shape });

/** Everything that a page may say on the live connection of a table. Who says it is known from the connection. */
export const clientMessage = z.discriminatedUnion('type', [
  /** Answers to the decision at that position, and to those of the same run of picks that follow. */
  message('answer', {
    branch: count,
    position: count,
    ids: z.array(z.string().min(1).max(64)).min(1).max(64),
  }),
  /** The seat of the one who says this gives up, whoever is asked. */
  message('resign', {}),
  /** Takes a card out of the run of picks under way. */
  message('unpick', { branch: count, position: count, card: z.string().min(1).max(64) }),
  /** Back to a position, or (null) to before the last answer of the one who asks. */
  message('undo', { branch: count, to: count.nullable() }),
  message('consent', { agree: z.boolean() }),
  message('chat', { text: chatText }),
  /** Sits down, anywhere if no seat is named; at a game under way this asks the host and those who play. */
  message('sit', { seat: seat.nullable() }),
  /** What somebody says to a request for a seat. */
  message('admit', { id: count, agree: z.boolean() }),
  message('stand', {}),
  message('seat', { seat, as: z.enum(['open', ...levels]) }),
  message('bring', { part: plain }),
  message('setup', { setup: plain }),
  message('ready', { ready: z.boolean() }),
  message('start', {}),
  /** A bot plays for the one who says this (without a seat), or for somebody who is not here, or no longer does. */
  message('stand-in', { seat, level: level.nullable() }),
  /** Gives notice to a seat that lets the game wait, or takes it back. */
  message('notice', { seat, on: z.boolean() }),
  message('rematch', {}),
  message('look', { position: count, viewer: z.int().min(0).max(7) }),
  /** Who watches wants to see what that seat sees, with the delay of the table; null for nobody's eyes. */
  message('follow', { seat: seat.nullable() }),
  /** Whether the one who says this looks at the page. Also said on the line of the lobby. */
  message('attention', { looking: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const clock = z.strictObject({
  per: z.enum(['game', 'decision']),
  seconds: z
    .int()
    .min(5)
    .max(30 * 86_400),
});

export const newTable = z.strictObject({
  game: z.string().min(1).max(32),
  setup: plain,
  access: z.enum(['public', 'link']),
  spectators: z.boolean(),
  clock: clock.nullable(),
  /** Who sits where; the rest is open. */
  seats: z.array(z.enum(['me', 'open', ...levels])).max(7),
  /** Minutes after which those who watch may see what one player sees; 0, as usual, for not before the end. */
  follow: z.int().min(0).max(mostFollow).optional(),
});
export type NewTable = z.infer<typeof newTable>;

/** Anybody, this game. */
export const quickMatch = z.strictObject({ game: z.string().min(1).max(32) });

/** Somebody one has played with, by what he is known by. */
export const personId = z.string().regex(inviteIdForm);
export const invitation = z.strictObject({ person: personId });

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
    } catch {
      return false;
    }
  });
/** How somebody wants to be called to his tables. */
export const callWishes = z.strictObject({
  push: z.boolean(),
  mail: z.boolean(),
  /** When not, where he lives; it may go over midnight. */
  quiet: z.strictObject({ from: timeOfDay, to: timeOfDay, zone: timeZone }).nullable(),
  /** Tables that call him no more. */
  muted: z.array(z.string().regex(inviteIdForm)).max(200),
  language: z.enum(['de', 'en']),
});
export type CallWishes = z.infer<typeof callWishes>;
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{20,30}=*$/) }),
});
export const mailAddress = z.strictObject({ address: z.email().max(200).or(z.literal('')) });
export const mailCode = z.strictObject({ code: z.string().regex(/^\d{6}$/) });
export const vacation = z.strictObject({ days: z.int().min(0).max(42) });

export const relation = z.strictObject({ kind: z.enum(['friend', 'block']).nullable() });
export const report = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.string().max(1000),
  table: z.string().regex(inviteIdForm).or(z.literal('')),
});
/** In both languages, and for how many days; 0 for as long as it is not taken away. */
export const announcement = z.strictObject({
  de: z.string().min(1).max(500),
  en: z.string().min(1).max(500),
  days: z.int().min(0).max(365),
});

export const goOn = z.strictObject({ position: count });

export const guest = z.strictObject({ name: personName });

const login = z
  .string()
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .refine((text) => /^[\p{L}\p{N}._@+-]{3,64}$/u.test(text));
/** Long passwords are hashed, too, but not without limit. */
const password = z.string().min(8).max(200);
export const credentials = z.strictObject({ login, password });

/** Whoever has no account yet names a login for the one that his passkey opens. */
export const newPasskey = z.strictObject({ login: login.optional() });
/** What an authenticator says, and the ticket of the question that it answers. */
const ticket = z.string().regex(/^[\w-]{22}$/);
const bytes = z.string().regex(/^[\w-]{1,16000}$/);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};
export const madePasskey = z.strictObject({
  ticket,
  answer: z.looseObject({
    ...credential,
    response: z.looseObject({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
});
export const usedPasskey = z.strictObject({
  ticket,
  answer: z.looseObject({
    ...credential,
    response: z.looseObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  }),
});

export const documentKind = z.enum(['deck', 'campaign', 'game']);
export const documentKey = z.string().regex(/^[\w-]{1,64}$/);
export const documentBody = z.strictObject({ value: plain });

/** A deck for the library, as our own file, and what the lab has said of it: enough for anybody to let the same games be played. */
export const publishDeck = z.strictObject({
  game: z.string().max(20),
  name: z
    .string()
    .max(240)
    .transform((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim())
    .refine((name) => name.length > 0 && [...name].length <= 60 && !unseemly.test(name)),
  text: z.string().min(2).max(16_000),
  lab: z
    .strictObject({
      against: z.string().max(60),
      players: z.int().min(1).max(8),
      easy: z.boolean(),
      seed: z.string().max(60),
      games: z.int().min(1).max(1e8),
      wins: z.int().min(0),
    })
    .refine(({ games, wins }) => wins <= games)
    .nullable(),
});
export type PublishDeck = z.infer<typeof publishDeck>;

/** How the library is looked through: newest first, or by what has been played or copied most. */
export const librarySearch = z.strictObject({
  search: z.string().max(60).default(''),
  order: z.enum(['new', 'played', 'copied']).default('new'),
  from: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type LibrarySearch = z.infer<typeof librarySearch>;

/** Days are counted from 1970. */
const day = z.int().min(0).max(100_000);
export const questDay = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .pipe(day);
/** A whole game, as it was played somewhere else. */
const gameRecord = z.strictObject({
  game: z.string().min(1).max(32),
  gameVersion: z.int().min(0).max(1_000_000),
  setup: plain,
  seed: z.string().max(100),
  answers: z.array(z.string().min(1).max(64)).max(10_000),
});
export const questRecord = z.strictObject({ day, record: gameRecord });
export type QuestRecord = z.infer<typeof questRecord>;

/** A position of a game and the seat through whose eyes it is seen, as they stand in an address. */
export const shownMoment = z.strictObject({
  position: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  seat: z
    .string()
    .regex(/^[0-6]$/)
    .transform(Number)
    .optional(),
});

export const tableId = z.string().regex(inviteIdForm);
