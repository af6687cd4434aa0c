export { type CrashOptions, type CrashReport, crashTest } from './crash.ts';
export { type LoadOptions, type LoadReport, load } from './load.ts';
export { Player, type PlayerWatcher } from './player.ts';
export { ServerProcess } from './process.ts';
export { type SiegeOptions, type SiegeReport, siege } from './siege.ts';
export { LiveTable, type Reply, type Saying, Visitor } from './visitor.ts';
