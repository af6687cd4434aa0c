import { type GameId, isGameId } from '@tafelrunde/games';

/** Pages beside the start page and the tables, by the first part of their address; see pages.ts. */
export type PageName =
  | 'cards'
  | 'rules'
  | 'decks'
  | 'lab'
  | 'campaign'
  | 'online'
  | 'lesson'
  | 'replay'
  | 'puzzles'
  | 'daily'
  | 'statistics'
  | 'people'
  | 'calls'
  | 'admin'
  | 'gallery';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly game: GameId; readonly id: string }
  | { readonly page: PageName; readonly args: readonly string[] };

/** The page that an address stands for; the start page, if it stands for none. */
export function readRoute(hash: string): Route {
  const [root, first = '', ...args] = hash.split('/').map((part) => decode(part));
  if (root !== '#') return { page: 'start' };
  if (isGameId(first) && args[0] && /^[\w-]+$/.test(args[0])) {
    return { page: 'table', game: first, id: args[0] };
  }
  if (
    /^(cards|rules|decks|lab|campaign|online|lesson|replay|puzzles|daily|statistics|people|calls|admin|gallery)$/.test(
      first,
    )
  )
    return { page: first as PageName, args };
  return { page: 'start' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
