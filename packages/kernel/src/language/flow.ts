import { CardOptions } from '../card-options.ts';
import { DONE, NO, numberId, type Option, question, YES } from '../decision.ts';
import { delay } from '../events.ts';
import type { Match } from '../match.ts';
import { option } from '../options.ts';
import type { CardIx, State } from '../state.ts';
import { ADD, modify, SET, TIMES } from '../values.ts';
import { type FlowTexts, flowTexts } from './flow-text.ts';
import { type Among, always, type Language, type Test } from './language.ts';
import type { Condition, Count, Effect, EffectVars, Node, Select } from './node.ts';
import { prompter } from './prompts.ts';

interface All extends Node {
  readonly effects: readonly Effect[];
}
interface Choose extends Node {
  readonly from: Select;
  readonly as: string;
  readonly then: Effect;
  readonly optional: boolean;
}
interface Each extends Node {
  readonly of: Select;
  readonly as: string;
  readonly then: Effect;
}
interface When extends Node {
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise: Effect | null;
}
interface May extends Node {
  readonly then: Effect;
}
interface OneOf extends Node {
  readonly modes: readonly Effect[];
}
interface Repeat extends Node {
  readonly times: Count;
  readonly then: Effect;
}
interface Then extends Node {
  readonly first: Effect;
  readonly then: Effect;
}
interface Later extends Node {
  readonly on: string;
  readonly then: Effect;
}
interface Change extends Node {
  readonly stat: number;
  readonly amount: Count;
  readonly to: Select;
  readonly until: string;
  readonly layer: 'add' | 'times' | 'set';
}

const CHOSEN = new CardOptions('kernel.option.card');
const NOBODY = option(DONE, 'kernel.option.none');

const LAYERS = { add: ADD, times: TIMES, set: SET } as const;

/**
 * The effects every game has: several in a row, choose a card, for each card, if, may, one of several, repeat, then,
 * later, and change a value until a moment. Registers them in a language and returns their builders.
 */
