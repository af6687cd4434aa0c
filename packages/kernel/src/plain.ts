/** What a state may be made of: everything survives JSON unchanged. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * Something that is plain data, as such. The compiler cannot see it: an interface has no index, whatever its fields are.
 * Random play checks that what games make is plain (`notPlain`).
 */
export function asPlain(value: object): Plain {
  return value as unknown as Plain;
}

/** A copy that shares nothing with the original but frozen parts. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      if (typeof copy[i] === 'object') copy[i] = clonePlain(copy[i]);
    }
    return copy as T;
  }
  const copy = { ...value };
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = clonePlain(copy[key]);
  }
  return copy;
}

/** Deep equality of plain values; the order of keys does not matter. */
export function equalPlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  if (keysA.length !== keysB.length) return false;
  for (const key of keysA) {
    if (!Object.hasOwn(b, key)) return false;
    if (!equalPlain((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** A copy that shares nothing at all with the original and is not frozen anywhere. */
export function thawPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as T;
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = thawPlain(copy[key]);
  }
  return copy;
}

/** The first place that is not plain data, as a path with the reason; null if all of it is. */
export function notPlain(value: unknown, path = ''): string | null {
  const odd = oddIn(value);
  return odd === null ? null : path + odd;
}

/** The path is made on the way back, so only where something is wrong: this runs at every decision of random play. */
function oddIn(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `: ${String(value)}`;
    case 'object':
      return value === null ? null : oddPart(value);
    default:
      return `: ${typeof value}`;
  }
}

function oddPart(value: object): string | null {
  const isList = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return ': not a plain object';
  if (isList) {
    // Holes count, too.
    for (let i = 0; i < value.length; i++) {
      const odd = oddIn(value[i]);
      if (odd !== null) return `/${i}${odd}`;
    }
    return null;
  }
  for (const key in value) {
    const odd = oddIn((value as Record<string, unknown>)[key]);
    if (odd !== null) return `/${key}${odd}`;
  }
  return null;
}

/** The path of the first object that two trees share and that is not frozen; null if there is none. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const seen = new Set<object>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    seen.add(value);
    for (const key in value) walk((value as Record<string, unknown>)[key]);
  };
  const any = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if (seen.has(value)) return true;
    for (const key in value) if (any((value as Record<string, unknown>)[key])) return true;
    return false;
  };
  const find = (value: unknown, path: string): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (seen.has(value)) return path || '/';
    for (const [key, part] of Object.entries(value)) {
      const found = find(part, `${path}/${key}`);
      if (found) return found;
    }
    return null;
  };
  walk(a);
  return any(b) ? find(b, '') : null;
}

/** Freezes a plain value through and through, so that clones may share it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

/** A 53-bit hash of text, for checksums and cache keys; not for secrets. */
export function hashText(text: string): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ ch, 0x9e3779b1);
    h2 = Math.imul(h2 ^ ch, 0x5f356495);
  }
  return mix(h1, h2);
}

/** A 53-bit hash of whole numbers. */
export function hashNumbers(numbers: ArrayLike<number>): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < numbers.length; i++) {
    h1 = Math.imul(h1 ^ numbers[i], 0x9e3779b1);
    h2 = Math.imul(h2 ^ numbers[i], 0x5f356495);
    h1 ^= h1 >>> 13;
    h2 ^= h2 >>> 11;
  }
  return mix(h1, h2);
}

function mix(h1: number, h2: number): number {
  let a = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b);
  a ^= Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  let b = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b);
  b ^= Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return 0x100000000 * (0x1fffff & (b >>> 0)) + (a >>> 0);
}
