import { judged } from '@tafelrunde/analysis';
import { loadGame, manifestOf, manifests } from '@tafelrunde/games';
import type { Game } from '@tafelrunde/kernel';
import { rateOf } from '../statistics.ts';
import { type Foretold, foretell } from './foretell.ts';
import { share, table } from './markdown.ts';
import { rateCurve } from './rate-curve.ts';
import type { Study } from './study.ts';

const GAMES = 500;
/** On how many deals each decision is tried: as the curve of a replay is reckoned, and half as many again. */
const DEALS = 12;
const TENTHS = 10;

/**
 * Whether the curve can be believed: in each game between steady bots one decision is drawn by lot and judged by what its seat
 * knew; of those with a like chance, so many should be won (docs/analysis.md). One picture and one table for each game.
 */
export const study: Study = async ({ games = GAMES, seed = 'foretold', progress }) => {
  const tables: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const texts: string[] = [];
  for (const { id } of manifests) {
    const name = `calibration-${id}`;
    const found = tenths(await foretell((await loadGame(id)) as Game, { games, seed, deals: DEALS }));
    const title = manifestOf(id).title.en;
    const outside = found.filter(({ inside }) => !inside).length;
    const about = `${games} games, seed \`${seed}\`, ${DEALS} deals; ${outside} of ${found.length} tenths outside.`;
    pictures[`${name}.svg`] = rateCurve({
      title: `${title}: foretold and won`,
      across: 'foretold, in hundredths',
      up: 'won, in hundredths, with 95 % interval',
      points: found.map(({ mean, won, positions }) => ({ at: mean, ...rateOf(won, positions), of: positions })),
    });
    tables[name] = `${about}\n\n![${title}: what was foretold and what was won](${name}.svg)\n\n${asTable(found)}`;
    texts.push(`${id}\n\n${about}\n\n${asTable(found)}`);
    progress?.(`${id}: ${games}`);
  }
  return { text: texts.join('\n\n'), tables, pictures };
};

interface Tenth {
  readonly from: number;
  readonly positions: number;
  readonly mean: number;
  readonly won: number;
  readonly inside: boolean;
}

/** Those with a like chance, by tenths; empty tenths are left out. */
export function tenths(found: readonly Foretold[]): readonly Tenth[] {
  const all = found.map(({ sample, won }) => ({ chance: judged(sample).options[0].value, won }));
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const own = all.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth);
    const won = own.filter((one) => one.won).length;
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, own.length);
    const { low, high } = rateOf(won, own.length);
    return { from: tenth / TENTHS, positions: own.length, mean, won, inside: low <= mean && mean <= high };
  }).filter(({ positions }) => positions > 0);
}

const percent = (value: number): string => (100 * value).toFixed(0);

function asTable(found: readonly Tenth[]): string {
  return table(
    ['foretold %', 'positions', 'mean of it %', 'won % (95 %)', 'inside'],
    found.map(({ from, positions, mean, won, inside }) => [
      `${percent(from)}–${percent(from + 1 / TENTHS)}`,
      positions,
      (100 * mean).toFixed(1),
      share(won, positions),
      inside ? 'yes' : '**no**',
    ]),
  );
}
