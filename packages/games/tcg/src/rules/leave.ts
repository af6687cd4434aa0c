import { cardsIn, forget, move } from '@tafelrunde/kernel';
import { cardsOn, inPlay, isRingBearer } from '../registry.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';

/** What lay on the card goes to its owners' discard piles; The One Ring waits for a new bearer (TCG-SILENT-21). */
function dropCardsOn(m: M, host: number): void {
  for (const card of cardsOn(m, host)) {
    if (m.defs[m.s.cards[card].def].type === 'ring') {
      m.s.cards[card].host = -1;
      move(m, card, ZONE.resolving);
    } else leavePlay(m, card, ZONE.discard);
  }
}

/** Lets a card leave play for a zone of its owner, without its tokens and with what lies on it. */
export function leavePlay(m: M, card: number, kind: number): void {
  dropCardsOn(m, card);
  const c = m.s.cards[card];
  c.host = -1;
  c.wounds = 0;
  c.assigned = -1;
  // Minions that wait for a skirmish with it are free again; in a skirmish that is on they stay (TCG-SILENT-19).
  if (card !== m.s.fighting) {
    const minions = cardsIn(m, ZONE.minions);
    for (let i = 0; i < minions.length; i++) {
      if (m.s.cards[minions[i]].assigned === card) m.s.cards[minions[i]].assigned = -1;
    }
  }
  if (m.s.lasting.length > 0) forget(m, card);
  move(m, card, kind, c.owner);
  m.unsettle();
}

/** The Ring-bearer cannot be discarded (TCG-SILENT-22), nor can The One Ring or a site. */
export function canDiscard(m: M, card: number): boolean {
  const { type } = m.defs[m.s.cards[card].def];
  return inPlay(m, card) && type !== 'ring' && type !== 'site' && !isRingBearer(m, card);
}

/** From play to the owner's discard pile; that is no killing (TCG-DISCARD-01, TCG-WOUND-09). */
export function discardFromPlay(m: M, card: number): boolean {
  if (!canDiscard(m, card)) return false;
  leavePlay(m, card, ZONE.discard);
  return true;
}

export function discardFromHand(m: M, card: number): void {
  move(m, card, ZONE.discard, m.s.cards[card].owner);
}
