// node scripts/study-tcg.mjs [games]: how the starter decks of the trading card game fare against each other between steady
// bots; renews the tables of docs/study-tcg.md. Needs a build (npm run build).

import { readFileSync, writeFileSync } from 'node:fs';
import { loadSkill } from '@tafelrunde/bots';
import { seedWords, startMatch } from '@tafelrunde/kernel';
import { rateOf } from '@tafelrunde/lab';
import { deckNames, decks, tcg } from '@tafelrunde/tcg';

/** @import { Match } from '@tafelrunde/kernel' */
/** @import { DeckName, TcgState } from '@tafelrunde/tcg' */

const games = Number(process.argv[2] ?? 10_000);
const page = new URL('../docs/study-tcg.md', import.meta.url);
const starters = deckNames.filter((name) => decks[name].format === 'starter');
const reasons = ['tcg.over.arrived', 'tcg.over.killed', 'tcg.over.corrupted'];
const skill = await loadSkill('tcg');

/**
 * Plays one game and says how it went.
 * @param {readonly DeckName[]} players
 * @param {string} seed
 */
function play(players, seed) {
  const started = startMatch(tcg, { format: 'starter', players: players.map((starter) => ({ starter })) }, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const m = /** @type {Match<TcgState>} */ (/** @type {unknown} */ (started.value));
  const luck = seedWords(seed);
  const sights = players.map((_, seat) => skill.look(/** @type {any} */ (m), seat));
  const first = m.s.order[0];
  let decisions = 0;
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    const only = decision.options.length === 1;
    if (!only) decisions++;
    m.take(only ? decision.options[0] : skill.steady(sights[decision.seat], decision, luck, null));
  }
  const over = /** @type {NonNullable<typeof m.s.over>} */ (m.s.over);
  const [winner] = over.winners;
  return { winner, first, decisions, reason: over.reason, turns: m.s.turns, positions: m.s.position };
}

/**
 * A share in percent with its 95 % interval (Wilson).
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  const { rate, low, high } = rateOf(part, whole);
  const percent = (/** @type {number} */ n) => (100 * n).toFixed(1);
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
}

/**
 * A mean with its 95 % interval.
 * @param {readonly number[]} values
 */
function mean(values) {
  const n = values.length;
  const middle = values.reduce((sum, x) => sum + x, 0) / n;
  const squares = values.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return `${middle.toFixed(1)} ± ${(1.96 * Math.sqrt(squares / Math.max(1, n - 1) / n)).toFixed(1)}`;
}

/**
 * All games of a pairing; the decks take turns in the seats, and luck says who begins.
 * @param {DeckName} a
 * @param {DeckName} b
 */
function study(a, b) {
  const results = Array.from({ length: games }, (_, i) => {
    const swapped = i % 2 === 1;
    const result = play(swapped ? [b, a] : [a, b], `study ${a} ${b} ${i}`);
    return { ...result, byA: result.winner === (swapped ? 1 : 0) };
  });
  return { name: `${title(a)} – ${title(b)}`, mirror: a === b, results };
}

/** @param {DeckName} name */
const title = (name) => ({ aragorn: 'Aragorn', theoden: 'Théoden', gandalf: 'Gandalf' })[String(name)] ?? name;

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const pairings = starters.flatMap((a, i) => starters.slice(i).map((b) => study(a, b)));
const all = pairings.flatMap(({ results }) => results);

const wins = table(
  ['pairing', 'first deck wins %', 'whoever begins wins %'],
  pairings.map(({ name, mirror, results }) => [
    name,
    mirror ? '–' : share(results.filter(({ byA }) => byA).length, results.length),
    share(results.filter(({ winner, first }) => winner === first).length, results.length),
  ]),
);
const endings = table(
  ['pairing', 'site 9 %', 'dead Ring-bearer %', 'corruption %'],
  [...pairings, { name: 'all', results: all }].map(({ name, results }) => [
    name,
    ...reasons.map((reason) => share(results.filter((result) => result.reason === reason).length, results.length)),
  ]),
);
const lengths = table(
  ['pairing', 'turns', 'longest', 'decisions', 'winner’s site', 'loser’s site'],
  [...pairings, { name: 'all', results: all }].map(({ name, results }) => [
    name,
    mean(results.map(({ turns }) => turns)),
    String(Math.max(...results.map(({ turns }) => turns))),
    mean(results.map(({ decisions }) => decisions)),
    mean(results.map(({ winner, positions }) => positions[winner])),
    mean(results.map(({ winner, positions }) => positions[1 - winner])),
  ]),
);

const mark = (/** @type {string} */ name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);
let text = readFileSync(page, 'utf8');
for (const [name, made] of [
  ['wins', wins],
  ['endings', endings],
  ['lengths', lengths],
]) {
  if (!mark(name).test(text)) throw new Error(`docs/study-tcg.md has no place for ${name}`);
  text = text.replace(mark(name), (_, before, after) => `${before}\n${made}\n${after}`);
}
writeFileSync(page, text);
console.log([`${games} games for each pairing`, wins, endings, lengths].join('\n\n'));
