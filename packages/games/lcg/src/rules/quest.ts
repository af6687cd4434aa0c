import { CardOptions, cardsIn, DONE, emit, option, procedure, question, type Seat, value } from '@tafelrunde/kernel';
import { activeLocation, committedWillpower, currentQuest, isReady, playerOrder, stagingThreat } from '../players.ts';
import { inPlay, isCharacter } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type LcgDecision, type LcgOption, type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { exhaust } from './damage.ts';
import { beginPhase, endPhase } from './phases.ts';
import { placeProgress } from './progress.ts';
import { rebuildEncounterDeck, revealNext } from './reveal.ts';
import { raiseThreat } from './threat.ts';
import { openWindow } from './window.ts';

const COMMIT = new CardOptions('lcg.option.commit', 'LCG-QUEST-02');
const COMMIT_PROMPT = ['lcg.ask.commit'] as const;
/** The same for every pick of a seat's run. */
const COMMITTED_BY = [0, 1, 2, 3].map((seat) => `commit ${seat}`);

/** Phase 3 (LCG-QUEST-01 to -14, LCG-WINDOW-08 to -11). */
export const questPhase = procedure<LcgState, { asked: number; picked: number[] }>('quest')({
  '3.1': (m) => beginPhase(m, PHASE.quest),
  '3.1w': questWindow,
  '3.2': {
    ask(m, v): LcgDecision | null {
      const seat = committing(m, v.asked);
      if (seat < 0) return null;
      const own = cardsIn(m, ZONE.play, seat);
      const options: LcgOption[] = [];
      for (let i = 0; i < own.length; i++) {
        const card = own[i];
        if (!canCommit(m, card) || v.picked.includes(card)) continue;
        options.push(COMMIT.of(card, m.s.cards[card].alias, value(m, card, STAT.willpower)));
      }
      const max = options.length + v.picked.length;
      if (options.length === 0 || !mustCommit(m))
        options.push(option(DONE, 'lcg.option.commit-done', { seat, n: v.picked.length, rule: 'LCG-QUEST-02' }));
      const group = { id: COMMITTED_BY[seat], picked: v.picked.length, min: 0, max };
      return question(seat, 'pick', COMMIT_PROMPT, options, 'LCG-QUEST-02', undefined, undefined, group);
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
    revealNext(m, stagingReveals(m, quest), 1);
  },
  '3.3w': questWindow,
  '3.4': resolveQuest,
  '3.4w': questWindow,
  '3.5': (m) => {
    rebuildEncounterDeck(m);
    const { cards } = m.s;
    for (let i = 0; i < cards.length; i++) cards[i].committed = 0;
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
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    if ((asked & (1 << order[i])) === 0 && mayCommit(m, order[i])) return order[i];
  }
  return -1;
}

/** Whether the stage lets this player commit characters at all. */
function mayCommit(m: M, seat: Seat): boolean {
  return m.defs[m.s.cards[currentQuest(m)].def].stageRules?.mayCommit?.(m, seat) ?? true;
}

/** Whether a character can be committed to the quest. */
function canCommit(m: M, card: number): boolean {
  return isReady(m, card) && isCharacter(m, card) && value(m, card, STAT.cannotCommit) === 0;
}

/** Whether nobody may hold back who could commit. */
function mustCommit(m: M): boolean {
  const location = activeLocation(m);
  return location >= 0 && value(m, location, STAT.mustCommit) > 0;
}

/** How many cards the staging step reveals: one for each player, and what the stage and cards change; 1 at least if any. */
function stagingReveals(m: M, quest: number): number {
  const usual = playerOrder(m).length + (m.defs[m.s.cards[quest].def].stageRules?.extraReveal ?? 0);
  return Math.max(1, usual - value(m, quest, STAT.fewerReveals));
}

/** Commits characters together, which exhausts them (LCG-QUEST-03). */
function commit(m: M, seat: Seat, picked: readonly number[]): void {
  m.s.active = seat;
  // What somebody has picked who gave up before he was done is gone.
  const cards = picked.filter((card) => m.controller(card) === seat && inPlay(m, card));
  for (const card of cards) {
    if (value(m, card, STAT.questsReady) === 0) exhaust(m, card);
    m.s.cards[card].committed = 1;
    if (m.log) m.say(['lcg.log.commit', { card: cardWord(m, card) }], [card], 'LCG-QUEST-02');
  }
  for (const card of cards) emit(m, { type: 'commit', card, seat });
}

/** The progress of a successful quest. */
export const questProgress = procedure<LcgState, { n: number }>('quest progress')({
  place: (m, { n }) => placeProgress(m, n, -1),
  done: (m) => emit(m, { type: 'quest-done' }),
});

/** LCG-QUEST-07 to -10. */
function resolveQuest(m: M): void {
  const willpower = committedWillpower(m);
  const threat = stagingThreat(m);
  if (m.log) m.say(['lcg.log.quest', { willpower, threat }], [], 'LCG-QUEST-07');
  if (willpower > threat) {
    emit(m, { type: 'quest-success', n: willpower - threat });
    // Whatever follows on the success comes before the progress (LCG-SOM-06).
    m.call(questProgress, { n: willpower - threat });
    return;
  } else if (willpower < threat) {
    for (const seat of playerOrder(m).slice()) raiseThreat(m, seat, threat - willpower, true);
    if (!m.s.over) emit(m, { type: 'quest-failure', n: threat - willpower });
  }
  if (!m.s.over) emit(m, { type: 'quest-done' });
}
