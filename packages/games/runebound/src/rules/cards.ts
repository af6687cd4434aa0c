import { type CardIx, cardName, cardsIn, emit, move, type Seat, seatName, shuffle } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import type { M } from '../state.ts';
import { deckZone, discardZone, ZONE } from '../zones.ts';

/** The top card of a pile, -1 if it is empty (RB-DRAW-01). */
export function topOf(m: M, kind: number): CardIx {
  const pile = cardsIn(m, kind);
  return pile.length > 0 ? pile[pile.length - 1] : -1;
}

/** Shuffles a discard pile into a new deck. */
function reshuffle(m: M, discard: number, deck: number): void {
  const pile = cardsIn(m, discard);
  for (let i = pile.length - 1; i >= 0; i--) move(m, pile[i], deck);
  shuffle(m, deck);
}

/** The next card of the skill deck, which is made anew when a card is needed (RB-SKILL-08); -1 if there is none. */
export function nextSkill(m: M): CardIx {
  if (cardsIn(m, ZONE.skillDeck).length === 0) reshuffle(m, ZONE.skillDiscard, ZONE.skillDeck);
  return topOf(m, ZONE.skillDeck);
}

/** Draws skill cards; the hand limit is looked at once all of them are there (RB-DRAW-03). */
export function drawSkills(m: M, seat: Seat, n: number): number {
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = nextSkill(m);
    if (card < 0) break;
    move(m, card, ZONE.hand, seat);
  }
  if (m.log && drawn > 0) m.say(['rb.log.draw', { seat: seatName(seat), n: drawn }], [], 'RB-DRAW-01');
  m.unsettle();
  return drawn;
}

export function discardSkill(m: M, card: CardIx): void {
  move(m, card, ZONE.skillDiscard);
  m.unsettle();
}

/** The next card of the asset deck; a deck that becomes empty is made anew at once (RB-ASSET-06). */
export function takeAsset(m: M, kind: number, seat: Seat = 0): CardIx {
  const card = topOf(m, ZONE.assetDeck);
  if (card < 0) return -1;
  move(m, card, kind, seat);
  renewAssets(m);
  return card;
}

export function renewAssets(m: M): void {
  if (cardsIn(m, ZONE.assetDeck).length === 0) reshuffle(m, ZONE.assetDiscard, ZONE.assetDeck);
}

/** A hero gets an asset, and with it the combat token that belongs to it (RB-ASSET-04). */
export function gainAsset(m: M, seat: Seat, card: CardIx): void {
  move(m, card, ZONE.assets, seat);
  m.s.declined = 0;
  if (m.log) m.say(['rb.log.asset', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-ASSET-04');
  m.unsettle();
}

/** An asset is sold, lost or traded away; its combat token goes with it (RB-ASSET-05). */
export function discardAsset(m: M, card: CardIx): void {
  move(m, card, ZONE.assetDiscard);
  m.s.declined = 0;
  renewAssets(m);
  m.unsettle();
}

/** Three assets lie in every market, except while somebody shops there (RB-MARKET-02). */
export function refill(m: M, market: number): void {
  while (cardsIn(m, ZONE.market0 + market).length < 3) {
    if (takeAsset(m, ZONE.market0 + market) < 0) return;
  }
}

/** A card goes to the discard pile of its own deck (RB-DISCARD-01, RB-SPEND-04). */
export function discardAdventure(m: M, card: CardIx): void {
  move(m, card, discardZone(defOf(m, card).back));
}

/** This very card is turned face down as a trophy, which counts as gaining one (RB-TROPHY-02, -03). */
export function takeAsTrophy(m: M, seat: Seat, card: CardIx): void {
  move(m, card, ZONE.trophies, seat);
  if (m.log) m.say(['rb.log.take-trophy', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-TROPHY-02');
  emit(m, { type: 'trophy', seat, deck: defOf(m, card).back });
}

/** Whether a trophy can still be gained from a deck (RB-LIMITS-03). */
export function hasTrophy(m: M, deck: number): boolean {
  return topOf(m, deckZone(deck)) >= 0 || topOf(m, discardZone(deck)) >= 0;
}

/** A trophy from the top of a deck, or of its discard pile once the deck is empty (RB-GAIN-03, RB-TROPHY-05). */
export function gainTrophy(m: M, seat: Seat, deck: number): boolean {
  let card = topOf(m, deckZone(deck));
  if (card < 0) card = topOf(m, discardZone(deck));
  if (card < 0) {
    if (m.log) m.say(['rb.log.no-trophy', { what: { name: `trophy:${deck}` } }], [], 'RB-LIMITS-03');
    return false;
  }
  move(m, card, ZONE.trophies, seat);
  if (m.log) m.say(['rb.log.trophy', { seat: seatName(seat), what: { name: `trophy:${deck}` } }], [], 'RB-GAIN-03');
  emit(m, { type: 'trophy', seat, deck });
  return true;
}

export function gainGold(m: M, seat: Seat, n: number): void {
  if (n <= 0) return;
  m.s.gold[seat] += n;
  m.s.declined = 0;
  if (m.log) m.say(['rb.log.gold', { seat: seatName(seat), n }], [], 'RB-GAIN-02');
}

/** Loses as much gold as there is (RB-EVENT-03). */
export function loseGold(m: M, seat: Seat, n: number): number {
  const lost = Math.min(n, m.s.gold[seat]);
  if (lost <= 0) return 0;
  m.s.gold[seat] -= lost;
  if (m.log) m.say(['rb.log.lose-gold', { seat: seatName(seat), n: lost }], [], 'RB-SPEND-03');
  return lost;
}
