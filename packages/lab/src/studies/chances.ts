import { chanceOf, judged, type Reading, type Sample } from '@tafelrunde/analysis';
import { loadGame, manifests } from '@tafelrunde/games';
import type { Game } from '@tafelrunde/kernel';
import { type Foretold, foretell } from './foretell.ts';
import type { Study } from './study.ts';

const GAMES = 1500;
/** As a quick look and a deeper one: what is learnt has to hold for both. */
const LOOKS = [8, 16];
const MOST_DEALS = 16;
/** What is learnt is not known better than that. */
const FINEST = 0.01;
/** Few games that were all won would make everything certain. */
const BOUNDS = { shift: [-3, 3], steepness: [0.1, 5] } as const;

/**
 * Learns how the values of positions are read as chances to win, from games between steady bots: those readings by which what
 * was foretold is most likely to come about. Its text is the file of packages/analysis that keeps them.
 */
export const study: Study = async ({ games = GAMES, seed = 'chances', progress }) => {
  const rows: string[] = [];
  for (const { id } of manifests) {
    const game = (await loadGame(id)) as Game;
    const found = await foretell(game, { games, seed, deals: MOST_DEALS, asValued: true });
    const reading = learnReading(found);
    const [before, after] = [{ shift: 0, steepness: 1 }, reading].map((one) => surprise(found, one).toFixed(4));
    rows.push(`  // ${found.length} decisions; surprise ${before}, with this reading ${after}.`, rowOf(id, reading));
    progress?.(`${id}: ${found.length}, ${before} → ${after}`);
  }
  const command = `npm run -s tafelrunde -- study chances --games ${games} --seed ${seed} --out packages/analysis/src/chances-learnt.ts`;
  const text = [
    `// Learnt by: ${command}`,
    "import type { Reading } from './chances.ts';",
    '',
    '/** How the values of each game are read; what surprise is stands in docs/analysis.md. */',
    'export const learnt: Readonly<Record<string, Reading>> = {',
    ...rows,
    '};',
  ].join('\n');
  return { text, tables: {} };
};

/** A reading as a line of that file; numbers as they are written in code, without zeros that say nothing. */
export function rowOf(id: string, { shift, steepness }: Reading): string {
  const [moved, steep] = [shift, steepness].map((value) => Number(value.toFixed(2)));
  return `  ${id}: { shift: ${moved}, steepness: ${steep} },`;
}

/** The reading by which these games surprise least. */
export function learnReading(found: readonly Foretold[]): Reading {
  let best: Reading = { shift: 0, steepness: 1 };
  let least = surprise(found, best);
  for (let step = 0.4; step >= FINEST; ) {
    const around = [step, -step].flatMap((by) => [
      within(best.shift + by, best.steepness),
      within(best.shift, best.steepness + by),
      within(best.shift + by, best.steepness + by),
    ]);
    const tried = around.map((reading) => ({ reading, by: surprise(found, reading) }));
    const [first] = tried.sort((a, b) => a.by - b.by);
    if (first.by < least) [best, least] = [first.reading, first.by];
    else step /= 2;
  }
  return best;
}

function within(shift: number, steepness: number): Reading {
  const [least, most] = BOUNDS.shift;
  const [flattest, steepest] = BOUNDS.steepness;
  return {
    shift: Math.min(most, Math.max(least, shift)),
    steepness: Math.min(steepest, Math.max(flattest, steepness)),
  };
}

/** How much what came about surprises whoever believes what was foretold: the mean of the logarithm of its improbability. */
function surprise(found: readonly Foretold[], reading: Reading): number {
  let sum = 0;
  for (const { sample, won } of found) {
    for (const deals of LOOKS) {
      const { value } = judged(asRead(sample, reading, deals)).options[0];
      sum -= Math.log(won ? value : 1 - value) / LOOKS.length;
    }
  }
  return sum / Math.max(1, found.length);
}

/** What is foretold by that reading and so many deals. */
const asRead = (sample: Sample, reading: Reading, deals: number): Sample => ({
  ...sample,
  options: sample.options.map((option) => ({
    ...option,
    results: option.results.slice(0, deals).map((value) => chanceOf(value, reading)),
  })),
});
