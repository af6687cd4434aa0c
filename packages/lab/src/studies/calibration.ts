import { isChoice, judge, judged, valueIn } from '@tafelrunde/analysis';
import { loadSkill } from '@tafelrunde/bots';
import { loadGame, manifests } from '@tafelrunde/games';
import { below, flowOf, type Game, type Match, type Seat, type State, seedWords } from '@tafelrunde/kernel';
import { rateOf } from '../statistics.ts';
import { loadMaker } from '../tables.ts';
import { share, table } from './markdown.ts';
import { SteadyGames, type Study } from './study.ts';

const GAMES = 500;
/** On how many deals each option is tried: as the curve of a replay is reckoned, and half as many again. */
const DEALS = 12;
const TENTHS = 10;
/** A game in thought takes so much longer there that a tenth of them has to do. */
const SLOW: Readonly<Record<string, number>> = { runebound: 0.1 };

/** What was foretold at one decision of a game, and what came of it. */
interface Foretold {
  readonly chance: number;
  readonly won: boolean;
}

/**
 * Whether the curve can be believed: in each game between steady bots one decision is drawn by lot and judged by what its seat
 * knew; of those with a like chance, so many should be won (docs/analysis.md). One picture and one table for each game.
 */
export const study: Study = async ({ games = GAMES, seed = 'calibration', progress }) => {
  const tables: Record<string, string> = {};
  const texts: string[] = [];
  for (const { id } of manifests) {
    const wanted = Math.max(1, Math.round(games * (SLOW[id] ?? 1)));
    const found = await foretell((await loadGame(id)) as Game, wanted, seed);
    tables[`calibration-${id}`] =
      `${wanted} games, seed \`${seed}\`, ${DEALS} deals.\n\n${picture(found)}\n\n${asTable(found)}`;
    texts.push(`${id}\n\n${tables[`calibration-${id}`]}`);
    progress?.(`${id}: ${wanted}`);
  }
  return { text: texts.join('\n\n'), tables };
};

async function foretell<S extends State>(game: Game<S>, games: number, seed: string): Promise<readonly Foretold[]> {
  const [steady, skill, maker] = await Promise.all([SteadyGames.of(game), loadSkill<S>(game.id), loadMaker(game.id)]);
  const { setup } = maker.table({});
  const found: Foretold[] = [];
  for (let n = 0; n < games; n++) {
    const name = `${seed} ${n}`;
    let choices = 0;
    steady.play(setup, name, name, (match, choice, decision) => {
      if (isChoice(match, decision)) choices++;
      match.take(choice);
    });
    if (choices === 0) continue;
    const drawn = below(seedWords(`${name} drawn`), choices);
    let at = 0;
    let seat: Seat = 0;
    let chance: number | undefined;
    let last: Match<S> | null = null;
    steady.play(setup, name, name, (match, choice, decision) => {
      if (isChoice(match, decision) && at++ === drawn) {
        const job = { position: match.s.answers, deals: DEALS, block: 0 };
        chance = valueIn(judged(judge(skill, match, choice.id, job)), choice.id)?.value;
        seat = decision.seat;
      }
      last = match;
      match.take(choice);
    });
    if (last !== null && chance !== undefined) found.push({ chance, won: flowOf(game).resultOf(last, seat).won });
  }
  return found;
}

interface Tenth {
  readonly from: number;
  readonly positions: number;
  readonly mean: number;
  readonly won: number;
  readonly inside: boolean;
}

/** Those with a like chance, by tenths; empty tenths are left out. */
export function tenths(found: readonly Foretold[]): readonly Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const own = found.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth);
    const won = own.filter((one) => one.won).length;
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, own.length);
    const { low, high } = rateOf(won, own.length);
    return { from: tenth / TENTHS, positions: own.length, mean, won, inside: low <= mean && mean <= high };
  }).filter(({ positions }) => positions > 0);
}

const percent = (value: number): string => (100 * value).toFixed(0);

function asTable(found: readonly Foretold[]): string {
  return table(
    ['foretold %', 'positions', 'mean of it %', 'won % (95 %)', 'inside'],
    tenths(found).map(({ from, positions, mean, won, inside }) => [
      `${percent(from)}–${percent(from + 1 / TENTHS)}`,
      positions,
      percent(mean),
      share(won, positions),
      inside ? 'yes' : '**no**',
    ]),
  );
}

/** What was foretold and what was won, side by side. */
function picture(found: readonly Foretold[]): string {
  const rows = tenths(found);
  return [
    '```mermaid',
    'xychart-beta',
    '  title "won (bars) and foretold (line), in hundredths"',
    `  x-axis [${rows.map(({ from }) => `"${percent(from)}"`).join(', ')}]`,
    '  y-axis "won" 0 --> 100',
    `  bar [${rows.map(({ won, positions }) => percent(won / positions)).join(', ')}]`,
    `  line [${rows.map(({ mean }) => percent(mean)).join(', ')}]`,
    '```',
  ].join('\n');
}
