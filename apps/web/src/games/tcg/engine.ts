import { PHASE_NAMES, type TcgState, tcg } from '@tafelrunde/tcg';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  ['play', 'site', 'kill', 'corrupted', 'lose', 'archery', 'skirmish', 'strength'].map((name) => `tcg.log.${name}`),
);

export const engine: EngineGame<TcgState> = {
  game: tcg,
  isWeighty: ({ words }) => weighty.has(words[0]),
  windowOf(m, decision) {
    if (decision.prompt[0] === 'tcg.ask.respond') return 'respond';
    // The own fellowship and Shadow phase are the point of the game; the others are windows that may be passed.
    if (decision.kind !== 'act' || /fellowship|shadow/.test(decision.prompt[0])) return '';
    return PHASE_NAMES[m.s.phase] ?? '';
  },
  marks: (m) => ({
    phase: m.s.turns * 10 + m.s.phase + 1,
    skirmish: m.s.fighting + 1,
    turn: m.s.turns,
  }),
};
