import { procedure, type Seat, seatName } from '@tafelrunde/kernel';
import { TERRAIN_DICE } from '../content/dice.ts';
import { isWilderness } from '../content/map.ts';
import type { RbState } from '../state.ts';
import { healHero } from './combat/damage.ts';
import { callDice, countMatching } from './dice.ts';

/** Resting heals all damage at a site, and as much as the dice match the terrain in the wilderness (RB-REST-02 to -05). */
export const rest = procedure<RbState, { seat: Seat }>('rest')({
  roll(m, { seat }) {
    if (m.log) m.say(['rb.log.rest', { seat: seatName(seat) }], [], 'RB-REST-01');
    // All five dice, whatever the hero's speed (RB-REST-03, -08).
    if (isWilderness(m.s.hex[seat])) callDice(m, seat, TERRAIN_DICE);
  },
  heal(m, { seat }) {
    m.done();
    const hex = m.s.hex[seat];
    healHero(m, seat, isWilderness(hex) ? countMatching(m, hex) : m.s.damage[seat]);
  },
});
