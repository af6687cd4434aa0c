import type { Plain } from '@tafelrunde/kernel';
import { z } from 'zod';
import { chatLimit, inviteIdForm, nameLimit } from './limits.ts';
import { isHonestName, tidyName } from './names.ts';

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
const level = z.enum(['random', 'steady', 'keen']);
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
  /** Sits down; at a game under way this asks the host and those who play. */
  message('sit', { seat }),
  /** What somebody says to a request for a seat. */
  message('admit', { id: count, agree: z.boolean() }),
  message('stand', {}),
  message('seat', { seat, as: z.enum(['open', 'random', 'steady', 'keen']) }),
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
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const clock = z.strictObject({ per: z.enum(['game', 'decision']), seconds: z.int().min(5).max(86_400) });

export const newTable = z.strictObject({
  game: z.string().min(1).max(32),
  setup: plain,
  access: z.enum(['public', 'link']),
  spectators: z.boolean(),
  clock: clock.nullable(),
  /** Who sits where; the rest is open. */
  seats: z.array(z.enum(['me', 'open', 'random', 'steady', 'keen'])).max(7),
});
export type NewTable = z.infer<typeof newTable>;

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

export const tableId = z.string().regex(inviteIdForm);
