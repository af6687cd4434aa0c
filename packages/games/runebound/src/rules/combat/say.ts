import { cardName, seatName } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { M } from '../../state.ts';

/** The name of a side in log lines: the hero's player, or the enemy. */
export function sideWord(m: M, side: number): Param {
  const { hero, foe, enemy } = m.s.fight;
  const seat = side === 0 ? hero : foe;
  return seat >= 0 ? seatName(seat) : cardName(m, enemy);
}

/** What a token shows, in log lines. */
export function faceWord(m: M, slot: number): Param {
  const { tokens, faces } = m.s.fight;
  return { name: `face:${tokens[slot] * 2 + faces[slot]}` };
}

/** "2 körperlicher Schaden": an attack in the log. */
export function sayAttack(m: M, side: number, n: number, symbol: number): void {
  m.say(['rb.log.attack', { who: sideWord(m, side), n, what: { name: `symbol:${symbol}` } }], [], 'RB-ATTACK-03');
}
