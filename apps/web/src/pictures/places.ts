import type { Dice } from './dice.ts';
import type { Mood } from './inks.ts';
import { mix } from './inks.ts';
import {
  battlements,
  box,
  cloud,
  fir,
  grass,
  hills,
  type Land,
  lines,
  oak,
  peaks,
  planes,
  row,
  shape,
  snag,
  tower,
  trunk,
} from './shapes.ts';

/** What a place is painted with. */
export interface Brush {
  readonly dice: Dice;
  /** Land from far (0) to near (1). */
  readonly land: (nearness: number) => string;
  readonly light: string;
  readonly horizon: string;
  readonly sky: string;
  /** Where the light stands, and to which side of the middle. */
  readonly lightAt: { readonly x: number; readonly y: number };
  readonly side: 1 | -1;
  /** Land with round or with sharp edges, as the game's pictures have it. */
  readonly sharp: boolean;
  /** A veil of haze between two layers. */
  readonly haze: string;
}

/** A place: what lies behind the figure, and what in front of it. */
export interface Place {
  readonly back: string;
  readonly front: string;
  /** Inside there is no sun and no sky to draw on. */
  readonly indoors?: boolean;
  readonly stars?: boolean;
  readonly sparks?: boolean;
}

const R = Math.round;
const rolling = ({ dice, sharp }: Brush, y: number, swing: number, wild = 1): Land =>
  sharp ? planes(dice, y, swing) : hills(dice, y, swing, wild);
const ground = (b: Brush, y: number, blades: number, high: number, more = ''): string => {
  const land = rolling(b, y, 4, 1.6);
  return shape(land.d + grass(b.dice, land, blades, high) + more, b.land(1));
};

function forest(b: Brush): Place {
  const { dice, land, haze } = b;
  const far = rolling(b, 96, 12);
  const mid = rolling(b, 113, 8);
  const broad = dice.to(0, 1) < 0.4;
  const tree = (x: number, y: number, h: number): string => (broad ? oak(dice, x, y, h * 0.8) : fir(x, y, h));
  const edge = [8, 36, 206, 232].map((x) => fir(x, 142, x < 20 || x > 220 ? dice.int(112, 140) : dice.int(62, 96)));
  return {
    back:
      shape(far.d + row(dice, 9, 0, (x) => fir(x, far.at(x) + 3, dice.to(15, 26))), land(0.12)) +
      haze +
      shape(mid.d + row(dice, 7, 20, (x) => tree(x, mid.at(x) + 3, dice.to(32, 54))), land(0.42)) +
      haze +
      shape(edge.join(''), land(0.8)),
    front: ground(b, 134, 13, 9),
  };
}

function deepwood(b: Brush): Place {
  const { dice, land, light, lightAt } = b;
  const stems = (n: number, w: number, y: number, gap: number): string =>
    row(dice, n, gap, (x) => trunk(dice, x, dice.to(w * 0.7, w), y));
  const beam = [0, 1, 2].map((at) => {
    const x = R(lightAt.x) - 10 + at * 11;
    return `M${x}-4L${x + dice.int(-46, 40)} 150h${dice.int(14, 26)}L${x + 9}-4Z`;
  });
  const leaves = `M-8-8H248V10${[0, 1, 2, 3, 4, 5, 6, 7].map(() => `q-14 ${dice.int(10, 24)}-30 ${dice.int(-3, 3)}`).join('')}Z`;
  return {
    back:
      shape(stems(10, 6, 112, 0), land(0.22)) +
      b.haze +
      shape(stems(6, 10, 124, 22), land(0.48)) +
      shape(beam.join(''), light, ' opacity=".2"') +
      b.haze +
      shape(
        trunk(dice, -8, 32, 140) + trunk(dice, 216, 30, 140) + trunk(dice, dice.pick([34, 188]), 12, 136) + leaves,
        land(0.86),
      ),
    front: ground(b, 135, 13, 9, dice.to(0, 1) < 0.5 ? mushrooms(dice) : ''),
  };
}

const mushrooms = (dice: Dice): string =>
  [dice.int(30, 60), dice.int(64, 84), dice.int(170, 206)]
    .map((x) => `M${x} 138v-8h4v8ZM${x - 5} 131q7-10 14 0Z`)
    .join('');

function mountain(b: Brush): Place {
  const { dice, land, light, side, haze } = b;
  const far = peaks(dice, 106, 74, side);
  const mid = peaks(dice, 124, 44, side);
  const near = rolling(b, 135, 5, 1.6);
  return {
    back:
      shape(far.d, land(0.18)) +
      shape(far.lit, light, ' opacity=".6"') +
      haze +
      shape(mid.d, land(0.5)) +
      shape(mid.lit, light, ' opacity=".2"') +
      haze,
    front: shape(near.d + row(dice, 8, 40, (x) => fir(x, near.at(x) + 3, dice.to(12, 28))), land(1)),
  };
}

