/// <reference lib="dom" />
// A game at a certain moment, without playing it on the page: bots play it in this process until it is there, and the page
// opens it as one of its saved games.
import { loadPlayer } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { History, seeDecision, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('@tafelrunde/kernel').Game} Game */
/** @typedef {import('@tafelrunde/kernel').Plain} Plain */

/**
 * What is asked at a moment: the key of the question, how it is shown, how many answers were given, how many may be given now, the
 * cards that they are about, and the view of the seat.
 * @typedef {{ prompt: string, kind: string, answers: number, options: number, cards: readonly string[], view: any }} Moment
 */

/**
 * A game and the moment at which the first seat, a person's, is asked in it.
 * @typedef {{
 *   game: string,
 *   setup: Plain,
 *   seed: string,
 *   seats: readonly string[],
 *   until: (moment: Moment) => boolean,
 *   level?: 'random' | 'steady',
 * }} Played
 */

const games = /** @type {Record<string, Game>} */ (/** @type {unknown} */ ({ lcg, tcg, dbg, runebound }));
const MOST = 6000;

/**
 * The record of a game that bots have played to the first moment of that kind, or to its end if `until` never holds.
 * @param {Played} played
 * @returns {Promise<{ text: string, over: boolean }>}
 */
export async function playedTo({ game: id, setup, seed, until, level = 'steady' }) {
  const game = games[id];
  if (!game) throw new Error(`there is no game ${id}`);
  const bot = await loadPlayer(game, level);
  const started = History.start(game, setup, seed);
  if (!started.ok) throw new Error(started.problem[0]);
  const history = started.value;
  const { match } = history;
  const random = seedWords(`${seed}:moment`);
  for (let answers = 0; answers < MOST; answers++) {
    const decision = match.decision();
    if (!decision) break;
    const { seat, prompt, kind, options } = decision;
    const here = seat === 0 && options.length > 1;
    const about = () => ({
      ...{ prompt: prompt[0], kind, answers, options: options.length, view: game.view(match, 0) },
      cards: seeDecision(match, decision).options.flatMap(({ cards }) => cards),
    });
    if (here && until(about())) break;
    history.answer(bot.choose(match, random).id);
  }
  return { text: JSON.stringify(history.record), over: match.s.over !== null };
}

/**
 * The records of one game of bots at several of the first seat's decisions, given as parts of all of them: 0 is the first.
 * @param {Omit<Played, 'until'>} played @param {readonly number[]} parts
 * @returns {Promise<string[]>}
 */
export async function momentsOf(played, parts) {
  /** @type {number[]} */
  const asked = [];
  const { text } = await playedTo({ ...played, until: ({ answers }) => asked.push(answers) < 0 });
  const record = JSON.parse(text);
  return parts.map((part) => {
    const answers = asked[Math.min(asked.length - 1, Math.floor(part * asked.length))] ?? 0;
    return JSON.stringify({ ...record, answers: record.answers.slice(0, answers) });
  });
}

/**
 * Opens such a game on the page, which must be at an address of ours.
 * @param {Page} page @param {Played} played
 */
export async function openMoment(page, played) {
  const { text, over } = await playedTo(played);
  await openRecord(page, played, text, over);
}

/**
 * Opens a record of that game on the page.
 * @param {Page} page @param {Omit<Played, 'until'>} played @param {string} text @param {boolean} [over]
 */
export async function openRecord(page, played, text, over = false) {
  const id = `moment-${played.seed.replace(/[^a-z0-9]/gi, '')}`;
  const about = { game: played.game, at: 0, title: { de: '', en: '' }, state: 'running', seats: played.seats };
  await page.evaluate(
    ([game, name, described, save]) => {
      localStorage.setItem(`tafelrunde.save.${name}`, save);
      localStorage.setItem(`tafelrunde.about.${name}`, described);
      location.hash = `#/${game}/${name}`;
    },
    [played.game, id, JSON.stringify(about), text],
  );
  // A busy machine takes its time.
  await page
    // What goes by itself may bring a game to its end that was nearly there.
    .locator(over ? 'dialog[open]' : '#prompt, dialog[open]')
    .first()
    .waitFor({ timeout: 120_000 });
}
