import { type DbgState, dbg } from '@tafelrunde/dbg';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  ['buy', 'defeat', 'reveal', 'ambush', 'archenemy', 'group', 'suffer', 'corruption', 'destroy'].map(
    (name) => `dbg.log.${name}`,
  ),
);

export const engine: EngineGame<DbgState> = {
  game: dbg,
  isWeighty: ({ words }) => weighty.has(words[0]),
};
