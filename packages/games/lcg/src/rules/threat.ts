import { cardsIn, emit, move, type Seat, value } from '@tafelrunde/kernel';
import { attachmentsOn, currentQuest, deckUnder, hasHero, isEliminated, nextPlayer, playerOrder } from '../players.ts';
import { isEncounterCard } from '../registry.ts';
import { seatWord } from '../say.ts';
import { FORM, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { toStaging } from './enter.ts';
import { passFirstPlayer } from './first-player.ts';
import { leavePlay } from './leave.ts';
import { clear, dropShadows, put } from './left.ts';

/** At this threat a player is eliminated, unless a scenario or a card says otherwise (LCG-THREAT-03, -04). */
export const THREAT_LIMIT = 50;

/** The threat at which players are eliminated now. */
export function threatLimit(m: M): number {
  const quest = currentQuest(m);
  return quest < 0 ? THREAT_LIMIT : value(m, quest, STAT.threatLimit);
}

/** Raises a player's threat; by the encounter deck or the quest, and not by himself or the passing of time, if it says so. */
export function raiseThreat(m: M, seat: Seat, n: number, byScenario = false): void {
  if (n <= 0 || isEliminated(m, seat)) return;
  const limit = threatLimit(m);
  m.s.threat[seat] = Math.min(limit, m.s.threat[seat] + n);
  if (m.log) m.say(['lcg.log.threat-up', { seat: seatWord(seat), n, now: m.s.threat[seat] }], [], 'LCG-THREAT-01');
  if (m.s.threat[seat] >= limit) eliminate(m, seat);
  else if (byScenario) emit(m, { type: 'threatened', seat, n });
}

/** Threat never falls below 0 (LCG-THREAT-02). Returns by how much it fell. */
export function lowerThreat(m: M, seat: Seat, n: number): number {
  if (isEliminated(m, seat)) return 0;
  const fallen = Math.min(n, m.s.threat[seat]);
  m.s.threat[seat] -= fallen;
  if (fallen > 0 && m.log) {
    m.say(['lcg.log.threat-down', { seat: seatWord(seat), n: fallen, now: m.s.threat[seat] }], [], 'LCG-THREAT-02');
  }
  return fallen;
}

/** Takes a player out of the game (LCG-ELIM-01 to -07). */
export function eliminate(m: M, seat: Seat): void {
  if (isEliminated(m, seat)) return;
  const { s } = m;
  if (m.log) m.say(['lcg.log.eliminated', { seat: seatWord(seat) }], [], 'LCG-ELIM-01');
  const first = s.first === seat ? 1 : 0;
  s.eliminated |= 1 << seat;
  s.threat[seat] = threatLimit(m);
  for (const enemy of cardsIn(m, ZONE.engaged, seat).slice()) toStaging(m, enemy);
  if (s.first === seat) passFirstPlayer(m, nextPlayer(m, seat));
  // What hangs on his cards first, so that nothing is left hanging on a card that is gone.
  for (const card of cardsIn(m, ZONE.play, seat).slice()) dropFrom(m, card);
  for (const card of cardsIn(m, ZONE.attached).slice()) if (deckUnder(m, card) === seat) dropOne(m, card);
  for (const card of cardsIn(m, ZONE.hand, seat).slice()) move(m, card, ZONE.discard, seat);
  const deck = cardsIn(m, ZONE.deck, seat);
  while (deck.length > 0) move(m, deck[deck.length - 1], ZONE.discard, seat);
  if (playerOrder(m).length === 0) {
    m.end({ winners: [], reason: 'lcg.end.all-eliminated' });
    return;
  }
  emit(m, { type: 'eliminated', seat, first });
  m.unsettle();
}

function dropFrom(m: M, card: number): void {
  const hanging = attachmentsOn(m, card);
  for (const other of hanging.length > 1 ? hanging.sort((a, b) => a - b) : hanging) dropOne(m, other);
  dropOne(m, card);
}

function dropOne(m: M, card: number): void {
  const { type, permanent, detached } = m.defs[m.s.cards[card].def];
  // An objective ally leaves play like any other time: the players may lose by it.
  if (m.s.cards[card].form === FORM.joined) {
    leavePlay(m, card, 'discarded', 'discard');
    return;
  }
  dropShadows(m, card);
  clear(m, card);
  if (permanent) move(m, card, ZONE.removed);
  else if (type === 'objective' && detached === 'deckTop') put(m, card, 'deckTop');
  else if (type === 'objective' && detached === 'staging') toStaging(m, card);
  else if (isEncounterCard(m, card)) move(m, card, ZONE.encounterDiscard);
  else move(m, card, ZONE.discard, m.s.cards[card].owner);
}

/** A player without heroes is eliminated; a hero held prisoner is out of play and does not count. */
export function checkHeroes(m: M): void {
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if (!hasHero(m, seat)) eliminate(m, seat);
    if (m.s.over) return;
  }
}

/** A limit that has come down meets players who are above it already. */
export function checkThreat(m: M): void {
  const limit = threatLimit(m);
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if (m.s.threat[seat] >= limit) eliminate(m, seat);
    if (m.s.over) return;
  }
}
