import type { HelpTask } from '@tafelrunde/bots';
import { gameOfWork, type LabWork, performLab } from '@tafelrunde/lab';
import think, { type BotTask, tryDeals } from '../bots/worker.ts';
import { theGames } from '../games.ts';

/** What is thought about for bots of tables: somebody waits for it. */
export type Thought =
  | { readonly kind: 'think'; readonly task: BotTask }
  | { readonly kind: 'help'; readonly task: HelpTask };

/** A piece of work that can be done on any machine. */
export type Work = LabWork | Thought;

export function isThought(work: Work): work is Thought {
  return work.kind === 'think' || work.kind === 'help';
}

/** The rules that a piece of work is about: whoever has others must not do it. */
export function rulesOf(work: Work): string {
  const game = isThought(work) ? work.task.game : gameOfWork(work);
  return `${game}/${theGames[game]?.version ?? 'none'}`;
}

/** Does a piece of work here; what runs in the threads of a worker. */
export default async function perform(work: Work): Promise<unknown> {
  if (work.kind === 'think') return think(work.task);
  if (work.kind === 'help') return tryDeals(work.task);
  return performLab(work);
}
