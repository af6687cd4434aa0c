import type { Game } from '@tafelrunde/kernel';
import type { TableSummary } from '@tafelrunde/protocol';
import type { StoredTable } from '../store/store.ts';
import { scenarioOf } from './results.ts';

/** A table as lists show it to somebody; null for nobody in particular. */
export function summaryOf(table: StoredTable, game: Game, viewer: string | null): TableSummary {
  const { id, state, seats, spectators, changed, gameVersion, clock, host, setup, turn } = table;
  const halted = state !== 'open' && gameVersion !== game.version;
  const seatOf = (person: string | null): number =>
    person === null ? -1 : seats.findIndex((seat) => seat.person === person);
  return {
    ...{ id, game: game.id, state, spectators, changed, halted, clock },
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    ...{ scenario: scenarioOf(setup), host: seats[seatOf(host)]?.name ?? '', you: seatOf(viewer) },
    ...{ asked: seatOf(turn.asked), since: turn.since, due: turn.due },
  };
}
