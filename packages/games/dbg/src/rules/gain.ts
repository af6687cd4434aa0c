import { type CardIx, cardsIn, EVERYBODY, effectVars, move, procedure, show, type Vars } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import { say } from '../say.ts';
import type { DbgState, M, Seat } from '../state.ts';
import { ZONE } from '../zones.ts';
import { mainTaken } from './piles.ts';
import { addPower } from './power.ts';

/** Where a card goes that is gained. */
export type Where = 'discard' | 'hand' | 'deck';

/** Takes a card for nothing; a Fortune is played instead (DBG-GAIN-01, DBG-FORTUNE-03). */
export function gain(m: M, seat: Seat, card: CardIx, to: Where): void {
  if (m.log) say(m, TO[to], { seat, card });
  own(m, seat, card, to);
}

const TO = { discard: 'dbg.log.gain', hand: 'dbg.log.gain-hand', deck: 'dbg.log.gain-deck' } as const;

/** Makes a card that was bought or gained the seat's own. */
export function own(m: M, seat: Seat, card: CardIx, to: Where): void {
  const c = m.s.cards[card];
  const kind = m.layout.kindOf[c.zone];
  c.marks = 0;
  c.owner = seat;
  m.s.still = 0;
  if (seat === m.s.turn && m.s.acting === 1) m.s.gained++;
  const fromMain = kind === ZONE.main;
  if (fromMain) show(m, card, EVERYBODY);
  if (defOf(m, card).type === 'fortune') {
    move(m, card, ZONE.played, seat);
    m.call(fortune, { seat, card });
  } else {
    move(m, card, ZONE[to], seat);
  }
  if (fromMain) mainTaken(m);
}

/** Gains Corruption, as long as there is any; returns how many (DBG-CORRUPTION-01, -02). */
export function gainCorruption(m: M, seat: Seat, n: number): number {
  const stack = cardsIn(m, ZONE.corruption);
  let gained = 0;
  for (; gained < n && stack.length > 0; gained++) own(m, seat, stack[stack.length - 1], 'discard');
  if (m.log)
    say(m, gained > 0 ? 'dbg.log.corruption' : 'dbg.log.no-corruption', { seat, n: gained }, 'DBG-CORRUPTION-01');
  return gained;
}

interface FortuneVars extends Vars {
  seat: Seat;
  card: CardIx;
}

/** A Fortune: played at once, carried out, then destroyed (DBG-FORTUNE-03, -04). */
export const fortune = procedure<DbgState, FortuneVars>('fortune')({
  play(m, { seat, card }) {
    const def = defOf(m, card);
    if (seat === m.s.turn && m.s.acting === 1) m.s.plays.push(m.s.cards[card].def);
    if (m.log) say(m, 'dbg.log.play', { seat, card }, 'DBG-FORTUNE-03');
    if (def.power > 0) addPower(m, seat, def.power, card);
    if (def.play !== '') m.callByName(def.play, effectVars(seat, card));
  },
  destroy(m, { card }) {
    const c = m.s.cards[card];
    move(m, card, ZONE.destroyed);
    c.owner = -1;
    c.marks = 0;
    if (m.log) say(m, 'dbg.log.destroy', { card }, 'DBG-FORTUNE-03');
  },
});
