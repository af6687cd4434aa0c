import { asPlain, type Plain, type Result } from '@tafelrunde/kernel';
import { cards } from '../box.ts';
import { isCount, isCounts, isFields, isListOf, isText, readLog, writeLog } from '../campaign/log-file.ts';
import type { DeckList } from '../decks.ts';
import { type ScenarioId, sagaScenarios } from '../scenarios/scenarios.ts';
import { scoreSheet } from '../score.ts';
import { checkSetup, setupOf } from '../setup.ts';
import type { M } from '../state.ts';

/** Somebody who plays through the saga, always with the same heroes and deck. */
export interface SagaPlayer extends DeckList {
  readonly name: string;
}

/** A game of the run, won or lost. */
export interface SagaAttempt {
  readonly scenario: ScenarioId;
  readonly won: boolean;
  /** The score of a won game; 0 of a lost one. */
  readonly score: number;
  readonly rounds: number;
}

/** A run through the scenarios of Shadows of Mirkwood in the order of the story (LCG-SOM-59). */
export interface SagaLog {
  readonly mode: 'standard' | 'easy';
  readonly players: readonly SagaPlayer[];
  /** Every game that was played, in order. */
  readonly attempts: readonly SagaAttempt[];
}

type Form = Pick<SagaLog, 'mode' | 'players'>;

const refuse = <T>(key: string): Result<T> => ({ ok: false, problem: [key] });

/** Begins a run; what could not be played as a game is refused in the same words. */
export function startSaga(players: readonly SagaPlayer[], mode: SagaLog['mode']): Result<SagaLog> {
  const log: SagaLog = { mode, players, attempts: [] };
  const checked = checkSetup(setupFor(log, sagaScenarios[0]), cards);
  return checked.ok ? { ok: true, value: log } : { ok: false, problem: checked.problem };
}

function setupFor({ mode, players }: Form, scenario: ScenarioId): Plain {
  return asPlain({ scenario, mode, players: players.map(({ heroes, deck }) => ({ heroes, deck })) });
}

/** The scenario that comes next: the first one that has not been won; null once all are. */
export function nextOfSaga({ attempts }: SagaLog): ScenarioId | null {
  return sagaScenarios.find((id) => !attempts.some(({ scenario, won }) => won && scenario === id)) ?? null;
}

/** The set-up of the next game; null once the run is complete. */
export function sagaSetup(log: SagaLog): Plain | null {
  const next = nextOfSaga(log);
  return next === null ? null : setupFor(log, next);
}

/** The log after a game of the run: a lost scenario is played again, a won one leads on to the next. */
export function finishSaga(log: SagaLog, m: M): Result<SagaLog> {
  const next = nextOfSaga(log);
  if (next === null) return refuse('lcg.saga.complete');
  if (!m.s.over) return refuse('lcg.saga.not-over');
  if (!isGameOf(log, next, m)) return refuse('lcg.saga.other-game');
  const won = m.s.over.winners.length > 0;
  const attempt: SagaAttempt = { scenario: next, won, score: won ? scoreSheet(m).total : 0, rounds: m.s.round };
  return { ok: true, value: { ...log, attempts: [...log.attempts, attempt] } };
}

/** Whether a game was played with the scenario, mode, heroes and decks of the run. */
function isGameOf(log: SagaLog, next: ScenarioId, m: M): boolean {
  const { scenario, mode, players, campaign } = setupOf(m);
  if (scenario !== next || mode !== log.mode || campaign !== null || players.length !== log.players.length)
    return false;
  return log.players.every(({ heroes, deck }, seat) => {
    const played = players[seat];
    return heroes.join() === played.heroes.join() && sameCounts(deck, played.deck);
  });
}

function sameCounts(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const counted = Object.entries(a).filter(([, n]) => n > 0);
  return counted.length === Object.keys(b).length && counted.every(([id, n]) => b[id] === n);
}

/** What the run has come to: scenarios won, games played, rounds, and the score of all that were won. */
export interface SagaSum {
  readonly won: number;
  readonly games: number;
  readonly rounds: number;
  readonly score: number;
}

export function sagaSum({ attempts }: SagaLog): SagaSum {
  return {
    won: attempts.filter(({ won }) => won).length,
    games: attempts.length,
    rounds: attempts.reduce((sum, { rounds }) => sum + rounds, 0),
    score: attempts.reduce((sum, { score }) => sum + score, 0),
  };
}

/** A log as text that can be kept between games. */
export function saveSaga(log: SagaLog): string {
  return writeLog('saga', log);
}

/** A log from its text; one that is damaged, changed, of another version or impossible is refused. */
export function loadSaga(text: string): Result<SagaLog> {
  return readLog('saga', text, isSagaLog);
}

function isSagaLog(log: unknown): log is SagaLog {
  if (!isFields(log) || (log.mode !== 'standard' && log.mode !== 'easy')) return false;
  if (!isListOf(log.players, isPlayer) || !isListOf(log.attempts, isAttempt)) return false;
  return startSaga(log.players, log.mode).ok && inOrder(log.attempts);
}

function isPlayer(value: unknown): value is SagaPlayer {
  return isFields(value) && isText(value.name) && isListOf(value.heroes, isText) && isCounts(value.deck);
}

function isAttempt(value: unknown): value is SagaAttempt {
  if (!isFields(value) || !isText(value.scenario) || typeof value.won !== 'boolean') return false;
  return Number.isInteger(value.score) && isCount(value.rounds);
}

/** Whether every game was one of the scenario whose turn it was. */
function inOrder(attempts: readonly SagaAttempt[]): boolean {
  let at = 0;
  return attempts.every(({ scenario, won }) => {
    const fits = scenario === sagaScenarios[at];
    if (won) at++;
    return fits;
  });
}
