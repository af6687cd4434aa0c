import { type Clause, capitalise, isClause, type Literal, type NounPhrase, type Phrase } from '@tafelrunde/words';
import type { State } from '../state.ts';
import type { Language } from './language.ts';
import type { CountNode, Node } from './node.ts';

/** The parts of a phrase, one clause each. */
export function clausesOf(phrase: Phrase): readonly (Clause | Literal)[] {
  if ('clauses' in phrase) return phrase.clauses;
  if (isClause(phrase)) return [phrase];
  if ('de' in phrase && typeof phrase.de === 'string') return [phrase as Literal];
  throw new Error('a noun phrase stands where a clause belongs');
}

/** Several phrases in a row. */
export function inARow(phrases: readonly Phrase[], join: 'and' | 'or' = 'and'): Phrase {
  const clauses = phrases.flatMap(clausesOf);
  return clauses.length === 1 ? clauses[0] : { clauses, join };
}

/** The sentences of a phrase: commands in a row make one, whatever opens with something of its own begins a new one. */
export function sentencesOf(phrase: Phrase): readonly Phrase[] {
  if (!('clauses' in phrase) || phrase.join === 'or') return [phrase];
  const groups: (Clause | Literal)[][] = [];
  let open = false;
  for (const clause of phrase.clauses) {
    const plain = isClause(clause) && clause.subject === undefined && clause.modal === undefined;
    if (open && plain && clause.front === undefined) groups[groups.length - 1].push(clause);
    else groups.push([clause]);
    open = plain;
  }
  return groups.map((clauses) => (clauses.length === 1 ? clauses[0] : { clauses }));
}

/** A phrase that begins with something else: "Am Ende der Runde ziehe 1 Karte". */
export function fronted<S extends State>(l: Language<S>, front: NonNullable<Clause['front']>, phrase: Phrase): Phrase {
  const [first, ...rest] = clausesOf(phrase);
  if (!isClause(first)) {
    const said = l.say(typeof front === 'object' && isClause(front) ? front : frontAsLiteral(front));
    return inARow([announced(said, first), ...rest]);
  }
  if (first.front !== undefined) {
    const said = l.say({ ...first });
    const begun = l.say(typeof front === 'object' && isClause(front) ? front : frontAsLiteral(front));
    return inARow([announced(begun, said), ...rest]);
  }
  return inARow([{ ...first, front }, ...rest]);
}

/** A sentence behind a colon begins with a capital, in both languages. */
function announced(opening: Literal, said: Literal): Literal {
  return { de: `${opening.de}: ${capitalise(said.de)}`, en: `${opening.en}: ${capitalise(said.en)}` };
}

function frontAsLiteral(front: NonNullable<Clause['front']>): Literal {
  if (typeof front === 'object' && 'de' in front) return front;
  throw new Error('write what opens this text as a literal');
}

/** A noun phrase from a selector or seat. */
export function nounOf(phrase: Phrase): NounPhrase {
  if ('clauses' in phrase || isClause(phrase)) throw new Error('a clause stands where a noun phrase belongs');
  return phrase;
}

/** How a count reads in front of a noun: a number, or X for one that is explained behind it. */
export function numberText(count: number | CountNode): number | 'X' {
  return typeof count === 'number' ? count : 'X';
}

interface Nodes {
  all: Node & { readonly effects: readonly Node[] };
  choose: Node & { readonly from: Node; readonly then: Node; readonly optional: boolean };
  each: Node & { readonly of: Node; readonly then: Node };
  when: Node & { readonly condition: Node; readonly then: Node; readonly otherwise: Node | null };
  may: Node & { readonly then: Node };
  oneOf: Node & { readonly modes: readonly Node[] };
  repeat: Node & { readonly times: number | CountNode; readonly then: Node };
  then: Node & { readonly first: Node; readonly then: Node };
  later: Node & { readonly on: string; readonly then: Node };
  change: Node & {
    readonly stat: number;
    readonly amount: number | CountNode;
    readonly to: Node;
    readonly until: string;
  };
}

