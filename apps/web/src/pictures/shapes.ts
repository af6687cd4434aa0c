import type { Dice } from './dice.ts';
import { onGrid } from './path-data.ts';

/** Scenes are drawn on 240 x 160. */
export const WIDTH = 240;
export const HEIGHT = 160;

const R = Math.round;

/** Land as path data, with its height at any place. */
export interface Land {
  readonly d: string;
  readonly at: (x: number) => number;
  /** The line of the ridge alone. */
  readonly ridge: string;
}

/** Rolling land around a height. */
export function hills(dice: Dice, y: number, swing: number, wild = 1): Land {
  const [a, b] = [dice.to(0, 6.3), dice.to(0, 6.3)];
  const pace = dice.to(0.018, 0.034) * wild;
  const at = (x: number): number => y - swing * (0.62 * Math.sin(a + x * pace) + 0.38 * Math.sin(b + x * pace * 2.3));
  return landOf(at, 15);
}

/** Land in large planes with corners. */
export function planes(dice: Dice, y: number, swing: number, step = 34): Land {
  const heights = Array.from({ length: 12 }, () => y - dice.to(-swing, swing));
  const at = (x: number): number => {
    const place = (x + 20) / step;
    const left = Math.max(0, Math.min(10, Math.floor(place)));
    return heights[left]! + (heights[left + 1]! - heights[left]!) * Math.min(1, place - left);
  };
  return landOf(at, step);
}

function landOf(at: (x: number) => number, step: number): Land {
  let line = '';
  for (let x = -20; x <= WIDTH + 20; x += step) line += `${line === '' ? 'M' : 'L'}${x} ${R(at(x))}`;
  return { d: `${line}V${HEIGHT}H-20Z`, at, ridge: line };
}

/** Peaks, with the faces that the light falls on. */
export function peaks(dice: Dice, y: number, high: number, side: 1 | -1): { readonly d: string; readonly lit: string } {
  let d = `M-24 ${HEIGHT}V${y}`;
  let lit = '';
  for (let x = -24; x < WIDTH + 12; ) {
    const w = dice.int(26, 50);
    const h = R(high * dice.to(0.42, 1));
    const top = x + R(w * dice.to(0.4, 0.6));
    d += `L${top} ${y - h}L${x + w} ${R(y - h * 0.18)}`;
    // A cut face: down the lit edge, back in three teeth.
    const foot = R(w * 0.38) * side;
    lit += `M${top} ${y - h}l${foot} ${R(h * 0.76)}l${-R(foot * 0.34)} ${-R(h * 0.2)}l${-R(foot * 0.2)} ${R(h * 0.26)}l${-R(foot * 0.2)} ${-R(h * 0.34)}Z`;
    x += w;
  }
  return { d: `${d}V${HEIGHT}Z`, lit };
}

/** A fir of some tiers with its foot at x, y. */
export function fir(x: number, y: number, h: number): string {
  const tiers = h > 56 ? 4 : h > 26 ? 3 : 2;
  const [w, t] = [R((h * 0.44) / tiers), R(h / tiers)];
  const out = `l${w} ${t}h${-R(w * 0.42)}`.repeat(tiers);
  const back = `h${-R(w * 0.42)}l${w} ${-t}`.repeat(tiers);
  return `M${R(x)} ${R(y - h)}${out}h${-2 * tiers * (w - R(w * 0.42))}${back}Z`;
}

/** A leafy tree: a trunk under three crowns. */
export function oak(dice: Dice, x: number, y: number, h: number): string {
  const r = R(h * 0.24);
  const crown = (cx: number, cy: number, q: number): string =>
    `M${R(cx - q)} ${R(cy)}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0`;
  const lean = dice.int(-3, 3);
  return `M${R(x - h * 0.05)} ${R(y)}l${lean} ${-R(h * 0.6)}h${R(h * 0.1)}l${3 - lean} ${R(h * 0.6)}Z${crown(x, y - h + r, r)}${crown(x - r, y - h * 0.62, r - 2)}${crown(x + r, y - h * 0.6, r - 1)}`;
}

