import { cardsIn, emit, type GameEvent, move, procedure, value } from '@tafelrunde/kernel';
import { defOf, inPlay, isCharacter, isRingBearer } from '../registry.ts';
import { cardWord } from '../say.ts';
import type { M, TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { leavePlay } from './leave.ts';
import { lose } from './lose.ts';

/** A character is killed; then it is seen whether its player still has a Ring-bearer (TCG-LOSE-01, -02). */
export const kill = procedure<TcgState, { card: number }>('kill')({
  die(m, { card }) {
    if (inPlay(m, card)) emit(m, { type: 'kill', card });
    else m.done();
  },
  'ring-bearer'(m, { card }) {
    const { owner } = m.s.cards[card];
    if (m.s.ringBearer[owner] < 0) lose(m, owner, 'tcg.over.killed');
  },
});

/** Companions and allies go to the dead pile, minions to the discard pile (TCG-WOUND-05, -06). */
export function applyKill(m: M, event: GameEvent): void {
  const card = event.card as number;
  const { owner } = m.s.cards[card];
  if (m.log) m.say(['tcg.log.kill', { card: cardWord(m, card) }], [card], 'TCG-WOUND-04');
  const bearer = isRingBearer(m, card);
  leavePlay(m, card, defOf(m, card).type === 'minion' ? ZONE.discard : ZONE.dead);
  if (!bearer) return;
  // Whoever takes it over has not put it on.
  m.s.ringBearer[owner] = -1;
  m.s.wearing = 0;
}

/** Lays a card on another. */
export function putOn(m: M, card: number, host: number): void {
  move(m, card, ZONE.attached);
  m.s.cards[card].host = host;
  m.unsettle();
}

/** Whoever has as many wounds as vitality is killed at once (TCG-WOUND-04); only active cards are looked at. */
export function checkDeaths(m: M): void {
  checkZone(m, cardsIn(m, ZONE.minions));
  checkZone(m, cardsIn(m, ZONE.support, m.s.turn));
  checkZone(m, cardsIn(m, ZONE.fellowship, m.s.turn));
}

function checkZone(m: M, list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) {
    const { wounds } = m.s.cards[list[i]];
    if (wounds > 0 && isCharacter(m, list[i]) && wounds >= value(m, list[i], STAT.vitality)) {
      m.call(kill, { card: list[i] });
    }
  }
}
