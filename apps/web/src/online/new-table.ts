import type { GameId } from '@tafelrunde/games';
import type { Clock } from '@tafelrunde/protocol';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import type { Beginning } from '../games/module.ts';

/** What can be chosen for a table beside its game. */
export interface Manners {
  readonly access: NewTable['access'];
  readonly spectators: boolean;
  readonly clock: Clock | null;
  /** Minutes after which those who watch may look through the eyes of a player; 0 for not before the end. */
  readonly follow: number;
}

/** A table from what a game's set-up form hands over: the first person is oneself, other people are still to come. */
export function newTableOf(
  game: GameId,
  { setup, seats }: Pick<Beginning, 'setup' | 'seats'>,
  manners: Manners,
): NewTable {
  const me = seats.indexOf('human');
  return {
    game,
    setup,
    ...manners,
    seats: seats.map((kind, seat) => (kind === 'human' ? (seat === me ? 'me' : 'open') : kind)),
  };
}

/** The delays that the page offers for it. */
export const follows = [0, 5, 15, 60] as const;

const DAY = 86_400;

/** The clocks that the page offers. */
export const clocks: readonly (Clock | null)[] = [
  null,
  { per: 'decision', seconds: 30 },
  { per: 'decision', seconds: 90 },
  { per: 'game', seconds: 30 * 60 },
  { per: 'game', seconds: 60 * 60 },
  { per: 'decision', seconds: DAY },
  { per: 'decision', seconds: 3 * DAY },
  { per: 'decision', seconds: 7 * DAY },
];
