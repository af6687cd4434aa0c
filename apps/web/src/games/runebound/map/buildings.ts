import type { SiteKind } from '@tafelrunde/runebound';
import { INK, inks } from './inks.ts';
import { at, bar, disc, type Stroke, trace } from './stroke.ts';

const outlined = (d: string, fill: string, width = 1): Stroke => ({ d, fill, line: INK, width });

/** A house with a hipped roof and a door. */
function house(x: number, y: number, w: number, roof: string): readonly Stroke[] {
  const eaves = y - w * 0.46;
  return [
    outlined(bar(x - w / 2, y - w * 0.5, w, w * 0.5), inks.wall),
    outlined(
      trace([
        { x: x - w * 0.64, y: eaves },
        { x: x - w * 0.3, y: eaves - w * 0.5 },
        { x: x + w * 0.3, y: eaves - w * 0.5 },
        { x: x + w * 0.64, y: eaves },
      ]),
      roof,
    ),
    { d: bar(x - w * 0.1, y - w * 0.28, w * 0.22, w * 0.28), fill: INK },
  ];
}

/** A tower: pointed with a roof, or with merlons where it has none; a flag on top if it flies one. */
function tower(x: number, y: number, w: number, h: number, roof = '', flag = ''): readonly Stroke[] {
  const top = y - h;
  const tip = roof ? top - w * 1.15 : top - 4;
  const merlon = w * 0.34;
  const crown = roof
    ? trace([
        { x: x - w * 0.7, y: top },
        { x, y: tip },
        { x: x + w * 0.7, y: top },
      ])
    : `M${at(x - w * 0.68, top + 2.4)}v-5.4h${merlon.toFixed(1)}v2.4h${merlon.toFixed(1)}v-2.4h${merlon.toFixed(1)}v2.4h${merlon.toFixed(1)}v5.4Z`;
  return [
    outlined(bar(x - w / 2, top, w, h), inks.wall),
    { d: bar(x + w * 0.08, top, w * 0.42, h), fill: inks.wallShade },
    outlined(crown, roof || inks.wall),
    { d: bar(x - 0.8, y - h * 0.62, 1.7, 3.6), fill: INK },
    ...(flag
      ? [
          { d: `M${at(x, tip + 1)}v-8`, line: INK, width: 1 },
          outlined(`M${at(x + 0.4, tip - 7)}l7 2.2-7 2.4Z`, flag, 0.6),
        ]
      : []),
  ];
}

function city(x: number, y: number): readonly Stroke[] {
  const [roof, ridge] = inks.roof;
  const wall = `M${at(x - 22, y + 13)}v-8${'h3.4v2.2h3.4v-2.2'.repeat(6)}h3.4v8q-22 5-44.2 0Z`;
  const stones = `M${at(x - 18, y + 11)}h4M${at(x - 12, y + 13)}h5M${at(x + 9, y + 11)}h4M${at(x + 13, y + 13)}h4`;
  return [
    ...tower(x - 13, y + 5, 7, 15, ridge),
    ...tower(x + 13, y + 5, 7, 14, ridge),
    ...tower(x, y + 3, 9.5, 22, inks.spire, inks.banner),
    ...house(x - 6.5, y + 8, 9.5, roof),
    ...house(x + 7, y + 8, 9, ridge),
    outlined(wall, inks.wall, 1.1),
    { d: `M${at(x - 3.6, y + 15.4)}v-5.4q3.6-4.4 7.2 0v5.4Z`, fill: INK },
    { d: stones, line: inks.mortar, width: 0.8 },
  ];
}

function town(x: number, y: number): readonly Stroke[] {
  const [low, far, near] = inks.roof;
  return [...house(x - 7.5, y + 4, 10, far), ...house(x + 7.5, y + 3.4, 9, low), ...house(x + 0.5, y + 9, 11.5, near)];
}

const fortress = (x: number, y: number): readonly Stroke[] => [
  ...tower(x - 7, y + 8, 7, 12),
  ...tower(x + 7.5, y + 8, 6.5, 10.5),
  ...tower(x + 0.6, y + 9.4, 9.5, 20, '', inks.pennant),
];

function shrine(x: number, y: number): readonly Stroke[] {
  const columns = [-10, -4, 2, 8].map((step) => bar(x + step - 1.2, y - 5, 3, 12)).join('');
  return [
    outlined(bar(x - 13, y + 7, 26, 3), inks.wall),
    outlined(columns, inks.shrine, 0.9),
    outlined(
      trace([
        { x: x - 14, y: y - 5 },
        { x, y: y - 14.5 },
        { x: x + 14, y: y - 5 },
      ]),
      inks.gable,
    ),
    outlined(disc(x, y - 8, 1.9), inks.rune, 0.7),
  ];
}

/** What stands on a place, around the middle of its hex: its room, and its strokes. */
export const buildings: Readonly<
  Record<SiteKind, { readonly w: number; readonly up: number; readonly down: number; readonly draw: typeof city }>
> = {
  city: { w: 48, up: 38, down: 17, draw: city },
  town: { w: 30, up: 12, down: 10, draw: town },
  fortress: { w: 24, up: 26, down: 11, draw: fortress },
  shrine: { w: 30, up: 16, down: 11, draw: shrine },
};
