import { commonLexicon, lexicon } from '@tafelrunde/words';
import {
  Compiler,
  type Condition,
  type Count,
  cardsIn,
  did,
  type Effect,
  effectVars,
  emit,
  flow,
  Language,
  MOMENT,
  move,
  type Node,
  nounOf,
  type Procedure,
  type Select,
} from '../src/index.ts';
import { asks, begin, def, FIELD, GRAVE, HAND, type MiniMatch, type MiniState, note } from './mini.ts';

export const words = lexicon(commonLexicon, {
  nouns: { field: { de: { sg: 'Feld', pl: 'Felder', gender: 'n' }, en: { sg: 'field' } } },
});

/** A language of a few words on top of what every game has. */
export function speak() {
  const l = new Language<MiniState>({
    lexicon: words,
    stats: [{ de: 'Kraft', en: 'power' }],
    moments: { dusk: { de: 'am Ende der Runde', en: 'at the end of the round' } },
    durations: { round: { de: 'bis zum Ende der Runde', en: 'until the end of the round' } },
  });
  const say = l.effect<Node & { text: string }>('say', {
    run:
      ({ text }) =>
      (m, v) => {
        note(m, text);
        did(v);
      },
    text: () => ({ verb: 'draw', object: { noun: 'card', count: 1 } }),
  });
  const fail = l.effect('fail', {
    run: () => (m) => note(m, 'failed'),
    could: () => () => false,
    text: () => ({ verb: 'discard', object: { noun: 'card', count: 1 } }),
  });
  const bury = l.effect<Node & { what: Select }>('bury', {
    run: ({ what }, l) => {
      const cards = l.cards(what);
      return (m, v) => {
        const out: number[] = [];
        cards(m, v, out);
        for (const card of out) move(m, card, GRAVE);
        did(v, out.length);
      };
    },
    text: ({ what }, l) => ({ verb: 'discard', object: nounOf(l.textOf(what)) }),
  });
  const mine = l.select('mine', {
    cards: () => (m, v, out) => out.push(...cardsIn(m, FIELD, v.seat)),
    text: () => ({ noun: 'card', det: 'a', in: { noun: 'field', det: { poss: 'you' } } }),
  });
  const bound = l.select<Node & { as: string }>('bound', {
    cards:
      ({ as }) =>
      (_m, v, out) => {
        out.push(v[as] as number);
      },
    text: () => ({ noun: 'card', det: 'the', adj: ['chosen'] }),
  });
  const many = l.count('many', {
    count: () => (m, v) => cardsIn(m, FIELD, v.seat).length,
    text: () => ({ noun: 'number', det: 'the', of: { noun: 'card', det: 'the', number: 'pl' } }),
  });
  const rich = l.condition('rich', {
    holds: () => (m) => m.s.notes.includes('rich'),
    text: () => ({ verb: 'draw', object: { noun: 'card', count: 1 }, mood: 'subordinate' }),
  });
  return {
    l: new Compiler(l),
    ...flow(l),
    say: (text: string): Effect => say({ text }),
    fail: fail({}) as Effect,
    bury: (what: Select): Effect => bury({ what }),
    mine: mine({}) as Select,
    the: (as: string): Select => bound({ as }),
    many: many({}) as Count,
    rich: rich({}) as Condition,
  };
}

export type Speech = ReturnType<typeof speak>;

/** Plays an effect for seat 0, which has three cards of power 1 to 3 on the field. */
export function perform(w: Speech, effect: Effect, before: (m: MiniMatch) => void = () => {}): MiniMatch {
  const { name } = w.l.compile(`card#${w.l.procedures.length}`, [effect]);
  const m = begin({
    cards: ['ash', 'birch', 'cedar', 'source'].map((id, i) => def(id, { power: i + 1 })),
    events: { dusk: MOMENT },
    procedures: w.l.procedures as unknown as Procedure<MiniState, never>[],
    steps: {
      play: (m: MiniMatch) => m.callByName(name, effectVars(0, 3)),
      wait: asks(['dusk', 'end']),
      dusk: (m: MiniMatch) => emit(m, { type: 'dusk' }),
      end: asks(['x', 'y']),
    },
  });
  for (const card of [0, 1, 2]) move(m, card, FIELD, 0);
  move(m, 3, HAND, 0);
  before(m);
  m.decision();
  return m;
}