function river(b: Brush): Place {
  const { dice, land, light, horizon, side, haze } = b;
  const far = rolling(b, 93, 12);
  const bank = rolling(b, 104, 3);
  const x = 120 + side * dice.int(14, 46);
  const water = `M${x} 98c${side * 40} 8 ${-side * 52} 18 ${-side * 26} 30s${-side * 30} 14 ${-side * 44} 34H${side > 0 ? 250 : -10}V140q${-side * 84}-6 ${-side * 96}-20T${x + side * 8} 98Z`;
  const ripples = Array.from(
    { length: 9 },
    (_, at) => `M${R(120 + side * dice.int(0, 92))} ${110 + at * 5}h${dice.int(9, 26)}`,
  ).join('');
  const bridge = dice.to(0, 1) < 0.4 ? `M${x - 50} 112q50-26 100 0v5q-50-22-100 0Z` : '';
  return {
    back:
      shape(far.d + row(dice, 12, 0, (at) => fir(at, far.at(at) + 3, dice.to(9, 22))), land(0.2)) +
      haze +
      shape(bank.d, land(0.44)) +
      shape(water, mix(horizon, light, 0.45)) +
      lines(ripples, land(0.5), 1.2, ' opacity=".7"') +
      shape(bridge, land(0.66)),
    front: ground(b, 140, 26, 15, fir(side > 0 ? 14 : 228, 144, 108)),
  };
}

function marsh(b: Brush): Place {
  const { dice, land, light, horizon, haze } = b;
  const far = rolling(b, 94, 7);
  const pools = Array.from({ length: 12 }, () => `M${dice.int(0, 220)} ${dice.int(108, 140)}h${dice.int(10, 42)}`).join(
    '',
  );
  const reeds = row(dice, 9, 44, (x) => `M${R(x)} 146l-1-${dice.int(20, 34)}h3l1 34ZM${R(x) - 2} 118q3-9 5 0v9h-5Z`);
  return {
    back:
      shape(far.d + row(dice, 10, 0, (x) => fir(x, far.at(x) + 2, dice.to(8, 17))), land(0.22)) +
      haze +
      shape(box(-4, 104, 250, 60), mix(horizon, land(0.3), 0.35)) +
      lines(pools, light, 1.4, ' opacity=".45"') +
      shape(snag(dice, 30, 138, 98) + snag(dice, 214, 134, dice.int(58, 90)), land(0.72)) +
      haze,
    front: ground(b, 139, 16, 18, reeds),
  };
}

function plain(b: Brush): Place {
  const { dice, land, light, side, haze } = b;
  const far = peaks(dice, 99, 26, side);
  const [back, mid] = [rolling(b, 105, 6), rolling(b, 119, 5)];
  const clouds = [28, 44, 60].map((y) => cloud(dice.int(-20, 180), y, dice.int(56, 96))).join('');
  const stones =
    dice.to(0, 1) < 0.5 ? row(dice, 7, 36, (x) => `M${R(x)} 134l3-${dice.int(12, 26)} 6-2 4 ${dice.int(16, 24)}Z`) : '';
  return {
    back:
      shape(clouds, light, ' opacity=".55"') +
      shape(far.d, land(0.22)) +
      haze +
      shape(back.d, land(0.1)) +
      shape(mid.d, land(0.38)) +
      haze +
      shape(stones, land(0.7)),
    front: ground(b, 136, 44, 12),
  };
}

function shire(b: Brush): Place {
  const { dice, land, light } = b;
  const far = rolling(b, 101, 11, 1.3);
  const mid = rolling(b, 121, 9, 1.4);
  const x = dice.pick([36, 204]);
  const smoke = `M${x + 4} 104q-8-9 0-18t0-20`;
  const pickets = Array.from({ length: 13 }, (_, at) => `M${at * 20 - 2} 156v-13l2-4 2 4v13Z`).join('');
  return {
    back:
      shape(cloud(dice.int(0, 60), 34, 80) + cloud(dice.int(120, 190), 50, 60), light, ' opacity=".5"') +
      shape(far.d, land(0.06)) +
      shape([18, 66, 172, 218].map((at) => oak(dice, at, far.at(at) + 4, dice.int(18, 30))).join(''), land(0.32)) +
      b.haze +
      shape(mid.d, land(0.34)) +
      lines(smoke, light, 3, ' opacity=".6"') +
      shape(`M${x - 17} 140a17 17 0 1 1 34 0Z`, land(0.85)) +
      shape(`M${x - 12} 136a12 12 0 1 1 24 0 12 12 0 1 1-24 0`, mix(light, land(1), 0.45)) +
      lines(`M${x} 124v24M${x - 12} 136h24`, land(1), 1.4),
    front: ground(b, 138, 12, 7, `${pickets}${box(-4, 146, 250, 2)}`),
  };
}

