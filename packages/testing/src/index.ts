export { Arranger } from './arrange.ts';
export { type ChronicleOptions, type ChroniclePosition, cardBook, chronicle, wordBook } from './chronicle.ts';
export type { DbgGiven, DbgPlayerGiven } from './dbg/arrange.ts';
export { DbgTable } from './dbg/table.ts';
export {
  type FuzzCrew,
  type FuzzedGame,
  type FuzzOptions,
  type FuzzReport,
  fuzz,
  fuzzGame,
  fuzzWith,
  listedAnswers,
  playChecked,
  stoppedGame,
} from './fuzz.ts';
export { inTurn } from './in-turn.ts';
export { Checker } from './invariants.ts';
export type { CardGiven, LcgGiven, LcgPlayerGiven } from './lcg/arrange.ts';
export { LcgTable } from './lcg/table.ts';
export { remarks } from './proofread/list.ts';
export { type Fault, type Kinds, proofread } from './proofread/proofread.ts';
export type { HexGiven, RbGiven, RbPlayerGiven } from './runebound/arrange.ts';
export { type FightLayout, RbTable } from './runebound/table.ts';
export { type HoardView, sample } from './sample/index.ts';
export { type HoardGiven, HoardTable } from './sample/table.ts';
export { shrink } from './shrink.ts';
export { checkCardTexts } from './spoken.ts';
export { type TestOption, TestTable } from './table.ts';
export { table } from './tables.ts';
export type { TcgCardGiven, TcgGiven, TcgPlayerGiven } from './tcg/arrange.ts';
export { TcgTable } from './tcg/table.ts';
export { Broken, INVARIANTS, type InvariantNumber, type Violation } from './violations.ts';
