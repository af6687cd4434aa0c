/** Chance that is the same wherever and whenever the same name is thrown for. */
export interface Dice {
  /** A number from a to below b. */
  readonly to: (a: number, b: number) => number;
  /** A whole number from a to b. */
  readonly int: (a: number, b: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly side: () => 1 | -1;
}

/** Dice for a name, by splitmix32 over its hash. */
export function diceFor(name: string): Dice {
  let state = hashOf(name);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    to: (a, b) => a + (b - a) * next(),
    int: (a, b) => a + Math.floor(next() * (b - a + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    side: () => (next() < 0.5 ? -1 : 1),
  };
}

/** 32 bits of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
