import type { Plain } from '@tafelrunde/kernel';

/** Every card that a view of any game knows, with its definition, wherever it lies in the view. */
export function seenDefs(view: Plain): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const read = (value: Plain): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) read(one);
      return;
    }
    const fields = value as Readonly<Record<string, Plain>>;
    if (typeof fields.id === 'string' && typeof fields.def === 'string') found.set(fields.id, fields.def);
    for (const one of Object.values(fields)) read(one);
  };
  read(view);
  return found;
}
