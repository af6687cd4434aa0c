import type { GameId } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { tools } from '../../card-pictures.ts';
import { allPictures, casts } from './all.ts';
import { castAll } from './cast.ts';
import { poses } from './figure.ts';
import { inkBox } from './ink-box.ts';
import { moods } from './inks.ts';
import { draw } from './picture.ts';
import { styles } from './styles.ts';

const games = Object.keys(casts) as GameId[];
const all = [...allPictures(tools())];
const pictures = all.filter(({ name }) => !/\/(?:back-|stage-|cover$)/.test(name));

const square = 'M100 200h300v250h-300z';
const scene = {
  id: 'x',
  style: 'woodcut',
  mood: 'forest',
  pose: 'stand',
  figure: square,
  accent: '7b4a86',
  foe: false,
} as const;

describe.each(games)('the cast of %s', (game) => {
  const cast = casts[game]();

  it('gives no two cards the same pictogram in the same place', () => {
    const pairs = cast.map(({ icon, mood }) => `${icon} in ${mood}`);
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([]);
  });

  it('names what every card shows', () => {
    expect(cast.filter(({ icon }) => icon === 'scroll-unfurled').map(({ id }) => id)).toEqual([]);
  });

  it('uses several places and poses', () => {
    expect(new Set(cast.map(({ mood }) => mood)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(cast.map(({ pose }) => pose)).size).toBe(poses.length);
  });
});

describe('pictures', () => {
  it('are all different', () => {
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('have scenes of at most 5 kB, and with their pictogram 6 kB on average', () => {
    const figure = /<path id="f" d="([^"]*)"/;
    const heavy = pictures.filter(({ svg }) => svg.length - (figure.exec(svg)?.[1]?.length ?? 0) > 5000);
    expect(heavy.map(({ name, svg }) => `${name} ${svg.length}`)).toEqual([]);
    expect(pictures.reduce((sum, { svg }) => sum + svg.length, 0) / pictures.length).toBeLessThan(6000);
  });

  it('hold nothing but shapes: no bitmap, no filter, no script, no style that a content policy would stop', () => {
    for (const { name, svg } of all)
      expect([
        name,
        /<(?:image|filter|script|style|foreignObject)|style=|NaN|undefined|Infinity/.exec(svg)?.[0],
      ]).toEqual([name, undefined]);
  });

  it('are the same for the same card, and others for another card, place, pose, light or game', () => {
    const first = draw(scene);
    expect(draw({ ...scene })).toBe(first);
    const others = [
      { ...scene, id: 'y' },
      ...moods.slice(1).map((mood) => ({ ...scene, mood })),
      ...poses.slice(1).map((pose) => ({ ...scene, pose })),
      ...styles.slice(1).map((style) => ({ ...scene, style })),
      { ...scene, foe: true },
      { ...scene, accent: '3f6f96' },
    ].map(draw);
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  it('keep the figure where every window shows it', () => {
    for (const { name, svg } of pictures) {
      const [, x, y, scale] = /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)"><use/
        .exec(svg)!
        .map(Number) as number[];
      const ink = inkBox(/<path id="f" d="([^"]*)"/.exec(svg)![1]!);
      const box = [
        x! + ink.x * scale!,
        y! + ink.y * scale!,
        x! + (ink.x + ink.w) * scale!,
        y! + (ink.y + ink.h) * scale!,
      ];
      expect([name, box[0]! >= 43.5 && box[1]! >= 19.5 && box[2]! <= 196.5 && box[3]! <= 140.5]).toEqual([name, true]);
    }
  });
});

describe('castAll', () => {
  const part = (id: string, shows: string) => ({
    id,
    shows,
    moods: ['forest', 'night'] as const,
    pose: 'stand' as const,
    tint: '',
    foe: false,
  });

  it('moves a later card elsewhere, and never an earlier one', () => {
    const cast = castAll([part('a', 'ring'), part('b', 'ring'), part('c', 'ring hall thing'), part('d', 'ring')]);
    expect(cast.map(({ mood }) => mood)).toEqual(['forest', 'night', 'hall', 'deepwood']);
    expect(cast.map(({ pose }) => pose)).toEqual(['stand', 'stand', 'thing', 'stand']);
  });

  it('refuses more cards with one pictogram than there are places', () => {
    const many = Array.from({ length: moods.length + 1 }, (_, at) => part(`c${at}`, 'ring'));
    expect(() => castAll(many)).toThrow('ring');
  });
});

describe('inkBox', () => {
  it.each([
    ['M10 20h30v40h-30z', { x: 10, y: 20, w: 30, h: 40 }],
    ['m10 20 5 5l-20-3', { x: -5, y: 20, w: 20, h: 5 }],
    ['M0 0C0 40 40 40 40 0', { x: 0, y: 0, w: 40, h: 30 }],
    ['M0 0Q20 40 40 0T80 0', { x: 0, y: -20, w: 80, h: 40 }],
    ['M0 10a10 10 0 0120 0', { x: 0, y: 0, w: 20, h: 10 }],
    ['M0 10a10 10 0 1 0 20 0', { x: 0, y: 10, w: 20, h: 10 }],
  ])('of %s', (path, box) => {
    const found = inkBox(path);
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(found[side], side).toBeCloseTo(box[side], 1);
  });
});
