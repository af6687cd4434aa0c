import { pathToFileURL } from 'node:url';
import { type BotSpec, readBot } from '@tafelrunde/lab';
import { buildRevision, commitOf } from '../bench/revision.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<{ readonly none: (text: string) => string; readonly elsewhere: string }> = {
  de: {
    none: (text) =>
      `„${text}“ ist kein Bot; gesucht ist random, steady, keen oder master, auch mit Bedenkzeit: keen:500ms, keen:2s, keen:200 (Partien in Gedanken), keen:1s..2s (doppelt so lang, wo es darauf ankommt und gespart wurde), und wie er in einem früheren Stand spielte: keen@STAND:500ms.`,
    elsewhere: 'Bots eines anderen Standes spielen nur auf diesem Rechner; ohne --on geht es.',
  },
  en: {
    none: (text) =>
      `"${text}" is no bot; it takes random, steady, keen or master, also with a budget: keen:500ms, keen:2s, keen:200 (games in thought), keen:1s..2s (twice as long where it matters and something was saved), and as it played in an earlier revision: keen@REVISION:500ms.`,
    elsewhere: 'Bots of another revision play only on this machine; it works without --on.',
  },
};

/** A bot as people write it, or null: `steady`, `keen:500ms`, `keen@main~20:200`. Another revision is built first, which takes a while. */
export function readBotOf(text: string, io: Io): BotSpec | null {
  const [, level, name, budget = ''] = /^([a-z]+)@([^:]+)(:.*)?$/.exec(text.trim()) ?? [];
  if (level === undefined) return readBot(text);
  const spec = readBot(`${level}${budget}`);
  return spec && ofRevision(spec, name, io);
}

/** The same bot as it played in another revision. */
export function ofRevision(spec: BotSpec, name: string, io: Io): BotSpec {
  const commit = commitOf(name, io);
  return { ...spec, revision: { commit, folder: pathToFileURL(buildRevision(commit, io)).href } };
}

/** The same; refuses what is no bot. */
export function botSpec(text: string, io: Io): BotSpec {
  const spec = readBotOf(text, io);
  if (!spec) throw new UsageError(words[io.lang].none(text));
  return spec;
}

/** Others would not have the code of another revision, and nobody should load code that he is told to. */
export function refuseElsewhere(bots: readonly BotSpec[], on: string | undefined, io: Io): void {
  if (on !== undefined && bots.some(({ revision }) => revision)) throw new UsageError(words[io.lang].elsewhere);
}
