import type { Command } from 'commander';
import * as rules from './commands/rules.ts';
import * as serve from './commands/serve.ts';
import type { Io } from './io.ts';

/** A command is one file that adds itself to the tool. */
export interface CommandModule {
  register(program: Command, io: Io): void;
}

export const commands: readonly CommandModule[] = [serve, rules];
