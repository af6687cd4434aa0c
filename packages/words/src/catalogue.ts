import { addressed } from './addressed.ts';
import { WordsError } from './errors.ts';
import { type Lang, langs } from './lang.ts';
import { type CompiledMessage, compile } from './message.ts';

/** One message in both languages. `same` says that both read alike on purpose. */
export interface Entry {
  readonly de: string;
  readonly en: string;
  readonly same?: true;
}

export type MessageTable = Readonly<Record<string, Entry>>;

/** All messages of a program. */
export interface Catalogue {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly compiled: Readonly<Record<Lang, Map<string, CompiledMessage>>>;
}

export interface CatalogueProblem {
  readonly key: string;
  readonly code: 'invalid' | 'parameters' | 'empty' | 'same';
  readonly detail: string;
}

/** Merges message tables; throws `duplicate-key`. */
export function catalogue(...parts: readonly MessageTable[]): Catalogue {
  const entries = new Map<string, Entry>();
  for (const part of parts) {
    for (const [key, entry] of Object.entries(part)) {
      if (entries.has(key)) throw new WordsError('duplicate-key', key);
      entries.set(key, entry);
    }
  }
  return { entries, compiled: { de: new Map(), en: new Map() } };
}

/** The compiled message of a key, from the cache after the first time; throws `missing-key`. */
export function lookUp(from: Catalogue, key: string, lang: Lang): CompiledMessage {
  const cache = from.compiled[lang];
  let message = cache.get(key);
  if (!message) {
    const entry = from.entries.get(key);
    if (!entry) throw new WordsError('missing-key', key);
    message = compile(entry[lang], lang);
    cache.set(key, message);
  }
  return message;
}

/** The same for whoever is meant by those parameters: see `addressed`. */
export function lookUpFor(from: Catalogue, key: string, lang: Lang, params: readonly string[]): CompiledMessage {
  const cache = from.compiled[lang];
  const name = [key, ...params].join(' ');
  let message = cache.get(name);
  if (!message) {
    const entry = from.entries.get(key);
    if (!entry) throw new WordsError('missing-key', key);
    message = compile(
      params.reduce((text, param) => addressed(text, param, lang), entry[lang]),
      lang,
    );
    cache.set(name, message);
  }
  return message;
}

/** Everything wrong with a catalogue; an empty list means that every entry can be rendered. */
export function checkCatalogue(all: Catalogue): readonly CatalogueProblem[] {
  return [...all.entries].flatMap(([key, entry]) => checkEntry(key, entry));
}

function checkEntry(key: string, entry: Entry): readonly CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const names: string[] = [];
  for (const lang of langs) {
    if (entry[lang].trim() === '') problems.push({ key, code: 'empty', detail: lang });
    try {
      names.push([...compile(entry[lang], lang).parameters.keys()].sort().join(', '));
    } catch (error) {
      problems.push({ key, code: 'invalid', detail: `${lang} ${(error as Error).message}` });
    }
  }
  if (names.length === 2 && names[0] !== names[1]) {
    problems.push({ key, code: 'parameters', detail: `de (${names[0]}), en (${names[1]})` });
  }
  if (entry.de === entry.en && entry.de.trim() !== '' && !entry.same) {
    problems.push({ key, code: 'same', detail: entry.de });
  }
  return problems;
}
