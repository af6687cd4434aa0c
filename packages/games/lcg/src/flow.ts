import { type Flow, plainResult } from '@tafelrunde/kernel';
import { isEliminated } from './players.ts';
import { enemyAttackOf, playerAttackOf } from './rules/combat/attack-info.ts';
import { scoreSheet } from './score.ts';
import { type LcgState, PHASE, PHASE_NAMES } from './state.ts';
import { comingIn, enoughIn, equalPayer, giftIn, isWanted, unseenShadow } from './wanted.ts';

const windows = [
  ...(['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'defence', 'attack'] as const),
  ...(['refresh', 'respond', 'pile'] as const),
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
  scenes: new Set(['lcg.log.attack']),
  headings: new Set(PHASE_NAMES.map((name) => `lcg.log.phase.${name}`)),
  tones: {
    ...{ 'lcg.log.damage': 'blow', 'lcg.log.killed': 'blow', 'lcg.log.defeated': 'gain', 'lcg.log.eliminated': 'harm' },
    ...{
      'lcg.log.threat-up': 'harm',
      'lcg.log.threat-down': 'gain',
      'lcg.log.heal': 'gain',
      'lcg.log.captured': 'harm',
    },
    ...{
      'lcg.log.rescued': 'gain',
      'lcg.log.progress': 'gain',
      'lcg.log.explored': 'gain',
      'lcg.log.stage-done': 'gain',
    },
    ...{ 'lcg.log.attack': 'harm', 'lcg.log.claimed': 'gain' },
  },
  coins: new Set(['lcg.log.phase.resource']),
  sequels: new Set(['lcg.ask.attackers']),
  windowOf(m, { kind, prompt }) {
    if (prompt[0] === 'lcg.ask.respond') return 'respond';
    // Hardly anything looks at how discarded cards lie.
    if (prompt[0] === 'lcg.ask.pile') return 'pile';
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
  /** Responses answer what has just happened; actions wait for the moment when they could turn something. */
  isWorth(m, decision, option) {
    const [key] = decision.prompt;
    return key === 'lcg.ask.respond' || (key !== 'lcg.ask.pile' && isWanted(m, decision, option));
  },
  /** What was declined in a phase is not asked again in it; after every attack there is a new one to think about. */
  situationOf(m) {
    const attacked = enemyAttackOf(m)?.enemy ?? playerAttackOf(m)?.enemy ?? -1;
    return `${m.s.round}.${m.s.phase}${attacked < 0 ? '' : `.${m.s.cards[attacked].alias}`}`;
  },
  obviousIn: (m, decision) =>
    equalPayer(m, decision) ||
    giftIn(m, decision) ||
    enoughIn(m, decision) ||
    comingIn(m, decision) ||
    unseenShadow(m, decision),
  /** Where there is one enemy to attack, whoever is picked attacks it. */
  leadIn(_m, { prompt, options }) {
    const enemies = prompt[0] === 'lcg.ask.attack' ? options.filter(({ card }) => card >= 0) : [];
    return enemies.length === 1 ? enemies[0].id : '';
  },
  /** The score is the group's (LCG-SCORE-10), and only a won game has one. */
  resultOf(m, seat) {
    const { won, out } = plainResult(m, seat);
    return { won, out: out || isEliminated(m, seat), score: won ? scoreSheet(m).total : null };
  },
  sheet: scoreSheet,
};
