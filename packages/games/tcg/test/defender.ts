import { type Condition, type Node, value } from '@tafelrunde/kernel';
import { tcg } from '../src/language/language.ts';
import { STAT } from '../src/stats.ts';
import { ZONE } from '../src/zones.ts';

/** For tests: a companion with Defender +1 can be spotted; no card of the pool asks for that. */
export const canSpotDefender: Condition = tcg.condition<Node>('can spot defender', {
  holds: () => (m) =>
    m.s.zones[m.layout.zone(ZONE.fellowship, m.s.turn)].some((card) => value(m, card, STAT.defender) >= 1),
  text: () => ({ verb: 'spot', modal: 'can', object: { noun: 'companion', det: 'a' } }),
})({});
