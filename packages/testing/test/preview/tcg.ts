import { value } from '@tafelrunde/kernel';
import { STAT, type TcgState, ZONE } from '@tafelrunde/tcg';
import type { Claim, Proofs } from './claims.ts';

const OUT: readonly number[] = [
  ZONE.hand,
  ZONE.deck,
  ZONE.discard,
  ZONE.dead,
  ZONE.removed,
  ZONE.adventure,
  ZONE.resolving,
];

const wounds =
  (sign: number) =>
  ({ before, now, card, number }: Claim<TcgState>): boolean =>
    sign * (now.s.cards[card].wounds - before.s.cards[card].wounds) === number('n');

/** How what the trading card game calls certain is proven. */
export const tcgProofs: Proofs<TcgState> = {
  holds: {
    'tcg.see.twilight': ({ now, number }) => now.s.twilight === number('now'),
    'tcg.see.hurt': wounds(1),
    'tcg.see.healed': wounds(-1),
    'tcg.see.gone': ({ now, card }) => OUT.includes(now.layout.kindOf[now.s.cards[card].zone]),
    'tcg.see.gets': ({ now, card, number }) => value(now, card, STAT.strength) === number('now'),
    'tcg.see.burdens': ({ now, number }) => now.s.burdens.includes(number('n')),
    'tcg.see.won': ({ now, seat }) => now.s.over?.winners.includes(seat) === true,
    'tcg.see.lost': ({ now, seat }) => (now.s.eliminated & (1 << seat)) !== 0,
  },
  goesOn: () => null,
};
