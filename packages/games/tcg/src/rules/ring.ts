import { cardsIn, emit, type GameEvent } from '@tafelrunde/kernel';
import { cardsOn, defOf } from '../registry.ts';
import { cardWord } from '../say.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { putOn } from './kill.ts';

/** The Ring-bearer of the player whose turn it is puts on The One Ring (TCG-RING-02). Stands last in its step. */
export function wearRing(m: M, ring: number): void {
  emit(m, { type: 'ring-on', card: m.s.ringBearer[m.s.turn], ring });
}

export function applyRingOn(m: M, event: GameEvent): void {
  const bearer = event.card as number;
  m.s.wearing = 1;
  if (m.log) {
    const ring = event.ring as number;
    const words = { card: cardWord(m, bearer), ring: cardWord(m, ring) };
    m.say(['tcg.log.ring-on', words], [bearer, ring], 'TCG-RING-03');
  }
}

/** At the start of the regroup phase he takes it off (TCG-RING-09). */
export function takeOffRing(m: M): void {
  if (m.s.wearing === 0) return;
  m.s.wearing = 0;
  const bearer = m.s.ringBearer[m.s.turn];
  const ring = cardsOn(m, bearer).find((card) => defOf(m, card).type === 'ring');
  if (!m.log || ring === undefined) return;
  const words = { card: cardWord(m, bearer), ring: cardWord(m, ring) };
  m.say(['tcg.log.ring-off', words], [bearer, ring], 'TCG-RING-09');
}

/** Makes a companion the Ring-bearer: the Ring is off, the burdens stay with him (TCG-READ-01). */
export function takeRing(m: M, card: number): void {
  const { owner } = m.s.cards[card];
  m.s.ringBearer[owner] = card;
  for (const ring of cardsIn(m, ZONE.resolving).slice()) {
    if (defOf(m, ring).type !== 'ring' || m.s.cards[ring].owner !== owner) continue;
    putOn(m, ring, card);
  }
  m.unsettle();
  if (m.log) m.say(['tcg.log.ring-bearer', { card: cardWord(m, card) }], [card], 'TCG-RING-10');
}
