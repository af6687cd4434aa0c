import type { CountNode, Node } from '@tafelrunde/kernel';
import { usedValue } from '../players.ts';
import { countMatching } from '../rules/dice.ts';
import { type Attribute, STAT } from '../stats.ts';
import { literal, rb } from './language.ts';
import { attributeWords } from './words.ts';

const attributeNode = rb.count<Node & { attribute: Attribute }>('attribute', {
  count:
    ({ attribute }) =>
    (m, v) =>
      usedValue(m, v.seat, STAT[attribute]),
  text: ({ attribute }) =>
    literal(`dein Wert in ${attributeWords[attribute].de}`, `your ${attributeWords[attribute].en}`),
});
/** The value of the hero's attribute; a negative one counts as 0 (RB-ATTRIBUTE-04). */
export const attribute = (name: Attribute): CountNode => attributeNode({ attribute: name });

/** What was paid for a surge ability of cost X; 1 if another ability triggers it (RB-X-01, RB-X-03). */
export const x: CountNode = rb.count('x', {
  count: () => (_m, v) => (typeof v.x === 'number' ? v.x : 1),
  text: () => literal('die ausgegebene Energie', 'the surge spent'),
})({});

export const successes: CountNode = rb.count('successes', {
  count: () => (_m, v) => (typeof v.successes === 'number' && v.successes > 0 ? v.successes : 0),
  text: () => literal('die Zahl der Erfolge', 'the number of successes'),
})({});

/** Rolled dice that match the terrain of the own hex (RB-SPACE-05). */
export const matching: CountNode = rb.count('matching', {
  count: () => (m, v) => (m.s.hex[v.seat] < 0 ? 0 : countMatching(m, m.s.hex[v.seat])),
  text: () =>
    literal(
      'die Zahl der Würfel, die zum Gelände deines Feldes passen',
      'the number of dice that match the terrain of your hex',
    ),
})({});

/** Lore of the hero who fights this enemy. */
export const storyOfFoe: CountNode = rb.count('story-of-foe', {
  count: () => (m) => (m.s.fight.hero >= 0 ? m.s.story[m.s.fight.hero] : 0),
  text: () => literal('das Wissen deines Gegners', 'the lore of your opponent'),
})({});
