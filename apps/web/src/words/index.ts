import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

export type { GameId } from '@tafelrunde/games';
export type { Words } from './words.ts';
export const catalogue: Readonly<Record<Language, Words>> = { de, en };
