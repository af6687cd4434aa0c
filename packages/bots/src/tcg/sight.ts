import type { CardIx, Seat } from '@tafelrunde/kernel';
import { STAT, type TcgDef, type TcgState, ZONE } from '@tafelrunde/tcg';
import { Sight } from '../sight.ts';

/** The table of the trading card game as one player sees it. */
export class TcgSight extends Sight<TcgState> {
  override def(card: CardIx): TcgDef {
    return super.def(card) as TcgDef;
  }

  /** The Free Peoples player, whose turn it is. */
  get turn(): Seat {
    return this.m.s.turn;
  }

  get free(): boolean {
    return this.m.s.turn === this.seat;
  }

  get phase(): number {
    return this.m.s.phase;
  }

  get twilight(): number {
    return this.m.s.twilight;
  }

  /** Moves made in this turn. */
  get moves(): number {
    return this.m.s.moves;
  }

  /** Site number of a fellowship. */
  position(seat: Seat = this.seat): number {
    return this.m.s.position[seat];
  }

  isOut(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
  }

  burdens(seat: Seat = this.seat): number {
    return this.m.s.burdens[seat];
  }

  ringBearer(seat: Seat = this.seat): CardIx {
    return this.m.s.ringBearer[seat];
  }

  isRingBearer(card: CardIx): boolean {
    return this.m.s.ringBearer.includes(card);
  }

  /** Burdens that the Ring-bearer of a player can still bear. */
  will(seat: Seat = this.seat): number {
    const bearer = this.ringBearer(seat);
    return bearer < 0 ? 0 : this.value(bearer, STAT.resistance) - this.burdens(seat);
  }

  strength(card: CardIx): number {
    return this.value(card, STAT.strength);
  }

  /** Wounds that a character can still take; at 0 it is dead. */
  life(card: CardIx): number {
    return this.value(card, STAT.vitality) - this.card(card).wounds;
  }

  damage(card: CardIx): number {
    return this.value(card, STAT.damage);
  }

  companions(seat: Seat = this.turn): readonly CardIx[] {
    return this.cards(ZONE.fellowship, seat);
  }

  get minions(): readonly CardIx[] {
    return this.cards(ZONE.minions);
  }

  /** The minions assigned to a character. */
  against(card: CardIx): CardIx[] {
    return this.minions.filter((minion) => this.card(minion).assigned === card);
  }

  /** Whose skirmish is fought, -1 if nobody's. */
  get fighting(): CardIx {
    return this.m.s.fighting;
  }

  /** Whether a character is in that skirmish. */
  inFight(card: CardIx): boolean {
    return this.fighting >= 0 && (card === this.fighting || this.card(card).assigned === this.fighting);
  }

  hand(): readonly CardIx[] {
    return this.cards(ZONE.hand);
  }

  isCharacter(card: CardIx): boolean {
    const { type } = this.def(card);
    return type === 'companion' || type === 'ally' || type === 'minion';
  }

  /** Whether a card has been killed or is in play already, so that a unique one in hand is of little use. */
  isSpent(card: CardIx): boolean {
    const def = this.def(card);
    if (!def.unique) return false;
    const same = (other: CardIx): boolean => this.def(other).titleKey === def.titleKey;
    return this.cards(ZONE.dead).some(same) || this.companions(this.seat).some(same);
  }
}
