import type { Procedure } from '@tafelrunde/kernel';
import { define, type Spec } from '../src/define.ts';
import type { CardType } from '../src/defs.ts';
import { tcg } from '../src/game.ts';
import { tcg as language } from '../src/language/language.ts';
import type { TcgState } from '../src/state.ts';

/** For tests: a card that the pool has not, called by its id. To be made before the first table of the file is set up. */
export function extraCard(
  type: CardType,
  id: string,
  spec: Omit<Spec, 'id' | 'title'> & Partial<Pick<Spec, 'title'>>,
): void {
  const known = language.procedures.length;
  define(type, { id, title: { de: id, en: id }, ...spec });
  const added = language.procedures.slice(known) as unknown as Procedure<TcgState, never>[];
  (tcg.procedures as Procedure<TcgState, never>[]).push(...added);
}
