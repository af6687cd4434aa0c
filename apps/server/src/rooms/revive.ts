import type { Words } from '@tafelrunde/kernel';
import { BrokenAnswer } from '@tafelrunde/session';
import type { ServedGame } from '../games.ts';
import type { StoredTable } from '../store/store.ts';
import { Play } from './play.ts';

/** A game from disk: under way again, or why it cannot be. */
export type Revived = { readonly play: Play; readonly halted: null } | { readonly play: null; readonly halted: Words };

/**
 * Plays what is kept of a game again. One that was begun by older rules goes on by those of today if all its answers still
 * fit; otherwise it stands still, and it is said why.
 */
export function revive(served: ServedGame, table: StoredTable, answers: readonly string[]): Revived {
  const { gameVersion: version, setup, seed } = table;
  const { version: today } = served.game;
  if (version > today) return halt(['kernel.load.other-version', { version }]);
  try {
    const begun = Play.begin(served, { setup, seed, answers });
    if (begun.ok) return { play: begun.value, halted: null };
    if (version === today) throw new Error(`a stored game cannot be played: ${begun.problem[0]}`);
    const [key, params] = begun.problem;
    // A set-up that is no longer possible is explained by the game itself.
    return halt(key === 'kernel.load.bad-answer' ? older(version, Number(params?.n)) : begun.problem);
  } catch (error) {
    if (version === today || !(error instanceof BrokenAnswer)) throw error;
    return halt(older(version, error.n));
  }
}

const halt = (halted: Words): Revived => ({ play: null, halted });

const older = (version: number, n: number): Words => ['kernel.load.older-version', { version, n }];
