import { IntlMessageFormat } from 'intl-messageformat';
import { WordsError } from './errors.ts';
import type { Lang } from './lang.ts';

/** What a message does with a parameter: prints it, counts with it, or chooses by it. */
export type ParameterUse = 'text' | 'number' | 'select';

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
}

/** Compiles an ICU message; throws `invalid-message`. `<` and `>` are plain text. */
export function compile(message: string, lang: Lang): CompiledMessage {
  try {
    const format = new IntlMessageFormat(message, LOCALES[lang], undefined, { ignoreTag: true });
    const parameters = new Map<string, ParameterUse>();
    collect(format.getAst() as readonly Element[], parameters);
    return { format, parameters };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new WordsError('invalid-message', `${JSON.stringify(message)}: ${why}`);
  }
}

/** The parameters of an ICU message and how it uses them; throws `invalid-message`. */
export function parameters(message: string): ReadonlyMap<string, ParameterUse> {
  return compile(message, 'en').parameters;
}

function collect(elements: readonly Element[], into: Map<string, ParameterUse>): void {
  for (const { type, value, options } of elements) {
    if (type === LITERAL || type === POUND) continue;
    const use = type === NUMBER || type === PLURAL ? 'number' : type === SELECT ? 'select' : 'text';
    if (use === 'number' || !into.has(value)) into.set(value, use);
    for (const option of Object.values(options ?? {})) collect(option.value, into);
  }
}
