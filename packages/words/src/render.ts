import { type Catalogue, lookUp, lookUpFor } from './catalogue.ts';
import { WordsError } from './errors.ts';
import { fillIcu } from './icu.ts';
import type { Lang } from './lang.ts';
import { type Form, formOf, numberOf } from './names/forms.ts';
import { type Noun, PERSON, YOU } from './names/title.ts';
import { append, type Part, type Piece, settle } from './pieces.ts';
import type { Slot } from './template.ts';
import { capitalise, type Join, joinList } from './text.ts';

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

/** What things are called: a title with its grammar, or plainly the name of a person. */
export type Names = (id: string, lang: Lang) => string | Noun;

/** A name as it is printed. */
export function printed(name: string | Noun): string {
  return typeof name === 'string' ? name : name.title;
}

// An object and not a string, so that a message hands it back as it is; as a string it can still drive a `select`.
class Filling {
  readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  toString(): string {
    return plain(settle(this.pieces));
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
  return settle(new Writer(lang, from, names).words(words));
}

/** Fills in messages of one language. A form is what a sentence wants of a name; without one it stands as it is printed. */
class Writer {
  readonly #lang: Lang;
  readonly #from: Catalogue;
  readonly #names: Names;

  constructor(lang: Lang, from: Catalogue, names: Names) {
    this.#lang = lang;
    this.#from = from;
    this.#names = names;
  }

  words([key, params = {}]: Words): readonly Piece[] {
    const you = Object.keys(params).filter((name) => this.#isYou(params[name]));
    const message =
      you.length === 0 ? lookUp(this.#from, key, this.#lang) : lookUpFor(this.#from, key, this.#lang, you);
    const values: Record<string, number | string | Filling> = {};
    const given = new Map<string, Param>();
    for (const [name, use] of message.parameters) {
      const param = Object.hasOwn(params, name) ? params[name] : undefined;
      if (param === undefined || param === null) throw new WordsError('missing-parameter', `${key} {${name}}`);
      if (use === 'number' && typeof param !== 'number') {
        throw new WordsError('bad-parameter', `${key} {${name}} must be a number`);
      }
      given.set(name, param);
      values[name] = this.#fill(param, `${key} {${name}}`);
    }
    for (const [place, slot] of message.slots) {
      const param = given.get(slot.param);
      if (param !== undefined) values[place] = this.#slot(slot, param, `${key} {${slot.param}}`);
    }
    const pieces: Piece[] = [];
    for (const part of fillIcu<Filling>(message.nodes, this.#lang, values)) {
      if (typeof part === 'string') append(pieces, [checked(part, key)]);
      else append(pieces, part.pieces);
    }
    return pieces;
  }

  #isYou(param: Param | undefined): boolean {
    if (typeof param !== 'object' || !('name' in param)) return false;
    const found = this.#names(param.name, this.#lang);
    return typeof found === 'object' && found.as === YOU;
  }

  #slot({ form, capital }: Slot, param: Param, where: string): string | Filling {
    if (form === 'agreement') return this.#agrees(param);
    if (form === 'printed') return new Filling(capitalised(this.#pieces(param, where)));
    return new Filling(this.#pieces(param, where, { form, capital }));
  }

  #fill(param: Param, where: string): number | Filling {
    if (typeof param !== 'number') return new Filling(this.#pieces(param, where));
    if (!Number.isFinite(param)) throw new WordsError('bad-parameter', `${where} is ${param}`);
    return param;
  }

  #pieces(param: Param, where: string, as?: { readonly form: Form; readonly capital: boolean }): readonly Piece[] {
    if (typeof param === 'number') return [String(this.#fill(param, where))];
    if (typeof param === 'string') return [checked(param, where)];
    if ('list' in param) return this.#list(param, where, as);
    if (!('name' in param)) return this.words(param);
    const noun = this.#noun(param, where);
    if (!as) return [{ id: param.name, text: noun.title }];
    const { lead, melts, open, title, close } = formOf(noun, as.form, this.#lang);
    const pieces: Piece[] = lead === '' ? [] : [{ lead, melts, capital: as.capital }];
    if (title !== '') pieces.push(lead === '' ? open : ` ${open}`, { id: param.name, text: title }, close);
    return pieces.filter((piece) => piece !== '');
  }

  /** Among others a title that reads like a sentence is quoted, also where names stand as they are printed. */
  #quoted(name: NameParam, pieces: readonly Piece[], where: string): readonly Piece[] {
    const { open, close } = formOf(this.#noun(name, where), 'nom', this.#lang);
    return open === '' ? pieces : [open, ...pieces, close];
  }

  #noun({ name }: NameParam, where: string): Noun {
    const found = this.#names(name, this.#lang);
    const noun = typeof found === 'string' ? { title: found, as: PERSON } : found;
    if (!noun.title) throw new WordsError('missing-name', `${where} ${name}`);
    return noun;
  }

  /** What a verb beside a parameter agrees with; amounts and hand-written texts count as well. */
  #agrees(param: Param): string {
    if (typeof param === 'number') return param === 1 ? 'sg' : 'pl';
    if (typeof param === 'string') return 'sg';
    if ('list' in param) {
      const last = param.list[param.list.length - 1];
      return param.list.length > 1 && param.join !== 'or' ? 'pl' : this.#agrees(last ?? '');
    }
    return 'name' in param ? numberOf(this.#noun(param, ''), this.#lang) : 'sg';
  }

  #list(param: ListParam, where: string, as?: { readonly form: Form; readonly capital: boolean }): readonly Piece[] {
    if (param.list.length === 0) throw new WordsError('bad-parameter', `${where} is an empty list`);
    const several = param.list.length > 1;
    const items = param.list.map((item) => {
      const pieces = this.#pieces(item, where, as);
      return several && !as && isName(item) ? this.#quoted(item, pieces, where) : pieces;
    });
    // Joined with stand-ins, so that the language decides what stands between the items.
    const frame = joinList(
      items.map((_, index) => `\u0000${index}\u0000`),
      this.#lang,
      param.join,
    );
    const pieces: Piece[] = [];
    frame.split('\u0000').forEach((piece, at) => {
      append(pieces, at % 2 === 0 ? [piece] : (items[Number(piece)] ?? []));
    });
    return pieces;
  }
}

const isName = (param: Param): param is NameParam => typeof param === 'object' && 'name' in param;

/** With a capital at its start, whatever it starts with. */
function capitalised([first, ...rest]: readonly Piece[]): readonly Piece[] {
  if (typeof first === 'string') return [capitalise(first), ...rest];
  if (first === undefined) return [];
  return 'lead' in first
    ? [{ ...first, capital: true }, ...rest]
    : [{ ...first, text: capitalise(first.text) }, ...rest];
}

// Titles are not checked: a player may call himself "{x}".
function checked(text: string, where: string): string {
  if (/\{[^{}]*\}/.test(text)) throw new WordsError('left-placeholder', `${where}: ${text}`);
  return text;
}

function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
