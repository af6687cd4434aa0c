import { type BotSpec, readBot } from '@tafelrunde/lab';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

const words: Bilingual<(text: string) => string> = {
  de: (text) =>
    `„${text}“ ist kein Bot; gesucht ist random, steady, keen oder master, auch mit Bedenkzeit: keen:500ms, keen:2s, keen:200 (Partien in Gedanken).`,
  en: (text) =>
    `"${text}" is no bot; it takes random, steady, keen or master, also with a budget: keen:500ms, keen:2s, keen:200 (games in thought).`,
};

/** A bot as people write it: `steady`, `keen:500ms`, `keen:200`. */
export function botSpec(text: string, io: Io): BotSpec {
  const spec = readBot(text);
  if (!spec) throw new UsageError(words[io.lang](text));
  return spec;
}
