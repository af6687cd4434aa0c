import type { Command } from 'commander';
import * as analyse from './commands/analyse.ts';
import * as backup from './commands/backup.ts';
import * as bench from './commands/bench.ts';
import * as cards from './commands/cards.ts';
import * as crash from './commands/crash.ts';
import * as deck from './commands/deck.ts';
import * as duel from './commands/duel.ts';
import * as fuzz from './commands/fuzz.ts';
import * as load from './commands/load.ts';
import * as move from './commands/move.ts';
import * as operator from './commands/operator.ts';
import * as puzzles from './commands/puzzles.ts';
import * as replay from './commands/replay.ts';
import * as rules from './commands/rules.ts';
import * as serve from './commands/serve.ts';
import * as siege from './commands/siege.ts';
import * as sim from './commands/sim.ts';
import * as study from './commands/study.ts';
import * as train from './commands/train.ts';
import * as worker from './commands/worker.ts';
import type { Io } from './io.ts';

/** A command is one file that adds itself to the tool. */
export interface CommandModule {
  register(program: Command, io: Io): void;
}

export const commands: readonly CommandModule[] = [
  serve,
  worker,
  backup,
  move,
  operator,
  rules,
  cards,
  fuzz,
  replay,
  analyse,
  puzzles,
  sim,
  duel,
  deck,
  study,
  train,
  bench,
  load,
  crash,
  siege,
];
