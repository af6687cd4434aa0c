/** Whether two values are the same data, in whatever order their keys stand. For states, of which copies are alike. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let keys = 0;
  for (const key in a) {
    const part = (a as Record<string, unknown>)[key];
    const other = (b as Record<string, unknown>)[key];
    if (part !== other && !sameData(part, other)) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

/** Whether two trees of the same form have one and the same object, not frozen, in the same place. */
export function sharesInPlace(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a === b) return !Object.isFrozen(a);
  if (Array.isArray(a) && typeof a[0] !== 'object') return false;
  for (const key in a) {
    const part = (a as Record<string, unknown>)[key];
    if (typeof part === 'object' && sharesInPlace(part, (b as Record<string, unknown>)[key])) return true;
  }
  return false;
}

/** Whether two plain values have the same JSON text, keys in the same order. For views, which may tell by it. */
export function sameText(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameText(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  if (keysA.length !== keysB.length) return false;
  for (let i = 0; i < keysA.length; i++) {
    const key = keysA[i];
    if (key !== keysB[i]) return false;
    const part = (a as Record<string, unknown>)[key];
    const other = (b as Record<string, unknown>)[key];
    if (part !== other && !sameText(part, other)) return false;
  }
  return true;
}

/** The places where the texts of two values part, for a report. */
export function difference(a: unknown, b: unknown): string {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return `${one.slice(from, from + 80)} / ${other.slice(from, from + 80)}`;
}
