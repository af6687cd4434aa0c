import { type Count, did, type Effect, type Node, numberText, type Select } from '@tafelrunde/kernel';
import { kindOf } from '../registry.ts';
import { dealShadow } from '../rules/combat/shadow.ts';
import { engage as engageEnemy } from '../rules/encounter.ts';
import { toStaging } from '../rules/enter.ts';
import { revealNext } from '../rules/reveal.ts';
import { ZONE } from '../zones.ts';
import { playerCount } from './counts.ts';
import { type CardsNode, listOf, object, onCards } from './effect-parts.ts';
import { lcg } from './language.ts';

export const returnToStaging = onCards(
  'return to staging',
  (m, card) => {
    toStaging(m, card);
    return true;
  },
  (m, card) => kindOf(m, card) === ZONE.engaged,
  (what) => ({ verb: 'return', object: what, prep: [{ prep: 'into', np: { noun: 'stagingArea', det: 'the' } }] }),
);

const revealNode = lcg.effect<Node & { n: Count }>('reveal', {
  run: ({ n }) => {
    const count = lcg.number(n);
    return (m, v) => {
      revealNext(m, count(m, v));
      did(v);
    };
  },
  text: ({ n }) =>
    n === playerCount
      ? { verb: 'reveal', object: { noun: 'encounterCard', count: 1 }, adverbs: ['perPlayer'] }
      : { verb: 'reveal', object: { noun: 'encounterCard', count: numberText(n) } },
});
export const reveal = (n: Count): Effect => revealNode({ n });

const shadowNode = lcg.effect<CardsNode & { n: Count }>('deal shadow', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const enemy of list(m, v)) for (let i = count(m, v); i > 0; i--) dealShadow(m, enemy);
      did(v);
    };
  },
  text: ({ what, n }) => ({
    verb: 'give',
    object: { noun: 'shadowCard', count: n === playerCount ? 1 : numberText(n), adj: ['additional'] },
    indirect: object(what),
    ...(n === playerCount ? { adverbs: ['perPlayer'] } : {}),
  }),
});
export const dealShadows = (n: Count, what: Select): Effect => shadowNode({ n, what });

const engageNode = lcg.effect<CardsNode>('engage', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const enemy of list(m, v)) engageEnemy(m, enemy, v.seat);
      did(v);
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ what }) => ({ verb: 'engage', object: object(what), adverbs: [{ de: 'in einen Kampf mit dir', en: '' }] }),
});
export const engage = (what: Select): Effect => engageNode({ what });
