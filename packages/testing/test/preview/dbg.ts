import { type DbgState, powerLeft, ZONE } from '@tafelrunde/dbg';
import { cardsIn, kindOf, seatOf } from '@tafelrunde/kernel';
import type { Claim, Proofs } from './claims.ts';

const corruption = ({ before, now, name, number }: Claim<DbgState>): boolean => {
  const seat = Number(name('seat').slice('seat:'.length));
  const [was, is] = [before, now].map(
    (m) => cardsIn(m, ZONE.discard, seat).filter((card) => m.defs[m.s.cards[card].def].group === 'corruption').length,
  );
  return is! - was! === number('n');
};

/** How what the deck-building game calls certain is proven. */
export const dbgProofs: Proofs<DbgState> = {
  holds: {
    'dbg.see.power': ({ now, number }) => powerLeft(now) === number('left'),
    'dbg.see.left': ({ now, number }) => now.s.over !== null || powerLeft(now) === number('left'),
    'dbg.see.last': ({ now }) => now.s.over !== null,
    'dbg.see.corruption': corruption,
    'dbg.see.discards': ({ now, card }) => kindOf(now, card) === ZONE.discard,
    'dbg.see.destroyed': ({ now, card }) => kindOf(now, card) === ZONE.destroyed,
    'dbg.see.gains': ({ now, card }) => seatOf(now, card) >= 0,
    'dbg.see.avoids': ({ now, seat }) =>
      now.s.frames.some(({ proc, vars }) => proc === 'assault' && ((vars.avoided as number) & (1 << seat)) !== 0),
    'dbg.see.won': ({ now, seat }) => now.s.over?.winners.includes(seat) === true,
    'dbg.see.over': ({ now }) => now.s.over !== null,
  },
  goesOn: () => null,
};
