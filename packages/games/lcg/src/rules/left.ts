import {
  cardsIn,
  emit,
  forget,
  type GameEvent,
  isChanged,
  move,
  moveUnder,
  type Seat,
  shuffle,
} from '@tafelrunde/kernel';
import { attachmentsOn, isEliminated, onDeckOf, takesAttachment } from '../players.ts';
import { inPlay, isEncounterCard, kindOf, seatOf } from '../registry.ts';
import { variants } from '../setup.ts';
import { FORM, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { toStaging } from './enter.ts';
import { discardFromPlay, type Place } from './leave.ts';
import { together } from './piles.ts';

/** What `leave` does: whatever hangs on the card goes with it, then it goes to its owner's zone. */
export function applyLeave(m: M, event: GameEvent): void {
  const card = event.card as number;
  together(m, () => {
    dropAttachments(m, card);
    dropShadows(m, card);
    freeGuarded(m, card);
    clear(m, card);
    put(m, card, event.to as Place);
  });
  if (event.to === 'victory' && variants(m).classicVictory) keepBesideDial(m, card, event.seat as Seat);
  m.unsettle();
}

/** Originally one player kept the card: the one who was engaged with it, else the first player (LCG-VARIANT-04). */
function keepBesideDial(m: M, card: number, engaged: Seat): void {
  m.s.cards[card].host = onDeckOf(engaged >= 0 ? engaged : m.s.first);
}

/** Attachments are discarded with their host; a claimed objective goes back to the staging area (LCG-ATTACH-03). */
export function dropAttachments(m: M, host: number): void {
  for (const card of attachmentsOn(m, host)) {
    const { type, detached } = m.defs[m.s.cards[card].def];
    const to = type === 'objective' ? detached : 'discard';
    emit(m, { type: 'leave', card, seat: seatOf(m, card), kind: 'attachment', how: 'discarded', to });
  }
}

/** Whether anything at the table keeps cards from having certain attachments. */
function isAnyRefused(m: M): boolean {
  return (
    isChanged(m, STAT.cannotHaveAttachments) ||
    isChanged(m, STAT.refusedTrait) ||
    isChanged(m, STAT.cannotHaveRestricted)
  );
}

/** Attachments that their host cannot have any more are discarded at once (LCG-ATTACH-10). */
export function dropRefused(m: M): void {
  if (!isAnyRefused(m)) return;
  for (let seat = 0; seat < m.s.seats; seat++) dropRefusedIn(m, cardsIn(m, ZONE.play, seat));
  dropRefusedIn(m, cardsIn(m, ZONE.attached));
}

function dropRefusedIn(m: M, list: readonly number[]): void {
  for (let i = list.length - 1; i >= 0; i--) {
    const card = list[i];
    const { host } = m.s.cards[card];
    if (host >= 0 && !takesAttachment(m, host, card)) discardFromPlay(m, card);
  }
}

/** Shadow cards are discarded when their enemy leaves play (LCG-SHADOW-11). */
export function dropShadows(m: M, enemy: number): void {
  for (const card of cardsIn(m, ZONE.shadow).slice()) {
    if (m.s.cards[card].host !== enemy) continue;
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
  }
}

/** An objective that was guarded by this card is no longer (LCG-GUARD-06, -07, -09). */
function freeGuarded(m: M, guard: number): void {
  for (const card of cardsIn(m, ZONE.staging)) {
    if (m.s.cards[card].host === guard) m.s.cards[card].host = -1;
  }
}

/** A card out of play has no tokens, no state and no memory. */
export function clear(m: M, card: number): void {
  const c = m.s.cards[card];
  c.host = -1;
  c.exhausted = 0;
  c.damage = 0;
  c.resources = 0;
  c.progress = 0;
  c.committed = 0;
  c.attacked = 0;
  c.attackedBy = 0;
  c.form = FORM.printed;
  forget(m, card);
}

/** Puts a card into the zone of that name that belongs to its owner (LCG-CONTROL-07). */
export function put(m: M, card: number, to: Place): void {
  const owner = m.s.cards[card].owner;
  const encounter = isEncounterCard(m, card);
  switch (to) {
    case 'discard':
      // It is noted in the log for one hero: no pile or deck ever holds it (LCG-CAMPAIGN-26).
      if (m.defs[m.s.cards[card].def].permanent) move(m, card, ZONE.removed);
      else if (encounter) move(m, card, ZONE.encounterDiscard);
      else move(m, card, ZONE.discard, owner);
      return;
    case 'hand':
      if (encounter) move(m, card, ZONE.encounterDiscard);
      else if (isEliminated(m, owner)) move(m, card, ZONE.discard, owner);
      else move(m, card, ZONE.hand, owner);
      return;
    case 'deck':
      intoDeck(m, card, encounter, owner);
      if (encounter) shuffle(m, ZONE.encounterDeck);
      else shuffle(m, ZONE.deck, owner);
      return;
    case 'deckTop':
      intoDeck(m, card, encounter, owner);
      return;
    case 'deckBottom':
      if (encounter) moveUnder(m, card, ZONE.encounterDeck);
      else moveUnder(m, card, ZONE.deck, owner);
      return;
    case 'victory':
      move(m, card, ZONE.victory);
      return;
    case 'staging':
      toStaging(m, card);
      return;
    case 'removed':
      move(m, card, ZONE.removed);
  }
}

function intoDeck(m: M, card: number, encounter: boolean, owner: Seat): void {
  if (encounter) move(m, card, ZONE.encounterDeck);
  else move(m, card, ZONE.deck, owner);
}

/** Discards a card from a hand or deck to its owner's pile. */
export function discardCard(m: M, card: number): void {
  if (inPlay(m, card)) discardFromPlay(m, card);
  else if (kindOf(m, card) !== ZONE.discard) put(m, card, 'discard');
}
