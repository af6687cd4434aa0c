import type { CardIx, EffectVars, Plain, Seat } from '@tafelrunde/kernel';

/** Variables of abilities: what the kernel needs, and the names that most of them bind; -1 while nothing is bound. */
export interface LcgVars extends EffectVars {
  x: number;
  player: Seat;
  enemy: CardIx;
  /** What a response reacts to, while it is asked whether it could be used. */
  event: Plain;
}

/** The variables an ability starts with: always in one shape, which makes them fast. */
export function abilityVars(seat: Seat, source: CardIx): LcgVars {
  return {
    seat,
    source,
    did: 0,
    x: 0,
    player: -1,
    enemy: -1,
    event: null,
    picked: -1,
    hero: -1,
    ally: -1,
    paid: -1,
    healed: -1,
    location: -1,
    seats: -1,
    self: -1,
  };
}
