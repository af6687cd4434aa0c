import type { ScenarioId } from '../../defs.ts';
import { type GameSummary, type HeroResult, playGame } from './series.ts';

const SCENARIOS: readonly { readonly id: ScenarioId; readonly title: string }[] = [
  { id: 'margath', title: 'The Ascendance of Margath' },
  { id: 'vorakesh', title: 'The Corpse King' },
];

type Measure = 'adventures' | 'gold' | 'trophies' | 'skills' | 'story';
const MEASURES: readonly { readonly key: Measure; readonly title: string; readonly target: string }[] = [
  { key: 'adventures', title: 'adventures', target: '15–20' },
  { key: 'gold', title: 'gold gained', target: '20–27' },
  { key: 'trophies', title: 'trophies', target: '12–15' },
  { key: 'skills', title: 'skills learned', target: '5–6' },
  { key: 'story', title: 'lore or companions gained', target: '4–6 (lore)' },
];

/** 95 of 100 such intervals hold the true value. */
const Z = 1.96;

/** Mean and half the width of its interval. */
export function mean(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = values.length;
  const average = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / Math.max(1, n - 1);
  return { mean: average, error: Z * Math.sqrt(variance / n) };
}

/** A share with its interval after Wilson, in per cent. */
export function share(hits: number, n: number): string {
  if (n === 0) return '–';
  const p = hits / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)}–${percent(middle + half)})`;
}

/** Plays a series of four-player games of each scenario and sets its numbers beside the design's. */
export function report(gamesEach: number, seed: string): string {
  const sections = SCENARIOS.map(({ id, title }) => {
    const games = Array.from({ length: gamesEach }, (_, index) => playGame(id, 4, index, seed));
    return section(title, games);
  });
  return sections.join('\n');
}

function section(title: string, games: readonly GameSummary[]): string {
  const heroes = games.flatMap((game) => game.heroes);
  const won = games.filter((game) => game.heroes.some((hero) => hero.won));
  const lines = [`## ${title}`, '', `${games.length} games with four heroes.`, ''];
  lines.push('| per hero and game | mean | target |', '|---|---|---|');
  for (const { key, title: name, target } of MEASURES) {
    // Heroes of one game hang together, so the error is reckoned from game to game.
    const { mean: average, error } = mean(games.map((game) => mean(game.heroes.map((hero) => hero[key])).mean));
    lines.push(`| ${name} | ${average.toFixed(2)} ± ${error.toFixed(2)} | ${target} |`);
  }
  const each = heroes.reduce((sum, hero) => sum + hero.adventures, 0);
  const per = (key: Measure): string => (heroes.reduce((sum, hero) => sum + hero[key], 0) / each).toFixed(2);
  lines.push('', `For each adventure: ${per('gold')} gold, ${per('trophies')} trophies.`, '');
  lines.push('| end | share of games |', '|---|---|', `| won by a hero | ${share(won.length, games.length)} |`);
  for (const reason of new Set(games.map((game) => game.reason))) {
    if (reason === 'rb.end.won') continue;
    const n = games.filter((game) => game.reason === reason).length;
    lines.push(`| ${ENDS[reason] ?? reason} | ${share(n, games.length)} |`);
  }
  lines.push('', '| hero | share of the won games it took part in (target 20–33 %) |', '|---|---|');
  for (const hero of [...new Set(heroes.map(({ hero: id }) => id))].sort()) lines.push(heroLine(hero, won));
  return `${lines.join('\n')}\n`;
}

const ENDS: Readonly<Record<string, string>> = {
  'rb.end.all-eliminated': 'all heroes eliminated by the villain',
  'rb.end.city-lost': 'Margath reached Tamalir',
  'rb.end.too-late': 'time ran out',
};

function heroLine(hero: string, won: readonly GameSummary[]): string {
  const took: HeroResult[] = won.flatMap((game) => game.heroes.filter((other) => other.hero === hero));
  return `| ${hero} | ${share(took.filter((other) => other.won).length, took.length)} |`;
}
