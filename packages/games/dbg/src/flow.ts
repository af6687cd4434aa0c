import { type Flow, plainResult } from '@tafelrunde/kernel';
import type { DbgState } from './state.ts';

/** How the deck-building game goes on, for those at whose table it is played. It has no windows: every question counts. */
export const flow: Flow<DbgState, never, 'turn'> = {
  windows: [],
  marks: ['turn'],
  weighty: new Set([
    ...['dbg.log.buy', 'dbg.log.defeat', 'dbg.log.reveal', 'dbg.log.ambush', 'dbg.log.archenemy'],
    ...['dbg.log.group', 'dbg.log.suffer', 'dbg.log.corruption', 'dbg.log.destroy'],
  ]),
  scenes: new Set(['dbg.log.ambush', 'dbg.log.group']),
  headings: new Set(['dbg.log.turn']),
  tones: {
    ...{ 'dbg.log.defeat': 'gain', 'dbg.log.buy': 'gain', 'dbg.log.power': 'gain', 'dbg.log.avoid': 'gain' },
    ...{ 'dbg.log.suffer': 'harm', 'dbg.log.corruption': 'harm', 'dbg.log.ambush': 'harm', 'dbg.log.group': 'harm' },
  },
  coins: new Set(['dbg.log.buy']),
  windowOf: () => '',
  marksOf: (m) => ({ turn: m.s.turns }),
  resultOf: plainResult,
};
