import type { Game, Plain } from '@tafelrunde/kernel';
import { chanceBots } from '../src/bots/chance.ts';
import { silentLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import type { RoomDependencies } from '../src/rooms/room.ts';
import { personSeat } from '../src/rooms/seating.ts';
import type { Stored } from '../src/rooms/tabletop.ts';
import { NO_TURN } from '../src/store/store.ts';

/** What a room needs of a house, without a house: nothing is stored, and no time passes. */
export const bareDependencies = {
  journal: { write: async () => {}, answersOf: async () => [], settled: async () => {} } as never,
  bots: chanceBots,
  log: silentLog,
  metrics: new Metrics(),
  now: () => 0,
  mayTalk: () => true,
  mayOpen: () => true,
  maySend: () => true,
  patience: { grace: 45_000, wait: 180_000, notice: 120_000 },
  blocked: async () => [],
  news() {},
  vacation: async () => 0,
  rematch: async () => '',
  forget() {
    throw new Error('a room failed');
  },
} satisfies RoomDependencies;

export interface Running {
  readonly game: Game;
  readonly setup: Plain;
  readonly seed: string;
  readonly seats: number;
  readonly answers?: readonly string[];
}

/** A game under way as it is stored, with a person on every seat. */
export function runningTable({ game, setup, seed, seats, answers = [] }: Running): Stored {
  return {
    table: {
      ...{ id: 'table', game: game.id, gameVersion: game.version, setup, seed, state: 'running' },
      ...{ access: 'link', spectators: true, clock: null, host: 'person-0', branch: 0, fixed: false, next: null },
      ...{ hands: {}, changed: 0, follow: 0, turn: NO_TURN },
      seats: Array.from({ length: seats }, (_, seat) => personSeat(`person-${seat}`, `person-${seat}`)),
    },
    answers: answers.map((answer, position) => ({ position, answer, seat: 0, took: 0 })),
    chat: [],
  };
}
