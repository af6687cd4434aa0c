import type { Lang } from './lang.ts';

/** The part of ICU's message syntax that our messages are written in: `{name}`, `plural` with `#`, `select`, and quotes. */
export type IcuNode = string | IcuPlace | IcuChoice | typeof POUND;

interface IcuPlace {
  readonly place: string;
}

interface IcuChoice {
  readonly place: string;
  readonly by: 'plural' | 'select';
  readonly options: ReadonlyMap<string, readonly IcuNode[]>;
}

/** `#` in a plural: the number that chose. */
const POUND = Symbol('#');

const LOCALES: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' };
const rules: Record<Lang, Intl.PluralRules> = { de: new Intl.PluralRules('de-DE'), en: new Intl.PluralRules('en-GB') };
const NAME = /[A-Za-z_]\w*/y;
const SELECTOR = /=\d+|\w+/y;
const SPACE = /\s*/y;

/** Reads a message; throws an Error that says what is wrong where. */
export function parseIcu(message: string): readonly IcuNode[] {
  const reader = new Reader(message);
  const nodes = reader.nodes(undefined);
  if (!reader.ended) throw reader.error('"}" without "{"');
  return nodes;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get ended(): boolean {
    return this.#at >= this.#text.length;
  }

  error(why: string): Error {
    return new Error(`${why} at ${this.#at}`);
  }

  /** Up to the end, or to the brace that closes an option of a choice. */
  nodes(inside: IcuChoice['by'] | undefined): IcuNode[] {
    const nodes: IcuNode[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') nodes.push(text);
      text = '';
    };
    while (!this.ended) {
      const sign = this.#text[this.#at];
      if (sign === '}') break;
      if (sign === "'") text += this.#quoted(inside === 'plural');
      else if (sign === '{') {
        flush();
        nodes.push(this.#argument());
      } else if (sign === '#' && inside === 'plural') {
        flush();
        nodes.push(POUND);
        this.#at += 1;
      } else {
        text += sign;
        this.#at += 1;
      }
    }
    flush();
    return nodes;
  }

  /** Two quotes are one; before a sign of the syntax a quote makes everything plain up to the next one. */
  #quoted(pound: boolean): string {
    const next = this.#text[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    if (next === undefined || !('{}'.includes(next) || (pound && next === '#'))) {
      this.#at += 1;
      return "'";
    }
    let text = '';
    for (this.#at += 1; !this.ended; this.#at += 1) {
      if (this.#text[this.#at] !== "'") text += this.#text[this.#at];
      else if (this.#text[this.#at + 1] === "'") {
        text += "'";
        this.#at += 1;
      } else {
        this.#at += 1;
        break;
      }
    }
    return text;
  }

  #argument(): IcuPlace | IcuChoice {
    this.#expect('{');
    const place = this.#match(NAME, 'the name of a parameter');
    if (this.#skips('}')) return { place };
    this.#expect(',');
    const by = this.#match(NAME, '"plural" or "select"');
    if (by !== 'plural' && by !== 'select') throw this.error(`"${by}" is neither "plural" nor "select"`);
    this.#expect(',');
    const options = new Map<string, readonly IcuNode[]>();
    while (!this.#skips('}')) {
      const selector = this.#match(SELECTOR, 'a selector');
      if (options.has(selector)) throw this.error(`"${selector}" stands twice`);
      this.#expect('{');
      options.set(selector, this.nodes(by));
      if (this.ended) throw this.error('"}" is missing');
      this.#at += 1;
    }
    if (!options.has('other')) throw this.error('"other" is missing');
    return { place, by, options };
  }

  #expect(sign: string): void {
    if (!this.#skips(sign)) throw this.error(`"${sign}" is missing`);
  }

  /** Whether the next sign is this one, which is then behind us, with the space around it. */
  #skips(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    if (sign === ',') this.#space();
    return true;
  }

  #space(): void {
    SPACE.lastIndex = this.#at;
    this.#at += SPACE.exec(this.#text)?.[0].length ?? 0;
  }

  #match(pattern: RegExp, what: string): string {
    this.#space();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw this.error(`${what} is missing`);
    this.#at += found.length;
    return found;
  }
}

/** Fills in a message: texts, and what is no text as it was given. Every place has its value. */
export function fillIcu<T extends object>(
  nodes: readonly IcuNode[],
  lang: Lang,
  values: Readonly<Record<string, string | number | T>>,
): readonly (string | T)[] {
  const parts: (string | T)[] = [];
  const put = (part: string | T): void => {
    const last = parts.length - 1;
    const before = parts[last];
    if (typeof part === 'string' && typeof before === 'string') parts[last] = before + part;
    else if (part !== '') parts.push(part);
  };
  const walk = (list: readonly IcuNode[], count: number): void => {
    for (const node of list) {
      if (typeof node === 'string') put(node);
      else if (node === POUND) put(new Intl.NumberFormat(LOCALES[lang]).format(count));
      else if (!('by' in node)) {
        const value = values[node.place];
        put(typeof value === 'number' ? String(value) : value);
      } else if (node.by === 'select') walk(chosen(node, String(values[node.place])), count);
      else {
        const number = Number(values[node.place]);
        walk(node.options.get(`=${number}`) ?? chosen(node, rules[lang].select(number)), number);
      }
    }
  };
  walk(nodes, 0);
  return parts;
}

const chosen = ({ options }: IcuChoice, selector: string): readonly IcuNode[] =>
  options.get(selector) ?? options.get('other') ?? [];
