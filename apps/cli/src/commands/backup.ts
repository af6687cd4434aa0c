import { isAbsolute, join } from 'node:path';
import type { BackupProblem } from '@tafelrunde/server';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<{
  readonly backup: string;
  readonly restore: string;
  readonly newFile: string;
  readonly file: string;
  readonly data: string;
  readonly copied: (file: string) => string;
  readonly restored: (folder: string) => string;
  readonly problems: Readonly<Record<BackupProblem, string>>;
}> = {
  de: {
    backup: 'sichert die Datenbank des Servers in eine Datei, auch während er läuft',
    restore: 'stellt die Datenbank aus einer Sicherung wieder her; der Server darf dabei nicht laufen',
    newFile: 'die neue Datei',
    file: 'die Sicherung',
    data: 'der Datenordner (sonst TAFELRUNDE_DATA, sonst data im Projekt)',
    copied: (file) => `Gesichert: ${file}`,
    restored: (folder) => `Wiederhergestellt in ${folder}. Die vorige Datenbank liegt daneben.`,
    problems: {
      'no-data': 'In diesem Ordner ist keine Datenbank.',
      exists: 'Diese Datei gibt es schon; sie wird nicht überschrieben.',
      'no-copy': 'Diese Datei gibt es nicht.',
      'in-use': 'Ein Server benutzt die Datenbank. Beende ihn zuerst.',
      newer: 'Die Sicherung stammt von einer neueren Fassung von Tafelrunde.',
      damaged: 'Das ist keine unbeschädigte Sicherung. Am Datenordner wurde nichts geändert.',
      'data-damaged':
        'Die Datenbank ist beschädigt und lässt sich nicht sichern. Stelle sie aus einer älteren Sicherung wieder her.',
      'disk-full': 'Auf der Platte ist kein Platz mehr.',
      readonly: 'In diesen Ordner darf das Programm nicht schreiben.',
    },
  },
  en: {
    backup: "copies the server's database into a file, also while it is running",
    restore: 'brings the database back from a copy; the server must not be running',
    newFile: 'the new file',
    file: 'the copy',
    data: 'the data folder (otherwise TAFELRUNDE_DATA, otherwise data in the project)',
    copied: (file) => `Copied: ${file}`,
    restored: (folder) => `Restored in ${folder}. The database from before is kept beside it.`,
    problems: {
      'no-data': 'There is no database in this folder.',
      exists: 'This file exists already; it is not overwritten.',
      'no-copy': 'There is no such file.',
      'in-use': 'A server uses the database. Stop it first.',
      newer: 'The copy comes from a later version of Tafelrunde.',
      damaged: 'This is no sound copy. The data folder was left as it is.',
      'data-damaged': 'The database is damaged and cannot be copied. Bring it back from an older copy.',
      'disk-full': 'There is no room left on the disk.',
      readonly: 'The program may not write into this folder.',
    },
  },
};

interface Options {
  readonly data?: string;
}

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('backup')
    .description(own.backup)
    .argument('<file>', own.newFile)
    .option('--data <folder>', own.data)
    .action(async (file: string, options: Options) => {
      const { backUp } = await import('@tafelrunde/server');
      const { folder, path } = await places(file, options, io);
      refuse(await backUp(folder, path), io);
      io.stdout(`${own.copied(path)}\n`);
    });
  program
    .command('restore')
    .description(own.restore)
    .argument('<file>', own.file)
    .option('--data <folder>', own.data)
    .action(async (file: string, options: Options) => {
      const { restore } = await import('@tafelrunde/server');
      const { folder, path } = await places(file, options, io);
      refuse(await restore(folder, path), io);
      io.stdout(`${own.restored(folder)}\n`);
    });
}

async function places(file: string, { data }: Options, io: Io): Promise<{ folder: string; path: string }> {
  const { readConfig } = await import('@tafelrunde/server');
  const from = (path: string): string => (isAbsolute(path) ? path : join(io.cwd, path));
  return { folder: data === undefined ? readConfig(io.env).data : from(data), path: from(file) };
}

function refuse(problem: BackupProblem | null, io: Io): void {
  if (problem) throw new UsageError(words[io.lang].problems[problem]);
}
