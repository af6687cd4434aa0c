import { WordsError } from './errors.ts';
import { type IcuNode, parseIcu } from './icu.ts';
import type { Lang } from './lang.ts';
import { type Slot, template } from './template.ts';

/** What a message does with a parameter: prints it, counts with it, chooses by it, or puts it into a sentence as a name. */
export type ParameterUse = 'text' | 'number' | 'select' | 'name';

/** One message of one language, ready to be filled in. */
export interface CompiledMessage {
  readonly nodes: readonly IcuNode[];
  readonly parameters: ReadonlyMap<string, ParameterUse>;
  /** What the message wants of its names, by the names of the places in `nodes`. */
  readonly slots: ReadonlyMap<string, Slot>;
}

/** Compiles a message: ICU, with the marks of template.ts; throws `invalid-message`. `<` and `>` are plain text. */
export function compile(message: string, lang: Lang): CompiledMessage {
  const { icu, slots } = template(message, lang);
  try {
    const nodes = parseIcu(icu);
    const parameters = new Map<string, ParameterUse>();
    collect(nodes, slots, parameters);
    return { nodes, parameters, slots };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new WordsError('invalid-message', `${JSON.stringify(message)}: ${why}`);
  }
}

/** The parameters of a message and how it uses them; throws `invalid-message`. */
export function parameters(message: string, lang: Lang = 'en'): ReadonlyMap<string, ParameterUse> {
  return compile(message, lang).parameters;
}

function collect(nodes: readonly IcuNode[], slots: ReadonlyMap<string, Slot>, into: Map<string, ParameterUse>): void {
  for (const node of nodes) {
    if (typeof node !== 'object') continue;
    const slot = slots.get(node.place);
    const use = slot ? 'name' : !('by' in node) ? 'text' : node.by === 'plural' ? 'number' : 'select';
    const param = slot?.param ?? node.place;
    if (use === 'number' || (use === 'name' && into.get(param) !== 'number') || !into.has(param)) into.set(param, use);
    if ('by' in node) for (const option of node.options.values()) collect(option, slots, into);
  }
}
