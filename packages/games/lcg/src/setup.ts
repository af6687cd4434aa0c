import { asPlain, type Plain, type Registry, type SetupCheck } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { type CampaignSetup, readCampaign } from './campaign/setup.ts';
import { type Collection, checkOwned, ownsScenario, readCollection } from './collection.ts';
import { checkDeckWith, type DeckList, type StarterDeck, starterDecksOf } from './decks.ts';
import type { LcgDef } from './defs.ts';
import { readyDeck } from './ready-decks.ts';
import { isCampaignScenario, type ScenarioId, scenarios } from './scenarios/scenarios.ts';
import type { M } from './state.ts';

/** Rules of the original booklet that the reference manual has replaced, as options; all off by default (LCG-VARIANT). */
export interface Variants {
  readonly silentHands: boolean;
  readonly classicDoomed: boolean;
  readonly classicSurge: boolean;
  readonly classicVictory: boolean;
  readonly classicWindows: boolean;
  readonly classicRestricted: boolean;
}

export const noVariants: Variants = {
  silentHands: false,
  classicDoomed: false,
  classicSurge: false,
  classicVictory: false,
  classicWindows: false,
  classicRestricted: false,
};

/** What a seat brings: heroes and cards by id. */
export interface PlayerSetup {
  readonly heroes: readonly string[];
  /** Cards of the deck with their number of copies. */
  readonly deck: Readonly<Record<string, number>>;
  /** Threat beside (or below) that of the heroes, and damage on them, for games that go on over several scenarios. */
  readonly extraThreat: number;
  readonly damage: Readonly<Record<string, number>>;
}

export interface LcgSetup {
  readonly scenario: ScenarioId;
  readonly mode: 'standard' | 'easy';
  /** False in the basic game: no shadow cards (LCG-MODE-07). */
  readonly shadows: boolean;
  readonly players: readonly PlayerSetup[];
  /** The seat that begins; -1 for a random one (LCG-SETUP-05). */
  readonly first: number;
  readonly starterDecks: boolean;
  /** What becomes of a hero whom several players have: refused if left out, or chance decides who keeps him (LCG-DECK-07). */
  readonly contested?: 'chance';
  readonly variants: Variants;
  /** What the table owns; left out, everything. */
  readonly collection?: Collection;
  /** What a campaign brings along; null in a single game (LCG-CAMPAIGN-15). */
  readonly campaign: CampaignSetup | null;
}

/** A list is a sentence about what is wrong; a campaign is none. */
const isWords = (read: CampaignSetup | Words | null): read is Words => Array.isArray(read);

/** A set-up that `checkSetup` has made, as what it is. */
export function readSetup(checked: Plain): LcgSetup {
  return checked as unknown as LcgSetup;
}

/** The options a game is played with. */
export function setupOf(m: M): LcgSetup {
  return readSetup(m.s.setup);
}

export function variants(m: M): Variants {
  return setupOf(m).variants;
}

type Raw = { readonly [key: string]: Plain };

