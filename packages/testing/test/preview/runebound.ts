import type { RbState } from '@tafelrunde/runebound';
import type { Proofs } from './claims.ts';

/** How what Runebound calls certain is proven. */
export const runeboundProofs: Proofs<RbState> = {
  holds: {
    'rb.see.actions': ({ now, number }) => now.s.actions === number('left'),
    'rb.see.heals': ({ before, now, seat, number }) => before.s.damage[seat]! - now.s.damage[seat]! === number('n'),
    'rb.see.gold': ({ now, seat, number }) => now.s.gold[seat] === number('left'),
    'rb.see.dice': ({ now, number }) =>
      now.s.dice.filter((_, die) => (now.s.diceSpent & (1 << die)) === 0).length === number('left'),
  },
  goesOn: () => null,
};
