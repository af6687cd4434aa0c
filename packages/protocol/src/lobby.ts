import type { Seat } from '@tafelrunde/kernel';
import type { Clock } from './clock.ts';
import type { TableSeat, TableState } from './messages.ts';

/** A table as lists show it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  /** The scenario of its set-up; '' where the game has no such thing. */
  readonly scenario: string;
  readonly state: TableState;
  readonly seats: readonly Pick<TableSeat, 'kind' | 'name'>[];
  /** Who runs it; '' if he does not sit there. */
  readonly host: string;
  readonly spectators: boolean;
  readonly clock: Clock | null;
  /** Whether its game cannot be played any more. */
  readonly halted: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The seat of the person who is told, -1 without one. */
  readonly you: Seat;
  /** The person's seat that the game waits for, -1 if it waits for nobody, and since when and (by a clock in days) until when. */
  readonly asked: Seat;
  readonly since: number;
  readonly due: number | null;
}

/** Somebody who is on the server now. */
export interface PresentPerson {
  /** What he is known by to those who want to know more of him. */
  readonly who: string;
  readonly name: string;
  /** The game of the table he is at; '' if he is at none. */
  readonly game: string;
  /** Whether he has a page open, but looks at none. */
  readonly away: boolean;
}

export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly by: string;
  readonly at: number;
}

/** A friend, and whether he is here. */
export interface Friend extends PresentPerson {
  readonly here: boolean;
}

/** What whoever runs the server has to say to everybody, in both languages. */
export interface Announced {
  readonly id: string;
  readonly de: string;
  readonly en: string;
}

/** What everybody may know of the whole server. */
export interface LobbyState {
  readonly tables: readonly TableSummary[];
  readonly people: readonly PresentPerson[];
  /** How many are here in all. */
  readonly here: number;
  readonly announcements: readonly Announced[];
}

/** What concerns one person: his tables that are not over, who has invited him, and his friends. */
export interface OwnState {
  readonly tables: readonly TableSummary[];
  readonly invitations: readonly Invitation[];
  readonly friends: readonly Friend[];
}

/** What the server says on the line of the lobby, at /live/lobby: all of it at once, and again whenever it has changed. */
export type LobbyMessage =
  | { readonly type: 'welcome'; readonly protocol: number }
  | { readonly type: 'lobby'; readonly lobby: LobbyState }
  | { readonly type: 'own'; readonly own: OwnState }
  | { readonly type: 'bye' };
