import { type Match, namesOf, type Result, startMatch } from '@tafelrunde/kernel';
import { type Lang, render, type Words } from '@tafelrunde/words';
import {
  type CampaignLog,
  type Choices,
  type LcgSetup,
  type LcgState,
  lcg,
  type Prepared,
  prepare,
  startCampaign,
  starterDecks,
} from '../src/index.ts';

/** What a result holds; a refusal fails the test with its sentence. */
export function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(say(result.problem));
  return result.value;
}

/** The sentence of a refusal; both languages must have one. */
export function refusal(result: Result<unknown> | { readonly ok: boolean; readonly problem?: Words }): string {
  if (result.ok) throw new Error('it was not refused');
  const { problem } = result as { problem: Words };
  if (say(problem, 'de') === say(problem)) throw new Error(`the same in both languages: ${say(problem)}`);
  return say(problem);
}

function say(words: Words, lang: Lang = 'en'): string {
  return render(words, lang, lcg.catalogue, namesOf(lcg));
}

/** Bilbo plays Leadership and Sam Tactics, with the starter decks. */
export const PLAYERS = [
  { name: 'Bilbo', heroes: ['aragorn', 'theodred', 'gloin'] },
  { name: 'Sam', heroes: ['legolas', 'gimli', 'thalin'] },
];
const DECKS = [starterDecks.leadership.deck, starterDecks.tactics.deck];

export function newCampaign(options: { expert?: boolean } = {}): CampaignLog {
  return ok(startCampaign(PLAYERS, options));
}

type Wish = Partial<Choices['players'][number]>;

/** What the players choose if they change nothing but what is given for a seat. */
export function choices(log: CampaignLog, ...wishes: readonly Wish[]): Choices {
  const players = log.players.map(({ heroes }, seat) => ({ heroes, deck: DECKS[seat], ...wishes[seat] }));
  return { players, first: 0 };
}

export function prepared(log: CampaignLog, ...wishes: readonly Wish[]): Prepared {
  return ok(prepare(log, choices(log, ...wishes)));
}

/** A real game of a prepared set-up, with both opening hands kept. */
export function begin(setup: LcgSetup, seed = 'campaign'): Match<LcgState> {
  const m = ok(startMatch(lcg, setup as unknown as Parameters<typeof startMatch>[1], seed));
  for (let i = 0; i < setup.players.length; i++) m.answer('no');
  return m;
}

/** A log that has come so far; for tests that need what is noted and not how it came about. */
export function logWith(changes: Partial<CampaignLog>, log: CampaignLog = newCampaign()): CampaignLog {
  return { ...log, ...changes };
}

export const AFTER_ONE = { completed: [{ scenario: 'mirkwood', score: 80 }], total: 80 } as const;
export const AFTER_TWO = {
  completed: [
    { scenario: 'mirkwood', score: 80 },
    { scenario: 'anduin', score: 90 },
  ],
  total: 170,
} as const;
