/** What keys do at the table, in the order in which they are listed. */
export const keyNames = [
  ...(['space', 'enter', 'number', 'escape', 'undo', 'redo', 'hint', 'end', 'pause', 'chronicle', 'help'] as const),
];
export type KeyName = (typeof keyNames)[number];

/** How each key is called on the keyboard. */
export const keyCaps: Readonly<Record<KeyName, string>> = {
  ...{ space: 'Space', enter: 'Enter', number: '1–9', escape: 'Esc', undo: 'U', redo: 'R' },
  ...{ hint: 'H', end: 'E', pause: 'P', chronicle: 'C', help: '?' },
};

const LETTERS: Readonly<Record<string, KeyName>> = {
  ...{ u: 'undo', r: 'redo', h: 'hint', e: 'end', p: 'pause', c: 'chronicle', '?': 'help' },
};

/** A key that means something here, with the number on it; 1 for a letter with Shift. */
export interface Stroke {
  readonly name: KeyName;
  readonly n: number;
}

type Struck = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'
>;

/**
 * What a key means; null where it belongs to somebody else: to a field, a dialog, or (Space and Enter) to whatever has the
 * focus and does something itself. Without letters, only keys that nobody strikes by mistake count.
 */
export function strokeOf(event: Struck, letters: boolean): Stroke | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  const on = target as { matches?(selector: string): boolean } | null;
  if (on?.matches?.('input, select, textarea, [contenteditable], dialog *, [role="menu"] *')) return null;
  if (key === 'Escape') return { name: 'escape', n: 0 };
  if (key === ' ' || key === 'Enter') {
    if (on?.matches?.('button, a, summary, [role="button"]')) return null;
    return { name: key === ' ' ? 'space' : 'enter', n: 0 };
  }
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { name: 'number', n: Number(key) };
  const name = LETTERS[key.toLowerCase()];
  return name ? { name, n: shiftKey ? 1 : 0 } : null;
}