export function flow<S extends State>(language: Language<S>, texts: FlowTexts = flowTexts) {
  const all = language.effect<All>('all', {
    assemble: ({ effects }, a, l) => {
      for (const effect of effects) l.assemble(effect, a);
    },
    could: ({ effects }, l) => {
      return anyOf(effects.map((effect) => l.could(effect)));
    },
    needs: ({ effects }, l) => anyOf(effects.map((effect) => l.needs(effect))),
    text: texts.all,
  });

  const choose = language.effect<Choose>('choose', {
    assemble: ({ from, as, then, optional }, a, l) => {
      const candidates = targets(l, from, as, then);
      const hidden = l.hides(from);
      a.declare(as);
      const what = l.keepPhrase(`${a.name}/${a.next}`, l.textOf(from));
      const prompt = prompter<S>('kernel.ask.target', what);
      const start = a.label();
      const end = a.label();
      a.ask(
        (m, v) => {
          const cards = candidates(m, v);
          // With others at the table, how many hidden cards fit must not decide whether there is a question.
          const always = hidden && m.s.seats > 1;
          if (cards.length === 0 && !always) return null;
          if (cards.length === 1 && !always && !optional) return CHOSEN.of(cards[0], m.s.cards[cards[0]].alias);
          const options: Option[] = [];
          for (let i = 0; i < cards.length; i++) {
            options.push(CHOSEN.of(cards[i], m.s.cards[cards[i]].alias));
          }
          if (optional || cards.length === 0) options.push(NOBODY);
          return question(v.seat, 'target', prompt(m, v), options, undefined, v.source, always);
        },
        (m, v, answer) => {
          if (answer.card < 0) return;
          v[as] = answer.card;
          m.jump(start.step);
        },
      );
      a.jump(end);
      a.place(start);
      l.assemble(then, a);
      a.place(end);
      a.unbind(as);
    },
    could: ({ from, as, then, optional }, l) => (optional ? always : hasTarget(l, from, as, then)),
    text: texts.choose,
  });

  const each = language.effect<Each>('each', {
    assemble: ({ of, as, then }, a, l) => {
      const cards = l.cards(of);
      a.declare(as);
      const list = a.local<CardIx[]>('list');
      const loop = a.label();
      const end = a.label();
      a.run((m, v) => {
        const found: CardIx[] = [];
        cards(m, v, found);
        list.set(v, found.reverse());
      });
      a.place(loop);
      a.run((m, v) => {
        const next = list.of(v).pop();
        if (next === undefined) m.jump(end.step);
        else v[as] = next;
      });
      l.assemble(then, a);
      a.jump(loop);
      a.place(end);
      a.unbind(as);
    },
    could: ({ of, as, then }, l) => hasTarget(l, of, as, then),
    text: texts.each,
  });

  const when = language.effect<When>('when', {
    assemble: ({ condition, then, otherwise }, a, l) => {
      const holds = l.test(condition);
      const no = a.label();
      const end = a.label();
      a.jumpIf(no, (m, v) => !holds(m, v));
      l.assemble(then, a);
      if (otherwise) a.jump(end);
      a.place(no);
      if (otherwise) l.assemble(otherwise, a);
      a.place(end);
    },
    could: ({ condition, then, otherwise }, l) => {
      const holds = l.test(condition);
      const yes = l.could(then);
      const no = otherwise ? l.could(otherwise) : () => false;
      if (yes === always && no === always) return always;
      return (m, v) => (holds(m, v) ? yes(m, v) : no(m, v));
    },
    text: texts.when,
  });

  const may = language.effect<May>('may', {
    assemble: ({ then }, a, l) => {
      const could = l.could(then);
      const what = l.keepPhrase(`${a.name}/${a.next}`, l.textOf(then));
      const prompt = prompter<S>('kernel.ask.may', what);
      const start = a.label();
      const end = a.label();
      a.ask(
        (m, v) => {
          if (!could(m, v)) return null;
          return question(v.seat, 'confirm', prompt(m, v), YES_OR_NO, undefined, v.source);
        },
        (m, _v, answer) => {
          if (answer.id === YES) m.jump(start.step);
        },
      );
      a.jump(end);
      a.place(start);
      l.assemble(then, a);
      a.place(end);
    },
    could: ({ then }, l) => l.could(then),
    text: texts.may,
  });

  const oneOf = language.effect<OneOf>('oneOf', {
    assemble: ({ modes }, a, l) => {
      const tests = modes.map((mode) => l.could(mode));
      const all = modes.map((mode, i) => {
        const text = l.keepPhrase(`${a.name}/${a.next}.${i}`, l.textOf(mode));
        return option(numberId(i), 'kernel.option.mode', { n: i, more: text });
      });
      const prompt = prompter<S>('kernel.ask.mode', '');
      const end = a.label();
      const starts = modes.map(() => a.label());
      a.ask(
        (m, v) => {
          const options: Option[] = [];
          for (let i = 0; i < all.length; i++) {
            if (tests[i](m, v)) options.push(all[i]);
          }
          if (options.length === 0) return null;
          return question(v.seat, 'mode', prompt(m, v), options, undefined, v.source);
        },
        (m, _v, answer) => m.jump(starts[answer.n].step),
      );
      a.jump(end);
      modes.forEach((mode, i) => {
        a.place(starts[i]);
        l.assemble(mode, a);
        a.jump(end);
      });
      a.place(end);
    },
    could: ({ modes }, l) => {
      return anyOf(modes.map((mode) => l.could(mode)));
    },
    text: texts.oneOf,
  });

  const repeat = language.effect<Repeat>('repeat', {
    assemble: ({ times, then }, a, l) => {
      const count = l.number(times);
      const left = a.local<number>('left');
      const loop = a.label();
      const end = a.label();
      a.run((m, v) => {
        left.set(v, count(m, v));
      });
      a.place(loop);
      a.run((m, v) => {
        if (left.of(v) <= 0) m.jump(end.step);
        else left.set(v, left.of(v) - 1);
      });
      l.assemble(then, a);
      a.jump(loop);
      a.place(end);
    },
    could: ({ times, then }, l) => {
      const count = l.number(times);
      const could = l.could(then);
      return (m, v) => count(m, v) > 0 && could(m, v);
    },
    text: texts.repeat,
  });

  const then = language.effect<Then>('then', {
    assemble: ({ first, then: second }, a, l) => {
      const end = a.label();
      const held = a.local<number>('held');
      a.run((_m, v) => {
        held.set(v, v.did);
        v.did = 0;
      });
      l.assemble(first, a);
      a.jumpIf(end, (_m, v) => v.did === 0);
      l.assemble(second, a);
      a.place(end);
      a.run((_m, v) => {
        v.did += held.of(v);
      });
    },
    could: ({ first }, l) => l.could(first),
    text: texts.then,
  });

  const later = language.effect<Later>('later', {
    assemble: ({ on, then: effect }, a, l) => {
      const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
      a.run((m, v) => delay(m, on, name, a.shared(v)));
    },
    text: texts.later,
  });

  const change = language.effect<Change>('change', {
    run: ({ stat, amount, to, until, layer }, l) => {
      const count = l.number(amount);
      const cards = l.cards(to);
      return (m, v) => {
        const found: CardIx[] = [];
        cards(m, v, found);
        if (found.length === 0) return;
        const { seat, source } = v;
        modify(m, { stat, layer: LAYERS[layer], amount: count(m, v), cards: found, source, seat, until });
        did(v);
      };
    },
    could: ({ to, amount }, l) => {
      const any = l.any(to);
      const count = l.number(amount);
      return (m, v) => any(m, v) && count(m, v) !== 0;
    },
    text: texts.change,
  });

  return {
    all: (...effects: Effect[]): Effect => all({ effects }),
    choose: (from: Select, as: string, effect: Effect): Effect => choose({ from, as, then: effect, optional: false }),
    chooseUpToOne: (from: Select, as: string, effect: Effect): Effect =>
      choose({ from, as, then: effect, optional: true }),
    each: (of: Select, effect: Effect, as = 'it'): Effect => each({ of, as, then: effect }),
    when: (condition: Condition, effect: Effect, otherwise: Effect | null = null): Effect =>
      when({ condition, then: effect, otherwise }),
    may: (effect: Effect): Effect => may({ then: effect }),
    oneOf: (...modes: Effect[]): Effect => oneOf({ modes }),
    repeat: (times: Count, effect: Effect): Effect => repeat({ times, then: effect }),
    andThen: (first: Effect, second: Effect): Effect => then({ first, then: second }),
    later: (on: string, effect: Effect): Effect => later({ on, then: effect }),
    change: (stat: number, amount: Count, to: Select, until: string, layer: Change['layer'] = 'add'): Effect =>
      change({ stat, amount, to, until, layer }),
  };
}

