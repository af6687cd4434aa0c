// What runs in each worker of a series in the page: one workbench, and pieces of the series as they come.
import { type Chunk, type GameResult, type Series, Workbench } from '@tafelrunde/lab/page';

/** What a worker is told. */
export type LabOrder = { readonly series: Series } | { readonly chunk: Chunk };
/** What it answers to each chunk. */
export type LabAnswer = { readonly results: GameResult[] } | { readonly failed: string };

let bench: Promise<Workbench> | undefined;

addEventListener('message', async ({ data }: MessageEvent<LabOrder>) => {
  if ('series' in data) {
    bench = Workbench.of(data.series);
    return;
  }
  let answer: LabAnswer;
  try {
    answer = { results: (await bench)?.play(data.chunk) ?? [] };
  } catch (error) {
    answer = { failed: String(error) };
  }
  postMessage(answer);
});
