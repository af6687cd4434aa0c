import {
  type CardIx,
  type Condition,
  type Count,
  cancelEvent,
  cardsIn,
  commonLexicon,
  did,
  type Effect,
  emit,
  flow,
  Language,
  lexicon,
  move,
  type Node,
  numberText,
  nounOf,
  type Select,
  shuffle,
  use,
  usesOf,
  value,
} from '@tafelrunde/kernel';
import { defOf } from './registry.ts';
import { discard, draw as drawCard } from './rules.ts';
import { CAMP, DECK, DISCARD, GAME, HAND, type HoardMatch, type HoardState, STRENGTH } from './state.ts';

const words = lexicon(commonLexicon, {
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
  adjectives: { left: { de: 'link', en: 'left' }, strong: { de: 'stark', en: 'strong' } },
});

/** The words in which the sample's cards are written. */
export const hoard = new Language<HoardState>({
  lexicon: words,
  stats: [{ de: 'Stärke', en: 'strength' }],
  moments: { 'turn-end': { de: 'am Ende des Zuges', en: 'at the end of the turn' } },
  durations: { turn: { de: 'bis zum Ende des Zuges', en: 'until the end of the turn' } },
});

export const { all, choose, each, when, may, oneOf, andThen, later, change } = flow(hoard);

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
  could: () => (m) => cardsIn(m, DECK).length > 0,
  text: ({ n }) => ({ verb: 'draw', object: { noun: 'card', count: n } }),
});
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
  could: ({ what }, l) => {
    const cards = l.cards(what);
    return (m, v) => {
      const out: CardIx[] = [];
      cards(m, v, out);
      return out.length > 0;
    };
  },
  text: ({ what }, l) => ({ verb: 'discard', object: nounOf(l.textOf(what)) }),
});
export const drop = (what: Select): Effect => dropNode({ what });

export const reshuffle: Effect = hoard.effect('reshuffle', {
  run: () => (m, v) => {
    const pile = cardsIn(m, DISCARD);
    while (pile.length > 0) move(m, pile[pile.length - 1], DECK);
    shuffle(m, DECK);
    use(m, GAME, v.seat);
    did(v);
  },
  could: () => (m, v) => cardsIn(m, DISCARD).length > 0 && m.s.last < 0 && usesOf(m, GAME, v.seat) < 1,
  text: () => ({
    verb: 'shuffle',
    object: { noun: 'discardPile', det: 'the' },
    prep: [{ prep: 'into', np: { noun: 'deck', det: 'the' } }],
    adverbs: [{ de: '(einmal pro Spieler und Spiel)', en: '(once per player and game)' }],
  }),
})({});

export const preventIt: Effect = hoard.effect('prevent', {
  run: () => (m) => cancelEvent(m),
  text: () => ({ verb: 'prevent', object: { noun: 'loss', det: 'the' } }),
})({});

const creatures = hoard.select<Node & { whose: 'yours' | 'others' }>('creatures', {
  cards:
    ({ whose }) =>
    (m, v, out) => {
      for (let seat = 0; seat < m.s.seats; seat++) {
        if ((seat === v.seat) !== (whose === 'yours')) continue;
        const camp = cardsIn(m, CAMP, seat);
        for (let i = 0; i < camp.length; i++) {
          if (defOf(m, camp[i]).kind === 'creature') out.push(camp[i]);
        }
      }
    },
  text: ({ whose }) => ({
    noun: 'creature',
    det: 'a',
    in: whose === 'yours' ? { noun: 'camp', det: { poss: 'you' } } : { noun: 'camp', det: 'another' },
  }),
});
export const yourCreature: Select = creatures({ whose: 'yours' });
export const anotherCreature: Select = creatures({ whose: 'others' });

export const yourCard: Select = hoard.select('your-card', {
  cards: () => (m, v, out) => {
    const hand = cardsIn(m, HAND, v.seat);
    for (let i = 0; i < hand.length; i++) out.push(hand[i]);
  },
  text: () => ({ noun: 'card', det: 'a', in: { noun: 'hand', det: { poss: 'you' } } }),
})({});

const boundNode = hoard.select<Node & { as: string; noun: string }>('bound', {
  cards:
    ({ as }) =>
    (_m, v, out) => {
      const card = v[as];
      if (typeof card === 'number' && card >= 0) out.push(card);
    },
  text: ({ noun }) => ({ noun, det: 'the', adj: ['chosen'] }),
});
/** The card that was chosen under this name. */
export const the = (as: string, noun: string): Select => boundNode({ as, noun });

export const thisCard: Select = hoard.select('this', {
  cards: () => (_m, v, out) => {
    out.push(v.source);
  },
  text: () => ({ noun: 'card', det: 'this' }),
})({});

const strongerNode = hoard.condition<Node & { a: string; b: string }>('stronger', {
  holds:
    ({ a, b }) =>
    (m, v) =>
      value(m, v[a] as CardIx, STRENGTH) > value(m, v[b] as CardIx, STRENGTH),
  text: () => ({ de: 'falls das erste Wesen stärker ist als das zweite', en: 'if the first creature is stronger' }),
});
export const stronger = (a: string, b: string): Condition => strongerNode({ a, b });
