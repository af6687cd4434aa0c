import type { Dice } from './dice.ts';

/** Where a picture plays. */
export const moods = [
  'forest',
  'deepwood',
  'mountain',
  'river',
  'marsh',
  'plain',
  'shire',
  'city',
  'hall',
  'dungeon',
  'camp',
  'fire',
  'night',
  'shadow',
] as const;
export type Mood = (typeof moods)[number];

/** The five inks of a woodcut: sky, horizon, light, far land, near land; six digits each, without a mark before them. */
export interface Inks {
  readonly sky: string;
  readonly horizon: string;
  readonly light: string;
  readonly far: string;
  readonly near: string;
}

// Several rows for a place are several hours of its day. Inks are data of drawings, as those of the map: no theme changes them.
const hours: Readonly<Record<Mood, readonly string[]>> = {
  forest: [
    '86ab97 eadfa6 fff7d2 8dab80 16261a',
    '4b5d72 e3a76a ffe2a6 75835f 151d17',
    '5f8a92 c6d9bd f6fbe2 86a797 12221f',
  ],
  deepwood: [
    '12281f 63936a e2f2b0 557f5b 08130d',
    '10242d 4f8d8f d3f6ea 4c8487 070f13',
    '2d1d0e a98340 ffe8a4 8c6f40 110a05',
  ],
  mountain: [
    '5580ad f0d6b2 fff4da 9fb0c4 1f2530',
    '38466f e99a70 ffdfb4 8f87a4 1c1b28',
    '84aabb e4eeea ffffff a2b9c3 222e38',
  ],
  river: [
    '639cb8 f4e6ba fffbe5 98bc9b 172c2b',
    '4f557e efac82 ffe6ba 858c9b 161c29',
    '7aa9ad dfe9cf ffffff 8fb3a2 17302f',
  ],
  marsh: [
    '5f6c51 cfc98e f7f4c8 8e9670 191f16',
    '1b2d2f 829e79 e8f8c2 4f6e5b 0a120f',
    '6d6259 d9b98d fff0cf 8b8468 1e1a15',
  ],
  plain: [
    '74a3c6 f6e3ac fff8d8 c8b978 382f1b',
    '70506d f2a95f ffe6a8 b48b5b 2b1c18',
    '93b5be eee9cd ffffff bfbc88 2f3221',
  ],
  shire: [
    '8ac2d5 f8f0c3 fffce4 a3c577 2b4321',
    'ab96b5 ffd396 fff3ce adb372 343a1d',
    '7fb6b0 f3eec4 fffde8 94bd83 24401f',
  ],
  city: [
    '6493bf f9ecd3 ffffff e2dbcb 343c4c',
    '755f8c f4b587 fff2d2 d5b59f 2d2637',
    '8ea9bb f2ede2 ffffff d3d3cc 2c3540',
  ],
  hall: [
    '2f251e a67e4c ffecb8 7f6447 150e0b',
    '212936 738fa6 f3faff 5a7085 0c1117',
    '2b2430 8c6f93 ffe9f4 6b5875 120d15',
  ],
  dungeon: [
    '1a1511 704e31 ffca76 4a382b 090705',
    '11191e 405f6c c6edf8 32464f 06090b',
    '1b1a12 5f6a38 e9f59a 434a2c 080a05',
  ],
  camp: [
    '13203f 585d83 ffca7a 394668 0b0e18',
    '2e1e33 8f5b66 ffd086 543f5a 130b15',
    '1d2b33 5f7f7c ffd58e 3d565b 0a1113',
  ],
  fire: [
    '30110c de5f22 ffe08c 862b17 140604',
    '1e0d17 a93650 ffc894 5c1d31 0d0509',
    '2b1708 d98a22 fff0a6 7d4415 120903',
  ],
  night: [
    '0e193b 4a6da2 fdf8e0 34517b 080d1c',
    '181437 6f60a0 f7ebff 433f78 0b0919',
    '0c2230 3f7f8a e6fbf4 2c5b66 06121a',
  ],
  shadow: [
    '0f090f 701d27 ffa256 42192b 060406',
    '0b1310 3f664b d2f896 2a4535 050807',
    '130c1b 5c3a7a e8b8ff 37254d 08050c',
  ],
};

/** The inks of one hour of a place. */
export function inksOf(mood: Mood, dice: Dice): Inks {
  const [sky, horizon, light, far, near] = dice.pick(hours[mood]).split(' ');
  return { sky: sky!, horizon: horizon!, light: light!, far: far!, near: near! };
}

const channels = (ink: string): number[] => [0, 2, 4].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));

/** An ink between two others: the first at 0, the second at 1. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  return from.map((value, at) => hex(value + (to[at]! - value) * share)).join('');
}

/** A stronger (over 1) or paler (below 1) ink. */
export function saturate(ink: string, by: number): string {
  const rgb = channels(ink);
  const grey = 0.3 * rgb[0]! + 0.59 * rgb[1]! + 0.11 * rgb[2]!;
  return rgb.map((value) => hex(grey + (value - grey) * by)).join('');
}

const hex = (value: number): string =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
