import type { SeenOption } from '@tafelrunde/kernel';

/** Whatever on the table an option can be chosen at: a button, or a card or place. */
const CHOOSABLE = '[data-option], [data-card]';

/** The option that an element offers: the one it names, or the only one of its card or place; '' if there is none. */
export function optionAt(target: EventTarget | null, options: ReadonlyMap<string, readonly SeenOption[]>): string {
  const { option, card } = (target instanceof Element ? target.closest<HTMLElement>(CHOOSABLE) : null)?.dataset ?? {};
  if (option !== undefined) return option;
  const [only, ...more] = options.get(card ?? '') ?? [];
  return only && more.length === 0 ? only.id : '';
}
