// What is counted of a game: how many clicks it took, and how many of them decided nothing.
import { manifests } from '@tafelrunde/games';

/** @typedef {import('@tafelrunde/session').Session} Session */
/** @typedef {import('@tafelrunde/protocol').Picture} Picture */

/**
 * How many clicks a game took. `idle` are those that decided nothing: they opened a menu, answered what has one answer, or
 * passed a window. `unasked` are the windows that went by in which the same player would have done something.
 * @typedef {{ game: string, rounds: number, clicks: number, idle: number, unasked: number, over: boolean, kinds: Record<string, number> }} Count
 */

/** How a game begins with one click. @param {string} game */
export function startOf(game) {
  const manifest = manifests.find(({ id }) => id === game);
  if (!manifest) throw new Error(`there is no game ${game}`);
  return manifest.start;
}

/** Rounds as people count them: the turns of one player where players take turns. @param {Session} session */
export function roundsOf({ course, game, match }) {
  const { marks } = course;
  if (game.id === 'dbg') return Math.ceil((marks.turn ?? 0) / match.s.seats);
  return game.id === 'tcg' ? (marks.turn ?? 0) : (marks.round ?? 0) - (game.id === 'runebound' ? 1 : 0);
}

/** Counts the clicks of one game. */
export class Tally {
  clicks = 0;
  idle = 0;
  unasked = 0;
  /** @type {Record<string, number>} */
  kinds = {};

  /** So many clicks for what was chosen at a question. @param {Pick<Picture, 'decision' | 'window' | 'obvious'>} asked @param {string} first @param {number} took */
  add({ decision, window, obvious }, first, took) {
    const passed = window !== null && first === window.pass;
    this.clicks += took;
    this.idle += took - 1 + (obvious === first || passed ? 1 : 0);
    const kind = `${decision?.prompt[0]}${passed ? ` passed in ${window.id}` : ''}`;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + took;
  }

  /** What was answered ahead, and what would have been chosen there. @param {Pick<Picture, 'window'>} asked @param {string} ahead @param {() => string} choose */
  goBy({ window }, ahead, choose) {
    if (window !== null && ahead === window.pass && choose() !== ahead) this.unasked++;
  }

  /** What was counted of that game, as far as it has come. @param {Session} session @param {number} most @returns {Count} */
  of(session, most) {
    const { clicks, idle, unasked, kinds } = this;
    const rounds = Math.min(roundsOf(session), most);
    return { game: session.game.id, rounds, clicks, idle, unasked, over: session.decision === null, kinds };
  }
}
