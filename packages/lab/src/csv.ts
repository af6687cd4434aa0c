import type { GameResult, Series } from './series.ts';
import { botName } from './summary.ts';

const COLUMNS = ['game', 'scenario', 'seat', 'deck', 'bot', 'won', 'score', 'rounds', 'decisions', 'end'] as const;

/** A series as a table with one line for each seat of each game. */
export function csvOf(series: Series, results: readonly GameResult[]): string {
  const lines = [COLUMNS.join(',')];
  for (const { index, table, seats, reason, rounds, decisions } of results) {
    const { scenario, decks } = series.tables[table];
    for (const { seat, bot, won, score } of seats) {
      const name = botName(series.bots[bot]);
      const cells = [
        index + 1,
        scenario,
        seat + 1,
        decks[seat] ?? '',
        name,
        won ? 1 : 0,
        score ?? '',
        rounds,
        decisions,
      ];
      lines.push([...cells, reason].map(cell).join(','));
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
