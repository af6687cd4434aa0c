// What runs in each worker thread of a series: one workbench, and pieces of the series as they come.
import { workerData } from 'piscina';
import { Workbench } from './play.ts';
import { loadRival } from './rivals.ts';
import type { Chunk, GameResult, Series } from './series.ts';

const bench = Workbench.of(workerData as Series, loadRival);

export default async function playChunk(chunk: Chunk): Promise<GameResult[]> {
  return (await bench).play(chunk);
}
