import { type Condition, cardsIn, type Node, type Select } from '@tafelrunde/kernel';
import type { Clause, Literal } from '@tafelrunde/words';
import { enemyAttackOf } from '../rules/combat/attack-info.ts';
import { standing } from '../rules/combat/enemy-attack.ts';
import { ZONE } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { lcg } from './language.ts';

/** Nobody defends against the attack under way, or nobody does any more (LCG-COMBAT-E-17). */
export const undefended: Condition = lcg.condition('undefended', {
  holds: () => (m) => {
    const attack = enemyAttackOf(m);
    return attack !== null && standing(m, attack).length === 0;
  },
  text: () => ({ verb: 'be', subject: { noun: 'attack', det: 'the' }, predicate: 'undefended' }),
})({});

/** No card of any kind lies in the staging area. */
export const stagingIsEmpty: Condition = lcg.condition('staging is empty', {
  holds: () => (m) => cardsIn(m, ZONE.staging).length === 0,
  text: () => ({ verb: 'be', subject: { noun: 'stagingArea', det: 'the' }, predicate: 'empty' }),
})({});

const threatNode = lcg.condition<Node & { n: number }>('threat at least', {
  holds:
    ({ n }) =>
    (m, v) =>
      m.s.threat[v.seat] >= n,
  text: ({ n }) => ({
    verb: 'have',
    subject: { noun: 'player', det: 'the', adj: ['defending'] },
    object: { de: `einen Bedrohungsgrad von mindestens ${n}`, en: `a threat of ${n} or higher` },
  }),
});
/** The defending player's threat is this or higher. */
export const defenderThreatAtLeast = (n: number): Condition => threatNode({ n });

const noneNode = lcg.condition<Node & { of: Select; text: Clause | Literal }>('there is none', {
  holds: ({ of }) => {
    const list = listOf(of);
    return (m, v) => list(m, v).length === 0;
  },
  text: ({ text }) => text,
});
/** There is no such card; its words are given. */
export const thereIsNo = (of: Select, text: Clause | Literal): Condition => noneNode({ of, text });
