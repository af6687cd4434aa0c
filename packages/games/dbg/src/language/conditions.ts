import { type Condition, cardsIn, type Node } from '@tafelrunde/kernel';
import { TYPE } from '../defs.ts';
import { defOf } from '../registry.ts';
import { ZONE } from '../zones.ts';
import { dbg } from './language.ts';
import { bound } from './select.ts';

/** The card being played is the first one of the turn. */
export const firstCard: Condition = dbg.condition('first-card', {
  holds: () => (m) => m.s.plays.length === 1,
  text: () => ({
    de: 'falls dies die erste Karte ist, die du in diesem Zug spielst,',
    en: 'if this is the first card you play this turn',
  }),
})({});

const discardNode = dbg.condition<Node & { n: number }>('discard-at-least', {
  holds:
    ({ n }) =>
    (m, v) =>
      cardsIn(m, ZONE.discard, v.seat).length >= n,
  text: ({ n }) => ({
    de: `falls in deinem Ablagestapel mindestens ${n} Karten liegen,`,
    en: `if your discard pile has ${n} or more cards`,
  }),
});
export const discardHasAtLeast = (n: number): Condition => discardNode({ n });

/** A card was bought or gained before in this turn. */
export const boughtBefore: Condition = dbg.condition('bought-before', {
  holds: () => (m) => m.s.gained > 0,
  text: () => ({
    de: 'falls du in diesem Zug schon eine Karte gekauft oder erhalten hast,',
    en: 'if you have already bought or gained a card this turn',
  }),
})({});

const costsNode = dbg.condition<Node & { name: string; least: number }>('costs-at-least', {
  holds:
    ({ name, least }) =>
    (m, v) => {
      const card = bound(v, name);
      return card >= 0 && defOf(m, card).cost >= least;
    },
  text: ({ least }) => ({ de: `falls sie mindestens ${least} kostet,`, en: `if it costs ${least} or more` }),
});
/** A bound card costs at least that. */
export const costsAtLeast = (name: string, least: number): Condition => costsNode({ name, least });

const namedNode = dbg.condition<Node & { name: string }>('named-type', {
  holds:
    ({ name }) =>
    (m, v) => {
      const card = bound(v, name);
      return card >= 0 && (defOf(m, card).types & (v.type as number)) !== 0;
    },
  text: () => ({ de: 'falls sie von diesem Typ ist,', en: 'if it is of that type' }),
});
/** A bound card is of the type that was named. */
export const isNamedType = (name: string): Condition => namedNode({ name });

const namedCostNode = dbg.condition<Node & { name: string }>('named-cost', {
  holds:
    ({ name }) =>
    (m, v) => {
      const card = bound(v, name);
      return card >= 0 && defOf(m, card).cost === v.cost;
    },
  text: () => ({ de: 'falls sie genau so viel kostet,', en: 'if it costs exactly that much' }),
});
/** A bound card costs what was named. */
export const isNamedCost = (name: string): Condition => namedCostNode({ name });

/** There is a card of that kind in the hand. */
export const allyInHand: Condition = dbg.condition('ally-in-hand', {
  holds: () => (m, v) => cardsIn(m, ZONE.hand, v.seat).some((card) => (defOf(m, card).types & TYPE.ally) !== 0),
  text: () => ({
    de: 'falls du mindestens einen Verbündeten auf der Hand hast,',
    en: 'if you have an ally in your hand',
  }),
})({});

const missedNode = dbg.condition<Node & { name: string }>('missed-cost', {
  holds:
    ({ name }) =>
    (m, v) => {
      const card = bound(v, name);
      return card >= 0 && defOf(m, card).cost !== v.cost;
    },
  text: () => ({ de: 'falls sie nicht genau so viel kostet,', en: 'if it does not cost exactly that much' }),
});
/** A bound card costs something else than what was named. */
export const isNotNamedCost = (name: string): Condition => missedNode({ name });
