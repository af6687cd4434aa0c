import { asPlain, cardsIn, equalPlain, type Result } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { cards } from '../box.ts';
import type { DeckList } from '../decks.ts';
import { heroesOf, isEliminated } from '../players.ts';
import { type CampaignScenario, campaignScenarios } from '../scenarios/scenarios.ts';
import { scoreSheet } from '../score.ts';
import { checkSetup, type LcgSetup, readSetup, setupOf } from '../setup.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { type CompletedScenario, checkPlayers } from './log.ts';
import { isCount, isCounts, isFields, isListOf, isText, readLog, writeLog } from './log-file.ts';

/** A player of an expert game: name, heroes and deck stay the same over all three scenarios (LCG-MODE-08). */
export interface ExpertPlayer extends DeckList {
  readonly name: string;
}

/** What a player takes along into the next scenario, in the harder form (LCG-MODE-10). */
export interface Carried {
  readonly threat: number;
  readonly damage: Readonly<Record<string, number>>;
  /** Dead heroes stay dead, and an eliminated player has none left. */
  readonly dead: readonly string[];
}

/** The three scenarios in order; not to be confused with a campaign (LCG-CF-40). */
export interface ExpertLog {
  readonly players: readonly ExpertPlayer[];
  readonly starterDecks: boolean;
  /** The harder form: threat and damage are not reset. */
  readonly carry: boolean;
  readonly carried: readonly Carried[];
  readonly completed: readonly CompletedScenario[];
  readonly total: number;
}

/** Begins an expert game; decks that could not be played are refused at once. */
export function startExpertGame(
  players: readonly ExpertPlayer[],
  options: { readonly carry?: boolean; readonly starterDecks?: boolean } = {},
): Result<ExpertLog> {
  const { carry = false, starterDecks = true } = options;
  const log: ExpertLog = { players, starterDecks, carry, carried: [], completed: [], total: 0 };
  const problem = checkPlayers(players);
  if (problem) return { ok: false, problem };
  const setup = prepareExpertGame(log);
  return setup.ok ? { ok: true, value: log } : setup;
}

/** The game that comes next. */
export function prepareExpertGame(
  log: ExpertLog,
  options: Partial<Pick<LcgSetup, 'first' | 'shadows'>> = {},
): Result<LcgSetup> {
  const scenario = campaignScenarios[log.completed.length];
  if (scenario === undefined) return { ok: false, problem: ['lcg.expert.finished'] };
  const out = log.players.findIndex(({ heroes }, seat) => living(heroes, log.carried[seat]).length === 0);
  if (out >= 0) return { ok: false, problem: ['lcg.expert.no-hero', { player: log.players[out].name }] };
  const players = log.players.map(({ heroes, deck }, seat) => {
    const carried = log.carried[seat];
    const alive = living(heroes, carried);
    const printed = alive.reduce((sum, id) => sum + cards.get(id).threatCost, 0);
    return { heroes: alive, deck, extraThreat: carried ? carried.threat - printed : 0, damage: carried?.damage ?? {} };
  });
  const raw = { scenario, players, starterDecks: log.starterDecks, ...options };
  const checked = checkSetup(asPlain(raw), cards);
  return checked.ok ? { ok: true, value: readSetup(checked.setup) } : checked;
}

function living(heroes: readonly string[], carried: Carried | undefined): readonly string[] {
  return heroes.filter((id) => !carried?.dead.includes(id));
}

/** The log after a game of it: a won scenario adds its score (LCG-MODE-09), a lost one is played again. */
export function finishExpertGame(log: ExpertLog, m: M): Result<ExpertLog> {
  const { over } = m.s;
  const { scenario, players, campaign } = setupOf(m);
  if (!over) return { ok: false, problem: ['lcg.campaign.game-not-over'] };
  // Unchanged decks, heroes and players (LCG-MODE-08).
  const same =
    players.length === log.players.length &&
    players.every(({ deck }, seat) => equalPlain(deck, log.players[seat].deck));
  if (campaign || !same || scenario !== campaignScenarios[log.completed.length]) {
    return { ok: false, problem: ['lcg.expert.other-game'] };
  }
  if (over.winners.length === 0) return { ok: true, value: log };
  const score = scoreSheet(m).total;
  const completed = [...log.completed, { scenario: scenario as CampaignScenario, score }];
  const carried = log.carry ? log.players.map(({ heroes }, seat) => carry(m, seat, heroes)) : [];
  return { ok: true, value: { ...log, completed, carried, total: log.total + score } };
}

function carry(m: M, seat: number, heroes: readonly string[]): Carried {
  const alive = isEliminated(m, seat) ? [] : heroesOf(m, seat);
  const damage: Record<string, number> = {};
  for (const card of alive) {
    if (m.s.cards[card].damage > 0) damage[m.defs[m.s.cards[card].def].id] = m.s.cards[card].damage;
  }
  const held = cardsIn(m, ZONE.captive).filter((card) => m.s.cards[card].owner === seat);
  const names = [...alive, ...held].map((card) => m.defs[m.s.cards[card].def].id);
  return { threat: m.s.threat[seat], damage, dead: heroes.filter((id) => !names.includes(id)) };
}

export function saveExpertGame(log: ExpertLog): string {
  return writeLog('expert-game', log);
}

export function loadExpertGame(text: string): Result<ExpertLog> {
  return readLog('expert-game', text, isExpertLog);
}

function isExpertLog(log: unknown): log is ExpertLog {
  if (!isFields(log) || !isListOf(log.players, isPlayer) || !isListOf(log.carried, isCarried)) return false;
  if (typeof log.starterDecks !== 'boolean' || typeof log.carry !== 'boolean' || !Array.isArray(log.completed))
    return false;
  const completed = log.completed as CompletedScenario[];
  const inOrder = completed.every(
    (one, i) => isFields(one) && one.scenario === campaignScenarios[i] && Number.isInteger(one.score),
  );
  const problem: Words | null = checkPlayers(log.players);
  const carries = log.carry && completed.length > 0 ? log.players.length : 0;
  return (
    inOrder &&
    problem === null &&
    log.carried.length === carries &&
    completed.reduce((sum, one) => sum + one.score, 0) === log.total
  );
}

function isPlayer(value: unknown): value is ExpertPlayer {
  return isFields(value) && isText(value.name) && isListOf(value.heroes, isText) && isCounts(value.deck);
}

function isCarried(value: unknown): value is Carried {
  return isFields(value) && isCount(value.threat) && isCounts(value.damage) && isListOf(value.dead, isText);
}
