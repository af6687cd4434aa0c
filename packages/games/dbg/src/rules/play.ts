import {
  type CardIx,
  cardsIn,
  type EffectVars,
  effectVars,
  emit,
  move,
  type Procedure,
  procedure,
  type Seat,
  type Vars,
} from '@tafelrunde/kernel';
import { TYPE } from '../defs.ts';
import { defOf, LAY, tablesOf } from '../registry.ts';
import { say } from '../say.ts';
import { type DbgState, type M, MARK } from '../state.ts';
import { ZONE } from '../zones.ts';
import { fortune } from './gain.ts';

/** Lays a played card out and counts its Power; what it does comes next. */
function layOut(m: M, seat: Seat, card: CardIx): void {
  const { def } = m.s.cards[card];
  const { lays, powers } = tablesOf(m);
  const lay = lays[def];
  move(m, card, (lay & LAY.location) !== 0 ? ZONE.locations : ZONE.played, seat);
  m.s.plays.push(def);
  m.s.power += powers[def];
  if (powers[def] !== 0) m.s.gifts.push(card, powers[def]);
  if ((lay & LAY.growing) !== 0) m.s.growing.push(def);
  if (m.log) say(m, 'dbg.log.play', { seat, card }, 'DBG-PLAY-02');
}

/** Whether anything may wait for cards of these types: locations in play, and effects put off until then. */
function isAwaited(m: M, seat: Seat, types: number): boolean {
  if (m.s.delayed.length > 0) return true;
  const places = cardsIn(m, ZONE.locations, seat);
  for (let i = 0; i < places.length; i++) {
    if ((defOf(m, places[i]).listensTo & types) !== 0) return true;
  }
  return false;
}

/** The procedure of what playing a card does. */
function playOf(m: M, card: CardIx): Procedure<DbgState, EffectVars> | null {
  return tablesOf(m).plays[m.s.cards[card].def];
}

/** Plays a card of the hand. What it triggers follows when it is carried out completely (DBG-EFFECT-02). */
export function play(m: M, seat: Seat, card: CardIx): void {
  const def = defOf(m, card);
  layOut(m, seat, card);
  if (isAwaited(m, seat, def.types)) m.call(playCard, { seat, card });
  else if (def.run !== null) def.run(m, effectVars(seat, card));
  else if (def.play !== '') m.call(playOf(m, card)!, effectVars(seat, card));
}

const EVERY_TYPE = -1;

/** Plays all simple cards that are in the hand now, the last one first. */
export function playPlain(m: M, seat: Seat): void {
  const hand = cardsIn(m, ZONE.hand, seat);
  if (isAwaited(m, seat, EVERY_TYPE)) {
    m.call(playEach, { seat, list: hand.filter((card) => isPlain(m, card)) });
    return;
  }
  // Cards that are drawn meanwhile come to lie behind those that are still to be looked at.
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = hand[i];
    if (!isPlain(m, card)) continue;
    const { run } = defOf(m, card);
    layOut(m, seat, card);
    if (run !== null) run(m, effectVars(seat, card));
  }
}

/** Whether a card asks nothing and it does not matter when it is played: it gives Power or cards. */
function isPlain(m: M, card: CardIx): boolean {
  return tablesOf(m).plains[m.s.cards[card].def] === 1;
}

/** Lets everything react that waits for a played card. */
function played(m: M, seat: Seat, card: CardIx): void {
  const { def } = m.s.cards[card];
  emit(m, { type: 'play', seat, def });
  if (m.s.delayed.length > 0 && (m.defs[def].types & TYPE.ally) !== 0) emit(m, { type: 'play-ally', seat, def });
}

interface PlayVars extends Vars {
  seat: Seat;
  card: CardIx;
}

export const playCard = procedure<DbgState, PlayVars>('play')({
  effects(m, { seat, card }) {
    const proc = playOf(m, card);
    if (proc !== null) m.call(proc, effectVars(seat, card));
  },
  triggered(m, { seat, card }) {
    m.done();
    played(m, seat, card);
  },
});

interface EachVars extends Vars {
  seat: Seat;
  /** Cards of the hand that are still to be played; all of them lie open as soon as they are. */
  list: CardIx[];
}

/** Simple cards one after another, with all that each of them triggers. */
export const playEach = procedure<DbgState, EachVars>('play each')({
  next(m, { seat, list }) {
    const card = list.pop();
    if (card === undefined) return;
    m.goto('next');
    if (m.layout.kindOf[m.s.cards[card].zone] !== ZONE.hand) return;
    layOut(m, seat, card);
    m.call(playCard, { seat, card });
  },
});

/** Plays a card of the Path as if from the hand; it is destroyed at the end of the turn. */
export function playFromPath(m: M, seat: Seat, card: CardIx): void {
  const c = m.s.cards[card];
  c.marks = MARK.borrowed;
  c.owner = seat;
  if (defOf(m, card).type === 'fortune') {
    move(m, card, ZONE.played, seat);
    m.call(fortune, { seat, card });
    return;
  }
  layOut(m, seat, card);
  m.call(playCard, { seat, card });
}
