import { type CardIx, cardsIn, type EffectVars, type Seat } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';

/** The players whom the ambush of the group hits, clockwise. */
export const affectedBy = (v: EffectVars): Seat[] => v.affected as Seat[];

export const costOf = (m: M, card: CardIx): number => defOf(m, card).cost;

export const handOf = (m: M, seat: Seat): CardIx[] => cardsIn(m, ZONE.hand, seat);
