// node scripts/campaign-lcg.mjs: lets the computer play a campaign of the living card game from the first scenario to the
// last, with a fallen hero on the way, and writes what it answered into the file that a test replays. Rules of thumb alone
// never get out of Dol Guldur: here they may try out how the same luck goes on, as nobody at a table can. Needs a build.

import { writeFileSync } from 'node:fs';
import { loadPlayer } from '@tafelrunde/bots';
import { below, cloneState, Match, prepareMatches, SPECTATOR, seedWords } from '@tafelrunde/kernel';
import { finish, freeHeroes, lcg, nextScenario, prepare, startCampaign, starterDecks } from '@tafelrunde/lcg';

const FILE = 'packages/games/lcg/test/campaign-played.json';
const DECKS = /** @type {const} */ (['leadership', 'spirit']);
const PLAYERS = ['Bilbo', 'Sam'];
/** How often, in a thousand answers, a rule of thumb is ignored while trying things out. */
const WILD = 120;
/** Every way to go on is tried so often for a round. */
const TRIES = 40;
/** So many ways to go on are kept after every round. */
const WAYS = 16;

/** @typedef {import('@tafelrunde/lcg').LcgState} LcgState */
/** @typedef {{ match: Match<LcgState>, answers: string[] }} Way */

const player = await loadPlayer(lcg, 'steady');

/**
 * @template T
 * @param {import('@tafelrunde/kernel').Result<T>} result
 * @returns {T}
 */
function ok(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(one: T) => number} what
 */
function sum(list, what) {
  return list.reduce((total, one) => total + what(one), 0);
}

/**
 * How far a game has come: stages and objectives count most, then progress, who is still there, and what threatens them.
 * @param {Match<LcgState>} match
 */
function worth(match) {
  /** @typedef {{ type: string, damage: number, progress: number }} Card */
  /** @typedef {{ threat: number, play: Card[], engaged: Card[] }} Player */
  const view = /** @type {{ quest: Card[], stagesLeft: number, threat: number, players: Player[] }} */ (
    /** @type {unknown} */ (lcg.view(match, SPECTATOR))
  );
  const cards = view.players.flatMap(({ play }) => play);
  /** @type {Record<string, number>} */
  const each = { hero: 20, ally: 4, objective: 15 };
  return (
    sum(view.quest, ({ progress }) => progress) -
    25 * view.stagesLeft +
    sum(cards, ({ type, damage }) => (each[type] ?? 0) - damage) -
    sum(view.players, ({ threat, engaged }) => threat * 0.7 + engaged.length * 2) -
    view.threat * 1.5
  );
}

/**
 * Plays on for a round with rules of thumb, sometimes ignoring them.
 * @param {Way} way
 * @param {import('@tafelrunde/kernel').RandomWords} luck
 * @returns {Way}
 */
function tryOut(way, luck) {
  const match = new Match(lcg, cloneState(lcg, way.match.s));
  const answers = way.answers.slice();
  const end = match.s.round + 1;
  for (let decision = match.decision(); decision !== null && match.s.round < end; decision = match.decision()) {
    const { options } = decision;
    const wild = options.length === 1 || below(luck, 1000) < WILD;
    const option = wild ? options[below(luck, options.length)] : player.choose(match, luck);
    answers.push(option.id);
    match.take(option);
  }
  return { match, answers };
}

/**
 * A won game with that luck; null if none was found.
 * @param {(seed: string) => Match<LcgState>} start
 * @param {string} seed
 * @returns {Way | null}
 */
function win(start, seed) {
  const luck = seedWords(`tries ${seed}`);
  const first = start(seed);
  first.decision();
  /** @type {Way[]} */
  let ways = [{ match: first, answers: [] }];
  while (ways.length > 0) {
    /** @type {(Way & { value: number })[]} */
    const next = [];
    for (const way of ways) {
      for (let i = 0; i < TRIES; i++) {
        const tried = tryOut(way, luck);
        const { over } = tried.match.s;
        if (over && over.winners.length > 0) return tried;
        if (!over) next.push({ ...tried, value: worth(tried.match) });
      }
    }
    if (next.length === 0) console.log(`${seed}: lost in round ${ways[0].match.s.round}`);
    ways = next.sort((one, other) => other.value - one.value).slice(0, WAYS);
  }
  return null;
}

const players = PLAYERS.map((name, i) => ({ name, heroes: starterDecks[DECKS[i]].heroes }));
let log = ok(startCampaign(players));
const games = [];
for (let scenario = nextScenario(log); scenario !== null; scenario = nextScenario(log)) {
  const free = [...freeHeroes(log)];
  const { fallen } = log;
  const choices = {
    first: 0,
    mode: /** @type {const} */ ('easy'),
    players: log.players.map(({ heroes }, seat) => ({
      heroes,
      deck: starterDecks[DECKS[seat]].deck,
      replace: Object.fromEntries(heroes.filter((id) => fallen.includes(id)).map((id) => [id, free.shift() ?? ''])),
    })),
  };
  const prepared = ok(prepare(log, choices));
  const start = ok(prepareMatches(lcg, /** @type {never} */ (prepared.setup)));
  for (let n = 1; ; n++) {
    const seed = `${scenario} ${n}`;
    const won = win(start, seed);
    if (!won) continue;
    const after = ok(finish(prepared.log, won.match));
    // The first scenario is not to be an easy walk: somebody has to fall. But not everybody before the last one.
    if (scenario === 'mirkwood' && after.fallen.length === 0) continue;
    if (scenario !== 'dol-guldur' && after.fallen.length > 2) continue;
    games.push({ choices, seed, answers: won.answers });
    log = after;
    break;
  }
  console.log(`${scenario}: ${log.total} points so far, fallen: ${log.fallen.join(', ')}`);
}
writeFileSync(FILE, `${JSON.stringify({ players, games }, null, 1)}\n`);
