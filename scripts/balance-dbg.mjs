// node scripts/balance-dbg.mjs [games] [options as JSON]: how the deck-building game is balanced between steady bots, as
// the tables of docs/balance-dbg.md. Needs a build (npm run build).

import { loadSkill } from '@tafelrunde/bots';
import { dbg, heroes } from '@tafelrunde/dbg';
import { seedWords, startMatch } from '@tafelrunde/kernel';

const games = Number(process.argv[2] ?? 10_000);
const options = JSON.parse(process.argv[3] ?? '{}');
const counts = options.seats ? [options.seats] : [2, 3, 4, 5];
const skill = await loadSkill('dbg');

/**
 * Share with its 95 % interval, in percent (Wilson would differ only for shares near 0 or 1).
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  const p = part / whole;
  return `${(100 * p).toFixed(1)} ± ${(196 * Math.sqrt((p * (1 - p)) / whole)).toFixed(1)}`;
}

/** Mean with its 95 % interval. */
class Mean {
  n = 0;
  sum = 0;
  squares = 0;
  /** @param {number} x */
  add(x) {
    this.n++;
    this.sum += x;
    this.squares += x * x;
  }
  get text() {
    const mean = this.sum / this.n;
    const variance = Math.max(0, this.squares / this.n - mean * mean);
    return `${mean.toFixed(1)} ± ${(1.96 * Math.sqrt(variance / this.n)).toFixed(1)}`;
  }
}

/**
 * @param {number} seats
 * @param {string} seed
 */
function play(seats, seed) {
  const started = startMatch(dbg, { seats, ...options }, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const m = /** @type {any} */ (started.value);
  const luck = seedWords(seed);
  const sights = Array.from({ length: seats }, (_, seat) => skill.look(m, seat));
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    const only = decision.options.length === 1;
    m.take(only ? decision.options[0] : skill.steady(sights[decision.seat], decision, luck, null));
  }
  return /** @type {import('@tafelrunde/dbg').DbgState & { over: import('@tafelrunde/kernel').Outcome }} */ (m.s);
}

const rows = counts.map((seats) => {
  const row = { seats, rounds: new Mean(), best: new Mean(), all: new Mean(), lurtz: 0, lost: 0 };
  const wins = new Array(seats).fill(0);
  const byHero = heroes.map(() => ({ played: 0, won: 0 }));
  for (let i = 0; i < games; i++) {
    const s = play(seats, `balance ${seats} ${i}`);
    row.rounds.add(s.turns / seats);
    row.lurtz += s.over.reason === 'dbg.over.archenemies' ? 1 : 0;
    row.lost += s.over.winners.length === 0 ? 1 : 0;
    if (s.over.scores) {
      row.best.add(Math.max(...s.over.scores));
      for (const score of s.over.scores) row.all.add(score);
    }
    for (const hero of s.heroes) byHero[hero].played++;
    for (const seat of s.over.winners) {
      wins[(seat - s.first + seats) % seats] += 1 / s.over.winners.length;
      byHero[s.heroes[seat]].won += 1 / s.over.winners.length;
    }
  }
  return { ...row, wins, byHero };
});

console.log(`\n${games} games for each number of players, ${JSON.stringify(options)}\n`);
console.log('| players | rounds | points, all | points, winner | ended by the last archenemy % | all lost % |');
console.log('|---|---|---|---|---|---|');
for (const { seats, rounds, best, all, lurtz, lost } of rows) {
  console.log(
    `| ${seats} | ${rounds.text} | ${all.text} | ${best.text} | ${share(lurtz, games)} | ${share(lost, games)} |`,
  );
}
console.log('\n| players | 1st | 2nd | 3rd | 4th | 5th |\n|---|---|---|---|---|---|');
for (const { seats, wins } of rows) {
  console.log(
    `| ${seats} | ${Array.from({ length: 5 }, (_, i) => (i < seats ? share(wins[i], games) : '')).join(' | ')} |`,
  );
}
console.log(
  `\n| hero | ${rows.map(({ seats }) => `${seats} players`).join(' | ')} |\n|---|${rows.map(() => '---|').join('')}`,
);
heroes.forEach(({ title }, hero) => {
  console.log(
    `| ${title.en} | ${rows.map(({ byHero }) => share(byHero[hero].won, byHero[hero].played)).join(' | ')} |`,
  );
});
