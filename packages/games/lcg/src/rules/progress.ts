import { cardsIn, emit, type GameEvent, move, procedure, roll, value } from '@tafelrunde/kernel';
import { activeLocation, attachmentsOn, canBeTargeted, currentQuest } from '../players.ts';
import { isLocation } from '../registry.ts';
import { cardWord } from '../say.ts';
import { score } from '../score.ts';
import type { LcgState, M } from '../state.ts';
import { STAT } from '../stats.ts';
import { abilityVars } from '../vars.ts';
import { ZONE } from '../zones.ts';
import { entered } from './enter.ts';
import { leavePlay } from './leave.ts';
import { clear } from './left.ts';

/** Progress on the current quest goes to the active location first, as far as it takes it (LCG-LOC-04, -05). */
export function placeProgress(m: M, n: number, source: number): void {
  if (n <= 0) return;
  const location = activeLocation(m);
  let left = n;
  if (location >= 0) {
    // Nothing gets past a location that player cards cannot affect (LCG-SOM-11).
    if (source >= 0 && !canBeTargeted(m, location, source)) return;
    const room = Math.max(0, value(m, location, STAT.questPoints) - m.s.cards[location].progress);
    const here = Math.min(room, left);
    left -= here;
    if (here > 0) placeOn(m, location, here, source);
  }
  const quest = currentQuest(m);
  if (left > 0 && quest >= 0) placeOn(m, quest, left, source);
}

/** Progress on one card: a location or the quest. */
export function placeOn(m: M, card: number, n: number, source: number): void {
  if (n <= 0) return;
  emit(m, { type: 'progress', card, n, source });
}

export function applyProgress(m: M, event: GameEvent): void {
  const card = event.card as number;
  m.s.cards[card].progress += event.n as number;
  if (m.log) m.say(['lcg.log.progress', { card: cardWord(m, card), n: event.n as number }], [card], 'LCG-QUEST-08');
  checkExplored(m, card);
  m.unsettle();
}

/** A location with as much progress as quest points is explored at once, staged or active (LCG-LOC-06). */
function checkExplored(m: M, card: number): void {
  if (!isLocation(m, card) || m.s.cards[card].progress < value(m, card, STAT.questPoints)) return;
  if (m.log) m.say(['lcg.log.explored', { card: cardWord(m, card) }], [card], 'LCG-LOC-06');
  const worn = attachmentsOn(m, card);
  emit(m, { type: 'explored', card, zone: m.layout.kindOf[m.s.cards[card].zone], worn });
}

/** Looks for locations that need no more progress because their quest points have come down (LCG-LOC-06). */
export function checkLocations(m: M): void {
  for (let i = 0; i < LOCATIONS_LIE.length; i++) {
    const there = cardsIn(m, LOCATIONS_LIE[i]);
    if (!hasProgress(m, there)) continue;
    for (const card of there.slice()) {
      if (m.s.cards[card].progress > 0 && !isLeaving(m, card)) checkExplored(m, card);
    }
  }
}

function hasProgress(m: M, list: readonly number[]): boolean {
  for (let i = 0; i < list.length; i++) if (m.s.cards[list[i]].progress > 0) return true;
  return false;
}

const LOCATIONS_LIE = [ZONE.active, ZONE.staging] as const;

/** Whether cards are just reacting to its exploration: then it is only to be gone. */
function isLeaving(m: M, card: number): boolean {
  return m.s.frames.some(({ vars }) => (vars.events as GameEvent[] | undefined)?.some((event) => event.card === card));
}

export function applyExplored(m: M, event: GameEvent): void {
  const card = event.card as number;
  leavePlay(m, card, 'explored', m.defs[m.s.cards[card].def].victory > 0 ? 'victory' : 'discard');
}

/** Takes progress from the quest card, never from a location. Returns how much was there. */
export function removeProgress(m: M, n: number): number {
  const quest = currentQuest(m);
  if (quest < 0) return 0;
  const taken = Math.min(n, m.s.cards[quest].progress);
  m.s.cards[quest].progress -= taken;
  return taken;
}

