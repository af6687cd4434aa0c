import { emit, type GameEvent, use, usesOf, value } from '@tafelrunde/kernel';
import { inPlay, isCharacter, vitalityLeft } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type M, PHASE, SCOPE } from '../state.ts';
import { STAT } from '../stats.ts';

/** Whether a character in play can take a wound now. */
export function canBeWounded(m: M, card: number): boolean {
  if (!inPlay(m, card) || !isCharacter(m, card) || value(m, card, STAT.unwoundable) > 0) return false;
  return value(m, card, STAT.woundOnce) === 0 || usesOf(m, SCOPE.phase, card) === 0;
}

/** Gives a character one wound (TCG-WOUND-01), which may still be prevented or replaced. Stands last in its step. */
export function wound(m: M, card: number, source: number): boolean {
  if (!canBeWounded(m, card)) {
    tellUnwoundable(m, card);
    return false;
  }
  emit(m, { type: 'wound', card, source });
  return true;
}

function tellUnwoundable(m: M, card: number): void {
  if (m.log && inPlay(m, card)) m.say(['tcg.log.no-wound', { card: cardWord(m, card) }], [card], 'TCG-WOUND-01');
}

export function applyWound(m: M, event: GameEvent): void {
  const card = event.card as number;
  // What an answer to it did may have made the wound impossible.
  if (!canBeWounded(m, card)) {
    tellUnwoundable(m, card);
    return;
  }
  m.s.cards[card].wounds++;
  if (m.s.phase === PHASE.skirmish) use(m, SCOPE.phase, card);
  m.unsettle();
  if (m.log) m.say(['tcg.log.wound', { card: cardWord(m, card) }], [card], 'TCG-WOUND-01');
}

/** A character with one vitality left is exhausted and cannot exert (TCG-EXERT-03). */
export function canExert(m: M, card: number): boolean {
  return inPlay(m, card) && isCharacter(m, card) && vitalityLeft(m, card) > 1;
}

/** Exerting places a token and is no wound (TCG-EXERT-01, -02). */
export function exert(m: M, card: number, source: number): boolean {
  if (!canExert(m, card)) return false;
  emit(m, { type: 'exert', card, source });
  return true;
}

export function applyExert(m: M, event: GameEvent): void {
  const card = event.card as number;
  m.s.cards[card].wounds++;
  m.unsettle();
  if (m.log) m.say(['tcg.log.exert', { card: cardWord(m, card) }], [card], 'TCG-EXERT-01');
}

/** Only who has a wound can be healed (TCG-HEAL-02). */
export function canHeal(m: M, card: number): boolean {
  return inPlay(m, card) && m.s.cards[card].wounds > 0;
}

/** Takes one wound token off (TCG-HEAL-01). */
export function heal(m: M, card: number): boolean {
  if (!canHeal(m, card)) return false;
  m.s.cards[card].wounds--;
  if (m.log) m.say(['tcg.log.heal', { card: cardWord(m, card) }], [card], 'TCG-HEAL-01');
  return true;
}
