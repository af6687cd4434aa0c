import type { Game } from './game.ts';
import type { Match } from './match.ts';
import type { State } from './state.ts';

/** What is found for all matches in which every card has the same definition: `perBox` fills it when it is first asked for. */
export class Box {
  readonly key: number;
  readonly found: unknown[] = [];

  constructor(key: number) {
    this.key = key;
  }
}

let finders = 0;

/**
 * Something that depends only on which cards there are (which of them have actions, share a title …): found once for all
 * matches with the same box.
 */
export function perBox<S extends State, T>(find: (m: Match<S>) => T): (m: Match<S>) => T {
  const at = finders++;
  return (m) => {
    const { found } = m.box;
    if (found[at] === undefined) found[at] = find(m);
    return found[at] as T;
  };
}

/** Something that depends only on the definitions (lists of their costs, say): found once for a game. */
export function perGame<S extends State, T>(find: (game: Game<S>) => T): (m: Match<S>) => T {
  const found = new WeakMap<Game<S>, { readonly of: T }>();
  // Asked at every decision, most often for the game of the last time: two reads, where a list of all that was found takes five.
  let game: Game<S> | null = null;
  let last: { readonly of: T } | undefined;
  return (m) => {
    if (m.game !== game || last === undefined) {
      game = m.game;
      last = found.get(game) ?? { of: find(game) };
      found.set(game, last);
    }
    return last.of;
  };
}
