import type { Match } from './match.ts';
import { below, shuffleInPlace } from './random.ts';
import type { CardIx, Seat, State } from './state.ts';

/** The cards in a zone; in a pile the last one is on top. */
export function cardsIn<S extends State>(m: Match<S>, kind: number, seat: Seat = 0): CardIx[] {
  return m.s.zones[m.layout.zone(kind, seat)];
}

/** The kind of zone a card lies in. */
export function kindOf<S extends State>(m: Match<S>, card: CardIx): number {
  return m.layout.kindOf[m.s.cards[card].zone];
}

/** The seat whose zone a card lies in; -1 for a zone of the table. */
export function seatOf<S extends State>(m: Match<S>, card: CardIx): Seat {
  return m.layout.seatOf[m.s.cards[card].zone];
}

/** Moves all cards of a zone, in their order, to the end of another: faster than one by one. */
export function moveAll<S extends State>(
  m: Match<S>,
  from: number,
  to: number,
  seat: Seat = 0,
  toSeat: Seat = seat,
): void {
  const zone = m.layout.zone(to, toSeat);
  const list = m.s.zones[m.layout.zone(from, seat)];
  const target = m.s.zones[zone];
  if (list === target) return;
  const sight = m.layout.sightOf[zone];
  for (let i = 0; i < list.length; i++) {
    const card = list[i];
    const c = m.s.cards[card];
    target.push(card);
    m.moved(card, c.zone, zone);
    c.zone = zone;
    show(m, card, sight);
  }
  list.length = 0;
}

/** Moves a card to the end of a zone (the top of a pile). */
export function move<S extends State>(m: Match<S>, card: CardIx, kind: number, seat: Seat = 0): void {
  const zone = m.layout.zone(kind, seat);
  lift(m, card, zone);
  m.s.zones[zone].push(card);
  show(m, card, m.layout.sightOf[zone]);
}

/** Moves a card under a pile. */
export function moveUnder<S extends State>(m: Match<S>, card: CardIx, kind: number, seat: Seat = 0): void {
  const zone = m.layout.zone(kind, seat);
  lift(m, card, zone);
  m.s.zones[zone].unshift(card);
  show(m, card, m.layout.sightOf[zone]);
}

/** Puts a card into a zone where only the given viewers (a set) get to see it, whatever the zone's rule. */
export function moveUnseen<S extends State>(m: Match<S>, card: CardIx, kind: number, seat: Seat, viewers = 0): void {
  const zone = m.layout.zone(kind, seat);
  lift(m, card, zone);
  m.s.zones[zone].push(card);
  show(m, card, viewers);
}

/** Takes a card out of its zone, on its way to another. */
function lift<S extends State>(m: Match<S>, card: CardIx, to: number): void {
  const c = m.s.cards[card];
  const list = m.s.zones[c.zone];
  const last = list.length - 1;
  let at = last;
  while (at >= 0 && list[at] !== card) at--;
  if (at < 0) throw new Error(`card ${card} is not where it should be`);
  // Closing the gap by hand is twice as fast as splice, which makes a list of what it removes.
  for (; at < last; at++) list[at] = list[at + 1];
  list.pop();
  m.moved(card, c.zone, to);
  c.zone = to;
}

/** Lets viewers (a set) see a card. Who knew it before still knows it. */
export function show<S extends State>(m: Match<S>, card: CardIx, viewers: number): void {
  const c = m.s.cards[card];
  if ((viewers & ~c.seen) === 0) return;
  c.seen |= viewers;
  c.alias = ++m.s.aliases;
  m.s.news++;
}

/** Makes the cards of a zone unknown again to all but the given viewers, as when they are mixed out of sight. */
export function obscure<S extends State>(m: Match<S>, kind: number, seat: Seat, except = 0): void {
  for (const card of cardsIn(m, kind, seat)) hide(m, card, except);
}

/** Makes one card unknown again to all but the given viewers. */
export function hide<S extends State>(m: Match<S>, card: CardIx, except = 0): void {
  const c = m.s.cards[card];
  if ((c.seen & ~except) === 0) return;
  c.seen &= except;
  c.alias = c.seen === 0 ? 0 : ++m.s.aliases;
}

/** Shuffles a zone: nobody knows any of its cards afterwards. */
export function shuffle<S extends State>(m: Match<S>, kind: number, seat: Seat = 0): void {
  const list = cardsIn(m, kind, seat);
  shuffleInPlace(m.s.rng, list);
  for (let i = 0; i < list.length; i++) {
    const card = m.s.cards[list[i]];
    card.seen = 0;
    card.alias = 0;
  }
}

/** A random card of a zone, -1 if it is empty. */
export function randomCard<S extends State>(m: Match<S>, kind: number, seat: Seat = 0): CardIx {
  const list = cardsIn(m, kind, seat);
  if (list.length === 0) return -1;
  m.s.news++;
  return list[below(m.s.rng, list.length)];
}

/** Rolls a die that everybody sees: a number from 0 to n - 1. */
export function roll<S extends State>(m: Match<S>, n: number): number {
  m.s.news++;
  return below(m.s.rng, n);
}

/** Whether a viewer knows which card this is. */
export function knows<S extends State>(m: Match<S>, viewer: Seat, card: CardIx): boolean {
  return (m.s.cards[card].seen & (1 << viewer)) !== 0;
}
