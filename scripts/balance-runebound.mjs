// node scripts/balance-runebound.mjs [games] [seed] [players]: how Runebound is balanced between steady bots, as the tables of
// docs/balance-runebound.md. So many games of each scenario with two, three and four heroes, or with so many only. Needs a
// build (npm run build).

import { loadSkill } from '@tafelrunde/bots';
import { seedWords, startMatch } from '@tafelrunde/kernel';
import { rateOf } from '@tafelrunde/lab';
import { runebound, ZONE } from '@tafelrunde/runebound';

/** @typedef {import('@tafelrunde/kernel').Match<import('@tafelrunde/runebound').RbState>} Match */
/** @typedef {Record<'adventures' | 'gold' | 'trophies' | 'skills' | 'story', number>} Tally */
/** @typedef {Record<string, number>} Spent Actions by what they were spent on. */
/** @typedef {{ hero: string, place: number, won: boolean, tally: Tally, spent: Spent }} HeroResult */
/** @typedef {{ act: number, won: boolean, villain: boolean }} FightResult */
/** @typedef {{ reason: string, rounds: number, heroes: HeroResult[], fights: FightResult[] }} GameResult */

const games = Number(process.argv[2] ?? 834);
const seed = process.argv[3] ?? 'balance';
const skill = await loadSkill('runebound');
const scenarios = /** @type {const} */ (['margath', 'vorakesh']);
const counts = process.argv[4] ? [Number(process.argv[4])] : [2, 3, 4];
const cards = /** @type {readonly import('@tafelrunde/runebound').RbDef[]} */ (runebound.defs);
const heroes = cards.filter(({ type }) => type === 'hero');

/** Heroes in an order that follows from the number of the game. @param {number} game @param {number} players */
function drawn(game, players) {
  const luck = seedWords(`heroes ${game}`);
  const keyed = heroes.map(({ id }, i) => ({ id, key: Math.imul(luck[i % 4] ^ (i * 0x9e3779b9), 0x85ebca6b) >>> 0 }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, players)
    .map(({ id }) => id);
}

/** What actions are spent on, by the key of the option, in the order of the table. @type {Record<string, string>} */
const WAYS = {
  'rb.option.adventure': 'adventures',
  'rb.option.move': 'moving',
  'rb.option.hex': 'moving',
  'rb.option.shop': 'shopping',
  'rb.option.train': 'training',
  'rb.option.task': 'quests',
  'rb.option.action': 'abilities and trade',
  'rb.option.rest': 'resting',
  'rb.option.stand': 'standing up',
  'rb.option.zombie': 'zombies',
  'rb.option.villain': 'the villain',
  'rb.option.wait': 'waiting',
};

/** An adventure takes two actions, everything else one. @param {string} key */
const costOf = (key) => (key === 'rb.option.adventure' ? 2 : 1);

/** What is counted of a hero. @param {Match} m @param {number} seat */
function openOf(m, seat) {
  const count = (/** @type {number} */ kind) => m.s.zones[m.layout.zone(kind, seat)].length;
  return [m.s.gold[seat], count(ZONE.trophies), count(ZONE.skills), m.s.story[seat]];
}

/** @param {'margath' | 'vorakesh'} scenario @param {number} players @param {number} game @returns {GameResult} */
function play(scenario, players, game) {
  const names = drawn(game, players);
  const name = `${seed} ${scenario} ${players} ${game}`;
  const started = startMatch(runebound, { players, scenario, heroes: names, first: -1 }, name);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const m = started.value;
  const luck = seedWords(`${name} luck`);
  const sights = names.map((_, seat) => skill.look(/** @type {never} */ (m), seat));
  const tallies = names.map(() => ({ adventures: 0, gold: 0, trophies: 0, skills: 0, story: 0 }));
  const spent = names.map(() => /** @type {Spent} */ ({}));
  /** @type {FightResult[]} */
  const fights = [];
  let first = -1;
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    const { options, seat } = decision;
    const option = options.length === 1 ? options[0] : skill.steady(sights[seat], decision, luck, null);
    if (option.key === 'rb.option.adventure') tallies[seat].adventures++;
    if (first < 0 && m.s.playing === 1) first = m.s.first;
    const before = names.map((_, one) => openOf(m, one));
    const { on, enemy } = m.s.fight;
    const villain = on !== 0 && enemy >= 0 && cards[m.s.cards[enemy].def].type === 'scenario';
    const { act } = m.s;
    m.take(option);
    m.decision();
    const way = WAYS[option.key];
    if (decision.prompt[0] === 'rb.ask.turn' && way) spent[seat][way] = (spent[seat][way] ?? 0) + costOf(option.key);
    // Sold assets bring back what was paid for them.
    const sold = option.key === 'rb.option.sell' ? option.n : 0;
    tallies.forEach((tally, one) => {
      const more = openOf(m, one).map((value, at) => Math.max(0, value - before[one][at]));
      tally.gold += Math.max(0, more[0] - (one === seat ? sold : 0));
      tally.trophies += more[1];
      tally.skills += more[2];
      tally.story += more[3];
    });
    if (on !== 0 && enemy >= 0 && m.s.fight.on === 0) fights.push({ act, won: m.s.fight.winner === 0, villain });
  }
  const { winners, reason } = /** @type {import('@tafelrunde/kernel').Outcome} */ (m.s.over);
  return {
    reason,
    rounds: m.s.round,
    fights,
    heroes: names.map((hero, seat) => {
      const place = (seat - first + players) % players;
      return { hero, place, won: winners.includes(seat), tally: tallies[seat], spent: spent[seat] };
    }),
  };
}