/** How the effects of flow.ts read. */
export const flowTexts = {
  all<S extends State>({ effects }: Nodes['all'], l: Language<S>): Phrase {
    return inARow(effects.map((effect) => l.textOf(effect)));
  },

  choose<S extends State>({ from, then, optional }: Nodes['choose'], l: Language<S>): Phrase {
    const verb: Clause = { verb: 'choose', object: nounOf(l.textOf(from)) };
    const choice: Clause = optional ? { ...verb, modal: 'may', mood: 'declarative' } : verb;
    return inARow([choice, l.textOf(then)]);
  },

  each<S extends State>({ then }: Nodes['each'], l: Language<S>): Phrase {
    return l.textOf(then);
  },

  when<S extends State>({ condition, then, otherwise }: Nodes['when'], l: Language<S>): Phrase {
    const met = l.textOf(condition);
    const front: NonNullable<Clause['front']> = isClause(met) ? { conj: 'if', ...met } : (met as Literal);
    const yes = fronted(l, front, l.textOf(then));
    if (!otherwise) return yes;
    const no = l.say(l.textOf(otherwise));
    return inARow([yes, announced({ de: 'sonst', en: 'otherwise' }, no)]);
  },

  may<S extends State>({ then }: Nodes['may'], l: Language<S>): Phrase {
    // What may be done for something reads: you may do this. If you do, do that.
    if (isThen(then)) return ifYouDo(flowTexts.may({ k: 'may', then: then.first }, l), l.textOf(then.then), l);
    const clauses = clausesOf(l.textOf(then));
    if (clauses.length === 1 && isClause(clauses[0]) && clauses[0].subject === undefined) {
      return { ...clauses[0], modal: 'may', mood: 'declarative' };
    }
    const said = l.say(l.textOf(then));
    return announced({ de: 'du darfst dies tun', en: 'you may do this' }, said);
  },

  oneOf<S extends State>({ modes }: Nodes['oneOf'], l: Language<S>): Phrase {
    const said = modes.map((mode) => l.say(l.textOf(mode)));
    const list = (lang: 'de' | 'en', or: string): string => said.map((mode) => mode[lang]).join(`; ${or} `);
    return announced({ de: 'wähle eins', en: 'choose one' }, { de: list('de', 'oder'), en: list('en', 'or') });
  },

  repeat<S extends State>({ times, then }: Nodes['repeat'], l: Language<S>): Phrase {
    const n = numberText(times);
    const said = l.say(l.textOf(then));
    return announced({ de: `${n}-mal`, en: `${n} times` }, said);
  },

  then<S extends State>({ first, then }: Nodes['then'], l: Language<S>): Phrase {
    const done = l.textOf(first);
    const last = clausesOf(done).at(-1)!;
    if (isClause(last) && last.modal === 'may') return ifYouDo(done, l.textOf(then), l);
    const [begin, ...rest] = clausesOf(l.textOf(then));
    const after = l.say(begin);
    const next = isClause(begin) && begin.front === undefined ? { ...begin, front: THEN } : after;
    return inARow([done, next, ...rest]);
  },

  later<S extends State>({ on, then }: Nodes['later'], l: Language<S>): Phrase {
    return fronted(l, l.moment(on), l.textOf(then));
  },

  change<S extends State>({ stat, amount, to, until }: Nodes['change'], l: Language<S>): Phrase {
    const value = l.statChange(stat, amount);
    return {
      verb: 'gain',
      subject: nounOf(l.textOf(to)),
      object: value,
      adverbs: [l.duration(until)],
      mood: 'declarative',
    };
  },
};

export type FlowTexts = typeof flowTexts;

const THEN: Literal = { de: 'dann', en: 'then' };
const IF_YOU_DO: Literal = { de: 'wenn du das tust,', en: 'if you do' };

const isThen = (node: Node): node is Nodes['then'] => node.k === 'then';

/** Two phrases of which the second comes true only if the first was done. */
function ifYouDo<S extends State>(first: Phrase, then: Phrase, l: Language<S>): Phrase {
  return inARow([first, fronted(l, IF_YOU_DO, then)]);
}
