import type { Group, Names, Summary } from '@tafelrunde/lab';
import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';

export const words: Bilingual<{
  readonly won: (rate: string, low: string, high: string, wins: string, games: string) => string;
  readonly wonBy: (bot: string) => string;
  readonly rounds: (mean: string, least: string, most: string) => string;
  readonly turns: (mean: string, least: string, most: string) => string;
  readonly score: (mean: string) => string;
  readonly thought: (longest: string) => string;
  readonly ends: string;
  readonly groups: Readonly<Record<'byScenario' | 'byDeck' | 'byHero' | 'bySeat' | 'byBot', string>>;
  readonly seat: string;
}> = {
  de: {
    won: (rate, low, high, wins, games) => `${rate} gewonnen (95 %: ${low} bis ${high}), ${wins} von ${games} Partien`,
    wonBy: (bot) => `, gezählt für ${bot}`,
    rounds: (mean, least, most) => `Länge: im Mittel ${mean} Runden (${least} bis ${most})`,
    turns: (mean, least, most) => `Länge: im Mittel ${mean} Züge (${least} bis ${most})`,
    score: (mean) => `Punkte der Sieger: im Mittel ${mean}`,
    thought: (longest) => `Längste Bedenkzeit: ${longest} ms`,
    ends: 'Wie die Partien endeten',
    groups: { byScenario: 'Szenario', byDeck: 'Deck', byHero: 'Held', bySeat: 'Platz', byBot: 'Bot' },
    seat: 'Platz',
  },
  en: {
    won: (rate, low, high, wins, games) => `${rate} won (95%: ${low} to ${high}), ${wins} of ${games} games`,
    wonBy: (bot) => `, counted for ${bot}`,
    rounds: (mean, least, most) => `Length: ${mean} rounds on average (${least} to ${most})`,
    turns: (mean, least, most) => `Length: ${mean} turns on average (${least} to ${most})`,
    score: (mean) => `Scores of the winners: ${mean} on average`,
    thought: (longest) => `Longest thought: ${longest} ms`,
    ends: 'How the games ended',
    groups: { byScenario: 'Scenario', byDeck: 'Deck', byHero: 'Hero', bySeat: 'Seat', byBot: 'Bot' },
    seat: 'Seat',
  },
};

export function percentText(share: number, lang: Lang): string {
  return `${numberText(share * 100, lang, 1)}${lang === 'de' ? ' ' : ''}%`;
}

/** A series in some lines for a terminal. */
export function summaryText(summary: Summary, names: Names, cooperative: boolean, lang: Lang): string {
  const own = words[lang];
  const { winRate, winRateLow, winRateHigh, wins, games, rounds, score, longestThought } = summary;
  const [rate, low, high] = [winRate, winRateLow, winRateHigh].map((share) => percentText(share, lang));
  const who = cooperative ? '' : own.wonBy(summary.bots[0]);
  const lines = [
    `${[names.game, ...summary.scenarios.filter(Boolean).map(names.scenario)].join(' · ')} (${summary.bots.join(', ')})`,
    own.won(rate, low, high, numberText(wins, lang), numberText(games, lang)) + who,
  ];
  if (rounds) {
    lines.push(
      own[names.counts](
        numberText(rounds.mean, lang, 1),
        numberText(rounds.least, lang),
        numberText(rounds.most, lang),
      ),
    );
  }
  if (score) lines.push(own.score(numberText(score.mean, lang, 1)));
  if (longestThought !== null) lines.push(own.thought(numberText(longestThought, lang)));
  lines.push(`${own.ends}:`);
  for (const { reason, games: count } of summary.ends) {
    lines.push(`  ${percentText(count / games, lang).padStart(8)}  ${names.reason(reason)}`);
  }
  lines.push(...groupLines(own.groups.byScenario, summary.byScenario, names.scenario, lang));
  lines.push(...groupLines(own.groups.byDeck, summary.byDeck, names.deck, lang));
  lines.push(...groupLines(own.groups.byHero, summary.byHero, names.hero, lang));
  lines.push(...groupLines(own.groups.bySeat, summary.bySeat, (id) => `${own.seat} ${id}`, lang));
  lines.push(...groupLines(own.groups.byBot, summary.byBot, (id) => id, lang));
  return `${lines.join('\n')}\n`;
}

/** One line for each group; a single group says nothing that the total does not. */
function groupLines(title: string, groups: readonly Group[], name: (id: string) => string, lang: Lang): string[] {
  // Nor do groups that were part of all the same games.
  if (groups.length < 2 || groups.every(({ games, wins }) => games === groups[0].games && wins === groups[0].wins))
    return [];
  const rows = groups.map((group) => {
    const interval = `${percentText(group.winRateLow, lang)} – ${percentText(group.winRateHigh, lang)}`;
    const rate = percentText(group.winRate, lang).padStart(8);
    return `  ${rate}  ${interval.padEnd(18)} ${numberText(group.games, lang).padStart(8)}  ${name(group.name)}`;
  });
  return [`${title}:`, ...rows];
}
