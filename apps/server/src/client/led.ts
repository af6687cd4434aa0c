import { startMatch } from '@tafelrunde/kernel';
import { leadOf } from '@tafelrunde/session';
import { theGames } from '../games.ts';
import type { Store } from '../store/store.ts';

/**
 * Whether what stands at a position is the answer that leads on to the next question: a picture shows both as one, and an answer
 * to the second takes the first along.
 */
export async function isLed(
  store: Store,
  id: string,
  position: number,
  kept: ReadonlyMap<number, string>,
): Promise<boolean> {
  const table = await store.table(id);
  const started = table && startMatch(theGames[table.game], table.setup, table.seed);
  if (!started?.ok) return false;
  const match = started.value;
  for (let at = 0; at < position; at++) match.answer(kept.get(at) ?? '');
  const lead = leadOf(match);
  return lead !== null && lead.id === kept.get(position);
}
