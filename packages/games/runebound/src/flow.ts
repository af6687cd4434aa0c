import { type Flow, plainResult } from '@tafelrunde/kernel';
import { isEliminated } from './players.ts';
import type { RbState } from './state.ts';

const windows = ['trade', 'respond'] as const;
export type RbWindow = (typeof windows)[number];
export type RbMark = 'turn' | 'round';

/** How Runebound goes on, for those at whose table it is played. */
export const flow: Flow<RbState, RbWindow, RbMark> = {
  windows,
  marks: ['turn', 'round'],
  weighty: new Set([
    ...['rb.log.adventure', 'rb.log.fight', 'rb.log.challenge', 'rb.log.cast', 'rb.log.enemy-defeated'],
    ...['rb.log.hero-damage', 'rb.log.test-result', 'rb.log.story', 'rb.log.appear', 'rb.log.march'],
    ...['rb.log.gems', 'rb.log.eliminated'],
  ]),
  headings: new Set(['rb.log.turn', 'rb.log.time']),
  windowOf(_m, { prompt }) {
    if (prompt[0] === 'rb.ask.trade') return 'trade';
    return prompt[0] === 'rb.ask.respond' ? 'respond' : '';
  },
  marksOf: (m) => ({ turn: m.s.round * 8 + m.s.turns + 1, round: m.s.round + 1 }),
  /** Nothing is counted: whoever defeats the villain has won. */
  resultOf(m, seat) {
    const { won, out } = plainResult(m, seat);
    return { won, out: out || isEliminated(m, seat), score: null };
  },
};