/** Share in percent with its 95 % interval (Wilson's). @param {number} part @param {number} whole */
function share(part, whole) {
  if (whole === 0) return '–';
  const { rate, low, high } = rateOf(part, whole);
  const [share, from, to] = [rate, low, high].map((x) => (100 * x).toFixed(1));
  return `${share} (${from}–${to})`;
}

/** Mean with its 95 % interval; heroes of one game hang together, so it is reckoned from game to game. @param {number[]} of */
function mean(of) {
  const average = of.reduce((sum, x) => sum + x, 0) / of.length;
  const variance = of.reduce((sum, x) => sum + (x - average) ** 2, 0) / Math.max(1, of.length - 1);
  return `${average.toFixed(2)} ± ${(1.96 * Math.sqrt(variance / of.length)).toFixed(2)}`;
}

/** @param {string[]} head @param {(string | number)[][]} rows */
function print(head, rows) {
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  console.log('');
}

const settings = scenarios.flatMap((scenario) => counts.map((players) => ({ scenario, players })));
const titles = { margath: 'Margath', vorakesh: 'Corpse King' };
const played = settings.map(({ scenario, players }) => {
  const results = Array.from({ length: games }, (_, game) => play(scenario, players, game));
  console.error(`${scenario}, ${players} heroes: ${games} games`);
  return { name: `${titles[scenario]}, ${players}`, scenario, players, results };
});
const columns = played.map(({ name }) => name);
const wonGames = (/** @type {GameResult[]} */ results) => results.filter(({ reason }) => reason === 'rb.end.won');

console.log(`${games * settings.length} games, seed \`${seed}\`\n`);
const ends = [...new Set(played.flatMap(({ results }) => results.map(({ reason }) => reason)))].sort();
print(
  ['', ...columns],
  [
    ['rounds', ...played.map(({ results }) => mean(results.map(({ rounds }) => rounds)))],
    ...ends.map((end) => [
      `\`${end}\` %`,
      ...played.map(({ results }) => share(results.filter(({ reason }) => reason === end).length, results.length)),
    ]),
  ],
);
print(
  ['per hero and game', ...columns],
  /** @type {const} */ (['adventures', 'gold', 'trophies', 'skills', 'story']).map((key) => [
    key,
    ...played.map(({ results, players }) =>
      mean(results.map((game) => game.heroes.reduce((sum, { tally }) => sum + tally[key], 0) / players)),
    ),
  ]),
);
print(
  ['actions per hero and game', ...columns],
  [...new Set(Object.values(WAYS))].map((way) => [
    way,
    ...played.map(({ results, players }) =>
      mean(results.map((game) => game.heroes.reduce((sum, { spent }) => sum + (spent[way] ?? 0), 0) / players)),
    ),
  ]),
);
print(
  ['fights won %', ...columns],
  /** @type {const} */ ([
    ['enemies, act 1', 1, false],
    ['enemies, act 2', 2, false],
    ['the villain', 2, true],
  ]).map(([title, act, villain]) => [
    title,
    ...played.map(({ results }) => {
      const of = results.flatMap(({ fights }) => fights.filter((one) => one.act === act && one.villain === villain));
      return share(of.filter(({ won }) => won).length, of.length);
    }),
  ]),
);
print(
  ['hero: share of the won games it took part in, %', ...columns],
  heroes.map(({ id, title }) => [
    title.en,
    ...played.map(({ results }) => {
      const took = wonGames(results).flatMap((game) => game.heroes.filter(({ hero }) => hero === id));
      return share(took.filter(({ won }) => won).length, took.length);
    }),
  ]),
);
print(
  ['place in the order of play: share of the won games, %', ...columns],
  [0, 1, 2, 3].map((place) => [
    place + 1,
    ...played.map(({ results, players }) => {
      if (place >= players) return '';
      const won = wonGames(results);
      const by = won.filter((game) => game.heroes.some((hero) => hero.place === place && hero.won));
      return share(by.length, won.length);
    }),
  ]),
);
