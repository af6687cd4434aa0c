import { inkBox } from './ink-box.ts';
import { mix } from './inks.ts';
import { shape } from './shapes.ts';

/** How a pictogram stands in its scene. */
export const poses = ['stand', 'bust', 'thing', 'place'] as const;
export type Pose = (typeof poses)[number];

interface Stage {
  readonly near: string;
  readonly land: (nearness: number) => string;
  readonly light: string;
  readonly accent: string;
  readonly side: 1 | -1;
  readonly foe: boolean;
}

/** Room of the ink by pose: at most so wide and high, with its foot at that height. All of it lies within x 44–196, y 20–140. */
const rooms: Readonly<Record<Pose, { readonly w: number; readonly h: number; readonly foot: number }>> = {
  stand: { w: 104, h: 106, foot: 139 },
  bust: { w: 118, h: 114, foot: 140 },
  thing: { w: 92, h: 82, foot: 121 },
  place: { w: 132, h: 98, foot: 138 },
};

const EMBER = 'ff6a3c';

/** The pictogram: light behind it, a bright edge towards the light (red for foes), its own dark shape; a stone under things. */
export function figure(path: string, pose: Pose, { near, land, light, accent, side, foe }: Stage): string {
  const room = rooms[pose];
  const ink = inkBox(path);
  const scale = Math.min(room.w / ink.w, room.h / ink.h);
  const [x, y] = [120 - (ink.x + ink.w / 2) * scale, room.foot - (ink.y + ink.h) * scale];
  const middle = Math.round(room.foot - (ink.h * scale) / 2);
  const body = mix(near, accent, pose === 'place' ? 0.3 : 0.34);
  const edge = foe ? mix(EMBER, light, 0.3) : mix(light, 'ffffff', 0.25);
  // One path, used twice: first moved towards the light, then in its place.
  const off = Math.round((pose === 'place' ? 1.2 : 2) / scale);
  const glow = `<ellipse cx="120" cy="${middle}" rx="${pose === 'place' ? 96 : 84}" ry="${pose === 'place' ? 58 : 70}" fill="url(#g)"/>`;
  const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`;
  const lit = `<use href="#f" x="${off * side}" y="${-off}" fill="#${edge}"/>`;
  return `${glow}${pose === 'thing' ? stone(land, light, side) : ''}<defs><path id="f" d="${path}"/></defs><g ${place}>${lit}<use href="#f" fill="#${body}"/></g>`;
}

/** A hewn stone with its lit top and side. */
const stone = (land: (nearness: number) => string, light: string, side: 1 | -1): string =>
  shape('M70 122h100l10 8v24H60v-24Z', land(0.7)) +
  shape('M70 122h100l10 8H60Z', mix(land(0.3), light, 0.3)) +
  shape(side > 0 ? 'M150 130h30v24h-26Z' : 'M90 130H60v24h26Z', mix(land(0.6), light, 0.16));
