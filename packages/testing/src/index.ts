export { Arranger } from './arrange.ts';
export { type FuzzOptions, type FuzzReport, fuzz, listedAnswers, playChecked } from './fuzz.ts';
export { checkCardTexts, Checker } from './invariants.ts';
export { sample } from './sample/index.ts';
export { HoardTable, type HoardGiven } from './sample/table.ts';
export { shrink } from './shrink.ts';
export { type TestOption, TestTable } from './table.ts';
export { table } from './tables.ts';
export { Broken, INVARIANTS, type InvariantNumber, type Violation } from './violations.ts';
