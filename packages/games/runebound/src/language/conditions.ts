import type { Condition, Node } from '@tafelrunde/kernel';
import type { DieSymbol } from '../defs.ts';
import { heroValue } from '../players.ts';
import { countSymbol } from '../rules/dice.ts';
import { type Attribute, STAT } from '../stats.ts';
import { literal, rb } from './language.ts';
import { attributeWords, dieWords } from './words.ts';

const attributeNode = rb.condition<Node & { attribute: Attribute; n: number }>('attribute-at-least', {
  holds:
    ({ attribute, n }) =>
    (m, v) =>
      heroValue(m, v.seat, STAT[attribute]) >= n,
  text: ({ attribute, n }) =>
    literal(
      `falls dein Wert in ${attributeWords[attribute].de} mindestens ${n} beträgt`,
      `if your ${attributeWords[attribute].en} is at least ${n}`,
    ),
});
/** Values are compared as they are, negative ones too (RB-ATTRIBUTE-05). */
export const attributeAtLeast = (attribute: Attribute, n: number): Condition => attributeNode({ attribute, n });

const rolledNode = rb.condition<Node & { symbol: DieSymbol }>('rolled-any', {
  holds:
    ({ symbol }) =>
    (m) =>
      countSymbol(m, symbol) > 0,
  text: ({ symbol }) =>
    literal(`falls ein Würfel ${dieWords[symbol].de} zeigt`, `if a die shows ${dieWords[symbol].en}`),
});
export const rolledAny = (symbol: DieSymbol): Condition => rolledNode({ symbol });
