import { diceFor } from './dice.ts';
import { figure, type Pose } from './figure.ts';
import { inksOf, type Mood, mix } from './inks.ts';
import { type Brush, places } from './places.ts';
import { dots, HEIGHT, shape, WIDTH } from './shapes.ts';
import { type StyleName, styleOf } from './styles.ts';
import { weather } from './weather.ts';

/** All that a picture is made from. */
export interface Scene {
  /** The card it belongs to: the same id gives the same picture everywhere and for ever. */
  readonly id: string;
  readonly style: StyleName;
  readonly mood: Mood;
  readonly pose: Pose;
  /** Path data of a pictogram on 512 x 512; '' for a place where nobody stands. */
  readonly figure: string;
  /** The colour of the card's frame, six digits; it tints the figure. */
  readonly accent: string;
  /** A red edge of light instead of a golden one. */
  readonly foe: boolean;
}

const R = Math.round;

/** A card's picture: sky, light, land, figure and what grows before its feet. */
export function draw(scene: Scene): string {
  const { id, mood, pose, accent, foe } = scene;
  const dice = diceFor(`${scene.style} ${id}`);
  const style = styleOf[scene.style];
  const inks = style.inks(inksOf(mood, dice), accent);
  const side = dice.side();
  const lightAt = { x: R(120 + side * dice.to(18, 66)), y: dice.int(26, 62), r: dice.int(9, 17) };
  const land = (nearness: number): string => mix(inks.far, inks.near, nearness);
  const haze = `<path d="M0 84H240V136H0Z" fill="url(#m)"/>`;
  const brush: Brush = {
    dice,
    land,
    light: inks.light,
    horizon: inks.horizon,
    sky: inks.sky,
    lightAt,
    side,
    sharp: style.sharp,
    haze,
  };
  const place = places[mood](brush);
  const parts = [
    gradients(inks.sky, inks.horizon, inks.light),
    `<path d="M0 0H240V160H0Z" fill="url(#s)"/>`,
    place.indoors ? '' : style.sky(dice, inks, lightAt),
    place.indoors ? '' : lamp(mood, lightAt, inks.light, inks.sky, dice.to(0, 1)),
    place.stars ? dots(dice, 22, 3, 84, inks.light, 1.3) + dots(dice, 7, 3, 70, inks.light, 2.4) : '',
    place.back,
    weather(mood, { dice, land, light: inks.light, accent }),
    scene.figure === ''
      ? ''
      : figure(scene.figure, pose, { near: inks.near, land, light: inks.light, accent, side, foe }),
    place.sparks ? dots(dice, 12, 30, 140, inks.light, 1.6) + dots(dice, 5, 40, 136, inks.light, 2.8) : '',
    place.front,
    style.grain(inks, side),
    `<path d="M0 0H240V160H0Z" fill="url(#v)"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`;
}

const stop = (at: number, ink: string, opacity?: number): string =>
  `<stop offset="${at}" stop-color="#${ink}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

function gradients(sky: string, horizon: string, light: string): string {
  return `<defs><linearGradient id="s" x2="0" y2="1">${stop(0, sky)}${stop(0.72, horizon)}</linearGradient><linearGradient id="m" x2="0" y2="1">${stop(0, horizon, 0)}${stop(1, horizon, 0.45)}</linearGradient><radialGradient id="g">${stop(0, light, 0.9)}${stop(0.5, light, 0.4)}${stop(1, light, 0)}</radialGradient><radialGradient id="v" r=".8">${stop(0.6, '000000', 0)}${stop(1, '000000', 0.34)}</radialGradient></defs>`;
}

/** Sun, moon or crescent with its glow. */
function lamp(
  mood: Mood,
  { x, y, r }: { x: number; y: number; r: number },
  light: string,
  sky: string,
  chance: number,
): string {
  const glow = `<circle cx="${x}" cy="${y}" r="${r * 4}" fill="url(#g)"/>`;
  if (mood === 'deepwood') return glow;
  const dark = mood === 'night' || mood === 'shadow' || mood === 'camp';
  const disc = (at: number, ink: string): string =>
    shape(`M${at - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, ink);
  const crescent = dark && chance < 0.55 ? disc(x + R(r * 0.55), mix(sky, light, 0.22)) : '';
  return glow + disc(x, light) + crescent;
}
