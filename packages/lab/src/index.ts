export { hireJudges, type Judges, type Judging } from './analysis/judges.ts';
export { type Bench, type BenchOptions, benchGame, cpuTime, WARM_UP } from './bench/bench.ts';
export { bytesOf } from './bench/bytes.ts';
export { courseOf } from './bench/course.ts';
export {
  type BenchSide,
  firstUnlike,
  type Piece,
  pairUp,
  pairUpBytes,
  pairUpCold,
  type Ratio,
  ratioOfPairs,
  shareSetups,
} from './bench/pair.ts';
export { type Revision, type TaskName, Tasks, taskNames } from './bench/tasks.ts';
export { csvOf } from './csv.ts';
export type { Duel, DuelResult, Side } from './duel.ts';
export { climb, type LadderOptions, type RungResult } from './ladder.ts';
export { ladderTable, withLadder } from './ladder-page.ts';
export { checkPuzzles } from './puzzles/check.ts';
export { findPuzzles, type LookThrough } from './puzzles/find.ts';
export { reportNames } from './report/names.ts';
export { type Names, reportPage } from './report/page.ts';
export { runDuel, runSeries } from './run.ts';
export type { Crew, RunOptions } from './schedule.ts';
export type { BotSpec, Chunk, GameResult, Series } from './series.ts';
export { type Answer, rateOf } from './statistics.ts';
export { loadStudy, type StudyName, studyNames } from './studies/index.ts';
export { withTables } from './studies/markdown.ts';
export type { Findings, StudyWish } from './studies/study.ts';
export { botName, type Group, type Summary, summarize } from './summary.ts';
export { type DeckWish, type TableMaker, type TableSetup, type Wish, WishError } from './table.ts';
export { labGames, loadMaker } from './tables.ts';
export { NothingToLearn, type Training, train, type Watch } from './train/train.ts';
export { readBot, readOption, tablesFor } from './wishes.ts';
export { gameOfWork, type LabWork, performLab } from './work/work.ts';
