import type { Procedure } from '@tafelrunde/kernel';
import { define, type Spec } from '../src/define.ts';
import type { CardType } from '../src/defs.ts';
import { lcg } from '../src/game.ts';
import { lcg as language } from '../src/language/language.ts';
import type { LcgState } from '../src/state.ts';

/** For tests: a card that no box has, called by its id. To be made before the first table of the file is set up. */
export function extraCard(type: CardType, id: string, spec: Omit<Spec, 'number' | 'id' | 'title'>): void {
  const known = language.procedures.length;
  define(type, { number: 900, id, title: { de: id, en: id }, ...spec });
  const added = language.procedures.slice(known) as unknown as Procedure<LcgState, never>[];
  (lcg.procedures as Procedure<LcgState, never>[]).push(...added);
}
