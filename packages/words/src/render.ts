import { type Catalogue, lookUp } from './catalogue.ts';
import { WordsError } from './errors.ts';
import type { Lang } from './lang.ts';
import { type Join, joinList } from './text.ts';

/** A text as data: a key of the catalogue and what to fill in. */
export type Words = readonly [key: string, params?: Readonly<Record<string, Param>>];

export type Param = number | string | Words | ListParam | NameParam;

export interface ListParam {
  readonly list: readonly Param[];
  readonly join?: Join;
}

/** A thing on the table, by id; the resolver knows its title in each language. */
export interface NameParam {
  readonly name: string;
}

export type Names = (id: string, lang: Lang) => string;

/** A piece of a rendered text: plain, or the title of a thing that can light up. */
export type Part = string | { readonly id: string; readonly text: string };

// An object and not a string, so that ICU hands it back as it is; as a string it can still drive a `select`.
class Filling {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  toString(): string {
    return plain(this.parts);
  }
}

/** Refers to a card, seat or place by id inside a text: `['lcg.log.draw', { card: named('c12') }]`. */
export function named(id: string): NameParam {
  return { name: id };
}

/** Refers to several things by id: "Gimli, Legolas und Boromir". */
export function namedList(ids: readonly string[], join: Join = 'and'): ListParam {
  return { list: ids.map(named), join };
}

/** Renders a text; throws WordsError where anything is missing, so nothing half-filled is ever shown. */
export function render(words: Words, lang: Lang, from: Catalogue, names: Names): string {
  return plain(renderParts(words, lang, from, names));
}

/** Renders a text in pieces that keep the ids of the things it names. */
export function renderParts(words: Words, lang: Lang, from: Catalogue, names: Names): readonly Part[] {
  const [key, params = {}] = words;
  const message = lookUp(from, key, lang);
  const values: Record<string, number | Filling> = {};
  for (const [name, use] of message.parameters) {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined || param === null) throw new WordsError('missing-parameter', `${key} {${name}}`);
    if (use === 'number' && typeof param !== 'number') {
      throw new WordsError('bad-parameter', `${key} {${name}} must be a number`);
    }
    values[name] = fill(param, `${key} {${name}}`, lang, from, names);
  }
  const parts: Part[] = [];
  for (const { value } of message.format.formatToParts<Filling>(values)) {
    if (typeof value === 'string') append(parts, [checked(value, key)]);
    else append(parts, value.parts);
  }
  return parts;
}

function fill(param: Param, where: string, lang: Lang, from: Catalogue, names: Names): number | Filling {
  if (typeof param !== 'number') return new Filling(partsOf(param, where, lang, from, names));
  if (!Number.isFinite(param)) throw new WordsError('bad-parameter', `${where} is ${param}`);
  return param;
}

function partsOf(param: Param, where: string, lang: Lang, from: Catalogue, names: Names): readonly Part[] {
  if (typeof param === 'number') return [String(fill(param, where, lang, from, names))];
  if (typeof param === 'string') return [checked(param, where)];
  if ('name' in param) {
    const text = names(param.name, lang);
    if (!text) throw new WordsError('missing-name', `${where} ${param.name}`);
    return [{ id: param.name, text }];
  }
  if ('list' in param) return listParts(param, where, lang, from, names);
  return renderParts(param, lang, from, names);
}

function listParts(param: ListParam, where: string, lang: Lang, from: Catalogue, names: Names): readonly Part[] {
  if (param.list.length === 0) throw new WordsError('bad-parameter', `${where} is an empty list`);
  const items = param.list.map((item) => partsOf(item, where, lang, from, names));
  // Joined with stand-ins, so that the language decides what stands between the items.
  const frame = joinList(
    items.map((_, index) => `\u0000${index}\u0000`),
    lang,
    param.join,
  );
  const parts: Part[] = [];
  frame.split('\u0000').forEach((piece, at) => {
    append(parts, at % 2 === 0 ? [piece] : (items[Number(piece)] ?? []));
  });
  return parts;
}

function append(parts: Part[], more: readonly Part[]): void {
  for (const part of more) {
    const last = parts[parts.length - 1];
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
}

// Titles are not checked: a player may call himself "{x}".
function checked(text: string, where: string): string {
  if (/\{[^{}]*\}/.test(text)) throw new WordsError('left-placeholder', `${where}: ${text}`);
  return text;
}

function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
