import { type Flow, plainResult } from '@tafelrunde/kernel';
import { isEliminated } from './players.ts';
import { enemyAttackOf, playerAttackOf } from './rules/combat/attack-info.ts';
import { scoreSheet } from './score.ts';
import { type LcgState, PHASE, PHASE_NAMES } from './state.ts';

const windows = [
  ...(['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'defence', 'attack'] as const),
  ...(['refresh', 'respond'] as const),
];
export type LcgWindow = (typeof windows)[number];
export type LcgMark = 'phase' | 'attack' | 'round';

/** How the living card game goes on, for those at whose table it is played. */
export const flow: Flow<LcgState, LcgWindow, LcgMark> = {
  windows,
  marks: ['phase', 'attack', 'round'],
  weighty: new Set([
    ...['lcg.log.reveal', 'lcg.log.staged', 'lcg.log.shadow', 'lcg.log.attack', 'lcg.log.killed', 'lcg.log.defeated'],
    ...['lcg.log.eliminated', 'lcg.log.captured', 'lcg.log.rescued', 'lcg.log.claimed', 'lcg.log.quest'],
    ...['lcg.log.explored', 'lcg.log.stage', 'lcg.log.engage'],
  ]),
  headings: new Set(PHASE_NAMES.map((name) => `lcg.log.phase.${name}`)),
  windowOf(m, { kind, prompt }) {
    if (prompt[0] === 'lcg.ask.respond') return 'respond';
    // What is played in one's own turn to plan is the point of it.
    if (kind !== 'act' || prompt[0] !== 'lcg.ask.act') return '';
    if (enemyAttackOf(m)) return 'defence';
    if (playerAttackOf(m)) return 'attack';
    const phase = PHASE_NAMES[m.s.phase];
    return phase === 'setup' ? '' : phase;
  },
  marksOf(m) {
    const attack = enemyAttackOf(m);
    return {
      phase: m.s.round * (PHASE.refresh + 1) + m.s.phase + 1,
      attack: attack ? m.s.cards[attack.enemy].alias : 0,
      round: m.s.round,
    };
  },
  /** The score is the group's (LCG-SCORE-10), and only a won game has one. */
  resultOf(m, seat) {
    const { won, out } = plainResult(m, seat);
    return { won, out: out || isEliminated(m, seat), score: won ? scoreSheet(m).total : null };
  },
  sheet: scoreSheet,
};
