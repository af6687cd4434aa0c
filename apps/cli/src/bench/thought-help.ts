import { type HelpTask, help, loadSkill, type Rows, warmUp } from '@tafelrunde/bots';
import type { Plain } from '@tafelrunde/kernel';
import { cpuTime, loadMaker } from '@tafelrunde/lab';

/** The clock on the wall, or what the processor has worked for this process. */
export type Clock = 'wall' | 'cpu';

/** What a helper is asked. */
export interface ThoughtTask {
  readonly game: string;
  /** He plays himself warm with games of this set-up. */
  readonly warm?: Plain;
  readonly help?: HelpTask;
  /** What his time is counted by. */
  readonly clock?: Clock;
}

/** What a helper of a shared thought does: he plays himself warm, and tries deals. */
export async function helpThinking({ game: id, warm, help: task, clock }: ThoughtTask): Promise<Rows> {
  const { game } = await loadMaker(id);
  if (warm !== undefined) {
    const games = warmUp(game, await loadSkill(id), warm);
    while (!games.next().done);
  }
  return task ? help(game, task, clock === 'cpu' ? cpuTime : undefined) : [];
}
