// What runs in each worker thread of a run of `fuzz`: games by their number, as they are asked for.
import { parentPort, workerData } from 'node:worker_threads';
import { fuzzGame } from '@tafelrunde/testing';
import { findGame, theGames } from '../games.ts';
import type { FuzzTask } from './fuzz-crew.ts';

const { game: id, seed, setup, thorough } = workerData as FuzzTask;
const game = findGame(theGames, id);
if (game === null) throw new Error(`there is no game ${id}`);

parentPort!.on('message', (at: number) => {
  parentPort!.postMessage(fuzzGame(game, at, { games: at + 1, seed, setup, thorough }));
});
