import type { Refusal } from '@tafelrunde/kernel';

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

/** Somebody would take back what was seen. */
export const seen: Refusal = { code: 'not-an-option', words: ['kernel.refusal.seen'] };
