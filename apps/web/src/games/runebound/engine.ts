import { type RbState, runebound } from '@tafelrunde/runebound';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  [
    'adventure',
    'fight',
    'enemy-defeated',
    'hero-damage',
    'test-result',
    'story',
    'appear',
    'eliminated',
    'challenge',
  ].map((name) => `rb.log.${name}`),
);

export const engine: EngineGame<RbState> = {
  game: runebound,
  isWeighty: ({ words }) => weighty.has(words[0]),
};
