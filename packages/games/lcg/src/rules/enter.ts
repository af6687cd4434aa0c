import { emit, move, moveUnseen, type Seat } from '@tafelrunde/kernel';
import { inPlay, isCharacter, isEncounterCard } from '../registry.ts';
import { FORM, type M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { discardFromPlay, leavePlay } from './leave.ts';

/**
 * What every way from out of play into play ends with (LCG-ZONE-03): unique cards of players give way, abilities may react.
 * To be called once the card lies where it belongs.
 */
export function entered(m: M, card: number, seat: Seat, played: 0 | 1 = 0): void {
  yieldTo(m, card);
  emit(m, { type: 'enter', card, seat, played });
  m.unsettle();
}

/** Unique cards of players give way to a character of that title from the encounter deck (LCG-UNIQUE-06). */
function yieldTo(m: M, card: number): void {
  const { unique, title } = m.defs[m.s.cards[card].def];
  if (!unique || !isEncounterCard(m, card) || !isCharacter(m, card)) return;
  m.s.cards.forEach(({ def, form }, other) => {
    if (other === card || form === FORM.orcGuard || isEncounterCard(m, other) || !inPlay(m, other)) return;
    if (m.defs[def].title.en === title.en) discardFromPlay(m, other);
  });
}

/**
 * The only door to the staging area. A card that was not in play enters it there; an Orc guard never gets there: it is
 * discarded instead.
 */
export function toStaging(m: M, card: number): void {
  if (m.s.cards[card].form === FORM.orcGuard) {
    leavePlay(m, card, 'discarded', 'discard');
    return;
  }
  const wasInPlay = inPlay(m, card);
  move(m, card, ZONE.staging);
  if (wasInPlay) m.unsettle();
  else entered(m, card, -1);
}

/** An enemy moves in front of a player, and enters play there if it was not in play (LCG-ENC-04, -11, -12). */
export function toEngaged(m: M, enemy: number, seat: Seat): void {
  const wasInPlay = inPlay(m, enemy);
  if (m.s.cards[enemy].form === FORM.orcGuard) moveUnseen(m, enemy, ZONE.engaged, seat);
  else move(m, enemy, ZONE.engaged, seat);
  if (!wasInPlay) entered(m, enemy, seat);
}
