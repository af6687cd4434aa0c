import { type CardIx, did, type Effect, type Seat } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { M } from '../state.ts';
import { lcg } from './language.ts';

/**
 * What happens is only what code says; texts are written by hand, and counted. No card of the box needs it.
 * @public
 */
export const custom = (
  k: string,
  rules: {
    run?: (m: M, v: { seat: Seat; source: CardIx }) => void;
    could?: (m: M, v: { seat: Seat; source: CardIx }) => boolean;
    text: Literal;
  },
): Effect => {
  return lcg.effect(k, {
    custom: true,
    run: () => (m, v) => {
      rules.run?.(m, v);
      did(v);
    },
    could: () => (m, v) => rules.could?.(m, v) ?? true,
    text: () => rules.text,
  })({});
};
