import type { CountNode, Node } from '@tafelrunde/kernel';
import type { Filter } from '../filter.ts';
import { tcg } from './language.ts';
import { counting, filterText } from './select.ts';

/** What was spotted by choice (`spotAny`). */
export const x: CountNode = tcg.count('x', {
  count: () => (_m, v) => (typeof v.x === 'number' && v.x > 0 ? v.x : 0),
  text: () => ({ de: 'X', en: 'X' }),
})({});

interface ForEachNode extends Node {
  readonly filter: Filter;
  readonly beyond: number;
}

const forEachNode = tcg.count<ForEachNode>('for each', {
  count: ({ filter, beyond }) => {
    const count = counting(filter);
    return (m, v) => Math.max(0, count(m, v) - beyond);
  },
  text: ({ filter, beyond }) => {
    const one = tcg.say(filterText({ ...filter, det: 'each' }), { case: 'acc' });
    if (beyond === 0) return { de: `für ${one.de}, den du entdecken kannst,`, en: `for ${one.en} you can spot` };
    return { de: `für ${one.de} über ${beyond} hinaus`, en: `for ${one.en} beyond ${beyond}` };
  },
});
/** One for each of them that can be spotted, or for each beyond a number. */
export const forEach = (filter: Filter, beyond = 0): CountNode => forEachNode({ filter, beyond });
