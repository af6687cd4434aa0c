import { analyse, courseOf, QUICK_DEALS } from '@tafelrunde/analysis';
import { loadSkill, type Skill } from '@tafelrunde/bots';
import { flowOf, type GameRecord, History, type Match, seedWords } from '@tafelrunde/kernel';
import { hireJudges, loadMaker } from '@tafelrunde/lab';

/** How long the analysis of a game takes, at the depth that everybody gets first. */
export interface AnalysisBench {
  readonly game: string;
  /** How far the game went: turns of one player where players take turns, rounds otherwise. */
  readonly turns: number;
  readonly decisions: number;
  /** Games played on in thought. */
  readonly playouts: number;
  readonly cores: number;
  readonly seconds: number;
}

export interface AnalysisOptions {
  /** So many turns of a game are analysed, if it goes on for so long. */
  readonly turns: number;
  readonly cores: number;
  readonly progress?: (share: number) => void;
  /** Milliseconds, on the wall. */
  readonly clock?: () => number;
}

/** How many games are tried to find one that is long enough. */
const TRIES = 40;

/** Plays a game between rules of thumb for so many turns and analyses it: by the clock on the wall, so the machine has to be quiet. */
export async function benchAnalysis(
  id: string,
  { turns, cores, progress, clock = () => performance.now() }: AnalysisOptions,
): Promise<AnalysisBench> {
  const maker = await loadMaker(id);
  const { record, reached } = await longGame(id, turns);
  const course = await courseOf(maker.game, record);
  if (!course.ok) throw new Error(`${id} does not know its own record`);
  const began = clock();
  const judges = await hireJudges({ record, toEnd: false }, cores);
  try {
    const tell = (done: number, total: number): void => progress?.(done / total);
    const { games, judged } = await analyse(course.value, judges, { quick: QUICK_DEALS, progress: tell });
    const seconds = (clock() - began) / 1000;
    return { game: id, turns: reached, decisions: judged.length, playouts: games, cores, seconds };
  } finally {
    await judges.leave();
  }
}

/** The record of the first game that lasts for so many turns, cut off there; otherwise of the longest one. */
export async function longGame(
  id: string,
  turns: number,
  tries: number = TRIES,
): Promise<{ record: GameRecord; reached: number }> {
  const skill = await loadSkill(id);
  const maker = await loadMaker(id);
  let longest: { record: GameRecord; reached: number } | null = null;
  for (let n = 0; n < tries; n++) {
    const begun = History.start(maker.game, maker.table({}).setup, `analysis ${n}`);
    if (!begun.ok) throw new Error(`${id} refuses a table of the lab`);
    const reached = playOn(begun.value, skill, `analysis ${n}`, turns);
    if (longest === null || reached > longest.reached) longest = { record: begun.value.record, reached };
    if (longest.reached >= turns) break;
  }
  return longest!;
}

function playOn(history: History, skill: Skill, seed: string, turns: number): number {
  const { match } = history;
  const luck = seedWords(seed);
  for (let decision = match.decision(); decision; decision = match.decision()) {
    if (turnsOf(match) > turns) return turns;
    const { options, seat } = decision;
    const only = options.length === 1;
    history.answer((only ? options[0] : skill.steady(skill.look(match, seat), decision, luck, null)).id);
  }
  return turnsOf(match);
}

function turnsOf(match: Match): number {
  const { turn, round } = flowOf(match.game).marksOf(match);
  return turn ?? round ?? 0;
}
