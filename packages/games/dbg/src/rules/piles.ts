import { type CardIx, cardsIn, EVERYBODY, hide, move, moveUnder, show, shuffle } from '@tafelrunde/kernel';
import { defOf, tablesOf } from '../registry.ts';
import { say } from '../say.ts';
import { isImpossible } from '../setup.ts';
import { type M, MARK, type Seat } from '../state.ts';
import { ZONE } from '../zones.ts';

/** Cards in a new hand (DBG-SETUP-09, DBG-END-TURN-02). */
export const HAND_SIZE = 5;

/** Makes the discard pile the new deck; only called when the deck is empty and needed (DBG-SHUFFLE-01, -02). */
function reshuffle(m: M, seat: Seat): void {
  const pile = cardsIn(m, ZONE.discard, seat);
  if (pile.length === 0) return;
  const deck = cardsIn(m, ZONE.deck, seat);
  const zone = m.layout.zone(ZONE.deck, seat);
  const { cards } = m.s;
  for (let i = 0; i < pile.length; i++) {
    deck.push(pile[i]);
    cards[pile[i]].zone = zone;
  }
  while (pile.length > 0) pile.pop();
  shuffle(m, ZONE.deck, seat);
  if (m.log) say(m, 'dbg.log.reshuffle', { seat }, 'DBG-SHUFFLE-02');
}

/** The top card of a deck, after a reshuffle if it is empty; -1 if there is no card anywhere (DBG-SILENT-20). */
export function topOfDeck(m: M, seat: Seat): CardIx {
  const deck = cardsIn(m, ZONE.deck, seat);
  if (deck.length === 0) reshuffle(m, seat);
  return deck.length === 0 ? -1 : deck[deck.length - 1];
}

/** Draws cards, as many as there are; returns how many. */
export function draw(m: M, seat: Seat, n: number): number {
  const deck = cardsIn(m, ZONE.deck, seat);
  const hand = cardsIn(m, ZONE.hand, seat);
  const zone = m.layout.zone(ZONE.hand, seat);
  const { cards } = m.s;
  let drawn = 0;
  for (; drawn < n; drawn++) {
    if (deck.length === 0) reshuffle(m, seat);
    const card = deck.pop();
    if (card === undefined) break;
    hand.push(card);
    cards[card].zone = zone;
    show(m, card, 1 << seat);
  }
  if (m.log && drawn > 0) say(m, 'dbg.log.draw', { seat, n: drawn });
  if (m.log && drawn < n) say(m, 'dbg.log.no-cards', { seat, n: n - drawn }, 'DBG-SILENT-20');
  return drawn;
}

/** Puts a card on the discard pile of the seat that owns it. */
export function discard(m: M, card: CardIx): void {
  const { owner } = m.s.cards[card];
  move(m, card, ZONE.discard, owner);
  if (m.log) say(m, 'dbg.log.discard', { seat: owner, card });
}

/**
 * Puts all cards of a zone of a seat on its discard pile, without a word. Cards borrowed from the Path are destroyed
 * instead, and cards of a draft become like all others.
 */
export function discardAll(m: M, kind: number, seat: Seat): void {
  const from = cardsIn(m, kind, seat);
  const pile = cardsIn(m, ZONE.discard, seat);
  const zone = m.layout.zone(ZONE.discard, seat);
  const { cards } = m.s;
  let borrowed: CardIx[] | null = null;
  for (let i = 0; i < from.length; i++) {
    const card = from[i];
    const c = cards[card];
    if ((c.marks & MARK.borrowed) !== 0) {
      borrowed ??= [];
      borrowed.push(card);
      continue;
    }
    c.marks = 0;
    c.zone = zone;
    pile.push(card);
    show(m, card, EVERYBODY);
  }
  while (from.length > 0) from.pop();
  if (borrowed === null) return;
  for (const card of borrowed) from.push(card);
  for (const card of borrowed) destroy(m, card);
}

export function canBeDestroyed(m: M, card: CardIx): boolean {
  return tablesOf(m).lastings[m.s.cards[card].def] === 0;
}

/** Destroys a card for good; Corruption returns to its stack in Impossible Mode (DBG-DESTROY-02, -05, DBG-IMPOSSIBLE-04). */
export function destroy(m: M, card: CardIx): void {
  if (!canBeDestroyed(m, card)) {
    if (m.log) say(m, 'dbg.log.indestructible', { card });
    return;
  }
  const back = destroyInSilence(m, card);
  if (m.log) say(m, back ? 'dbg.log.corruption-returns' : 'dbg.log.destroy', { card });
}

/** Destroys a card that can be destroyed without a word; returns whether it went back to its stack. */
export function destroyInSilence(m: M, card: CardIx): boolean {
  const c = m.s.cards[card];
  const back = defOf(m, card).group === 'corruption' && isImpossible(m);
  move(m, card, back ? ZONE.corruption : ZONE.destroyed);
  c.owner = -1;
  c.marks = 0;
  m.s.still = 0;
  return back;
}

/** The top card of the main deck, -1 if it is empty. Whoever takes it away calls `mainTaken`. */
export function topOfMain(m: M): CardIx {
  const main = cardsIn(m, ZONE.main);
  return main.length === 0 ? -1 : main[main.length - 1];
}

/** Turns up the top card of the main deck, which stays where it is; -1 if there is none. */
export function revealMain(m: M): CardIx {
  const card = topOfMain(m);
  if (card < 0) return -1;
  show(m, card, EVERYBODY);
  if (m.log) say(m, 'dbg.log.reveal', { card });
  return card;
}

/** Turns up cards of the main deck and lays them beside it; returns them in order. */
export function revealFromMain(m: M, n: number): CardIx[] {
  const out: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    const card = topOfMain(m);
    if (card < 0) break;
    move(m, card, ZONE.revealed);
    out.push(card);
    if (m.log) say(m, 'dbg.log.reveal', { card });
  }
  mainTaken(m);
  return out;
}

/** Puts a card under the main deck. */
export function underMain(m: M, card: CardIx): void {
  const c = m.s.cards[card];
  if (c.owner >= 0) m.s.still = 0;
  moveUnder(m, card, ZONE.main);
  c.owner = -1;
  c.marks = 0;
}

/** Whether the main deck is empty may end the game; it is looked at when the step is over. */
export function mainTaken(m: M): void {
  if (cardsIn(m, ZONE.main).length === 0) m.unsettle();
}

/** Shows the whole hand to everybody. */
export function showHand(m: M, seat: Seat): void {
  const hand = cardsIn(m, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) show(m, hand[i], EVERYBODY);
  if (m.log && hand.length > 0) say(m, 'dbg.log.show-hand', { seat });
}

/** Puts a card face down where only one seat knows it. */
export function layAside(m: M, card: CardIx, seat: Seat): void {
  move(m, card, ZONE.aside, seat);
  hide(m, card, 1 << seat);
  if (m.log) say(m, 'dbg.log.aside', { seat });
}
