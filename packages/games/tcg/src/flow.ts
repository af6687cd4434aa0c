import { type Flow, plainResult } from '@tafelrunde/kernel';
import { isEliminated } from './players.ts';
import { strengths } from './rules/standing.ts';
import { PHASE_NAMES, type TcgState } from './state.ts';
import { turningOptions } from './turning.ts';

const windows = ['maneuver', 'archery', 'assignment', 'skirmish', 'regroup', 'respond'] as const;
export type TcgWindow = (typeof windows)[number];
export type TcgMark = 'phase' | 'skirmish' | 'turn';

/** How the trading card game goes on, for those at whose table it is played. */
export const flow: Flow<TcgState, TcgWindow, TcgMark> = {
  windows,
  marks: ['phase', 'skirmish', 'turn'],
  weighty: new Set([
    ...['tcg.log.play', 'tcg.log.site', 'tcg.log.kill', 'tcg.log.corrupted', 'tcg.log.lose'],
    ...['tcg.log.archery', 'tcg.log.skirmish', 'tcg.log.strength'],
  ]),
  scenes: new Set(['tcg.log.skirmish']),
  headings: new Set(['tcg.log.turn']),
  tones: {
    ...{ 'tcg.log.wound': 'harm', 'tcg.log.kill': 'harm', 'tcg.log.overwhelmed': 'harm', 'tcg.log.burdens': 'harm' },
    ...{ 'tcg.log.corrupted': 'harm', 'tcg.log.lose': 'harm', 'tcg.log.heal': 'gain', 'tcg.log.unburden': 'gain' },
  },
  coins: new Set(['tcg.log.twilight', 'tcg.log.untwilight']),
  sequels: new Set(['tcg.ask.defended', 'tcg.ask.attacked']),
  windowOf(m, { kind, prompt }) {
    if (prompt[0] === 'tcg.ask.respond') return 'respond';
    // The own fellowship and Shadow phase are the point of the game; the others are windows that may be passed.
    const phase = kind === 'act' ? PHASE_NAMES[m.s.phase] : 'none';
    return phase === 'none' || phase === 'fellowship' || phase === 'shadow' ? '' : phase;
  },
  marksOf: (m) => ({
    phase: m.s.turns * PHASE_NAMES.length + m.s.phase + 1,
    // The identity in views, which everybody knows: who fights lies open.
    skirmish: m.s.fighting < 0 ? 0 : m.s.cards[m.s.fighting].alias,
    turn: m.s.turns,
  }),
  /** What would change nothing is no reason to ask; nor is what cannot turn the skirmish under way. */
  isWorth(m, decision, { id, key }) {
    if (key.endsWith('-idly')) return false;
    return decision.prompt[0] !== 'tcg.ask.skirmish' || turningOptions(m, decision).has(id);
  },
  situationOf(m) {
    const { turns, phase, fighting } = m.s;
    return fighting < 0 ? `${turns}.${phase}` : `${turns}.${phase}.${m.s.cards[fighting].alias}.${strengths(m).join()}`;
  },
  /** What counts is how far along the path somebody has come. */
  resultOf(m, seat) {
    const { won, out } = plainResult(m, seat);
    return { won, out: out || isEliminated(m, seat), score: m.s.position[seat] };
  },
};
