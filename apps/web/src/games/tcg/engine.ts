import { type TcgState, tcg } from '@tafelrunde/tcg';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  ['play', 'site', 'kill', 'corrupted', 'lose', 'archery', 'skirmish', 'strength'].map((name) => `tcg.log.${name}`),
);

export const engine: EngineGame<TcgState> = {
  game: tcg,
  isWeighty: ({ words }) => weighty.has(words[0]),
};
