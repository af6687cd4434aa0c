import type { Lang } from '@tafelrunde/words';
import type { Group } from '../summary.ts';
import { numberText, percent, plainText } from './text.ts';

const WIDTH = 640;

/** A horizontal bar for each group, with a whisker for what is not known exactly. */
export function rateBars(groups: readonly Group[], label: string, lang: Lang): string {
  const row = 30;
  const left = 190;
  const span = WIDTH - left - 110;
  const height = groups.length * row + 26;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const x = left + share * span;
      return `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${height - 22}"/><text class="tick" x="${x}" y="${height - 6}" text-anchor="middle">${percent(share, lang, 0)}</text>`;
    })
    .join('');
  const rows = groups
    .map(({ name, games, winRate, winRateLow, winRateHigh }, i) => {
      const y = i * row + 4;
      const [low, at, high] = [winRateLow, winRate, winRateHigh].map((share) => left + share * span);
      const middle = y + 11;
      return [
        `<text class="name" x="${left - 10}" y="${middle + 5}" text-anchor="end">${plainText(name)}</text>`,
        `<rect class="bar" x="${left}" y="${y}" width="${at - left}" height="22" rx="3"/>`,
        `<path class="whisker" d="M${low} ${middle}H${high}M${low} ${middle - 5}v10M${high} ${middle - 5}v10"/>`,
        `<text class="value" x="${left + span + 12}" y="${middle + 5}">${percent(winRate, lang)} <tspan class="tick">(${numberText(games, lang)})</tspan></text>`,
      ].join('');
    })
    .join('');
  return svg(height, label, grid + rows);
}

/** How many games took how long, those won below those lost. */
export function lengthChart(won: readonly number[], lost: readonly number[], label: string, lang: Lang): string {
  const all = [...won, ...lost];
  if (all.length === 0) return '';
  const least = Math.min(...all);
  const most = Math.max(...all);
  const step = Math.max(1, Math.ceil((most - least + 1) / 30));
  const bins = Math.floor((most - least) / step) + 1;
  const count = (values: readonly number[]): number[] => {
    const counts = new Array<number>(bins).fill(0);
    for (const value of values) counts[Math.floor((value - least) / step)]++;
    return counts;
  };
  const [wins, losses] = [count(won), count(lost)];
  const tallest = Math.max(1, ...wins.map((n, i) => n + losses[i]));
  const height = 220;
  const bottom = height - 24;
  const wide = WIDTH / bins;
  const bars = wins
    .map((n, i) => {
      const winHeight = (n / tallest) * (bottom - 8);
      const lossHeight = (losses[i] / tallest) * (bottom - 8);
      const x = i * wide + 1;
      const from = least + i * step;
      const name = step === 1 ? `${from}` : `${from}–${from + step - 1}`;
      const every = Math.max(1, Math.ceil(bins / 16));
      const tick =
        i % every === 0
          ? `<text class="tick" x="${x + wide / 2 - 1}" y="${height - 6}" text-anchor="middle">${name}</text>`
          : '';
      return `<g><title>${name}: ${numberText(n + losses[i], lang)}</title><rect class="bar" x="${x}" y="${bottom - winHeight}" width="${wide - 2}" height="${winHeight}"/><rect class="lost" x="${x}" y="${bottom - winHeight - lossHeight}" width="${wide - 2}" height="${lossHeight}"/></g>${tick}`;
    })
    .join('');
  return svg(height, label, `${bars}<line class="axis" x1="0" x2="${WIDTH}" y1="${bottom}" y2="${bottom}"/>`);
}

/** The win rate as it came closer to the truth, with what was not known at each time. */
export function courseChart(
  points: readonly { readonly games: number; readonly rate: number; readonly low: number; readonly high: number }[],
  label: string,
  lang: Lang,
): string {
  const last = points[points.length - 1];
  if (!last || points.length < 2) return '';
  const height = 200;
  const left = 46;
  const x = (games: number): string => (left + (games / last.games) * (WIDTH - left - 8)).toFixed(1);
  const y = (share: number): string => (8 + (1 - share) * (height - 34)).toFixed(1);
  const band = [
    ...points.map(({ games, high }) => `${x(games)},${y(high)}`),
    ...points.toReversed().map(({ games, low }) => `${x(games)},${y(low)}`),
  ].join(' ');
  const line = points.map(({ games, rate }) => `${x(games)},${y(rate)}`).join(' ');
  const grid = [0, 0.5, 1]
    .map(
      (share) =>
        `<line class="grid" x1="${left}" x2="${WIDTH}" y1="${y(share)}" y2="${y(share)}"/><text class="tick" x="${left - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${percent(share, lang, 0)}</text>`,
    )
    .join('');
  const end = `<text class="tick" x="${WIDTH - 8}" y="${height - 4}" text-anchor="end">${numberText(last.games, lang)}</text>`;
  return svg(
    height,
    label,
    `${grid}<polygon class="band" points="${band}"/><polyline class="line" points="${line}"/>${end}`,
  );
}

function svg(height: number, label: string, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${plainText(label)}">${inside}</svg>`;
}