/** Notes that the running effect has done something, for "then". */
export function did(v: EffectVars, times = 1): void {
  v.did += times;
}

const YES_OR_NO: readonly Option[] = [option(YES, 'kernel.option.yes'), option(NO, 'kernel.option.no')];

/** Whether one of the tests holds. */
function anyOf<S extends State>(tests: readonly Test<S>[]): Test<S> {
  if (tests.includes(always)) return always;
  if (tests.length === 1) return tests[0];
  return (m, v) => {
    for (let i = 0; i < tests.length; i++) {
      if (tests[i](m, v)) return true;
    }
    return false;
  };
}

/** The cards of a selector on which an effect could do something. What is tried is bound for the time of the test. */
function targets<S extends State>(l: Language<S>, from: Select, as: string, then: Effect): CardsOf<S> {
  const cards = l.cards(from);
  const could = l.could(then);
  return (m, v) => {
    const found: CardIx[] = [];
    cards(m, v, found);
    if (could === always) return found;
    const held = v[as];
    let kept = 0;
    for (let i = 0; i < found.length; i++) {
      v[as] = found[i];
      if (could(m, v)) found[kept++] = found[i];
    }
    v[as] = held;
    while (found.length > kept) found.pop();
    return found;
  };
}

/** Whether there is any such card. */
function hasTarget<S extends State>(l: Language<S>, from: Select, as: string, then: Effect): Test<S> {
  const could = l.could(then);
  if (could === always) return l.any(from);
  const some = l.some(from);
  const needs = l.needs(then);
  const fits: Among<S> = (m, v, card) => {
    v[as] = card;
    return could(m, v);
  };
  return (m, v) => {
    if (!needs(m, v)) return false;
    const held = v[as];
    const any = some(m, v, fits);
    v[as] = held;
    return any;
  };
}

type CardsOf<S extends State> = (m: Match<S>, v: EffectVars) => CardIx[];
