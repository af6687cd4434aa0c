import { thinksAhead } from '@tafelrunde/bots';
import type { BotSpec } from './series.ts';
import type { Wish } from './table.ts';

/** One comparison of the ladder and what it must show. */
export interface Rung {
  /** What is played, for people who read the table. */
  readonly what: string;
  readonly wish: Wish;
  /** The bot that is measured, and the one it plays against (none in a cooperative game). */
  readonly bots: readonly BotSpec[];
  readonly atLeast?: number;
  readonly below?: number;
}

const random: BotSpec = { level: 'random' };
const steady: BotSpec = { level: 'steady' };

/** Players together are measured by how often they win, players against each other by how often they beat the next. */
export function rungsOf(cooperative: boolean, keen: BotSpec | null, before: BotSpec | null = null): readonly Rung[] {
  const all = [...(cooperative ? together : against)(keen ?? { level: 'keen' })];
  if (keen && before && !cooperative) {
    all.push({ what: 'two players', wish: { seats: 2 }, bots: [keen, before], atLeast: 0.7 });
  }
  return keen ? all : all.filter(({ bots }) => bots.every(({ level }) => !thinksAhead(level)));
}

const against = (keen: BotSpec): readonly Rung[] => [
  { what: 'two players', wish: { seats: 2 }, bots: [steady, random], atLeast: 0.9 },
  { what: 'two players', wish: { seats: 2 }, bots: [keen, steady], atLeast: 0.65 },
];

const builtForAnduin: Wish = { scenario: 'anduin', decks: [{ name: 'built' }] };

/** The best decks that a search has found: two travel together, since alone hardly anybody gets past the first stage. */
const outOfDolGuldur: Wish = { scenario: 'dol-guldur', decks: [{ name: 'escape-eowyn' }, { name: 'escape-dain' }] };

const together = (keen: BotSpec): readonly Rung[] => [
  { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [random], below: 0.05 },
  { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [steady], atLeast: 0.6 },
  { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [keen], atLeast: 0.92 },
  { what: 'Anduin, built deck, alone', wish: builtForAnduin, bots: [steady] },
  { what: 'Anduin, built deck, alone', wish: builtForAnduin, bots: [keen], atLeast: 0.65 },
  { what: 'Dol Guldur, two decks that were searched for', wish: outOfDolGuldur, bots: [keen], atLeast: 0.15 },
];
