import { cardsIn, type Effect, type Node, nounOf, type Select } from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import { isEnemy, isLocation } from '../registry.ts';
import { ZONE } from '../zones.ts';
import { damage } from './damage-effects.ts';
import { choose, lcg, repeat } from './language.ts';
import { stopQuesting } from './quest-effects.ts';
import { cards, chosen, type Filter } from './select.ts';

interface Pick extends Node {
  readonly n: number;
  readonly from: Select;
  readonly then: Effect;
  readonly said: Effect;
}

const pickNode = lcg.effect<Pick>('pick', {
  assemble: ({ n, from, then: act }, a, l) => {
    const one = choose(from, PICKED, act);
    l.assemble(n === 1 ? one : repeat(n, one), a);
  },
  could: ({ from, then: act }) => lcg.could(choose(from, PICKED, act)),
  text: ({ said }) => lcg.textOf(said),
});
const PICKED = 'picked';

/** Chooses so many cards and does something to them, in one sentence: "exhaust 2 of your characters". */
export const pick = (n: number, filter: Filter, act: (what: Select) => Effect): Effect => {
  const from = cards({ ...filter, count: n });
  return pickNode({ n, from, then: act(chosen(PICKED, filter.sort)), said: act(from) });
};

/** The same for cards that no filter describes. */
export const pickOne = (from: Select, act: (what: Select) => Effect): Effect =>
  pickNode({ n: 1, from, then: act(chosen(PICKED, 'card')), said: act(from) });

/** This card, called what it is. */
const thisNode = lcg.select<Node & { noun: string }>('this as', {
  cards: () => (_m, v, out) => {
    out.push(v.source);
  },
  text: ({ noun }) => ({ noun, det: 'this' }),
});
export const thisEnemy: Select = thisNode({ noun: 'enemy' });
export const thisLocation: Select = thisNode({ noun: 'location' });

/** What has threat and lies in the staging area at this moment. */
export const stagedNow: Select = lcg.select('staged now', {
  cards: () => (m, _v, out) => {
    for (const card of cardsIn(m, ZONE.staging)) if (isEnemy(m, card) || isLocation(m, card)) out.push(card);
  },
  // One verb for each of them: "erhält", not "erhalten".
  text: () => ({
    de: 'jeder Gegner und jeder Ort derzeit in der Aufmarschzone',
    en: 'each enemy and each location currently in the staging area',
    gender: 'm',
  }),
})({});

const calledNode = lcg.select<Node & { of: Select; text: NounPhrase }>('called', {
  cards: ({ of }) => lcg.cards(of),
  text: ({ text }) => text,
});
/** The same cards in other words. */
export const called = (of: Select, text: NounPhrase): Select => calledNode({ of, text });

const takesNode = lcg.effect<Node & { n: number; what: Select }>('takes damage', {
  assemble: ({ n, what }, a, l) => l.assemble(damage(n, what), a),
  could: ({ n, what }) => lcg.could(damage(n, what)),
  text: ({ n, what }) => ({
    verb: 'takeDamage',
    subject: nounOf(lcg.textOf(what)),
    object: { noun: 'damage', count: n },
    mood: 'declarative',
  }),
});
/** Damage, said of those who take it. */
export const takeDamage = (n: number, what: Select): Effect => takesNode({ n, what });

const withdrawNode = lcg.effect<Node & { what: Select }>('withdraw', {
  assemble: ({ what }, a, l) => l.assemble(stopQuesting(what), a),
  could: ({ what }) => lcg.could(stopQuesting(what)),
  text: ({ what }) => ({
    verb: 'withdraw',
    object: nounOf(lcg.textOf(what)),
    prep: [{ prep: 'outOf', np: { noun: 'adventure', det: 'the' } }],
  }),
});
/** Characters leave the quest; they stay exhausted. */
export const withdraw = (what: Select): Effect => withdrawNode({ what });
