import { loadGame } from '@tafelrunde/games';
import { prepareMatches, seedWords, below } from '@tafelrunde/kernel';
const id = process.argv[2] ?? 'lcg', secs = +(process.argv[3] ?? 6);
const game = await loadGame(id);
const luck = seedWords('prof');
const starts = [];
while (starts.length < 64) { const p = prepareMatches(game, game.randomSetup((n) => below(luck, n))); if (p.ok) starts.push(p.value); }
let decisions = 0, games = 0;
function one() {
  const m = starts[below(luck, 64)](String(below(luck, 1e9)));
  for (let d = m.decision(); d; d = m.decision()) { const n = d.options.length; if (n > 1) decisions++; m.take(d.options[n === 1 ? 0 : below(luck, n)]); }
  games++;
}
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; };
let t = cpu(); while (cpu() - t < 3) one();
decisions = games = 0; t = cpu(); while (cpu() - t < secs) one();
const s = cpu() - t; console.log(id, Math.round(decisions / s), 'decisions/s', (games/s).toFixed(1), 'games/s');
