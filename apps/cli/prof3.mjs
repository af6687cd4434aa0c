import { loadGame } from '@tafelrunde/games';
import { chronicle, fuzz } from '@tafelrunde/testing';
const id = process.argv[2], n = +(process.argv[3] ?? 8), what = process.argv[4];
const game = await loadGame(id);
const t = process.cpuUsage();
if (what === 'fuzz') fuzz(game, { games: n, seed: 'suite', most: 1 });
else { chronicle(game, { seeds: Array.from({ length: n }, (_, i) => `game ${i + 1}`), most: 400 }); }
const u = process.cpuUsage(t); console.log(id, what, ((u.user + u.system) / 1e6).toFixed(1), 's CPU');
