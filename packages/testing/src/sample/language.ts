import {
  type Among,
  type CardIx,
  type Condition,
  type Count,
  cancelEvent,
  cardsIn,
  did,
  type Effect,
  type EffectVars,
  emit,
  eventOf,
  flow,
  Language,
  move,
  type Node,
  nounOf,
  numberText,
  type Seat,
  type Select,
  shuffle,
  use,
  usesOf,
  value,
} from '@tafelrunde/kernel';
import { commonLexicon, lexicon } from '@tafelrunde/words';
import { defOf } from './registry.ts';
import { discard, draw as drawCard } from './rules.ts';
import { GAME, type HoardMatch, type HoardState, STRENGTH, ZONE } from './state.ts';

/** The nouns and adjectives that only this game needs. */
export const words = lexicon(commonLexicon, {
  nouns: {
    creature: { de: { sg: 'Wesen', pl: 'Wesen', gender: 'n' }, en: { sg: 'creature' } },
    gold: { de: { sg: 'Gold', gender: 'n' }, en: { sg: 'gold', pl: 'gold' } },
    camp: { de: { sg: 'Lager', pl: 'Lager', gender: 'n' }, en: { sg: 'camp' } },
    loss: { de: { sg: 'Verlust', pl: 'Verluste', gender: 'm' }, en: { sg: 'loss' } },
    neighbour: {
      de: { sg: 'Nachbar', pl: 'Nachbarn', gender: 'm', weak: true },
      en: { sg: 'neighbour', person: true },
    },
  },
  adjectives: { left: { de: 'link', en: 'left' }, second: { de: 'zweit', en: 'second' } },
});

/** The words in which the sample's cards are written. */
export const hoard = new Language<HoardState>({
  lexicon: words,
  stats: [{ de: 'Stärke', en: 'strength' }],
  moments: { 'turn-end': { de: 'am Ende des Zuges', en: 'at the end of the turn' } },
  durations: { turn: { de: 'bis zum Ende des Zuges', en: 'until the end of the turn' } },
});

/** What every game can say: one thing after another, a choice, a condition … */
export const { all, choose, when, may, oneOf, andThen, later, change } = flow(hoard);

const gainNode = hoard.effect<Node & { n: Count }>('gain', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      did(v);
      emit(m, { type: 'gain', seat: v.seat, n: count(m, v) });
    };
  },
  text: ({ n }) => ({ verb: 'gain', object: { noun: 'gold', count: numberText(n) } }),
});
/** You gain gold. */
export const gain = (n: Count): Effect => gainNode({ n });

const robNode = hoard.effect<Node & { n: number }>('rob', {
  run:
    ({ n }) =>
    (m, v) => {
      did(v);
      emit(m, { type: 'lose', seat: leftOf(m, v.seat), n });
    },
  could: () => (m, v) => m.s.gold[leftOf(m, v.seat)] > 0,
  text: ({ n }) => ({
    verb: 'lose',
    subject: { noun: 'neighbour', det: { poss: 'you' }, adj: ['left'] },
    object: { noun: 'gold', count: n },
    mood: 'declarative',
  }),
});
/** The player on your left loses gold. */
export const rob = (n: number): Effect => robNode({ n });

function leftOf(m: HoardMatch, seat: number): number {
  return (seat + 1) % m.s.seats;
}

const drawNode = hoard.effect<Node & { n: number }>('draw', {
  run:
    ({ n }) =>
    (m, v) => {
      for (let i = 0; i < n; i++) drawCard(m, v.seat);
      did(v);
    },
  could: () => (m) => cardsIn(m, ZONE.deck).length > 0,
  text: ({ n }) => ({ verb: 'draw', object: { noun: 'card', count: n } }),
});
/** You draw cards. */
export const draw = (n: number): Effect => drawNode({ n });

const dropNode = hoard.effect<Node & { what: Select }>('drop', {
  run: ({ what }, l) => {
    const cards = l.cards(what);
    return (m, v) => {
      const out: CardIx[] = [];
      cards(m, v, out);
      for (const card of out) discard(m, card);
      did(v, out.length);
    };
  },
  could: ({ what }, l) => l.any(what),
  text: ({ what }, l) => ({ verb: 'discard', object: nounOf(l.textOf(what)) }),
});
/** Puts cards on the discard pile. */
export const drop = (what: Select): Effect => dropNode({ what });

