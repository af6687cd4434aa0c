import type { Plain, Registry, SetupCheck } from '@tafelrunde/kernel';
import { checkDeck, type DeckList, decks, isDeckName } from './decks.ts';
import type { TcgDef } from './defs.ts';
import type { M, TcgWords } from './state.ts';

/** Starter rules with the fixed decks, or the Deluxe rules with any legal deck. */
export type Format = 'starter' | 'deluxe';

export type PlayerSetup = {
  readonly deck: DeckList;
};

/** Written as a type, so that it is plain data wherever that is asked for. */
export type TcgSetup = {
  readonly format: Format;
  readonly players: readonly PlayerSetup[];
  /** The seat that begins; -1 for a random one (TCG-SETUP-04). The Deluxe rules bid for it. */
  readonly first: number;
  /** Whether an opponent is offered to cut every deck that was shuffled (TCG-SETUP-13). */
  readonly cuts: boolean;
};

/** The options a game is played with. */
export function setupOf(m: M): TcgSetup {
  return m.s.setup as TcgSetup;
}

export function isDeluxe(m: M): boolean {
  return setupOf(m).format === 'deluxe';
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

type Raw = { readonly [key: string]: Plain };

/** Checks what somebody wants to play; the first thing that does not fit is named in a sentence. */
export function checkSetup(raw: Plain, cards: Registry<TcgDef>): SetupCheck<Plain> {
  if (!isObject(raw)) return refuse('tcg.setup.form');
  const format = raw.format ?? 'starter';
  if (format !== 'starter' && format !== 'deluxe') return refuse('tcg.setup.format', { format: String(format) });
  const rawPlayers = raw.players;
  if (!Array.isArray(rawPlayers) || rawPlayers.length < LEAST_PLAYERS || rawPlayers.length > MOST_PLAYERS) {
    return refuse('tcg.setup.players');
  }
  const players: PlayerSetup[] = [];
  for (let seat = 0; seat < rawPlayers.length; seat++) {
    const deck = readDeck(rawPlayers[seat]);
    if (!deck) return refuse('tcg.setup.player', { seat: seat + 1 });
    const problem = checkDeck(deck, format, cards);
    if (problem) return { ok: false, problem };
    players.push({ deck });
  }
  const first = raw.first ?? -1;
  if (typeof first !== 'number' || !Number.isInteger(first) || first < -1 || first >= players.length) {
    return refuse('tcg.setup.first');
  }
  const cuts = raw.cuts ?? false;
  if (typeof cuts !== 'boolean') return refuse('tcg.setup.form');
  const setup: TcgSetup = { format, players, first, cuts };
  return { ok: true, setup };
}

function refuse(...problem: TcgWords): SetupCheck<Plain> {
  return { ok: false, problem };
}

function isObject(value: Plain | undefined): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deck by name (`{ starter: 'aragorn' }`) or card by card (`{ deck: … }`). */
function readDeck(raw: Plain): DeckList | null {
  if (!isObject(raw)) return null;
  if (typeof raw.starter === 'string') return isDeckName(raw.starter) ? decks[raw.starter].list : null;
  const { deck } = raw;
  if (!isObject(deck)) return null;
  const { ringBearer, ring } = deck;
  const sites = readIds(deck.sites);
  const start = readIds(deck.start);
  const cards = readCounts(deck.cards);
  if (typeof ringBearer !== 'string' || typeof ring !== 'string' || !sites || !start || !cards) return null;
  return { ringBearer, ring, sites, start, cards };
}

function readIds(raw: Plain | undefined): readonly string[] | null {
  return Array.isArray(raw) && raw.every((id) => typeof id === 'string') ? (raw as string[]) : null;
}

function readCounts(raw: Plain | undefined): Record<string, number> | null {
  if (!isObject(raw)) return null;
  const counts: Record<string, number> = {};
  for (const [id, n] of Object.entries(raw)) {
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > 99) return null;
    if (n > 0) counts[id] = n;
  }
  return counts;
}
