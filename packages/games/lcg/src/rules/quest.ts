import { aliasId, cardsIn, DONE, emit, Option, procedure, type Seat, value } from '@tafelrunde/kernel';
import { committedWillpower, currentQuest, isReady, playerOrder, stagingThreat } from '../players.ts';
import { inPlay, isCharacter } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type LcgDecision, type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { exhaust } from './damage.ts';
import { beginPhase, endPhase } from './phases.ts';
import { placeProgress } from './progress.ts';
import { rebuildEncounterDeck, revealNext } from './reveal.ts';
import { raiseThreat } from './threat.ts';
import { openWindow } from './window.ts';

/** Phase 3 (LCG-QUEST-01 to -14, LCG-WINDOW-08 to -11). */
export const questPhase = procedure<LcgState, { asked: number; picked: number[] }>('quest', {
  '3.1': (m) => beginPhase(m, PHASE.quest),
  '3.1w': questWindow,
  '3.2': {
    ask(m, v): LcgDecision | null {
      const seat = committing(m, v.asked);
      if (seat < 0) return null;
      const ready = cardsIn(m, ZONE.play, seat).filter(
        (card) => isCharacter(m, card) && isReady(m, card) && !v.picked.includes(card),
      );
      const options = ready.map(
        (card) =>
          new Option(
            aliasId(m.s.cards[card].alias),
            'lcg.option.commit',
            card,
            -1,
            value(m, card, STAT.willpower),
            'LCG-QUEST-02',
          ),
      );
      options.push(new Option(DONE, 'lcg.option.commit-done', -1, seat, v.picked.length, 'LCG-QUEST-02'));
      const group = { id: `commit ${seat}`, picked: v.picked.length, min: 0, max: ready.length + v.picked.length };
      return { seat, kind: 'pick', prompt: ['lcg.ask.commit'], options, group, rule: 'LCG-QUEST-02' };
    },
    then(m, v, answer) {
      m.goto('3.2');
      if (answer.id !== DONE) {
        v.picked.push(answer.card);
        return;
      }
      const seat = committing(m, v.asked);
      v.asked |= 1 << seat;
      const committed = v.picked;
      v.picked = [];
      commit(m, seat, committed);
    },
  },
  '3.2w': questWindow,
  '3.3'(m) {
    m.s.active = m.s.first;
    const quest = currentQuest(m);
    const rules = m.defs[m.s.cards[quest].def].stageRules;
    if (rules?.noStaging) return;
    // The number is fixed when the step begins (LCG-GAP-11).
    revealNext(m, playerOrder(m).length + (rules?.extraReveal ?? 0), 1);
  },
  '3.3w': questWindow,
  '3.4': resolveQuest,
  '3.4w': questWindow,
  '3.5': (m) => {
    rebuildEncounterDeck(m);
    for (const card of m.s.cards) card.committed = 0;
    endPhase(m, PHASE.quest);
  },
});

/** Before anybody may act, an empty encounter deck has been made anew (LCG-STAGING-08). */
function questWindow(m: M): void {
  rebuildEncounterDeck(m);
  openWindow(m);
}

/** The next player who has not committed yet; -1 if all have. */
function committing(m: M, asked: number): Seat {
  return playerOrder(m).find((seat) => (asked & (1 << seat)) === 0) ?? -1;
}

/** Commits characters together, which exhausts them (LCG-QUEST-03). */
function commit(m: M, seat: Seat, picked: readonly number[]): void {
  m.s.active = seat;
  // What somebody has picked who gave up before he was done is gone.
  const cards = picked.filter((card) => m.controller(card) === seat && inPlay(m, card));
  for (const card of cards) {
    exhaust(m, card);
    m.s.cards[card].committed = 1;
    if (m.log) m.say(['lcg.log.commit', { card: cardWord(m, card) }], [card], 'LCG-QUEST-02');
  }
  for (const card of cards) emit(m, { type: 'commit', card, seat });
}

/** LCG-QUEST-07 to -10. */
function resolveQuest(m: M): void {
  const willpower = committedWillpower(m);
  const threat = stagingThreat(m);
  if (m.log) m.say(['lcg.log.quest', { willpower, threat }], [], 'LCG-QUEST-07');
  if (willpower > threat) {
    emit(m, { type: 'quest-success', n: willpower - threat });
    placeProgress(m, willpower - threat, -1);
  } else if (willpower < threat) {
    for (const seat of playerOrder(m).slice()) raiseThreat(m, seat, threat - willpower);
    if (!m.s.over) emit(m, { type: 'quest-failure', n: threat - willpower });
  }
}