/** Checks what somebody wants to play; the first thing that does not fit is named in a sentence. */
export function checkSetup(raw: Plain, cards: Registry<LcgDef>): SetupCheck<Plain> {
  if (!isObject(raw)) return refuse('lcg.setup.form');
  const scenario = raw.scenario ?? 'mirkwood';
  if (typeof scenario !== 'string' || !Object.hasOwn(scenarios, scenario)) {
    return refuse('lcg.setup.scenario', { scenario: String(scenario) });
  }
  const mode = raw.mode ?? 'standard';
  // There are no nightmare decks in the box (LCG-MODE-06).
  if (mode === 'nightmare') return refuse('lcg.setup.nightmare', { scenario: { name: `scenario:${scenario}` } });
  if (mode !== 'standard' && mode !== 'easy') return refuse('lcg.setup.mode', { mode: String(mode) });
  const collection = raw.collection === undefined || raw.collection === null ? null : readCollection(raw.collection);
  if (collection === null && (raw.collection ?? null) !== null) return refuse('lcg.setup.collection');
  if (collection && !ownsScenario(scenario as ScenarioId, collection)) {
    return refuse('lcg.setup.scenario-not-owned', { scenario: { name: `scenario:${scenario}` } });
  }
  const rawPlayers = raw.players;
  if (!Array.isArray(rawPlayers) || rawPlayers.length < 1 || rawPlayers.length > 4) return refuse('lcg.setup.players');
  const starter = raw.starterDecks !== false;
  const players: PlayerSetup[] = [];
  for (let seat = 0; seat < rawPlayers.length; seat++) {
    const player = readPlayer(rawPlayers[seat], cards);
    if (!player) return refuse('lcg.setup.player', { seat: seat + 1 });
    const problem =
      checkDeckWith(cards, player, { starterDecks: starter }) ??
      (collection ? checkOwned(player, collection, cards) : null);
    if (problem) return { ok: false, problem };
    players.push(player);
  }
  const byChance = raw.contested === 'chance' && (raw.campaign ?? null) === null;
  const wanted = contestedHeroes(players);
  if (wanted.length > 0 && !byChance) {
    return refuse('lcg.setup.same-hero', { hero: { name: `card:${wanted[0]}` } });
  }
  // Whoever loses a draw plays without that hero, so he needs another one whom nobody else wants.
  const bare = players.findIndex((player) => player.heroes.every((hero) => wanted.includes(hero)));
  if (bare >= 0) return refuse('lcg.setup.no-own-hero', { seat: bare + 1 });
  const first = raw.votes === undefined ? (raw.first ?? -1) : majority(raw.votes, players.length);
  if (typeof first !== 'number' || !Number.isInteger(first) || first < -1 || first >= players.length) {
    return refuse('lcg.setup.first');
  }
  const campaign =
    raw.campaign === undefined || raw.campaign === null ? null : readCampaign(raw.campaign, players, cards);
  if (isWords(campaign)) return { ok: false, problem: campaign };
  if (campaign && !isCampaignScenario(scenario)) {
    return refuse('lcg.setup.campaign.scenario', { scenario: { name: `scenario:${scenario}` } });
  }
  const setup: LcgSetup = {
    scenario: scenario as ScenarioId,
    mode,
    shadows: raw.shadows !== false,
    players,
    first,
    starterDecks: starter,
    ...(byChance ? { contested: 'chance' } : {}),
    ...(collection ? { collection } : {}),
    variants: readVariants(raw.variants),
    campaign,
  };
  return { ok: true, setup: asPlain(setup) };
}

/** The heroes whom more than one player has. */
export function contestedHeroes(players: readonly Pick<PlayerSetup, 'heroes'>[]): readonly string[] {
  const all = players.flatMap(({ heroes }) => heroes);
  return all.filter((hero, i) => all.indexOf(hero) === i && all.lastIndexOf(hero) !== i);
}

/** Whom more than half of the players want as first player; -1 (drawn at random) if there is nobody (LCG-SETUP-05). */
function majority(votes: Plain, seats: number): Plain {
  if (!Array.isArray(votes) || votes.length !== seats) return null;
  for (let seat = 0; seat < seats; seat++) {
    if (2 * votes.filter((vote) => vote === seat).length > seats) return seat;
  }
  return -1;
}

function refuse(key: string, params: Record<string, string | number | { name: string }> = {}): SetupCheck<Plain> {
  return { ok: false, problem: [key, params] };
}

function isObject(value: Plain | undefined): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readPlayer(raw: Plain, cards: Registry<LcgDef>): PlayerSetup | null {
  if (!isObject(raw)) return null;
  if (typeof raw.starter === 'string') {
    const starter: DeckList | undefined = starterDecksOf(cards)[raw.starter as StarterDeck] ?? readyDeck(raw.starter);
    return starter
      ? {
          heroes: starter.heroes,
          deck: starter.deck,
          extraThreat: numberOr(raw.extraThreat),
          damage: readCounts(raw.damage) ?? {},
        }
      : null;
  }
  const { heroes } = raw;
  const deck = readCounts(raw.deck);
  if (!Array.isArray(heroes) || !heroes.every((hero) => typeof hero === 'string') || !deck) return null;
  return {
    heroes: heroes as string[],
    deck,
    extraThreat: numberOr(raw.extraThreat),
    damage: readCounts(raw.damage) ?? {},
  };
}

function numberOr(value: Plain | undefined): number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 50 ? value : 0;
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

function readVariants(raw: Plain | undefined): Variants {
  if (!isObject(raw)) return noVariants;
  const on = (name: keyof Variants): boolean => raw[name] === true;
  return {
    silentHands: on('silentHands'),
    classicDoomed: on('classicDoomed'),
    classicSurge: on('classicSurge'),
    classicVictory: on('classicVictory'),
    classicWindows: on('classicWindows'),
    classicRestricted: on('classicRestricted'),
  };
}
