import type { Lang } from '@tafelrunde/words';
import type { GameResult } from '../series.ts';
import { type Mean, rateOf } from '../statistics.ts';
import type { Group, Summary } from '../summary.ts';
import { courseChart, lengthChart, rateBars } from './charts.ts';
import { style } from './style.ts';
import { numberText, percent, plainText } from './text.ts';
import { reportWords } from './words.ts';

/** Names of things of the game, in the reader's language. */
export interface Names {
  readonly game: string;
  readonly scenario: (id: string) => string;
  readonly hero: (id: string) => string;
  readonly deck: (id: string) => string;
  readonly reason: (key: string) => string;
  /** What the length of a game is counted in. */
  readonly counts: 'rounds' | 'turns';
}

/** What a report says of a series: a title, and its parts one below the other, without anything around them. */
export function reportParts(
  summary: Summary,
  results: readonly GameResult[],
  cooperative: boolean,
  names: Names,
  lang: Lang,
): { readonly title: string; readonly parts: readonly string[] } {
  const words = reportWords[lang];
  const { games, winRate, winRateLow, winRateHigh, rounds, score } = summary;
  const isWon = ({ seats }: GameResult): boolean =>
    cooperative ? seats.some(({ won }) => won) : seats.some(({ bot, won }) => bot === 0 && won);
  const title = [names.game, ...summary.scenarios.filter(Boolean).map(names.scenario)].join(' · ');
  const several = (groups: readonly Group[], heading: string, name: (id: string) => string): string =>
    groups.length < 2
      ? ''
      : section(
          heading,
          rateBars(
            groups.map((group) => ({ ...group, name: name(group.name) })),
            heading,
            lang,
          ),
          words.whisker,
        );
  const won = cooperative ? words.wins : words.winsOfFirst(summary.bots[0]);
  const ends = summary.ends.map(({ reason, games: count }): Group => {
    const { rate, low, high } = rateOf(count, games);
    const name = names.reason(reason);
    return { name, games: count, wins: count, winRate: rate, winRateLow: low, winRateHigh: high };
  });
  const lengths = lengthChart(
    results.filter(isWon).map((result) => result.rounds),
    results.filter((result) => !isWon(result)).map((result) => result.rounds),
    words[names.counts],
    lang,
  );
  const legend = `<p class="legend"><i class="bar"></i>${words.won}<i class="lost"></i>${words.lost}</p>`;
  const facts = [
    [words.bots, summary.bots.join(', ')],
    [words.seed, summary.seed],
    ...(summary.byDeck.length === 1 ? [[words.deck, names.deck(summary.byDeck[0].name)]] : []),
    ...(score ? [[words.score, meanText(score, lang)]] : []),
  ];
  const parts = [
    `<section class="result"><p class="rate">${percent(winRate, lang)}</p><p>${plainText(won)} · ${plainText(words.games(numberText(games, lang)))}</p><p class="sure">${plainText(words.sure(percent(winRateLow, lang), percent(winRateHigh, lang)))}</p><dl>${facts.map(([name, value]) => `<dt>${plainText(name)}</dt><dd>${plainText(value)}</dd>`).join('')}</dl></section>`,
    several(summary.byBot, words.bots, (id) => id),
    several(summary.byDeck, words.deck, names.deck),
    several(summary.byScenario, words.scenario, names.scenario),
    several(summary.byHero, words.hero, names.hero),
    several(summary.bySeat, words.seat, words.seatName),
    section(words[names.counts], legend + lengths, rounds ? meanText(rounds, lang) : ''),
    section(words.ends, rateBars(ends, words.ends, lang), ''),
    section(words.course, courseChart(course(results, isWon), words.course, lang), ''),
  ];
  return { title, parts: parts.filter((part) => part !== '') };
}

/** A series as one page that needs nothing else: no script, no picture, no network. */
export function reportPage(
  summary: Summary,
  results: readonly GameResult[],
  cooperative: boolean,
  names: Names,
  lang: Lang,
): string {
  const words = reportWords[lang];
  const { title, parts } = reportParts(summary, results, cooperative, names, lang);
  const header = `<header><p>${plainText(words.title)}</p><h1>${plainText(title)}</h1></header>`;
  const body = [header, ...parts, `<footer><p>${plainText(words.notice)}</p></footer>`];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${plainText(title)}</title><style>${style}</style>`;
  return `<!doctype html>\n<html lang="${lang}"><head>${head}</head><body><main>${body.join('\n')}</main></body></html>\n`;
}

function section(heading: string, chart: string, note: string): string {
  if (chart === '') return '';
  return `<section><h2>${plainText(heading)}</h2>${chart}${note === '' ? '' : `<p class="note">${plainText(note)}</p>`}</section>`;
}

function meanText({ mean, least, most }: Mean, lang: Lang): string {
  return reportWords[lang].mean(numberText(mean, lang, 1), numberText(least, lang), numberText(most, lang));
}

/** The win rate after more and more games, at about a hundred points. */
function course(results: readonly GameResult[], isWon: (result: GameResult) => boolean) {
  const step = Math.max(1, Math.floor(results.length / 100));
  let wins = 0;
  const points: { games: number; rate: number; low: number; high: number }[] = [];
  results.forEach((result, i) => {
    if (isWon(result)) wins++;
    if ((i + 1) % step === 0 || i === results.length - 1) points.push({ games: i + 1, ...rateOf(wins, i + 1) });
  });
  return points;
}
