import { type CardIx, cardsIn, type EffectVars } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import { say } from '../say.ts';
import type { M, Seat } from '../state.ts';
import { ZONE } from '../zones.ts';

/** The variables of Power that grows; `self` is the definition whose Power is reckoned. Nothing of it is state. */
const reckoning: EffectVars & { self: number } = { seat: 0, source: -1, did: 0, self: -1 };

/** Gives Power. Outside of his own turn nobody can use it (DBG-FORTUNE-05, DBG-POWER-04). */
export function addPower(m: M, seat: Seat, n: number, source: CardIx): void {
  const lost = seat !== m.s.turn || m.s.acting === 0;
  if (!lost) {
    m.s.power += n;
    m.s.gifts.push(source, n);
  }
  if (m.log && n > 0)
    say(m, lost ? 'dbg.log.power-lost' : 'dbg.log.power', { seat, card: source, n }, 'DBG-FORTUNE-05');
}

/** The Power that the player of the turn has received so far (DBG-POWER-03). */
export function totalPower(m: M): number {
  const { growing } = m.s;
  let sum = m.s.power;
  for (let i = 0; i < growing.length; i++) {
    reckoning.self = growing[i];
    sum += m.defs[growing[i]].growing!(m, reckoning);
  }
  return sum;
}

/** The Power that a card in play has given in this turn. */
export function powerOf(m: M, card: CardIx): number {
  const { gifts, growing, cards } = m.s;
  const { def } = cards[card];
  let sum = 0;
  for (let i = 0; i < gifts.length; i += 2) if (gifts[i] === card) sum += gifts[i + 1];
  if (!growing.includes(def)) return sum;
  reckoning.self = def;
  return sum + m.defs[def].growing!(m, reckoning);
}

/** What the cards in a hand are sure to give if they are played: what is printed on them (DBG-PLAY-02). */
export function heldPower(m: M, seat: Seat): number {
  if (seat < 0 || seat >= m.s.seats) return 0;
  return cardsIn(m, ZONE.hand, seat).reduce((sum, card) => sum + defOf(m, card).power, 0);
}

/** The Power that is left to spend. */
export function powerLeft(m: M): number {
  return totalPower(m) - m.s.spent;
}

/** How many cards of these types (a set of TYPE) were played in this turn. */
export function playsOf(m: M, types: number): number {
  const { plays } = m.s;
  let n = 0;
  for (let i = 0; i < plays.length; i++) {
    if ((m.defs[plays[i]].types & types) !== 0) n++;
  }
  return n;
}
