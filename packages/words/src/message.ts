import { IntlMessageFormat } from 'intl-messageformat';
import { WordsError } from './errors.ts';
import type { Lang } from './lang.ts';
import { type Slot, template } from './template.ts';

/** What a message does with a parameter: prints it, counts with it, chooses by it, or puts it into a sentence as a name. */
export type ParameterUse = 'text' | 'number' | 'select' | 'name';

interface Element {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

// The parser's element types; its enum is not exported by intl-messageformat.
const LITERAL = 0;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

const LOCALES: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' };

/** One message of one language, ready to be filled in. */
export interface CompiledMessage {
  readonly format: IntlMessageFormat;
  readonly parameters: ReadonlyMap<string, ParameterUse>;
  /** What the message wants of its names, by the names of the places in `format`. */
  readonly slots: ReadonlyMap<string, Slot>;
}

/** Compiles a message: ICU, with the marks of template.ts; throws `invalid-message`. `<` and `>` are plain text. */
export function compile(message: string, lang: Lang): CompiledMessage {
  const { icu, slots } = template(message, lang);
  try {
    const format = new IntlMessageFormat(icu, LOCALES[lang], undefined, { ignoreTag: true });
    const parameters = new Map<string, ParameterUse>();
    collect(format.getAst() as readonly Element[], slots, parameters);
    return { format, parameters, slots };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new WordsError('invalid-message', `${JSON.stringify(message)}: ${why}`);
  }
}

/** The parameters of a message and how it uses them; throws `invalid-message`. */
export function parameters(message: string, lang: Lang = 'en'): ReadonlyMap<string, ParameterUse> {
  return compile(message, lang).parameters;
}

function collect(
  elements: readonly Element[],
  slots: ReadonlyMap<string, Slot>,
  into: Map<string, ParameterUse>,
): void {
  for (const { type, value, options } of elements) {
    if (type === LITERAL || type === POUND) continue;
    const slot = slots.get(value);
    const use = slot ? 'name' : type === NUMBER || type === PLURAL ? 'number' : type === SELECT ? 'select' : 'text';
    const param = slot?.param ?? value;
    if (use === 'number' || (use === 'name' && into.get(param) !== 'number') || !into.has(param)) into.set(param, use);
    for (const option of Object.values(options ?? {})) collect(option.value, slots, into);
  }
}
