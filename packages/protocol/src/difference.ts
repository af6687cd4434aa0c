import type { Plain } from '@tafelrunde/kernel';

const REPLACE = 0;
const KEYS = 1;
const ITEMS = 2;
const SPLICE = 3;

/** How one plain value becomes another: small where they are nearly the same. */
export type Change =
  | readonly [typeof REPLACE, Plain]
  /** Changed and new keys of an object, then those that are gone. */
  | readonly [typeof KEYS, { readonly [key: string]: Change }, readonly string[]]
  /** Changed entries of a list of the same length. */
  | readonly [typeof ITEMS, { readonly [index: number]: Change }]
  /** From where, how many are gone, and what stands there now. */
  | readonly [typeof SPLICE, number, number, readonly Plain[]];

type PlainObject = { readonly [key: string]: Plain };

/** What has to be told to somebody who has `before`, so that he has `after`; null if they are the same. Both are plain data. */
export function difference<T>(before: T, after: T): Change | null {
  return differenceOf(before as Plain, after as Plain);
}

function differenceOf(before: Plain, after: Plain): Change | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return [REPLACE, after];
  }
  const [listBefore, listAfter] = [Array.isArray(before), Array.isArray(after)];
  if (listBefore !== listAfter) return [REPLACE, after];
  if (listBefore) return differenceOfLists(before as readonly Plain[], after as readonly Plain[]);
  return differenceOfObjects(before as PlainObject, after as PlainObject);
}

/** Plain data has no undefined, so that a key without a value is one that is not there. This runs for every answer. */
function differenceOfObjects(before: PlainObject, after: PlainObject): Change | null {
  let changed: Record<string, Change> | null = null;
  let gone: string[] | null = null;
  for (const key in after) {
    const was: Plain | undefined = before[key];
    const now = after[key];
    if (was === now) continue;
    const change: Change | null = was === undefined ? [REPLACE, now] : differenceOf(was, now);
    if (!change) continue;
    changed ??= {};
    changed[key] = change;
  }
  for (const key in before) {
    if (after[key] !== undefined) continue;
    gone ??= [];
    gone.push(key);
  }
  return changed || gone ? [KEYS, changed ?? {}, gone ?? []] : null;
}

function differenceOfLists(before: readonly Plain[], after: readonly Plain[]): Change | null {
  if (before.length === after.length) {
    const changed: Record<number, Change> = {};
    let any = false;
    for (let i = 0; i < after.length; i++) {
      const change = differenceOf(before[i], after[i]);
      if (!change) continue;
      changed[i] = change;
      any = true;
    }
    return any ? [ITEMS, changed] : null;
  }
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && differenceOf(before[start], after[start]) === null) start++;
  let tail = 0;
  while (
    tail < most - start &&
    differenceOf(before[before.length - 1 - tail], after[after.length - 1 - tail]) === null
  ) {
    tail++;
  }
  return [SPLICE, start, before.length - start - tail, after.slice(start, after.length - tail)];
}

/** Takes a change; parts that did not change stay the very same. */
export function apply<T>(before: T, change: Change): T {
  return applied(before as Plain, change) as T;
}

function applied(before: Plain, change: Change): Plain {
  switch (change[0]) {
    case REPLACE:
      return change[1];
    case KEYS: {
      const after: Record<string, Plain> = { ...(before as PlainObject) };
      for (const key of change[2]) delete after[key];
      for (const [key, part] of Object.entries(change[1])) after[key] = applied(after[key], part);
      return after;
    }
    case ITEMS: {
      const after = (before as readonly Plain[]).slice();
      for (const [index, part] of Object.entries(change[1])) after[Number(index)] = applied(after[Number(index)], part);
      return after;
    }
    case SPLICE: {
      const after = (before as readonly Plain[]).slice();
      after.splice(change[1], change[2], ...change[3]);
      return after;
    }
  }
}
