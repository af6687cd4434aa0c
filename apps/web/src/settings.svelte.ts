import type { GameId } from '@tafelrunde/games';
import type { Stops } from '@tafelrunde/session';
import { readSettings, type Settings } from './settings.ts';
import { lookFor } from './theme.ts';

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
  dress();
}

/** All settings as text, to be taken along to another device; and back. */
export function exportSettings(): string {
  return JSON.stringify(current, null, 2);
}

/** Takes over what was exported; false if it is nothing of that kind. */
export function importSettings(text: string): boolean {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null || !('pace' in raw)) return false;
  } catch {
    return false;
  }
  set(readSettings(text));
  return true;
}

/** Dresses the page, and again whenever the system wishes for another look. */
export function keepDressed(): void {
  for (const query of [LIGHT, CONTRAST]) matchMedia(query).addEventListener('change', dress);
  dress();
}

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';

/** Puts what styles depend on onto the root of the page. */
function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = lookFor(current.theme, {
    light: matchMedia(LIGHT).matches,
    contrast: matchMedia(CONTRAST).matches,
  });
  dataset.text = current.textSize;
  dataset.motion = current.motion;
  dataset.hand = current.leftHanded ? 'left' : 'right';
  dataset.marks = current.marks ? 'all' : 'usual';
}

const NONE: Stops = { windows: {}, cards: {} };

export function stopsOf(game: GameId): Stops {
  return current.stops[game] ?? NONE;
}

/** Says whether somebody wants to be asked in a window; null to leave it to the game. */
export function setStop(game: GameId, window: string, ask: boolean | null): void {
  const stops = stopsOf(game);
  set({ stops: { ...current.stops, [game]: { ...stops, windows: changed(stops.windows, window, ask) } } });
}

/** The same for a card, in one window or ('') in all of them. */
export function setCardStop(game: GameId, card: string, window: string, ask: boolean | null): void {
  const stops = stopsOf(game);
  const cards = changed(stops.cards, `${card}@${window}`, ask);
  set({ stops: { ...current.stops, [game]: { ...stops, cards } } });
}

function changed(list: Readonly<Record<string, boolean>>, id: string, ask: boolean | null): Record<string, boolean> {
  const { [id]: _was, ...rest } = list;
  return ask === null ? rest : { ...rest, [id]: ask };
}
