import { type Count, did, type Effect, type Node, option, question } from '@tafelrunde/kernel';
import { FACES } from '../content/dice.ts';
import { TERRAIN } from '../content/map.ts';
import type { DieSymbol } from '../defs.ts';
import { usedValue } from '../players.ts';
import { callDice, reroll } from '../rules/dice.ts';
import { attributeTest, revealSkills } from '../rules/test.ts';
import type { RbOption } from '../state.ts';
import { ATTRIBUTES, type Attribute, STAT } from '../stats.ts';
import { amount, literal, rb } from './language.ts';
import type { RbNode } from './nodes.ts';
import { attributeWords, dieWords } from './words.ts';

const testNode = rb.effect<RbNode<'test'>>('test', {
  assemble: ({ attribute, mod, success, failure }, a, l) => {
    const number = ATTRIBUTES.indexOf(attribute);
    const failed = a.label();
    const end = a.label();
    a.declare('result');
    a.declare('successes');
    a.run((m, v) => m.call(attributeTest, { seat: v.seat, attribute: number, mod }));
    a.run((m, v) => {
      v.successes = v.result;
      if ((v.result as number) <= 0) m.jump(failed.step);
    });
    l.assemble(success, a);
    if (failure) a.jump(end);
    a.place(failed);
    if (failure) l.assemble(failure, a);
    a.place(end);
  },
  text: ({ attribute, mod, success, failure }, l) => {
    const sign = mod === 0 ? '' : mod > 0 ? ` (+${mod})` : ` (−${-mod})`;
    const { de, en } = attributeWords[attribute];
    const yes = l.say(l.textOf(success));
    const no = failure && l.say(l.textOf(failure));
    return literal(
      `lege eine Probe auf ${de}${sign} ab; bei Erfolg: ${yes.de}${no ? `; bei Misserfolg: ${no.de}` : ''}`,
      `take a ${en} test${sign}; on success: ${yes.en}${no ? `; on failure: ${no.en}` : ''}`,
    );
  },
});
/** An attribute test: what follows a success, and what a failure (RB-TEST-10, -11). */
export const test = (attribute: Attribute, mod: number, success: Effect, failure: Effect | null = null): Effect =>
  testNode({ attribute, mod, success, failure });

interface RollNode extends Node {
  /** -1 for as many dice as the hero's speed. */
  readonly n: number;
  readonly effect: Effect;
}

const rollNode = rb.effect<RollNode>('roll', {
  assemble: ({ n, effect }, a, l) => {
    a.run((m, v) => callDice(m, v.seat, n < 0 ? usedValue(m, v.seat, STAT.speed) : n));
    l.assemble(effect, a);
  },
  could: () => (m) => m.s.moving === 0 && m.s.rolling === 0,
  text: ({ n, effect }, l) => {
    const { de, en } = l.say(l.textOf(effect));
    if (n < 0) return literal(`erkunde; ${de}`, `explore; ${en}`);
    return literal(`wirf ${n} Geländewürfel; ${de}`, `roll ${n} terrain dice; ${en}`);
  },
});
/** Terrain dice equal to the speed; the effect says what they mean (RB-EXPLORE-01). */
export const explore = (effect: Effect): Effect => rollNode({ n: -1, effect });
export const rollDice = (n: number, effect: Effect): Effect => rollNode({ n, effect });

export const rerollAll: Effect = rb.effect('reroll-all', {
  run: () => (m, v) => {
    for (let die = 0; die < m.s.dice.length; die++) reroll(m, die);
    did(v);
  },
  could: () => (m) => m.s.dice.length > 0,
  text: () => literal('wirf alle deine Geländewürfel neu', 'reroll all your terrain dice'),
})({});

const dieOptions: RbOption[][] = FACES.map(() => []);
function dieOption(die: number, face: number): RbOption {
  dieOptions[face][die] ??= option(`e${die}`, 'rb.option.die', { n: die, more: `die:${face}` });
  return dieOptions[face][die];
}

export const rerollOne: Effect = rb.effect('reroll-one', {
  assemble: (_, a) => {
    a.ask(
      (m, v) => {
        const options = m.s.dice.map((face, die) => dieOption(die, face));
        return options.length === 0 ? null : question(v.seat, 'roll', ['rb.ask.reroll'], options, undefined, v.source);
      },
      (m, v, answer) => {
        reroll(m, answer.n);
        did(v);
      },
    );
  },
  could: () => (m) => m.s.dice.length > 0,
  text: () => literal('wirf einen deiner Geländewürfel neu', 'reroll one of your terrain dice'),
})({});

const turnDieNode = rb.effect<RbNode<'turn-die'>>('turn-die', {
  assemble: ({ symbol }, a) => {
    const to = FACES.findIndex((face) =>
      symbol === 'compass' ? face > 31 : (face & TERRAIN[symbol]) !== 0 && face < 32,
    );
    a.ask(
      (m, v) => {
        const options = m.s.dice.map((face, die) => dieOption(die, face));
        return options.length === 0
          ? null
          : question(v.seat, 'roll', ['rb.ask.turn-die'], options, undefined, v.source);
      },
      (m, v, answer) => {
        m.s.dice[answer.n] = to;
        did(v);
      },
    );
  },
  could: () => (m) => m.s.dice.length > 0,
  text: ({ symbol }) =>
    literal(
      `drehe einen deiner Geländewürfel auf eine Seite mit ${dieWords[symbol].de}`,
      `turn one of your terrain dice to a face with ${dieWords[symbol].en}`,
    ),
});
export const turnDie = (symbol: DieSymbol): Effect => turnDieNode({ symbol });

const revealNode = rb.effect<Node & { n: Count }>('reveal-more', {
  custom: true,
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      revealSkills(m, count(m, v));
      did(v);
    };
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(
      `decke für diese Probe ${text} weitere Fertigkeitskarten auf${de}`,
      `reveal ${text} more skill cards for this test${en}`,
    );
  },
});
export const revealMore = (n: Count): Effect => revealNode({ n });
