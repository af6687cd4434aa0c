import type { Refusal } from '@tafelrunde/kernel';
import type { Bar } from './given.ts';

/** The question that was meant is no longer the one on the table. */
export const late = (id: string): Refusal => ({ code: 'late', words: ['kernel.refusal.not-an-option', { id }] });

export const notOffered = (id: string): Refusal => ({
  code: 'not-an-option',
  words: ['kernel.refusal.not-an-option', { id }],
});

/** Nobody answers for another seat. */
export const notYours = (id: string): Refusal => ({
  code: 'not-your-decision',
  words: ['kernel.refusal.not-an-option', { id }],
});

export const gameOver: Refusal = { code: 'game-over', words: ['kernel.refusal.game-over'] };

export const nothingToUndo: Refusal = { code: 'not-an-option', words: ['kernel.refusal.nothing-to-undo'] };

export const nothingToRedo: Refusal = { code: 'not-an-option', words: ['kernel.refusal.nothing-to-redo'] };

/** Somebody could gain by taking it back; said as it is. */
export const barred: Readonly<Record<Bar, Refusal>> = {
  chance: { code: 'not-an-option', words: ['kernel.refusal.chance'] },
  learned: { code: 'not-an-option', words: ['kernel.refusal.learned'] },
  told: { code: 'not-an-option', words: ['kernel.refusal.told'] },
};
