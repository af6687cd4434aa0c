import { isChoice, type Judged, judge, judged, type Puzzle, type PuzzleBook } from '@tafelrunde/analysis';
import { loadSkill, type Skill } from '@tafelrunde/bots';
import { type Match, type Plain, seedWords, startMatch } from '@tafelrunde/kernel';
import { loadMaker } from '../tables.ts';
import { inOrder } from '../work/in-order.ts';
import { AHEAD, CHECK_DEPTH, isClear, SURE, standing } from './standing.ts';

export interface PuzzleSearch {
  readonly game: string;
  /** Puzzles that there are already. */
  readonly book: PuzzleBook | null;
  readonly count: number;
  readonly seed: string;
  /** Asked between two decisions; true ends the search with what there is. */
  readonly stopped?: () => boolean;
  /** Called when there is another puzzle, or another game was looked through. */
  readonly kept?: (book: PuzzleBook) => void;
}

/** On how many deals a decision is looked at, and found to be a puzzle. */
const GLANCE = 4;
const FIND = 12;
/** One decision in so many is looked at, and so many puzzles come from one game, so that games do not repeat themselves. */
const LOOKED_AT = 3;
const MOST_FROM_A_GAME = 4;

/** A game in which puzzles are looked for: all that a worker must be told. */
export interface PuzzleGame {
  readonly game: string;
  readonly seed: string;
  /** The how manieth game of the search. */
  readonly n: number;
}

/** Looks through a game somewhere; null if it was stopped. */
export type LookThrough = (wanted: PuzzleGame, stopped: () => boolean) => Promise<LookedThrough | null>;

/**
 * Looks through games between steady bots for decisions with one clearly best option. Each is checked by trials ten times as deep
 * as those that found it, on other deals; what fails is left out. Goes on where an earlier search stopped. Games may be looked through
 * in several places at once: they count in their order, so that the book is the same.
 */
export async function findPuzzles(
  search: PuzzleSearch,
  look: LookThrough = lookThroughGame,
  hands = 1,
): Promise<PuzzleBook> {
  const { seed, count, stopped = () => false, kept = () => {} } = search;
  const { game } = await loadMaker(search.game);
  let book: PuzzleBook = search.book ?? {
    ...{ format: 'tafelrunde-puzzles', game: game.id, gameVersion: game.version, searched: 0, games: [], puzzles: [] },
  };
  if (book.puzzles.length >= count || stopped()) return book;
  const first = book.searched;
  const found = inOrder(Number.POSITIVE_INFINITY, hands, (at) => look({ game: game.id, seed, n: first + at }, stopped));
  for await (const { value } of found) {
    if (value === null) break;
    const n = book.searched;
    const { setup, answers, puzzles } = value;
    const at = book.games.length;
    const last = Math.max(0, ...puzzles.map(({ position }) => position));
    book = {
      ...book,
      searched: n + 1,
      games:
        puzzles.length === 0
          ? book.games
          : [...book.games, { setup, seed: `${seed}/${n}`, answers: answers.slice(0, last) }],
      puzzles: [
        ...book.puzzles,
        ...puzzles.map((puzzle) => ({ ...puzzle, id: `${game.id}-${n}-${puzzle.position}`, game: at })),
      ],
    };
    kept(book);
    if (book.puzzles.length >= count || stopped()) break;
  }
  return book;
}

/** Looks through a game here. */
export async function lookThroughGame(
  { game: id, seed, n }: PuzzleGame,
  stopped: () => boolean = () => false,
): Promise<LookedThrough | null> {
  const maker = await loadMaker(id);
  const tables = tablesOf(maker);
  const setup = tables[n % tables.length];
  const found = lookThrough(await loadSkill(maker.game.id), maker.game, setup, `${seed}/${n}`, stopped);
  return found && { setup, ...found };
}

function tablesOf(maker: Awaited<ReturnType<typeof loadMaker>>): Plain[] {
  const { scenarios, decks } = maker;
  const setups = (scenarios.length === 0 ? [''] : scenarios).flatMap((scenario) =>
    (decks.length === 0 ? [''] : decks).flatMap((deck) => {
      try {
        const wish = {
          ...(scenario === '' ? null : { scenario }),
          ...(deck === '' ? null : { decks: [{ name: deck }] }),
        };
        return [maker.table(wish).setup];
      } catch {
        // Not every deck goes with every scenario.
        return [];
      }
    }),
  );
  return setups.length === 0 ? [maker.table({}).setup] : setups;
}

type Found = Omit<Puzzle, 'id' | 'game'>;

/** A game that was looked through: what it was, and the puzzles that were found in it. */
export interface LookedThrough {
  readonly setup: Plain;
  readonly answers: readonly string[];
  readonly puzzles: readonly Found[];
}

/** The puzzles of one game, with its answers; null if it was stopped. */
function lookThrough(
  skill: Skill,
  game: Match['game'],
  setup: Plain,
  seed: string,
  stopped: () => boolean,
): Omit<LookedThrough, 'setup'> | null {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(`the lab's own table of ${game.id} cannot be played`);
  const match = started.value;
  const luck = seedWords(`${seed}/bots`);
  const answers: string[] = [];
  const puzzles: Found[] = [];
  let choices = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    if (stopped()) return null;
    const chosen = skill.steady(skill.look(match, decision.seat), decision, luck, null);
    if (isChoice(match, decision) && choices++ % LOOKED_AT === 0 && puzzles.length < MOST_FROM_A_GAME) {
      const puzzle = tryPuzzle(skill, match, answers.length, chosen.id);
      if (puzzle) puzzles.push(puzzle);
    }
    answers.push(chosen.id);
    match.take(chosen);
  }
  return { answers, puzzles };
}

function tryPuzzle(skill: Skill, match: Match, position: number, played: string): Found | null {
  const look = (deals: number, block: number): Judged =>
    judged(judge(skill, match, played, { position, deals, block }, { asValued: true }));
  const glance = look(GLANCE, 100);
  if ((glance.options[1]?.cost ?? 0) < AHEAD) return null;
  const found = look(FIND, 101);
  if (!isClear(found, 2)) return null;
  const checked = look(CHECK_DEPTH * FIND, 102);
  const [best] = found.options;
  if (!isClear(checked, SURE) || best.id !== checked.options[0].id) return null;
  return { position, best: best.id, found: FIND, ...standing(skill, match, checked) };
}
