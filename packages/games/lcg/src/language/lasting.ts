import type { Modifier } from '@tafelrunde/kernel';
import type { LcgState } from '../state.ts';

/** Modifiers that lasting effects name; the files of the language add theirs. */
export const lastingModifiers: Record<string, Modifier<LcgState>> = {};
