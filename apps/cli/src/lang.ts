import { UsageError } from './usage-error.ts';

export type Lang = 'de' | 'en';

/** The words of one part of the tool, complete in both languages or it does not compile. */
export type Bilingual<T> = Readonly<Record<Lang, T>>;

/** The language asked for on the command line, else the terminal's, else English. */
export function languageOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const terminal = locale.toLowerCase().startsWith('de') ? 'de' : 'en';
  const asked = optionValue(argv, '--lang');
  if (asked === undefined) return terminal;
  if (asked === 'de' || asked === 'en') return asked;
  throw new UsageError(
    {
      de: `Die Sprache „${asked}“ gibt es nicht; wähle --lang de oder --lang en.`,
      en: `There is no language "${asked}"; choose --lang de or --lang en.`,
    }[terminal],
  );
}

/** Read before commander does, because the help texts themselves need the language. */
function optionValue(argv: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (const [index, word] of argv.entries()) {
    if (word === '--') break;
    if (word === name) value = argv[index + 1] ?? value;
    if (word.startsWith(`${name}=`)) value = word.slice(name.length + 1);
  }
  return value;
}
