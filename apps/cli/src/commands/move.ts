import { isAbsolute, join } from 'node:path';
import type { Moved, MoveProblem } from '@tafelrunde/server';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberText } from '../numbers.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly from: string;
  readonly to: string;
  readonly json: string;
  readonly moved: (rows: string, tables: string) => string;
  readonly unusable: (reason: string) => string;
  readonly problems: Readonly<Record<MoveProblem, string>>;
}> = {
  de: {
    about: 'zieht mit allem in eine andere Datenbank um, von SQLite zu PostgreSQL oder zurück',
    from: 'woher: sqlite:<Datenordner> oder postgres://…; kein Server darf sie benutzen',
    to: 'wohin; muss leer sein',
    json: 'gibt JSON aus',
    moved: (rows, tables) => `${rows} Zeilen aus ${tables} Tabellen sind umgezogen und gleich angekommen.`,
    unusable: (reason) => `Eine der Datenbanken lässt sich nicht benutzen: ${reason}`,
    problems: {
      'bad-place': 'So heißt keine Datenbank. Möglich sind sqlite:<Datenordner> und postgres://…',
      'same-kind': 'Umgezogen wird von SQLite zu PostgreSQL oder zurück. Für Kopien gibt es backup und pg_dump.',
      'no-data': 'In diesem Ordner ist keine Datenbank.',
      'in-use': 'Ein Server benutzt eine der Datenbanken. Beende ihn zuerst.',
      'not-empty': 'In der anderen Datenbank ist schon etwas. Sie wurde nicht geändert.',
      'not-equal': 'Es kam nicht alles so an, wie es war. An der anderen Datenbank wurde nichts geändert.',
    },
  },
  en: {
    about: 'moves everything to another database, from SQLite to PostgreSQL or back',
    from: 'from where: sqlite:<data folder> or postgres://…; no server may be using it',
    to: 'to where; must be empty',
    json: 'prints JSON',
    moved: (rows, tables) => `${rows} rows of ${tables} tables were moved and have arrived as they were.`,
    unusable: (reason) => `One of the databases cannot be used: ${reason}`,
    problems: {
      'bad-place': 'No database is called that. Possible are sqlite:<data folder> and postgres://…',
      'same-kind': 'Moving is from SQLite to PostgreSQL or back. For copies there are backup and pg_dump.',
      'no-data': 'There is no database in this folder.',
      'in-use': 'A server uses one of the databases. Stop it first.',
      'not-empty': 'There is something in the other database already. It was left as it is.',
      'not-equal': 'Not everything arrived as it was. The other database was left as it is.',
    },
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('move')
    .description(own.about)
    .requiredOption('--from <database>', own.from)
    .requiredOption('--to <database>', own.to)
    .option('--json', own.json)
    .action((options: Options) => run(options, io));
}

async function run(options: Options, io: Io): Promise<void> {
  const own = words[io.lang];
  const { move } = await import('@tafelrunde/server');
  const moved = await move({ from: place(options.from, io), to: place(options.to, io) }).catch(
    (error: { code?: string; cause?: unknown }): Moved | MoveProblem => {
      if (error.code === 'data-in-use') return 'in-use';
      const { message, code } = (error.cause ?? error) as { message?: string; code?: string };
      throw new UsageError(own.unusable(message || code || String(error)));
    },
  );
  if (typeof moved === 'string') throw new UsageError(own.problems[moved]);
  const counts = Object.values(moved.rows);
  const rows = counts.reduce((sum, n) => sum + n, 0);
  const number = (value: number): string => numberText(value, io.lang);
  io.stdout(
    options.json ? `${JSON.stringify(moved, null, 2)}\n` : `${own.moved(number(rows), number(counts.length))}\n`,
  );
}

/** Folders are named from where one stands. */
function place(text: string, io: Io): string {
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  return folder === undefined || isAbsolute(folder) ? text : `sqlite:${join(io.cwd, folder)}`;
}
