import { type Dice, diceFor } from '../../../pictures/dice.ts';
import { INK, inks } from './inks.ts';
import { at, bar, disc, type Stroke, trace } from './stroke.ts';

/** What grows or towers on the land, with its foot at x, y. */
export interface Growth {
  readonly w: number;
  readonly h: number;
  readonly draw: (x: number, y: number, dice: Dice) => readonly Stroke[];
}

/** A fir of three tiers; one half lies in the light. */
function fir(w: number, h: number): Growth {
  const half = w / 2;
  return {
    w,
    h,
    draw: (x, y, dice) => {
      const steps = [
        [0.5, 0.34],
        [0.26, 0.34],
        [0.76, 0.6],
        [0.44, 0.6],
        [1, 0.88],
      ] as const;
      const side = (turn: 1 | -1) => steps.map(([out, down]) => ({ x: x + turn * half * out, y: y - h + h * down }));
      const top = { x, y: y - h };
      const foot = y - h * 0.12;
      return [
        { d: bar(x - 0.9, foot, 1.8, h * 0.12), fill: INK },
        { d: trace([top, ...side(1), ...side(-1).reverse()]), fill: inks.fir },
        { d: trace([top, { x: x + half * 0.08, y: foot }, ...side(-1).reverse()]), fill: dice.pick(inks.firLit) },
      ];
    },
  };
}

/** A leafy tree. */
const oak = (w: number, h: number): Growth => ({
  w,
  h,
  draw: (x, y, dice) => {
    const r = w / 2;
    return [
      { d: bar(x - 0.9, y - h * 0.4, 1.8, h * 0.4), fill: INK },
      { d: disc(x, y - h + r, r), fill: inks.leaf },
      { d: disc(x - r * 0.24, y - h + r * 0.8, r * 0.66), fill: dice.pick(inks.leafLit) },
    ];
  },
});

/** A mountain: a lit face, a face in the shade with hatching, snow on top. */
const peak = (w: number, h: number): Growth => ({
  w,
  h,
  draw: (x, y, dice) => {
    const top = { x: x + w * dice.to(-0.08, 0.06), y: y - h };
    const [left, right] = [x - w / 2, x + w / 2];
    const shoulder = dice.to(0.42, 0.54);
    const outline = [
      { x: left, y },
      { x: left + w * 0.2, y: y - h * shoulder },
      { x: left + w * 0.28, y: y - h * (shoulder - 0.03) },
      top,
      { x: right - w * 0.24, y: y - h * (shoulder + 0.03) },
      { x: right - w * 0.16, y: y - h * shoulder },
      { x: right, y },
    ];
    const ridge = [
      { x: top.x + w * 0.06, y: y - h * 0.72 },
      { x: top.x - w * 0.04, y: y - h * 0.48 },
      { x: top.x + w * 0.09, y: y - h * 0.22 },
      { x: top.x, y },
    ];
    const shade = [top, ...ridge, ...outline.slice(4).reverse()];
    let hatch = '';
    for (let n = 1; n < 5; n++) {
      const down = n / 5;
      hatch += `M${at(top.x + w * 0.07, y - h * (1 - down))}l${at((right - top.x) * 0.5 * (0.5 + down / 2), h * 0.2)}`;
    }
    const snow = [
      top,
      { x: top.x - w * 0.13, y: y - h * 0.68 },
      { x: top.x - w * 0.05, y: y - h * 0.71 },
      { x: top.x, y: y - h * 0.6 },
      { x: top.x + w * 0.06, y: y - h * 0.72 },
    ];
    return [
      { d: trace(outline), fill: inks.stone, line: INK, width: 1.2 },
      { d: trace(shade), fill: inks.stoneShade },
      { d: trace(snow), fill: inks.snow },
      { d: hatch, line: inks.stoneHatch, width: 0.8, alpha: 0.8 },
    ];
  },
});

/** A round hill with a hatched slope. */
const mound = (w: number, h: number): Growth => ({
  w,
  h,
  draw: (x, y) => {
    const [left, right] = [x - w / 2, x + w / 2];
    const back = `M${at(left, y)}Q${at(x - w * 0.3, y - h * 1.06)} ${at(x, y - h)}Q${at(x + w * 0.3, y - h * 0.98)} ${at(right, y)}`;
    const shade = `M${at(x, y - h)}Q${at(x + w * 0.3, y - h * 0.98)} ${at(right, y)}L${at(x + w * 0.12, y)}Q${at(x + w * 0.15, y - h * 0.62)} ${at(x, y - h)}Z`;
    let hatch = '';
    for (let n = 0; n < 4; n++) {
      const along = 0.56 + n * 0.1;
      const high = h * (1 - (2 * along - 1) ** 2) * 0.92;
      hatch += `M${at(left + w * along, y - high)}q${at(w * 0.05, high * 0.3)} ${at(w * 0.02, high * 0.62)}`;
    }
    return [
      { d: `${back}Z`, fill: inks.mound },
      { d: shade, fill: inks.moundShade },
      { d: back, line: INK, width: 1.1 },
      { d: hatch, line: inks.moundHatch, width: 0.8 },
    ];
  },
});

/** What a hex of each terrain bears: how many of which sizes, the large ones first. */
export const bears: Readonly<
  Record<'plains' | 'forest' | 'hills' | 'mountain', readonly (readonly [number, Growth])[]>
> = {
  plains: [],
  forest: [
    [4, fir(9.5, 18)],
    [2, oak(10, 14)],
    [5, fir(8, 15)],
    [3, fir(7, 11)],
  ],
  hills: [
    [1, mound(30, 15)],
    [2, mound(25, 12)],
    [4, mound(17, 8.5)],
  ],
  mountain: [
    [1, peak(31, 32)],
    [2, peak(24, 25)],
    [2, peak(18, 19)],
    [4, peak(13, 14)],
  ],
};

/** Two or three trees stand on some plains. */
export const copse: readonly (readonly [number, Growth])[] = [
  [1, oak(11, 15)],
  [2, oak(9, 12)],
];

/** Blades of grass. */
export function tuft(x: number, y: number): string {
  return `M${at(x, y)}l-2.2-4.4M${at(x + 0.7, y)}v-5.8M${at(x + 1.4, y)}l2.8-3.7`;
}

/** A ploughed field, a little askew. */
export function field(x: number, y: number): readonly Stroke[] {
  let furrows = '';
  for (let n = 0; n < 6; n++) furrows += `M${at(x - 11.5 + n * 3.8, y + 6.5)}l5.6-13`;
  return [
    { d: `M${at(x - 14, y + 7)}l${at(6.4, -14.4)}h${21}l${at(-6.4, 14.4)}Z`, fill: inks.field, alpha: 0.85 },
    { d: furrows, line: inks.furrow, width: 0.8, alpha: 0.75 },
  ];
}

/** The dice of a hex: whatever is drawn elsewhere, this hex stays as it is. */
export const diceOf = (hex: number): Dice => diceFor(`growth ${hex}`);
