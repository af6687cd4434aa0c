/// <reference lib="dom" />
// A game at a certain moment, without playing it on the page: bots play it in this process until it is there, and the page
// opens it as one of its saved games.
import { loadPlayer } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { History, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('@tafelrunde/kernel').Game} Game */
/** @typedef {import('@tafelrunde/kernel').Plain} Plain */

/**
 * What is asked at a moment: the key of the question, how it is shown, how many answers were given, and the view of the seat.
 * @typedef {{ prompt: string, kind: string, answers: number, options: number, view: any }} Moment
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
    if (here && until({ prompt: prompt[0], kind, answers, options: options.length, view: game.view(match, 0) })) break;
    history.answer(bot.choose(match, random).id);
  }
  return { text: JSON.stringify(history.record), over: match.s.over !== null };
}

/**
 * Opens such a game on the page, which must be at an address of ours.
 * @param {Page} page @param {Played} played
 */
export async function openMoment(page, played) {
  const { text, over } = await playedTo(played);
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
  await page.locator(over ? 'dialog[open]' : '#prompt').waitFor();
}
