import type { CommanderError } from 'commander';
import type { Bilingual, Lang } from './lang.ts';

interface Complaints {
  readonly unknownOption: (name: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly missingValue: (name: string) => string;
  readonly missingOption: (name: string) => string;
  readonly missingArgument: (name: string) => string;
  readonly tooMany: (name: string) => string;
  readonly other: string;
  readonly suggestion: (name: string) => string;
  readonly seeHelp: string;
}

export const words: Bilingual<Complaints> = {
  de: {
    unknownOption: (name) => `Die Option „${name}“ gibt es hier nicht.`,
    unknownCommand: (name) => `Den Befehl „${name}“ gibt es nicht.`,
    missingValue: (name) => `Der Option „${name}“ fehlt ihr Wert.`,
    missingOption: (name) => `Es fehlt die Option „${name}“.`,
    missingArgument: (name) => `Es fehlt die Angabe „${name}“.`,
    tooMany: (name) => `Der Befehl „${name}“ versteht nicht so viele Angaben.`,
    other: 'Dieser Aufruf ist nicht zu verstehen.',
    suggestion: (name) => `Meintest du „${name}“?`,
    seeHelp: 'Mit --help siehst du, was möglich ist.',
  },
  en: {
    unknownOption: (name) => `There is no option "${name}" here.`,
    unknownCommand: (name) => `There is no command "${name}".`,
    missingValue: (name) => `The option "${name}" needs a value.`,
    missingOption: (name) => `The option "${name}" is missing.`,
    missingArgument: (name) => `The argument "${name}" is missing.`,
    tooMany: (name) => `The command "${name}" does not take so many arguments.`,
    other: 'This call cannot be understood.',
    suggestion: (name) => `Did you mean "${name}"?`,
    seeHelp: 'Use --help to see what is possible.',
  },
};

/** Says in the user's language what commander says in English. */
export function complaint(error: CommanderError, lang: Lang): string {
  const own = words[lang];
  const name = /'(.+?)'/.exec(error.message)?.[1] ?? '';
  const better = /Did you mean (.+)\?/.exec(error.message)?.[1];
  return [sentence(error.code, name, own), better ? own.suggestion(better) : '', own.seeHelp].filter(Boolean).join(' ');
}

function sentence(code: string, name: string, own: Complaints): string {
  switch (code) {
    case 'commander.unknownOption':
      return own.unknownOption(name);
    case 'commander.unknownCommand':
      return own.unknownCommand(name);
    case 'commander.optionMissingArgument':
      return own.missingValue(name);
    case 'commander.missingMandatoryOptionValue':
      return own.missingOption(name);
    case 'commander.missingArgument':
      return own.missingArgument(name);
    case 'commander.excessArguments':
      return own.tooMany(name);
    default:
      return own.other;
  }
}
