import { card, type LcgCardSpec } from '../../define.ts';
import type { CardType } from '../../defs.ts';
import type { PackId } from '../../packs.ts';
import type { Spec } from '../../spec.ts';

/** The cycle counts its cards from 1 again (LCG-SOM-01); here its numbers begin behind this one. */
const CYCLE = 2000;

/** Writes cards of an adventure pack, with the number that is printed on them. */
export const packCard =
  (pack: PackId) =>
  (type: CardType, spec: Spec): LcgCardSpec =>
    card(type, { ...spec, number: CYCLE + spec.number, pack });
