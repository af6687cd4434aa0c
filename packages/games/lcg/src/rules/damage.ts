import { cardsIn, emit, type GameEvent, isChanged, isImminent, type Seat, value } from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { inPlay, isEnemy, kindOf, seatOf, typeOf } from '../registry.ts';
import { cardWord } from '../say.ts';
import { FORM, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { leavePlay } from './leave.ts';
import { raiseThreat } from './threat.ts';

/** Whether damage can be dealt to a card, so that it may be chosen for it (LCG-TERM-06). */
export function canTakeDamage(m: M, card: number): boolean {
  return value(m, card, STAT.cannotTakeDamage) === 0;
}

/** Deals damage to a card in play (LCG-DAMAGE-02); nothing happens to one that cannot take any (LCG-TERM-06). */
export function dealDamage(m: M, card: number, n: number, source: number, combat: 0 | 1 = 0): void {
  if (n <= 0 || !isThere(m, card) || !canTakeDamage(m, card)) return;
  const taker = takerFor(m, card);
  if (taker !== card && !canTakeDamage(m, taker)) return;
  emit(m, { type: 'damage', card: taker, seat: seatOf(m, taker), n, source, combat });
}

/** Who takes damage in a card's place: the latest who offered it and is still there, each of them once (LCG-SOM-24). */
function takerFor(m: M, card: number): number {
  const { lasting } = m.s;
  let taker = card;
  for (let i = lasting.length - 1; i >= 0; i--) {
    const { stat, cards, amount } = lasting[i];
    if (stat === STAT.damageTo && cards?.includes(taker) && inPlay(m, amount)) taker = amount;
  }
  return taker;
}

/** The same in an attack whose damage beyond the hit points raises the attacked player's threat; cancelled damage does not. */
export function dealSpilling(m: M, card: number, n: number, source: number, attacked: Seat): void {
  if (n <= 0 || !isThere(m, card) || !canTakeDamage(m, card)) return;
  const excess = n - (value(m, card, STAT.hitPoints) - m.s.cards[card].damage);
  emit(m, { type: 'damage', card, seat: seatOf(m, card), n, source, combat: 1, excess, attacked });
}

/** An enemy can be damaged in the moment it is revealed, before it enters play. */
function isThere(m: M, card: number): boolean {
  return inPlay(m, card) || kindOf(m, card) === ZONE.revealed;
}

export function applyDamage(m: M, event: GameEvent): void {
  const card = event.card as number;
  const n = event.n as number;
  if (!isThere(m, card) || n <= 0) return;
  m.s.cards[card].damage += n;
  if (m.log) m.say(['lcg.log.damage', { card: cardWord(m, card), n }], [card], 'LCG-DAMAGE-03');
  checkDestroyed(m, card, event.source as number);
  const excess = (event.excess as number | undefined) ?? 0;
  if (excess > 0) raiseThreat(m, event.attacked as Seat, excess);
}

/** A character or enemy with as much damage as hit points is destroyed at once (LCG-DAMAGE-01). */
function checkDestroyed(m: M, card: number, by: number): void {
  const type = typeOf(m, card);
  if (type !== 'hero' && type !== 'ally' && type !== 'enemy') return;
  if (m.s.cards[card].damage < value(m, card, STAT.hitPoints)) return;
  destroy(m, card, by);
}

/**
 * Destroys a card: it leaves play, an enemy with Victory for the victory display (LCG-KEYWORD-18). One that is about to be
 * destroyed or to leave is not destroyed once more.
 */
export function destroy(m: M, card: number, by: number): void {
  if (isImminent(m, 'destroy', card) || isImminent(m, 'leave', card)) return;
  if (m.log)
    m.say(
      [isEnemy(m, card) ? 'lcg.log.defeated' : 'lcg.log.killed', { card: cardWord(m, card) }],
      [card],
      'LCG-DAMAGE-01',
    );
  emit(m, { type: 'destroy', card, seat: seatOf(m, card), kind: typeOf(m, card), by });
}

export function applyDestroy(m: M, event: GameEvent): void {
  const card = event.card as number;
  const c = m.s.cards[card];
  const victory = c.form === FORM.printed && isEnemy(m, card) && m.defs[c.def].victory > 0;
  leavePlay(m, card, 'destroyed', victory ? 'victory' : 'discard');
}

/** Whether there is damage on a card that could be healed. */
export function canBeHealed(m: M, card: number): boolean {
  return m.s.cards[card].damage > 0 && !(isChanged(m, STAT.cannotBeHealed) && value(m, card, STAT.cannotBeHealed) > 0);
}

/** Heals a card by an effect of that source, as far as the card lets it (LCG-SOM-20). Returns by how much. */
export function heal(m: M, card: number, n: number, by: number): number {
  if (!canBeHealed(m, card)) return 0;
  const limit = isChanged(m, STAT.healLimit) ? value(m, card, STAT.healLimit) : 0;
  const c = m.s.cards[card];
  const healed = Math.min(n, c.damage, limit > 0 ? limit : n);
  c.damage -= healed;
  if (m.log) m.say(['lcg.log.heal', { card: cardWord(m, card), n: healed }], [card], 'LCG-DAMAGE-04');
  emit(m, { type: 'healed', card, seat: seatOf(m, card), n: healed, by });
  return healed;
}

/** Damage goes from one card to another: neither healed nor dealt, but it may be too much for that one (LCG-SOM-35). */
export function moveDamage(m: M, from: number, to: number, n: number): void {
  const moved = Math.min(n, m.s.cards[from].damage);
  m.s.cards[from].damage -= moved;
  m.s.cards[to].damage += moved;
  const words = { from: cardWord(m, from), card: cardWord(m, to), n: moved };
  if (m.log) m.say(['lcg.log.damage-moved', words], [from, to], 'LCG-SOM-35');
  checkDestroyed(m, to, -1);
}

/** Looks for cards that a change of hit points has killed. */
export function checkHitPoints(m: M): void {
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    checkIn(m, cardsIn(m, ZONE.play, order[i]));
    checkIn(m, cardsIn(m, ZONE.engaged, order[i]));
  }
  checkIn(m, cardsIn(m, ZONE.staging));
}

function checkIn(m: M, list: readonly number[]): void {
  // From behind: what is destroyed leaves the list, and what hangs on it may, too.
  for (let i = list.length - 1; i >= 0; i--) {
    if (i < list.length && m.s.cards[list[i]].damage > 0) checkDestroyed(m, list[i], -1);
  }
}

/** Exhausts a card; abilities may react to it, also while it pays a cost (LCG-INIT-06). */
export function exhaust(m: M, card: number): void {
  m.s.cards[card].exhausted = 1;
  emit(m, { type: 'exhaust', card, seat: seatOf(m, card) });
}

/** Readies a card, unless something forbids it (LCG-TERM-01). */
export function ready(m: M, card: number): boolean {
  const c = m.s.cards[card];
  if (c.exhausted === 0) return false;
  c.exhausted = 0;
  return true;
}
