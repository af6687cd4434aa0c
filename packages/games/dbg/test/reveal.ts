import { table } from '@tafelrunde/testing/dbg';

/** A Path on which nothing can happen. */
export const FULL = ['Haldir', 'Haldir', 'Haldir', 'Haldir', 'Haldir'];

/** An archenemy is about to be revealed; seat 1 is next. */
export const reveal = (id: string, hands: readonly (readonly string[])[], more = {}) =>
  table('dbg', {
    mode: id.endsWith('impossible') ? 'impossible' : 'normal',
    players: hands.map((hand) => ({ hand })),
    step: 'reveal',
    archenemy: '',
    stack: [id, id.endsWith('impossible') ? 'lurtz-impossible' : 'lurtz'],
    path: FULL,
    ...more,
  });
