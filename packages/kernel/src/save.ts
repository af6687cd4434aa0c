import type { Game } from './game.ts';
import { asPlain, deepFreeze, hashText, type Plain, thawPlain } from './plain.ts';
import { type GameRecord, History, type Result, refuse } from './record.ts';
import { boxKey } from './redeal.ts';
import type { State } from './state.ts';

/** Grows when files of an earlier form can no longer be read. */
export const SAVE_VERSION = 1;
const FORMAT = 'tafelrunde';

interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly sum: number;
  readonly body: SavedGame;
}

/** The state as plain data in which cards are named by id, so that it survives a change of the registry. */
export function encodeState<S extends State>(game: Game<S>, state: S): Plain {
  const cards = state.cards.map((card) => ({ ...card, def: game.defs[card.def].id }));
  return asPlain({ ...state, cards });
}

const indexes = new WeakMap<object, ReadonlyMap<unknown, number>>();

/** The number of every definition by id, found once. */
function indexOf<S extends State>(game: Game<S>): ReadonlyMap<unknown, number> {
  const known = indexes.get(game.defs);
  if (known) return known;
  const index = new Map(game.defs.map((def, i) => [def.id, i]));
  indexes.set(game.defs, index);
  return index;
}

/**
 * A state from its plain form; null if it is none or names a card that the game does not have. The plain form is copied
 * unless it was just read and nobody else has it.
 */
export function decodeState<S extends State>(game: Game<S>, plain: Plain, justRead = false): S | null {
  const index = indexOf(game);
  // What the text says is looked at below, and a record is played again before anybody believes it.
  const state = (justRead ? plain : thawPlain(plain)) as unknown as S | null;
  if (!Array.isArray(state?.cards) || !Array.isArray(state.lasting) || !Array.isArray(state.delayed)) return null;
  for (const card of state.cards) {
    const def = index.get(card?.def);
    if (def === undefined) return null;
    card.def = def;
  }
  state.box = boxKey(state);
  deepFreeze(state.setup);
  deepFreeze(state.over);
  for (const entry of state.lasting) deepFreeze(entry);
  for (const entry of state.delayed) deepFreeze(entry);
  return state;
}

/** A game as text, at any decision. */
export function saveGame<S extends State>(history: History<S>): string {
  history.match.decision();
  const body = { record: history.record, state: encodeState(history.game, history.match.s) };
  const file: SaveFile = { format: FORMAT, version: SAVE_VERSION, sum: hashText(JSON.stringify(body)), body };
  return JSON.stringify(file);
}

/** Which game a saved text is of, before it is loaded; null if it cannot be told. */
export function savedGameId(text: string): string | null {
  try {
    const id: unknown = JSON.parse(text)?.body?.record?.game;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** What a saved text holds: the record, and the state that it led to when it was saved. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly state: Plain;
}

/** Reads a saved text. What cannot be read, is of a later version, was cut off or changed is refused with a sentence. */
export function readSave(text: string): Result<SavedGame> {
  let file: SaveFile;
  try {
    file = JSON.parse(text) as SaveFile;
  } catch {
    return refuse('kernel.load.unreadable');
  }
  if (typeof file !== 'object' || file === null || file.format !== FORMAT) return refuse('kernel.load.unreadable');
  if (file.version !== SAVE_VERSION) return refuse('kernel.load.other-format', { version: String(file.version) });
  if (!isRecord(file.body?.record) || file.sum !== hashText(JSON.stringify(file.body))) {
    return refuse('kernel.load.changed');
  }
  return { ok: true, value: file.body };
}

/** Whether the record, played again, has led to the state that was saved with it. */
export function isStateOf<S extends State>(game: Game<S>, { record, state: saved }: SavedGame, state: S): boolean {
  // A state of older rules may have another form; the answers are what counts.
  if (record.gameVersion < game.version) return true;
  const decoded = decodeState(game, saved, true);
  return decoded !== null && stillHolds(decoded, state);
}

/** Whether all that was saved is so; what the game and its steps have come to note of themselves since then was not. */
function stillHolds(saved: unknown, now: unknown): boolean {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved) !== Array.isArray(now)) return saved === now;
  if (typeof now !== 'object' || now === null) return false;
  const keys = Object.keys(saved);
  if (Array.isArray(saved) && keys.length !== Object.keys(now).length) return false;
  return keys.every((key) =>
    stillHolds((saved as Record<string, unknown>)[key], (now as Record<string, unknown>)[key]),
  );
}

/** A game from its text. The record is played again, so that a state which no game can reach is refused, too. */
export function loadGame<S extends State>(game: Game<S>, text: string): Result<History<S>> {
  const saved = readSave(text);
  if (!saved.ok) return saved;
  const replayed = History.replay(game, saved.value.record);
  if (!replayed.ok) return replayed;
  return isStateOf(game, saved.value, replayed.value.match.s) ? replayed : refuse('kernel.load.changed');
}

/** A record from its text, with the same refusals as a saved game. */
export function parseRecord(text: string): Result<GameRecord> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('kernel.load.unreadable');
  }
  const record = (value as SaveFile)?.body?.record ?? value;
  return isRecord(record) ? { ok: true, value: record } : refuse('kernel.load.unreadable');
}

function isRecord(value: unknown): value is GameRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { game, gameVersion, seed, answers, setup } = value as GameRecord;
  return (
    typeof game === 'string' &&
    typeof gameVersion === 'number' &&
    typeof seed === 'string' &&
    setup !== undefined &&
    Array.isArray(answers) &&
    answers.every((answer) => typeof answer === 'string')
  );
}
