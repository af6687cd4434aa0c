import type { Game, Plain } from '@tafelrunde/kernel';
import type { StoredSeat } from '../store/store.ts';
import { Refused } from './refusal.ts';

export const emptySeat: StoredSeat = { kind: 'open', person: null, name: '', bot: null, ready: false };

export const botSeat = (level: string): StoredSeat => ({ ...emptySeat, kind: 'bot', bot: level, ready: true });

export const personSeat = (person: string, name: string): StoredSeat => ({
  ...emptySeat,
  kind: 'person',
  person,
  name,
});

/** Whose hand those who sit here see. */
export function handsOf(seats: readonly StoredSeat[]): Record<string, number> {
  return Object.fromEntries(seats.flatMap(({ person }, seat) => (person === null ? [] : [[person, seat] as const])));
}

/** How many seats a set-up has; refused with the game's own sentence if it cannot be played. */
export function seatsOf(game: Game, setup: Plain): number | Refused {
  try {
    const checked = game.checkSetup(setup);
    if (!checked.ok) return new Refused('bad-setup', checked.problem);
    return game.create(checked.setup).seats;
  } catch {
    // A game that stumbles over a wild set-up refuses it all the same.
    return new Refused('bad-setup');
  }
}

type WithPlayers = { readonly [key: string]: Plain } & { readonly players: readonly Plain[] };

/** By convention a set-up keeps what each seat brings (its deck, its hero) in a list `players`. */
function hasPlayers(setup: Plain): setup is WithPlayers {
  return (
    typeof setup === 'object' &&
    setup !== null &&
    !Array.isArray(setup) &&
    Array.isArray((setup as WithPlayers).players)
  );
}

/** The set-up without what seats bring: a deck is nobody else's business. */
export function commonPart(setup: Plain): Plain {
  if (!hasPlayers(setup)) return setup;
  const { players: _, ...common } = setup;
  return common;
}

export function broughtBy(setup: Plain, seat: number): Plain {
  return hasPlayers(setup) ? (setup.players[seat] ?? null) : null;
}

/** The set-up with what one seat brings; null if the game has no such thing. */
export function withBrought(setup: Plain, seat: number, part: Plain): Plain | null {
  if (!hasPlayers(setup) || seat >= setup.players.length) return null;
  return { ...setup, players: setup.players.with(seat, part) };
}

/** Seats for another number of players: those that are left over are lost, new ones are open. */
export function resized(seats: readonly StoredSeat[], count: number): readonly StoredSeat[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? emptySeat);
}
