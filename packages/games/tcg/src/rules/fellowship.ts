import { AbilityOptions, cardsIn, emit, option, PASS, procedure, question } from '@tafelrunde/kernel';
import { defOf, isCharacter } from '../registry.ts';
import { cardWord } from '../say.ts';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { act, findActions } from './actions.ts';
import { discardFromHand } from './leave.ts';
import { canHeal, heal } from './wounds.ts';

/** Only the Free Peoples player acts, as often as he likes; then he must move (TCG-FELLOWSHIP-01, TCG-MOVE-01). */
export const fellowshipPhase = procedure<TcgState>('fellowship')({
  start: (m) => emit(m, { type: 'fellowship-start', seat: m.s.turn }),
  act: {
    ask(m): TcgDecision {
      const options: TcgOption[] = [];
      findActions(m, m.s.turn, options);
      addHealing(m, options);
      options.push(MOVE_ON);
      return question(m.s.turn, 'act', FELLOWSHIP, options, 'TCG-FELLOWSHIP-01', undefined, true);
    },
    then(m, _v, answer) {
      if (answer.id === PASS) return;
      m.goto('act');
      if (answer.key === 'tcg.option.discard-heal') discardToHeal(m, answer.card);
      else act(m, m.s.turn, answer);
    },
  },
});

const FELLOWSHIP = ['tcg.ask.fellowship'] as const;
const MOVE_ON = option(PASS, 'tcg.option.move-on', { rule: 'TCG-MOVE-01' });

/**
 * The wounded unique companion or ally of the same title as a card in hand, whatever kind of card that is; -1 if there is
 * none (TCG-FELLOWSHIP-03, -05).
 */
function healedBy(m: M, card: number): number {
  const { titleKey } = m.defs[m.s.cards[card].def];
  const companion = healable(m, cardsIn(m, ZONE.fellowship, m.s.turn), titleKey);
  return companion >= 0 ? companion : healable(m, cardsIn(m, ZONE.support, m.s.turn), titleKey);
}

function healable(m: M, list: readonly number[], titleKey: string): number {
  for (let i = 0; i < list.length; i++) {
    const def = defOf(m, list[i]);
    if (def.unique && def.titleKey === titleKey && isCharacter(m, list[i]) && canHeal(m, list[i])) return list[i];
  }
  return -1;
}

function isAnyoneWounded(m: M, list: readonly number[]): boolean {
  for (let i = 0; i < list.length; i++) if (m.s.cards[list[i]].wounds > 0) return true;
  return false;
}

const HEAL = new AbilityOptions('tcg.option.discard-heal', 'TCG-FELLOWSHIP-03');

function addHealing(m: M, options: TcgOption[]): void {
  const { turn } = m.s;
  if (!isAnyoneWounded(m, cardsIn(m, ZONE.fellowship, turn)) && !isAnyoneWounded(m, cardsIn(m, ZONE.support, turn)))
    return;
  const hand = cardsIn(m, ZONE.hand, m.s.turn);
  for (let i = 0; i < hand.length; i++) {
    if (healedBy(m, hand[i]) < 0) continue;
    options.push(HEAL.of(hand[i], m.s.cards[hand[i]].alias, 0, ''));
  }
}

function discardToHeal(m: M, card: number): void {
  const healed = healedBy(m, card);
  discardFromHand(m, card);
  if (m.log) m.say(['tcg.log.discard', { card: cardWord(m, card) }], [card], 'TCG-FELLOWSHIP-03');
  heal(m, healed);
}