/** A tree without leaves. */
export function snag(dice: Dice, x: number, y: number, h: number): string {
  let d = `M${x - 4} ${y}q3 ${-R(h * 0.4)} 1 ${-R(h * 0.7)}l1 ${-R(h * 0.3)} 3 ${R(h * 0.32)}q0 ${R(h * 0.4)} 5 ${R(h * 0.68)}Z`;
  for (let branch = 0; branch < 5; branch++) {
    const side = branch % 2 === 0 ? 1 : -1;
    const up = R(h * dice.to(0.4, 0.86));
    d += `M${x} ${y - up}q${side * 7}-3 ${side * dice.int(9, 17)}-${dice.int(8, 15)}q${-side * 3} 9 ${-side * 11} ${dice.int(12, 16)}Z`;
  }
  return d;
}

/** A trunk that goes up beyond the picture. */
export function trunk(dice: Dice, x: number, w: number, y: number): string {
  const bend = dice.int(-4, 4);
  return `M${R(x)}-6h${R(w)}q${bend} ${R(y * 0.5)} 2 ${R(y - 8)}q2 9 ${R(w * 0.7)} 14h${-R(w * 2.4)}q${R(w * 0.6)}-4 ${R(w * 0.7)}-14q${bend}${-R(y * 0.5)} 0 ${-R(y - 8)}Z`;
}

/** A row of things along land; `gap` keeps the middle free for the figure. */
export function row(dice: Dice, n: number, gap: number, draw: (x: number, at: number) => string): string {
  let d = '';
  for (let at = 0; at < n; at++) {
    const x = (at + dice.to(0.12, 0.88)) * (WIDTH / n);
    if (Math.abs(x - WIDTH / 2) >= gap) d += draw(x, at);
  }
  return d;
}

/** Blades of grass on land. */
export function grass(dice: Dice, land: Land, n: number, high: number): string {
  return row(
    dice,
    n,
    0,
    (x) => `M${R(x)} ${R(land.at(x)) + 2}l${dice.int(-4, 4)}-${dice.int(high >> 1, high)} 3 ${high}Z`,
  );
}

/** A wall with merlons, from a height down. */
export function battlements(y: number, tooth: number): string {
  const teeth = `h${tooth}v-6h${tooth}v6`.repeat(Math.ceil((WIDTH + 16) / (2 * tooth)));
  return `M-8 ${HEIGHT}V${y}${teeth}V${HEIGHT}Z`;
}

/** A tower with a pointed roof, or with merlons. */
export function tower(x: number, y: number, w: number, h: number, pointed: boolean): string {
  const top = pointed
    ? `M${x - 2} ${y - h}l${R(w / 2) + 2}-${R(w * 1.1)} ${R(w / 2) + 2} ${R(w * 1.1)}Z`
    : `M${x - 2} ${y - h}v-5h${R(w / 3)}v3h${R(w / 3)}v-3h${R(w / 3) + 3}v5Z`;
  return `M${x} ${y}v${-h}h${w}v${h}Z${top}`;
}

/** A cloud cut in two scrolls. */
export const cloud = (x: number, y: number, w: number): string =>
  `M${x} ${y}q${R(w * 0.06)}-${R(w * 0.14)} ${R(w * 0.24)}-${R(w * 0.1)}q${R(w * 0.12)}-${R(w * 0.16)} ${R(w * 0.32)}-${R(w * 0.04)}q${R(w * 0.3)}-${R(w * 0.06)} ${R(w * 0.44)} ${R(w * 0.14)}Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${R(x)} ${R(y)}h${R(w)}v${R(h)}h${-R(w)}Z`;

/** An element of path data. */
export const shape = (d: string, ink: string, more = ''): string =>
  d === '' ? '' : `<path d="${onGrid(d)}" fill="#${ink}"${more}/>`;

/** Lines of path data. */
export const lines = (d: string, ink: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="#${ink}" stroke-width="${width}"${more}/>`;

/** Round dots of one ink, scattered over a part of the sky. */
export function dots(dice: Dice, n: number, from: number, to: number, ink: string, size: number): string {
  let d = '';
  for (let at = 0; at < n; at++) d += `M${dice.int(2, 238)} ${dice.int(from, to)}h0`;
  return lines(d, ink, size, ' stroke-linecap="round"');
}
