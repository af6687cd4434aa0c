import { type CardIx, cardName, cardsIn, kindOf, knows, type Seat, seatName, seatOf, seenAs } from '@tafelrunde/kernel';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { type DbgFact, see } from './parts.ts';

/** More than these nobody reads before he decides. */
const MOST = 4;

/** What differs between two positions as one seat sees them, without the Power; the weightiest first. */
export function changes(before: M, after: M, seat: Seat): DbgFact[] {
  return [...endings(after, seat), ...corruption(before, after, seat), ...moved(before, after, seat)].slice(0, MOST);
}

function endings({ s }: M, seat: Seat): DbgFact[] {
  if (!s.over) return [];
  const won = s.over.winners.includes(seat);
  return [see([won ? 'dbg.see.won' : 'dbg.see.over'], 'certain', won ? 'good' : 'danger')];
}

/** Corruption in front of a seat: it always comes to the discard pile, where everybody sees it. */
function corruptionOf(m: M, seat: Seat): number {
  return cardsIn(m, ZONE.discard, seat).filter((card) => m.defs[m.s.cards[card].def].group === 'corruption').length;
}

function corruption(before: M, after: M, viewer: Seat): DbgFact[] {
  return Array.from({ length: before.s.seats }, (_, seat) => {
    const n = corruptionOf(after, seat) - corruptionOf(before, seat);
    const tone = seat === viewer ? 'bad' : 'good';
    return n > 0 ? [see(['dbg.see.corruption', { seat: seatName(seat), n }], 'certain', tone)] : [];
  }).flat();
}

/** Cards that this seat knows and that have gone to another place. */
function moved(before: M, after: M, seat: Seat): DbgFact[] {
  const found: DbgFact[] = [];
  before.s.cards.forEach((_, card) => {
    if (knows(before, seat, card)) found.push(...ofCard(before, after, card));
  });
  return found;
}

function ofCard(before: M, after: M, card: CardIx): DbgFact[] {
  const [was, is] = [kindOf(before, card), kindOf(after, card)];
  if (was === is) return [];
  const about = [seenAs(before, card)];
  const name = cardName(before, card);
  if (is === ZONE.destroyed) return [see(['dbg.see.destroyed', { card: name }], 'certain', 'plain', about)];
  if (is === ZONE.discard && was === ZONE.hand)
    return [see(['dbg.see.discards', { card: name }], 'certain', 'plain', about)];
  if (before.defs[before.s.cards[card].def].group === 'corruption') return [];
  const fromTable = was === ZONE.path || was === ZONE.valor;
  if (!fromTable || seatOf(after, card) < 0) return [];
  return [see(['dbg.see.gains', { seat: seatName(seatOf(after, card)), card: name }], 'certain', 'plain', about)];
}
