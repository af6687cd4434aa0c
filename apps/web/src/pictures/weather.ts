import type { Dice } from './dice.ts';
import type { Mood } from './inks.ts';
import { dots, lines, shape } from './shapes.ts';

interface Sky {
  readonly dice: Dice;
  readonly land: (nearness: number) => string;
  readonly light: string;
  readonly accent: string;
}

const R = Math.round;

/** Small things of a moment, so that two cards of one place differ. */
const moments = {
  birds: ({ dice, land }: Sky) =>
    shape(
      Array.from(
        { length: dice.int(4, 8) },
        () => `M${dice.int(20, 212)} ${dice.int(12, 60)}q4-6 7-1 3-5 7 1-5-2-7 2-3-4-7-2Z`,
      ).join(''),
      land(0.8),
    ),
  rain: ({ dice, light }: Sky) =>
    lines(
      Array.from({ length: 24 }, () => `M${dice.int(0, 250)} ${dice.int(-8, 118)}l-6 20`).join(''),
      light,
      1,
      ' opacity=".42"',
    ),
  leaves: ({ dice, accent }: Sky) =>
    shape(
      Array.from({ length: 12 }, () => `M${dice.int(10, 230)} ${dice.int(16, 128)}q4-6 8 0-4 5-8 0Z`).join(''),
      accent,
      ' opacity=".85"',
    ),
  snow: ({ dice, light }: Sky) => dots(dice, 20, 2, 140, light, 1.6) + dots(dice, 14, 2, 140, light, 2.8),
  fireflies: ({ dice, light }: Sky) => dots(dice, 9, 50, 132, light, 1.8) + dots(dice, 6, 60, 132, light, 3),
  web: ({ dice, light }: Sky) => {
    const side = dice.side();
    return `<g fill="none" stroke="#${light}" opacity=".6" stroke-width=".9" transform="translate(${side > 0 ? 208 : 32} 8) scale(${-side} 1)"><path d="M0 0L66 6M0 0L54 36M0 0L30 60M0 0L3 70M18 2q1 9-4 16-5 6-13 5M37 3q2 15-7 26-9 9-28 9M54 5q3 23-10 38-15 14-42 11"/></g>`;
  },
  keep: ({ dice, land }: Sky) => {
    const x = dice.pick([dice.int(48, 70), dice.int(164, 186)]);
    const h = dice.int(32, 58);
    return shape(`M${x - 6} 114l2-${h}h-3v-9h4v4h3v-4h4v4h3v-4h4v9h-3l2 ${h}Z`, land(0.36));
  },
  stones: ({ dice, land }: Sky) =>
    shape(
      [46, 66, 168, 190]
        .map((x) => `M${x + dice.int(-5, 5)} 136l2-${dice.int(14, 32)} 6-4 4 4 2 ${dice.int(20, 32)}Z`)
        .join(''),
      land(0.66),
    ),
  comet: ({ dice, light }: Sky) => {
    const x = dice.int(40, 190);
    return (
      shape(`M${x} 22l-${dice.int(30, 52)}-14 ${dice.int(28, 40)} 18Z`, light, ' opacity=".75"') +
      dots(dice, 4, 6, 40, light, 2)
    );
  },
  mist: ({ dice, light }: Sky) =>
    shape(
      [98, 112, 124]
        .map(
          (y) =>
            `M${dice.int(-40, 60)} ${y}q${dice.int(30, 60)}-9 ${dice.int(110, 160)} 0q-${dice.int(40, 60)} 8-${R(120)} 0Z`,
        )
        .join(''),
      light,
      ' opacity=".3"',
    ),
  banners: ({ dice, land, accent }: Sky) => {
    const poles = [dice.int(40, 56), dice.int(182, 198)];
    return (
      shape(poles.map((x) => `M${x} 138v-54h2v54Z`).join(''), land(0.8)) +
      shape(poles.map((x) => `M${x + 2} 85l${dice.int(16, 22)} 5-${dice.int(14, 18)} 8Z`).join(''), accent)
    );
  },
} satisfies Record<string, (sky: Sky) => string>;

type Moment = keyof typeof moments;

/** What can be seen where. */
const seen: Readonly<Record<Mood, readonly Moment[]>> = {
  forest: ['birds', 'leaves', 'rain', 'mist', 'stones', 'keep'],
  deepwood: ['fireflies', 'web', 'leaves', 'mist'],
  mountain: ['snow', 'birds', 'keep', 'stones', 'comet'],
  river: ['birds', 'rain', 'mist', 'keep', 'leaves'],
  marsh: ['fireflies', 'mist', 'rain', 'birds'],
  plain: ['birds', 'stones', 'banners', 'rain', 'keep'],
  shire: ['birds', 'leaves', 'rain', 'fireflies'],
  city: ['birds', 'banners', 'snow', 'rain'],
  hall: ['leaves', 'fireflies', 'snow'],
  dungeon: ['web', 'fireflies', 'mist'],
  camp: ['banners', 'fireflies', 'comet', 'mist'],
  fire: ['stones', 'keep', 'banners'],
  night: ['comet', 'mist', 'snow', 'stones', 'fireflies', 'keep'],
  shadow: ['web', 'mist', 'keep', 'fireflies'],
};

/** One or two of what can be seen there. */
export function weather(mood: Mood, sky: Sky): string {
  const first = sky.dice.pick(seen[mood]);
  const second = sky.dice.pick(seen[mood]);
  return moments[first](sky) + (second === first || sky.dice.to(0, 1) < 0.5 ? '' : moments[second](sky));
}
