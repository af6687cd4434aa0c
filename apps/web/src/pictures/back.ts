import { inkBox } from './ink-box.ts';
import { mix } from './inks.ts';
import { lines } from './shapes.ts';
import type { StyleName } from './styles.ts';

const GOLD = 'd8b46a';
const NIGHT = '14100c';

/** What is woven into the ground of a back, by the hand that cuts the game's pictures. */
const weaves: Readonly<Record<StyleName, { readonly step: number; readonly d: string }>> = {
  woodcut: { step: 14, d: 'M0 7q3.5-7 7 0t7 0M7 0q-7 3.5 0 7t0 7' },
  engraving: { step: 12, d: 'M0 0L12 12M12 0L0 12M6-2L14 6 6 14-2 6Z' },
  poster: { step: 18, d: 'M9 0A9 9 0 0 1 18 9 9 9 0 0 1 9 18 9 9 0 0 1 0 9 9 9 0 0 1 9 0' },
  facets: { step: 20, d: 'M0 5L10 0 20 5V15L10 20 0 15ZM0 5L10 10 20 5M10 10V20' },
};

/** The back of a deck: its colour, a woven ground, a golden border and a sign in a medallion. */
export function drawBack(style: StyleName, sign: string, colour: string): string {
  const { step, d } = weaves[style];
  const ink = inkBox(sign);
  const scale = Math.min(58 / ink.w, 58 / ink.h);
  const x = 70 - (ink.x + ink.w / 2) * scale;
  const y = 98 - (ink.y + ink.h / 2) * scale;
  const deep = mix(colour, NIGHT, 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 196"><defs><pattern id="w" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${lines(d, mix(colour, GOLD, 0.35), 1, ' opacity=".55"')}</pattern><radialGradient id="g"><stop offset=".2" stop-color="#${mix(colour, GOLD, 0.25)}"/><stop offset="1" stop-color="#${deep}"/></radialGradient></defs><path d="M0 0H140V196H0Z" fill="url(#g)"/><path d="M0 0H140V196H0Z" fill="url(#w)"/>${lines('M6 6H134V190H6ZM11 20L20 11H120L129 20V176L120 185H20L11 176Z', GOLD, 1.5)}<circle cx="70" cy="98" r="42" fill="#${mix(deep, NIGHT, 0.4)}" stroke="#${GOLD}" stroke-width="2"/><circle cx="70" cy="98" r="37" fill="none" stroke="#${GOLD}" stroke-dasharray="2 3"/><path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" d="${sign}" fill="#${mix(GOLD, 'ffffff', 0.15)}"/></svg>`;
}