function city(b: Brush): Place {
  const { dice, land, side } = b;
  const far = peaks(dice, 86, 54, side);
  const shift = dice.int(-26, 26);
  let walls = '';
  let windows = '';
  for (let level = 0; level < 5; level++) {
    const half = 104 - level * 20;
    const y = 130 - level * 18;
    walls += box(120 + shift - half, y - 12, half * 2, 46);
    windows += box(120 + shift - half, y - 12, half * 2, 2);
    for (let at = 0; at < 3; at++) {
      const x = R(120 + shift + dice.to(-half, half - 10));
      walls += tower(x, y - 8, 9, dice.int(12, 22), dice.to(0, 1) < 0.6);
      windows += box(x + 4, y - 18, 2, 5);
    }
  }
  return {
    back:
      shape(far.d, land(0.3)) +
      b.haze +
      shape(walls + tower(114 + shift, 62, 11, 48, true), land(0.04)) +
      shape(windows, land(0.44)) +
      b.haze,
    front: shape(battlements(139, 11), land(1)),
  };
}

function hall(b: Brush): Place {
  const { dice, land, light } = b;
  const column = (x: number, w: number, y: number): string =>
    `${box(x, -4, w, y + 4)}M${R(x - w * 0.3)} ${y}h${R(w * 1.6)}l3 9h${-R(w * 1.6) - 6}ZM${R(x - w * 0.3)} 16h${R(w * 1.6)}l4-12h${-R(w * 1.6) - 8}Z`;
  const pair = (out: number, w: number, y: number): string => column(120 - out - w, w, y) + column(120 + out, w, y);
  const windows =
    dice.to(0, 1) < 0.5
      ? 'M94 114V46q26-46 52 0v68Z'
      : 'M74 110V58q10-24 20 0v52ZM104 114V40q16-38 32 0v74ZM146 110V58q10-24 20 0v52Z';
  const bars =
    dice.to(0, 1) < 0.5
      ? 'M118 16h4v98h-4ZM72 62h96v3H72ZM72 88h96v3H72Z'
      : 'M119 16h2v98h-2ZM82 36v74h2V36ZM156 36v74h2V36Z';
  const banners = dice.to(0, 1) < 0.5 ? `M62 10h16v52l-8-8-8 8ZM162 10h16v52l-8-8-8 8Z` : '';
  return {
    indoors: true,
    back:
      shape(windows, light, ' opacity=".88"') +
      shape(bars, land(0.4)) +
      shape('M92 114h56l66 50H26Z', light, ' opacity=".28"') +
      shape(pair(44, 10, 118), land(0.3)) +
      b.haze +
      shape(banners, mix(land(0.6), light, 0.25)) +
      shape(pair(68, 15, 130), land(0.56)) +
      shape(pair(98, 24, 146), land(0.86)),
    front: shape('M-4 160V151h64v-5h120v5h64v9Z', land(1)),
  };
}

function dungeon(b: Brush): Place {
  const { dice, land, light, side } = b;
  const bricks = Array.from(
    { length: 24 },
    () => `M${dice.int(30, 198)} ${dice.int(4, 20) * 6}h${dice.int(8, 17)}v5`,
  ).join('');
  const x = 120 + side * dice.int(56, 68);
  const teeth =
    dice.to(0, 1) < 0.5
      ? row(dice, 9, 0, (at) =>
          at < 46 || at > 190 ? '' : `M${R(at)} 12l5 ${dice.int(12, 34)} 5-${dice.int(14, 28)}Z`,
        )
      : `M86-4h4v${dice.int(30, 50)}h-4ZM150-4h4v${dice.int(24, 60)}h-4Z`;
  return {
    indoors: true,
    back:
      lines(bricks, land(0.75), 1.3, ' opacity=".55"') +
      `<circle cx="${x}" cy="64" r="52" fill="url(#g)"/>` +
      shape(`M${x - 2} 66h4l-1 28h-2Z`, land(1)) +
      shape(`M${x} 44q9 11 4 20-4 5-9 0-3-8 5-20Z`, light) +
      shape('M-4-4H244V164H206V78Q198 12 120 9 42 12 34 78V164H-4Z', land(0.8)) +
      shape('M34 78Q42 12 120 9 198 12 206 78h-8Q190 25 120 20 50 25 42 78Z', land(0.5)) +
      shape(teeth, land(0.9)),
    front: shape(`M-4 160V149h50v-4h${dice.int(30, 54)}v-4h64v4h46v4h100v11Z`, land(1)),
  };
}

