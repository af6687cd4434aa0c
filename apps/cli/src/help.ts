import { type Command, Help } from 'commander';
import type { Io } from './io.ts';
import type { Bilingual } from './lang.ts';

export const words: Bilingual<{
  readonly titles: Readonly<Record<string, string>>;
  readonly options: string;
  readonly command: string;
  readonly help: string;
  readonly helpCommand: string;
}> = {
  de: {
    titles: {
      'Usage:': 'Aufruf:',
      'Arguments:': 'Argumente:',
      'Options:': 'Optionen:',
      'Global Options:': 'Allgemeine Optionen:',
      'Commands:': 'Befehle:',
    },
    options: '[Optionen]',
    command: '[Befehl]',
    help: 'zeigt diese Hilfe',
    helpCommand: 'zeigt die Hilfe eines Befehls',
  },
  en: {
    titles: { 'Global Options:': 'General options:' },
    options: '[options]',
    command: '[command]',
    help: 'shows this help',
    helpCommand: 'shows the help of a command',
  },
};

/** Makes all help of a program speak the user's language; commands registered afterwards inherit it. */
export function localizeHelp(program: Command, io: Io): void {
  const own = words[io.lang];
  const plain = new Help();
  const translate = (text: string) => text.replaceAll('[options]', own.options).replaceAll('[command]', own.command);
  program
    .helpOption('-h, --help', own.help)
    .helpCommand('help [command]', own.helpCommand)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => own.titles[title] ?? title,
      commandUsage: (command) => translate(plain.commandUsage(command)),
      subcommandTerm: (command) => translate(plain.subcommandTerm(command)),
      // Commander would add English words such as "default" and "choices".
      optionDescription: (option) => option.description,
    });
}
