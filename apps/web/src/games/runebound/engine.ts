import { type RbState, runebound } from '@tafelrunde/runebound';
import type { EngineGame } from '../../engine/engine-game.ts';

/** Lines that tell of a revealed card, a loss or a result. */
const weighty = new Set(
  [
    ...['adventure', 'fight', 'challenge', 'cast', 'enemy-defeated', 'hero-damage', 'test-result'],
    ...['story', 'appear', 'march', 'gems', 'eliminated'],
  ].map((name) => `rb.log.${name}`),
);

export const engine: EngineGame<RbState> = {
  game: runebound,
  isWeighty: ({ words }) => weighty.has(words[0]),
  windowOf(_m, { prompt }) {
    if (prompt[0] === 'rb.ask.trade') return 'trade';
    return prompt[0] === 'rb.ask.respond' ? 'respond' : '';
  },
  marks: (m) => ({ turn: m.s.round * 8 + m.s.turns + 1, round: m.s.round + 1 }),
};
