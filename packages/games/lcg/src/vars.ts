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

const tried = abilityVars(-1, -1);

/**
 * The same to try with whether an ability could be used: there is one of them, so whoever tries is done with it before anybody
 * else does. Tests bind names in it only for their own time; nothing of it is state.
 */
export function triedVars(seat: Seat, source: CardIx): LcgVars {
  tried.seat = seat;
  tried.source = source;
  tried.x = 0;
  tried.player = -1;
  tried.enemy = -1;
  tried.event = null;
  return tried;
}
