export { type Analysis, analysisOf, type Point, type SeatCourse, type TurningPoint } from './analysis.ts';
export { chanceOf, type Reading, readingOf } from './chances.ts';
export { type Course, courseOf } from './course.ts';
export { isChoice, type Job, type JudgeOptions, judge, RecordJudge } from './judge.ts';
export {
  type Judged,
  joined,
  judged,
  mean,
  type OptionValue,
  type Sample,
  SURE,
  sureCost,
  valueIn,
} from './judgement.ts';
export { lessonsOf } from './lessons.ts';
export { type Puzzle, type PuzzleBook, puzzleOfDay, puzzleRecord } from './puzzle.ts';
export { type QuestFault, type QuestResult, type QuestSetup, replayQuest } from './quest.ts';
export { analyse, type Crew, QUICK_DEALS, type RunOptions } from './run.ts';
