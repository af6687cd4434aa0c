import { cardsIn, emit, type GameEvent, move, procedure, shuffle, value } from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { isBlank, kindOf, typeOf } from '../registry.ts';
import { cardWord } from '../say.ts';
import { variants } from '../setup.ts';
import { type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { abilityVars } from '../vars.ts';
import { ZONE } from '../zones.ts';
import { toStaging } from './enter.ts';
import { clear } from './left.ts';
import { raiseThreat } from './threat.ts';

/** The top card of the encounter deck; -1 if there is none. */
function topEncounterCard(m: M): number {
  rebuildEncounterDeck(m);
  const deck = cardsIn(m, ZONE.encounterDeck);
  return deck.length > 0 ? deck[deck.length - 1] : -1;
}

/** An empty encounter deck is made anew from its discard pile, at any time in the quest phase and only then (LCG-STAGING-08, -09). */
export function rebuildEncounterDeck(m: M): void {
  if (m.s.phase !== PHASE.quest || cardsIn(m, ZONE.encounterDeck).length > 0) return;
  const pile = cardsIn(m, ZONE.encounterDiscard);
  if (pile.length === 0) return;
  while (pile.length > 0) move(m, pile[pile.length - 1], ZONE.encounterDeck);
  shuffle(m, ZONE.encounterDeck);
  if (m.log) m.say(['lcg.log.reshuffle'], [], 'LCG-STAGING-08');
}

/**
 * `guarded` is the objective that waits for a guard, -1 if none; `staging` is 1 in step 3.3 (the classic options for
 * Doomed and Surge ask).
 */
export type RevealVars = { card: number; guarded: number; staging: number; surges: number };

/** Reveals the top card of the encounter deck (LCG-STAGING-01, -02); nothing if there is none (LCG-GAP-07). */
export const reveal = procedure<LcgState, RevealVars>('reveal')({
  turn(m, v) {
    if (v.card < 0) v.card = topEncounterCard(m);
    if (v.card < 0) return m.done();
    move(m, v.card, ZONE.revealed);
    if (m.log) m.say(['lcg.log.reveal', { card: cardWord(m, v.card) }], [v.card], 'LCG-STAGING-01');
    rebuildEncounterDeck(m);
    emit(m, { type: 'reveal', card: v.card });
  },
  doomed(m, v) {
    if (gone(m, v.card)) return m.goto('placed');
    const doomed = value(m, v.card, STAT.doomed);
    if (doomed === 0 || (variants(m).classicDoomed && v.staging === 0)) return;
    for (const seat of playerOrder(m).slice()) raiseThreat(m, seat, doomed, true);
  },
  'when revealed'(m, v) {
    if (gone(m, v.card)) return m.goto('placed');
    // Surge is read before the card moves: a treachery is in the discard pile when it resolves.
    v.surges = variants(m).classicSurge && v.staging === 0 ? 0 : value(m, v.card, STAT.surge);
    if (m.defs[m.s.cards[v.card].def].whenRevealed !== '') emit(m, { type: 'when-revealed', card: v.card });
  },
  'classic surge'(m, v) {
    if (variants(m).classicSurge) surge(m, v);
  },
  place(m, v) {
    if (!gone(m, v.card)) placeRevealed(m, v.card);
  },
  placed(m, v) {
    if (kindOf(m, v.card) === ZONE.staging) emit(m, { type: 'added', card: v.card });
  },
  guard(m, v) {
    const isObjective = typeOf(m, v.card) === 'objective';
    if (v.guarded >= 0 && isObjective) {
      // An objective cannot guard: the next card does (LCG-GUARD-02, -03).
      m.call(reveal, { card: -1, guarded: v.guarded, staging: v.staging, surges: 0 });
    } else if (v.guarded >= 0 && m.layout.kindOf[m.s.cards[v.card].zone] === ZONE.staging) {
      m.s.cards[v.guarded].host = v.card;
    }
  },
  guarded(m, v) {
    const def = m.defs[m.s.cards[v.card].def];
    if (def.guarded && !isBlank(m, v.card) && m.layout.kindOf[m.s.cards[v.card].zone] === ZONE.staging) {
      m.call(reveal, { card: -1, guarded: v.card, staging: v.staging, surges: 0 });
    }
  },
  surge(m, v) {
    surge(m, v);
  },
});

function surge(m: M, v: RevealVars): void {
  for (; v.surges > 0; v.surges--) m.call(reveal, { card: -1, guarded: -1, staging: v.staging, surges: 0 });
}

/** Whether a card is no longer being revealed: an effect has put it somewhere else, or it was destroyed. */
function gone(m: M, card: number): boolean {
  return m.layout.kindOf[m.s.cards[card].zone] !== ZONE.revealed;
}

/** LCG-STAGING-03 to -05. */
function placeRevealed(m: M, card: number): void {
  if (typeOf(m, card) === 'treachery') {
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
  } else {
    toStaging(m, card);
  }
}

/** What the event `when-revealed` does once nobody has cancelled it. */
export function applyWhenRevealed(m: M, event: GameEvent): void {
  const card = event.card as number;
  m.callByName(m.defs[m.s.cards[card].def].whenRevealed, abilityVars(m.s.first, card));
}

/** Reveals so many cards, one after another (LCG-QUEST-06). */
export const revealCards = procedure<LcgState, { left: number; staging: number }>('reveal cards')({
  next(m, v) {
    if (v.left <= 0) return m.done();
    v.left--;
    m.goto('next');
    m.call(reveal, { card: -1, guarded: -1, staging: v.staging, surges: 0 });
  },
});

export function revealNext(m: M, n: number, staging: 0 | 1 = 0): void {
  if (n > 0) m.call(revealCards, { left: n, staging });
}
