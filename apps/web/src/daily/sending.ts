import { parseRecord } from '@tafelrunde/kernel';
import type { QuestRecord } from '@tafelrunde/protocol/schemas';
import { ApiProblem } from '../online/ask.ts';
import type { Saves } from '../saves/saves.ts';

/** Refusals that will be the same the next time. */
const FINAL: ReadonlySet<string> = new Set(['quest-day', 'quest-unfit', 'bad-request', 'too-large']);

/** Brings every finished quest to the board that has not been there. What the server cannot take now is tried again the next time. */
export async function sendAll(saves: Saves, post: (quest: QuestRecord) => Promise<unknown>): Promise<void> {
  for (const { id, about } of saves.list()) {
    const { quest, state, sent } = about;
    if (quest === undefined || sent || (state !== 'won' && state !== 'lost')) continue;
    const read = parseRecord(saves.text(id) ?? '');
    if (!read.ok) continue;
    const { game, gameVersion, setup, seed, answers } = read.value;
    try {
      await post({ day: quest, record: { game, gameVersion, setup, seed, answers: [...answers] } });
      saves.mark(id, { sent: 'kept' });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (!FINAL.has(error.code)) return;
      saves.mark(id, { sent: 'refused' });
    }
  }
}
