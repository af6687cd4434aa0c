// Somebody sensible at the table: does what the steady bot would do, by what the page offers for it.
import { loadPlayer } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { flowOf, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { Session } from '@tafelrunde/session';
import { tcg } from '@tafelrunde/tcg';

/** @typedef {import('@tafelrunde/kernel').Game} Game */
/** @typedef {import('@tafelrunde/kernel').Match} Match */
/** @typedef {import('@tafelrunde/kernel').Plain} Plain */

const games = /** @type {Record<string, Game>} */ (/** @type {unknown} */ ({ lcg, tcg, dbg, runebound }));

/** The longest run of answers that is thought of as one. */
const RUN = 24;

/** Questions where the next step goes. @param {string} key */
const isWay = (key) => key === 'rb.ask.move' || key === 'rb.ask.free-move';

/** A game beside the page, with what the page has answered so far, and a bot that says what to do next. */
export class Policy {
  /** @param {Session} session @param {Awaited<ReturnType<typeof loadPlayer>>} bot @param {string} seed */
  constructor(session, bot, seed) {
    this.session = session;
    this.bot = bot;
    this.seed = seed;
  }

  /** @param {string} id @param {Plain} setup @param {string} seed */
  static async begin(id, setup, seed) {
    const game = games[id];
    if (!game) throw new Error(`there is no game ${id}`);
    const begun = Session.begin(game, { setup, seed, answers: [] }, { free: true });
    if (!begun.ok) throw new Error(begun.problem[0]);
    return new Policy(begun.value, await loadPlayer(game, 'steady'), seed);
  }

  /** The page has come so far. @param {readonly string[]} answers */
  keepUp(answers) {
    const { session } = this;
    // A click that came late may have taken a pick back: what differs is given anew.
    const other = session.answers.findIndex((id, at) => answers[at] !== id);
    if (other >= 0) session.rewind(other);
    session.goOn(answers.slice(session.position));
  }

  /** @param {Match} match */
  choose(match) {
    return this.bot.choose(match, seedWords(`${this.seed}:policy:${match.s.answers}`)).id;
  }

  /**
   * What comes next, as far as the seat is asked for things that belong together: picks of one run, steps of one way, and what
   * a question leads on to.
   * @returns {string[]}
   */
  plan() {
    const match = this.session.match.clone();
    const first = match.decision();
    if (!first) return [];
    /** @type {string[]} */
    const ids = [];
    for (let decision = first; ids.length < RUN; ) {
      const id = this.choose(match);
      ids.push(id);
      const leads = flowOf(match.game).leadIn?.(match, decision) === id;
      const { news } = match.s;
      match.answer(id);
      const next = match.decision();
      if (!next || next.seat !== first.seat || match.s.news !== news) break;
      const sameRun = first.group !== undefined && next.group?.id === first.group.id;
      const sameWay = isWay(decision.prompt[0]) && next.prompt[0] === decision.prompt[0] && id !== 'done';
      if (!leads && !sameRun && !sameWay) break;
      decision = next;
    }
    return ids;
  }
}
