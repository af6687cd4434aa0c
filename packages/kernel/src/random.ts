/**
 * sfc32, a small fast generator whose four 32-bit words live in the game state, so that a saved game goes on with the
 * same luck and a replay gives the same game.
 */
export type RandomWords = [a: number, b: number, c: number, d: number];

/** Words for a seed given as text; equal seeds give equal words on every machine. */
export function seedWords(seed: string): RandomWords {
  let h = 0x811c9dc5;
  const words: RandomWords = [0, 0, 0, 0];
  for (let w = 0; w < 4; w++) {
    h ^= w + 1;
    for (let i = 0; i < seed.length; i++) {
      h ^= seed.charCodeAt(i);
      h = Math.imul(h, 0x01000193);
      h ^= h >>> 15;
    }
    words[w] = h | 0;
  }
  for (let i = 0; i < 12; i++) nextWord(words);
  return words;
}

/** The next 32 random bits as an unsigned integer; advances the words. */
export function nextWord(words: RandomWords): number {
  const a = words[0];
  const b = words[1];
  const c = words[2];
  const d = words[3];
  const t = (((a + b) | 0) + d) | 0;
  words[3] = (d + 1) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1, every one equally likely. */
export function below(words: RandomWords, n: number): number {
  if (n <= 1) return 0;
  // Draws as many bits as n needs until they are below n: exact, and without a slow division.
  const mask = 0xffffffff >>> Math.clz32(n - 1);
  for (;;) {
    const bits = nextWord(words) & mask;
    if (bits < n) return bits;
  }
}

/** Shuffles the array in place. */
export function shuffleInPlace(words: RandomWords, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(words, i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}