function camp(b: Brush): Place {
  const { dice, land, light, side } = b;
  const far = rolling(b, 101, 10);
  const tent = (x: number, y: number, h: number): string =>
    `M${x} ${y - h}l${R(h * 0.78)} ${h}h${-R(h * 0.5)}l${-R(h * 0.24)}-${R(h * 0.5)}-${R(h * 0.24)} ${R(h * 0.5)}h${-R(h * 0.5)}ZM${x - 1} ${y - h - 6}h2v8h-2Z`;
  const fire = 120 + side * dice.int(50, 60);
  return {
    stars: true,
    back:
      shape(far.d + row(dice, 11, 0, (x) => fir(x, far.at(x) + 3, dice.to(12, 27))), land(0.3)) +
      b.haze +
      `<circle cx="${fire}" cy="126" r="76" fill="url(#g)"/>` +
      shape(
        tent(120 - side * 68, 136, 46) + tent(120 - side * 28, 131, 28) + tent(120 + side * 100, 136, 54),
        land(0.62),
      ) +
      shape(`M${fire} 106q13 15 7 26-7 8-14 0-4-12 7-26Z`, light) +
      shape(`M${fire - 13} 137l25-7 2 3-25 7ZM${fire + 13} 137l-25-7-2 3 25 7Z`, land(1)),
    front: ground(b, 137, 18, 7),
  };
}

function fire(b: Brush): Place {
  const { dice, land, light, side } = b;
  const far = peaks(dice, 114, 66, side);
  const near = peaks(dice, 153, 22, side);
  const x = dice.int(40, 200);
  const smoke = `M-8-8H248V40${Array.from({ length: 8 }, () => `q-16 ${dice.int(8, 22)}-32 ${dice.int(-4, 4)}`).join('')}Z`;
  const flames =
    dice.to(0, 1) < 0.5
      ? row(dice, 10, 34, (at) => `M${R(at)} ${dice.int(88, 104)}q13 20 6 34-7 8-14 0-4-16 8-34Z`)
      : '';
  return {
    sparks: true,
    back:
      shape(smoke, land(0.7), ' opacity=".55"') +
      shape(far.d, land(0.5)) +
      shape(`M${x} 56l7 32-9 14 11 20-15 32h-17l13-32-9-20 11-16Z`, light, ' opacity=".85"') +
      b.haze +
      shape(flames, light, ' opacity=".75"') +
      shape(rolling(b, 127, 6, 2).d, land(0.75)),
    front: shape(near.d, land(1)),
  };
}

function night(b: Brush): Place {
  const { dice, land, haze } = b;
  const [far, mid] = [rolling(b, 103, 12), rolling(b, 119, 7)];
  const keep = dice.to(0, 1) < 0.4 ? tower(dice.pick([54, 176]), 118, 12, dice.int(30, 50), dice.to(0, 1) < 0.5) : '';
  return {
    stars: true,
    back:
      shape(far.d, land(0.2)) +
      haze +
      shape(mid.d + keep + row(dice, 12, 26, (x) => fir(x, mid.at(x) + 3, dice.to(12, 32))), land(0.5)) +
      haze,
    front: ground(b, 137, 22, 9),
  };
}

function shadow(b: Brush): Place {
  const { dice, land, light, side } = b;
  const near = peaks(dice, 151, 20, side);
  const thorns = row(
    dice,
    11,
    30,
    (x) => `M${R(x)} 142l4-${dice.int(20, 78)} 3 14 4-${dice.int(8, 24)} 7 ${dice.int(40, 70)}Z`,
  );
  const rings = [30, 45, 61, 79].map(
    (r) => `<ellipse cx="120" cy="74" rx="${R(r * 1.5)}" ry="${r}" transform="rotate(${dice.int(-18, 18)} 120 74)"/>`,
  );
  return {
    sparks: true,
    back:
      `<g fill="none" stroke="#${light}" stroke-width="1.7" opacity=".4" stroke-dasharray="${dice.int(28, 72)} ${dice.int(6, 18)}">${rings.join('')}</g>` +
      shape(thorns, land(0.55)) +
      b.haze,
    front: shape(near.d, land(1)),
  };
}

/** How each place is painted. */
export const places: Readonly<Record<Mood, (brush: Brush) => Place>> = {
  forest,
  deepwood,
  mountain,
  river,
  marsh,
  plain,
  shire,
  city,
  hall,
  dungeon,
  camp,
  fire,
  night,
  shadow,
};
