import type { Bench } from '@tafelrunde/lab';
import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';

type Measure = Exclude<keyof Bench, 'game'>;

const measures: readonly Measure[] = [
  'decisionsPerSecond',
  'gamesPerSecond',
  'cloneMicroseconds',
  'saveMilliseconds',
  'playoutsPerSecond',
  'steadyGamesPerSecond',
  'greedyGamesPerSecond',
  'coldPlayoutsPerSecond',
  'bytesPerDecision',
  'redealMicroseconds',
  'valueMicroseconds',
  'pictureMicroseconds',
];

export const words: Bilingual<{
  readonly titles: Readonly<Record<Measure, string>>;
  readonly clock: string;
  readonly compared: string;
  readonly missing: (game: string) => string;
}> = {
  de: {
    titles: {
      decisionsPerSecond: 'Entscheidungen/s',
      gamesPerSecond: 'Partien/s',
      cloneMicroseconds: 'Kopie (µs)',
      saveMilliseconds: 'Speichern (ms)',
      playoutsPerSecond: 'Vorausdenken/s',
      steadyGamesPerSecond: 'Bot-Partien/s',
      greedyGamesPerSecond: 'Gier-Partien/s',
      coldPlayoutsPerSecond: 'kalt gedacht/s',
      bytesPerDecision: 'Bytes/Entsch.',
      redealMicroseconds: 'neu geben (µs)',
      valueMicroseconds: 'bewerten (µs)',
      pictureMicroseconds: 'Bild (µs)',
    },
    clock:
      'Gemessen in CPU-Zeit, auf einem Kern, mit zufälligen Antworten, im schnellsten Fünftel der Zeit: Andere Programme sollen nicht mitzählen.',
    compared: 'Unterschied zur früheren Messung (bei Kopie, Speichern, Bytes und allem in µs ist weniger besser):',
    missing: (game) => `${game}: in der früheren Messung nicht enthalten`,
  },
  en: {
    titles: {
      decisionsPerSecond: 'decisions/s',
      gamesPerSecond: 'games/s',
      cloneMicroseconds: 'clone (µs)',
      saveMilliseconds: 'save (ms)',
      playoutsPerSecond: 'playouts/s',
      steadyGamesPerSecond: 'bot games/s',
      greedyGamesPerSecond: 'greedy games/s',
      coldPlayoutsPerSecond: 'cold playouts/s',
      bytesPerDecision: 'bytes/decision',
      redealMicroseconds: 'redeal (µs)',
      valueMicroseconds: 'value (µs)',
      pictureMicroseconds: 'picture (µs)',
    },
    clock:
      'Measured in CPU time, on one core, with random answers, in the fastest fifth of the time: other programs shall not count.',
    compared: 'Difference to the earlier run (of clone, save, bytes and all in µs, less is better):',
    missing: (game) => `${game}: not part of the earlier run`,
  },
};

const gameWidth = 12;
const valueWidth = 18;

export function benchTable(benches: readonly Bench[], lang: Lang): string {
  const rows = benches.map((bench) => row(bench.game, (measure) => shown(bench[measure], lang)));
  return [heading(lang), ...rows, words[lang].clock, ''].join('\n');
}

/** What has changed since an earlier run, in percent. */
export function comparison(benches: readonly Bench[], earlier: readonly Bench[], lang: Lang): string {
  const rows = benches.map((bench) => {
    const before = earlier.find(({ game }) => game === bench.game);
    if (!before) return words[lang].missing(bench.game);
    return row(bench.game, (measure) => percent(bench[measure], before[measure], lang));
  });
  return [words[lang].compared, heading(lang), ...rows, ''].join('\n');
}

function heading(lang: Lang): string {
  return row('', (measure) => words[lang].titles[measure]);
}

function row(game: string, cell: (measure: Measure) => string): string {
  return `${game.padEnd(gameWidth)}${measures.map((measure) => cell(measure).padStart(valueWidth)).join('')}`;
}

function shown(value: number | null, lang: Lang): string {
  if (value === null) return '–';
  return numberText(value, lang, value >= 100 ? 0 : value >= 10 ? 1 : 3);
}

function percent(now: number | null, before: number | null | undefined, lang: Lang): string {
  // Earlier runs may not have measured it.
  if (now === null || !before) return '–';
  const change = (now / before - 1) * 100;
  const text = numberText(Math.abs(change), lang, 1);
  return `${change < 0 ? '−' : '+'}${text} %`;
}
