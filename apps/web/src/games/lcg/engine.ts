import type { Plain } from '@tafelrunde/kernel';
import { type LcgState, lcg, PHASE_NAMES, scoreSheet } from '@tafelrunde/lcg';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  [
    ...['reveal', 'staged', 'shadow', 'attack', 'killed', 'defeated', 'eliminated', 'captured', 'rescued', 'claimed'],
    ...['quest', 'explored', 'stage', 'engage'],
  ].map((name) => `lcg.log.${name}`),
);

export const engine: EngineGame<LcgState> = {
  game: lcg,
  result: (m) => scoreSheet(m) as unknown as Plain,
  isWeighty: ({ words }) => weighty.has(words[0]),
  windowOf(m, decision) {
    if (decision.prompt[0] === 'lcg.ask.respond') return 'respond';
    // What is played in the planning phase is the point of it.
    if (decision.kind !== 'act' || decision.prompt[0] !== 'lcg.ask.act') return '';
    if (m.s.frames.some(({ proc }) => proc === 'enemy attack')) return 'defence';
    if (m.s.frames.some(({ proc }) => proc === 'player attack')) return 'attack';
    return PHASE_NAMES[m.s.phase];
  },
  marks(m) {
    const attack = m.s.frames.find(({ proc }) => proc === 'enemy attack');
    return {
      phase: m.s.round * 10 + m.s.phase + 1,
      attack: attack ? m.s.cards[attack.vars.enemy as number].alias : 0,
      round: m.s.round,
    };
  },
};