/** Whether the stage the players are on is complete (LCG-PROGRESS-01), or the game won in another way (LCG-WIN-02). */
export function checkStage(m: M): void {
  const quest = currentQuest(m);
  if (quest < 0 || m.s.advancing === 1 || m.s.over) return;
  const { stageRules } = m.defs[m.s.cards[quest].def];
  if (stageRules?.mustReset?.(m)) {
    resetStage(m, quest, stageRules.resetTo!);
    return;
  }
  if (stageRules?.isWon?.(m)) {
    win(m);
    return;
  }
  if (stageRules?.progressDoesNotWin) return;
  if (m.s.cards[quest].progress < value(m, quest, STAT.questPoints)) return;
  if (stageRules?.canAdvance && !stageRules.canAdvance(m)) return;
  m.s.advancing = 1;
  m.call(advance, { quest });
}

/** The quest deck goes back to an earlier stage; nothing else changes, and its set-up is not done again (LCG-SOM-05). */
export function resetStage(m: M, quest: number, stage: number): void {
  const before = cardsIn(m, ZONE.removed).find((card) => m.defs[m.s.cards[card].def].stage === stage);
  if (before === undefined) return;
  clear(m, quest);
  move(m, quest, ZONE.stages);
  move(m, before, ZONE.quest);
  entered(m, before, -1);
  if (m.log) m.say(['lcg.log.stage-back', { card: cardWord(m, before) }], [before], 'LCG-SOM-05');
  m.s.advancing = 0;
  m.unsettle();
}

export function win(m: M): void {
  const points = score(m);
  const winners = Array.from({ length: m.s.seats }, (_, seat) => seat);
  m.end({ winners, reason: 'lcg.end.won', scores: winners.map(() => points) });
}

/** The players advance to the next stage (LCG-PROGRESS-01 to -05). */
export const advance = procedure<LcgState, { quest: number }>('advance')({
  defeated(m, { quest }) {
    if (m.log) m.say(['lcg.log.stage-done', { card: cardWord(m, quest) }], [quest], 'LCG-PROGRESS-01');
    emit(m, { type: 'stage-defeated', card: quest });
  },
  next(m, { quest }) {
    // What follows on the defeat of a stage may have ended the game, or sent the players back.
    if (m.s.over || currentQuest(m) !== quest) return;
    const stage = m.defs[m.s.cards[quest].def].stage + 1;
    const later = cardsIn(m, ZONE.stages).filter((card) => m.defs[m.s.cards[card].def].stage === stage);
    if (later.length === 0) return win(m);
    clear(m, quest);
    move(m, quest, ZONE.removed);
    const chosen = later.length > 1 ? roll(m, later.length) : 0;
    later.forEach((card, i) => {
      if (i !== chosen) move(m, card, ZONE.removed);
    });
    m.call(turnStage, { card: later[chosen] });
  },
});

/** A new stage: side A is followed, then side B shows (LCG-SCEN-08, LCG-PROGRESS-04). Only then can it be completed. */
export const turnStage = procedure<LcgState, { card: number }>('stage')({
  A(m, { card }) {
    m.s.advancing = 1;
    move(m, card, ZONE.quest);
    entered(m, card, -1);
    if (m.log) m.say(['lcg.log.stage', { card: cardWord(m, card) }], [card], 'LCG-SCEN-08');
    const { setup } = m.defs[m.s.cards[card].def];
    if (setup !== '') m.callByName(setup, abilityVars(m.s.first, card));
  },
  B(m, { card }) {
    const { whenRevealed } = m.defs[m.s.cards[card].def];
    if (whenRevealed !== '') m.callByName(whenRevealed, abilityVars(m.s.first, card));
  },
  done(m) {
    m.s.advancing = 0;
    m.unsettle();
  },
});
