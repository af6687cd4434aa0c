import type { GameId } from '@tafelrunde/games';
import { readSettings, type Settings } from './settings.ts';

export type { HandOrder } from './settings.ts';

const key = 'tafelrunde.settings';

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let current = $state.raw<Settings>(readSettings(stored()));

/** How the people in front of this browser like to play. */
export const settings = {
  get now(): Settings {
    return current;
  },
};

export function set(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // A browser that forbids storage forgets, and does not fail.
  }
}

/** Switches a window of a game on or off. */
export function setStop(game: GameId, window: string, on: boolean): void {
  const off = (current.off[game] ?? []).filter((id) => id !== window);
  set({ off: { ...current.off, [game]: on ? off : [...off, window] } });
}
