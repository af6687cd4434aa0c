import type { Dice } from './dice.ts';
import { type Inks, mix, saturate } from './inks.ts';
import { lines, shape } from './shapes.ts';

/** The hands that cut the pictures: each game has its own. */
export const styles = ['woodcut', 'engraving', 'poster', 'facets'] as const;
export type StyleName = (typeof styles)[number];

interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Style {
  /** How the inks of the place are mixed. */
  readonly inks: (inks: Inks, accent: string) => Inks;
  /** Whether land has corners. */
  readonly sharp: boolean;
  /** What is cut into the sky around the light. */
  readonly sky: (dice: Dice, inks: Inks, light: Light) => string;
  /** What lies over the whole picture at the end. */
  readonly grain: (inks: Inks, side: 1 | -1) => string;
}

const over = (inks: Inks, change: (ink: string) => string): Inks => ({
  sky: change(inks.sky),
  horizon: change(inks.horizon),
  light: inks.light,
  far: change(inks.far),
  near: inks.near,
});

/** Rings of the knife around the light, and a slanting grain. */
const woodcut: Style = {
  inks: (inks) => inks,
  sharp: false,
  sky: (dice, { light }, { x, y, r }) => {
    const rings = Array.from({ length: 9 }, (_, at) => `<circle cx="${x}" cy="${y}" r="${r + 9 + at * 13}"/>`);
    return `<g fill="none" stroke="#${light}" stroke-dasharray="${dice.int(18, 60)} ${dice.int(4, 14)} ${dice.int(30, 90)} ${dice.int(4, 9)}" stroke-width="1.3" opacity=".34">${rings.join('')}</g>`;
  },
  grain: ({ near }) => hatched(`M-2 6L6-2M0 10L10 0`, 8, near, 0.13),
};

/** Long lines that swell towards the light, and crossed strokes in the dark: a copper plate in an old book. */
const engraving: Style = {
  inks: (inks) => over(inks, (ink) => mix(saturate(ink, 0.72), 'd9c08c', 0.16)),
  sharp: false,
  sky: (dice, { sky, light }, { y }) => {
    let fine = '';
    let bold = '';
    for (let at = 6; at < 104; at += 5) {
      const start = dice.int(-30, 30);
      const line = `M${start} ${at}h${dice.int(40, 130)}m${dice.int(5, 16)} 0h${dice.int(60, 160)}`;
      if (Math.abs(at - y) < 26) bold += line;
      else fine += line;
    }
    return lines(fine, mix(sky, '000000', 0.25), 0.8, ' opacity=".5"') + lines(bold, light, 1.1, ' opacity=".55"');
  },
  grain: ({ near }) => hatched('M0 0L6 6M6 0L0 6', 6, near, 0.12),
};

/** Rays of flat colour behind cut paper, and printed dots. */
const poster: Style = {
  inks: (inks) => over(inks, (ink) => saturate(ink, 1.28)),
  sharp: false,
  sky: (dice, { light }, { x, y }) => {
    const turn = dice.to(0, 0.4);
    let d = '';
    for (let at = 0; at < 12; at++) {
      const angle = turn + (at * Math.PI) / 6;
      const corner = (a: number): string => `${Math.round(x + 260 * Math.cos(a))} ${Math.round(y + 260 * Math.sin(a))}`;
      d += `M${x} ${y}L${corner(angle)}L${corner(angle + 0.24)}Z`;
    }
    return shape(d, light, ' opacity=".2"');
  },
  grain: ({ near }) =>
    `<pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill="#${near}" opacity=".2"/></pattern><path d="M0 96H240V160H0Z" fill="url(#h)"/>`,
};

/** Sky and land in planes with corners, as if cut from a gem. */
const facets: Style = {
  inks: (inks, accent) => over(inks, (ink) => mix(saturate(ink, 1.15), accent, 0.12)),
  sharp: true,
  sky: (dice, { light, sky }, { x, y }) => {
    const ends = [0, 34, 82, 128, 176, 214, 240];
    let pale = '';
    let deep = '';
    for (let at = 0; at < 6; at++) {
      const plane = `M${x} ${y}L${ends[at]! + dice.int(-9, 9)} -6H${ends[at + 1]! + dice.int(-9, 9)}Z`;
      if (at % 2 === 0) pale += plane;
      else deep += plane;
    }
    pale += `M${x} ${y}L-6 ${dice.int(20, 50)}L-6 ${dice.int(70, 100)}Z`;
    deep += `M${x} ${y}L246 ${dice.int(20, 50)}L246 ${dice.int(70, 100)}Z`;
    return shape(pale, light, ' opacity=".2"') + shape(deep, sky, ' opacity=".4"');
  },
  grain: ({ light }, side) =>
    shape(`M${side > 0 ? 240 : 0} 0L${120 + side * 26} 0L${side > 0 ? 240 : 0} 110Z`, light, ' opacity=".14"'),
};

/** A grain of short strokes over the whole picture. */
const hatched = (d: string, step: number, ink: string, opacity: number): string =>
  `<pattern id="h" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path d="${d}" stroke="#${ink}" opacity="${opacity}"/></pattern><path d="M0 0H240V160H0Z" fill="url(#h)"/>`;

export const styleOf: Readonly<Record<StyleName, Style>> = { woodcut, engraving, poster, facets };
