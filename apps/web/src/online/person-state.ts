import type { TableInfo } from '@tafelrunde/protocol';
import type { PersonState } from './gathering-words.ts';

/** How whoever has a seat is just now. `asked` is the seat that the game waits for. */
export function stateOf(table: TableInfo, seat: number, asked: number): PersonState {
  const { kind, bot, here, away, gone } = table.seats[seat]!;
  if (kind !== 'person') return kind === 'open' && bot === '' ? 'free' : 'bot';
  if (gone) return 'gone';
  if (!here) return table.state === 'running' && table.seats[seat]!.grace !== null ? 'broken' : 'gone';
  if (bot !== '') return 'bot';
  if (table.state === 'running' && asked === seat) return 'thinks';
  return away ? 'away' : 'here';
}

/** Minutes and seconds, as on a clock. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds of thinking that a seat has left now; null without such a clock. `since`: milliseconds since the table was told. */
export function secondsLeft(table: TableInfo, seat: number, asked: number, since: number): number | null {
  const { left } = table.seats[seat]!;
  if (left === null || table.state !== 'running') return null;
  return asked === seat ? Math.max(0, left - since / 1000) : left;
}