/** Shuffles the discard pile into the deck; once per player, so that every game ends. */
export const reshuffle: Effect = hoard.effect('reshuffle', {
  run: () => (m, v) => {
    const pile = cardsIn(m, ZONE.discard);
    while (pile.length > 0) move(m, pile[pile.length - 1], ZONE.deck);
    shuffle(m, ZONE.deck);
    use(m, GAME, v.seat);
    did(v);
  },
  could: () => (m, v) => cardsIn(m, ZONE.discard).length > 0 && m.s.last < 0 && usesOf(m, GAME, v.seat) < 1,
  text: () => ({
    verb: 'shuffle',
    object: { noun: 'discardPile', det: 'the' },
    prep: [{ prep: 'into', np: { noun: 'deck', det: 'the' } }],
    adverbs: [{ de: '(einmal pro Spieler und Spiel)', en: '(once per player and game)' }],
  }),
})({});

/** Keeps the event that is about to happen from happening. */
export const preventIt: Effect = hoard.effect('prevent', {
  run: () => (m) => cancelEvent(m),
  text: () => ({ verb: 'prevent', object: { noun: 'loss', det: 'the' } }),
})({});

const loseLessNode = hoard.effect<Node & { n: number }>('lose-less', {
  run:
    ({ n }) =>
    (m) => {
      const event = eventOf(m);
      event.n = Math.max(0, (event.n as number) - n);
    },
  text: ({ n }) => ({ de: `du verlierst ${n} Gold weniger`, en: `you lose ${n} less gold` }),
});
/** Replaces the loss that is about to happen by a smaller one. */
export const loseLess = (n: number): Effect => loseLessNode({ n });

const creatures = hoard.select<Node & { whose: 'yours' | 'others' }>('creatures', {
  some: ({ whose }) => {
    if (whose === 'yours') return (m, v, test) => someCreature(m, v, v.seat, test);
    return (m, v, test) => {
      const { seats } = m.s;
      const you = v.seat;
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== you && someCreature(m, v, seat, test)) return true;
      }
      return false;
    };
  },
  text: ({ whose }) => ({
    noun: 'creature',
    det: 'a',
    in: whose === 'yours' ? { noun: 'camp', det: { poss: 'you' } } : { noun: 'camp', det: 'another' },
  }),
});

function someCreature(m: HoardMatch, v: EffectVars, seat: Seat, test: Among<HoardState>): boolean {
  const camp = cardsIn(m, ZONE.camp, seat);
  for (let i = 0; i < camp.length; i++) {
    if (defOf(m, camp[i]).kind === 'creature' && test(m, v, camp[i])) return true;
  }
  return false;
}

export const yourCreature: Select = creatures({ whose: 'yours' });
export const anotherCreature: Select = creatures({ whose: 'others' });

export const yourCard: Select = hoard.select('your-card', {
  some: () => (m, v, test) => {
    const hand = cardsIn(m, ZONE.hand, v.seat);
    for (let i = 0; i < hand.length; i++) {
      if (test(m, v, hand[i])) return true;
    }
    return false;
  },
  text: () => ({ noun: 'card', det: 'a', in: { noun: 'hand', det: { poss: 'you' } } }),
})({});

const boundNode = hoard.select<Node & { as: string; noun: string; adj: string }>('bound', {
  some:
    ({ as }) =>
    (m, v, test) => {
      const card = v[as];
      return typeof card === 'number' && card >= 0 && test(m, v, card);
    },
  text: ({ noun, adj }) => ({ noun, det: 'the', adj: [adj] }),
});
/** The card that was chosen under this name. */
export const the = (as: string, noun: string, adj = 'chosen'): Select => boundNode({ as, noun, adj });

export const thisCard: Select = hoard.select('this', {
  some: () => (m, v, test) => test(m, v, v.source),
  text: () => ({ noun: 'card', det: 'this' }),
})({});

const strongerNode = hoard.condition<Node & { a: string; b: string }>('stronger', {
  holds:
    ({ a, b }) =>
    (m, v) =>
      value(m, v[a] as CardIx, STRENGTH) > value(m, v[b] as CardIx, STRENGTH),
  text: () => ({
    verb: 'be',
    subject: { noun: 'creature', det: 'the', adj: ['first'] },
    predicate: { de: 'stärker als das zweite', en: 'stronger than the second' },
  }),
});
/** Whether the card chosen as `a` is stronger than the one chosen as `b`. */
export const stronger = (a: string, b: string): Condition => strongerNode({ a, b });
