import { Command, CommanderError } from 'commander';
import { complaint } from './commander-errors.ts';
import { commands as allCommands, type CommandModule } from './commands.ts';
import { localizeHelp } from './help.ts';
import type { Io } from './io.ts';
import { type Bilingual, languageOf } from './lang.ts';
import { UsageError } from './usage-error.ts';

export const words: Bilingual<{
  readonly about: string;
  readonly lang: string;
  readonly broken: (reason: string) => string;
}> = {
  de: {
    about: 'Tafelrunde: vier Spiele an einem Tisch im Browser. Dieses Werkzeug betreibt, prüft und misst sie.',
    lang: 'Sprache der Ausgabe: de oder en (sonst die des Terminals)',
    broken: (reason) => `Da ist etwas schiefgegangen: ${reason} (Mehr dazu mit DEBUG=1.)`,
  },
  en: {
    about: 'Tafelrunde: four games at one table in the browser. This tool hosts, checks and measures them.',
    lang: "language of the output: de or en (otherwise the terminal's)",
    broken: (reason) => `Something went wrong: ${reason} (Set DEBUG=1 for more.)`,
  },
};

/** Runs the tool once and gives its exit code: 0 done, 1 went or found something wrong, 2 called wrongly. */
export async function run(
  argv: readonly string[],
  io: Io,
  commands: readonly CommandModule[] = allCommands,
): Promise<number> {
  try {
    io.lang = languageOf(argv, io.env);
    const program = createProgram(io, commands);
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return io.exitCode;
  } catch (error) {
    return explain(error, io);
  }
}

function createProgram(io: Io, commands: readonly CommandModule[]): Command {
  const program = new Command('tafelrunde')
    .description(words[io.lang].about)
    .option('--lang <lang>', words[io.lang].lang)
    .exitOverride()
    .configureOutput({
      writeOut: io.stdout,
      writeErr: io.stderr,
      outputError: () => {},
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    });
  localizeHelp(program, io);
  for (const command of commands) command.register(program, io);
  return program;
}

function explain(error: unknown, io: Io): number {
  if (error instanceof UsageError) {
    io.stderr(`${error.message}\n`);
    return 2;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    // Without a command, commander has already shown the help.
    if (error.code !== 'commander.help') io.stderr(`${complaint(error, io.lang)}\n`);
    return 2;
  }
  const reason = error instanceof Error ? error.message : String(error);
  io.stderr(`${words[io.lang].broken(reason)}\n`);
  if (io.env.DEBUG && error instanceof Error) io.stderr(`${error.stack}\n`);
  return 1;
}
