import { isAbsolute, join } from 'node:path';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<Record<'about' | 'login' | 'off' | 'data' | 'json' | 'unknown' | 'on' | 'gone', string>> =
  {
    de: {
      about: 'erlaubt einem Konto die Seite /admin des Servers, auch während er läuft (nur SQLite)',
      login: 'der Anmeldename',
      off: 'nimmt die Erlaubnis zurück',
      data: 'der Datenordner (sonst TAFELRUNDE_DATA, sonst data im Projekt)',
      json: 'das Ergebnis als JSON',
      unknown: 'Diesen Anmeldenamen gibt es hier nicht.',
      on: 'Das Konto darf jetzt auf /admin.',
      gone: 'Das Konto darf nicht mehr auf /admin.',
    },
    en: {
      about: "lets an account use the server's page /admin, also while it is running (SQLite only)",
      login: 'the login',
      off: 'takes that back',
      data: 'the data folder (otherwise TAFELRUNDE_DATA, otherwise data in the project)',
      json: 'the result as JSON',
      unknown: 'There is no such login here.',
      on: 'The account may use /admin now.',
      gone: 'The account may not use /admin any more.',
    },
  };

interface Options {
  readonly off?: boolean;
  readonly data?: string;
  readonly json?: boolean;
}

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('operator')
    .description(own.about)
    .argument('<login>', own.login)
    .option('--off', own.off)
    .option('--data <folder>', own.data)
    .option('--json', own.json)
    .action(async (login: string, { off = false, data, json = false }: Options) => {
      const { markOperator, readConfig } = await import('@tafelrunde/server');
      const folder = data === undefined ? readConfig(io.env).data : isAbsolute(data) ? data : join(io.cwd, data);
      if (!markOperator(folder, login.trim().toLowerCase(), !off)) throw new UsageError(own.unknown);
      io.stdout(json ? `${JSON.stringify({ login, operator: !off })}\n` : `${off ? own.gone : own.on}\n`);
    });
}
