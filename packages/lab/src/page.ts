/** The lab without anything that only Node has, for the page and its workers. */
export { csvOf } from './csv.ts';
export { type Duel, type DuelResult, runDuelWith, type Side } from './duel.ts';
export { compareDecks, type DeckSeries, type Difference, isClear, isWonBy, seriesOf } from './exchange.ts';
export { type CardImpact, EARLY, impactOf, type Loss, lossesOf } from './impact.ts';
export { type Exchange, type Improvement, improve } from './improve.ts';
export { Workbench } from './play.ts';
export { reportNames } from './report/names.ts';
export { type Names, reportPage, reportParts } from './report/page.ts';
export { type Crew, type RunOptions, type RunSeries, schedule } from './schedule.ts';
export type { BotSpec, Chunk, GameResult, Series } from './series.ts';
export { type Rate, rateOf } from './statistics.ts';
export { botName, type Group, type Summary, summarize } from './summary.ts';
export { type TableMaker, type TableSetup, type Wish, WishError } from './table.ts';
export { loadMaker } from './tables.ts';
export { readBot, readOption, type SaidWish, tablesFor } from './wishes.ts';
