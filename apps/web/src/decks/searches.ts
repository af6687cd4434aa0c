import type { GameId } from '@tafelrunde/games';

const PLACE = 'tafelrunde.searches.';
const MOST = 12;

/** The searches somebody has kept for a game, the newest first. */
export function keptSearches(game: GameId, from: Storage | null = place()): readonly string[] {
  try {
    const list: unknown = JSON.parse(from?.getItem(PLACE + game) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSearch(game: GameId, line: string, to: Storage | null = place()): readonly string[] {
  return put(game, [line, ...keptSearches(game, to).filter((one) => one !== line)].slice(0, MOST), to);
}

export function dropSearch(game: GameId, line: string, to: Storage | null = place()): readonly string[] {
  return put(
    game,
    keptSearches(game, to).filter((one) => one !== line),
    to,
  );
}

function put(game: GameId, lines: readonly string[], to: Storage | null): readonly string[] {
  try {
    to?.setItem(PLACE + game, JSON.stringify(lines));
  } catch {
    // They are there until the page is closed.
  }
  return lines;
}

function place(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
