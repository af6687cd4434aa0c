import {
  ADD,
  type CardIx,
  type Count,
  cardName,
  cardsIn,
  did,
  type Effect,
  kindOf,
  type Modifier,
  modifyAll,
  move,
  type Node,
  numberText,
  randomCard,
  type Select,
} from '@tafelrunde/kernel';
import type { Clause, Phrase } from '@tafelrunde/words';
import { defOf } from '../registry.ts';
import { gain, gainCorruption as takeCorruption, type Where } from '../rules/gain.ts';
import {
  canBeDestroyed,
  destroy as destroyCard,
  destroyInSilence,
  discard as discardCard,
  draw as drawCards,
  mainTaken,
  showHand as show,
  topOfMain,
  underMain,
} from '../rules/piles.ts';
import { addPower } from '../rules/power.ts';
import { say } from '../say.ts';
import { type DbgState, type M, STAT } from '../state.ts';
import { ZONE } from '../zones.ts';
import { dbg } from './language.ts';
import { type Filter, filterNoun, finder } from './select.ts';

const powerNode = dbg.effect<Node & { n: Count; each: number }>('power', {
  run: ({ n, each }, l) => {
    const count = l.number(n);
    return (m, v) => {
      addPower(m, v.seat, each * count(m, v), v.source);
      did(v);
    };
  },
  text: ({ n, each }, l) => {
    if (typeof n === 'number') return { verb: 'gain', object: { de: `+${n} Macht`, en: `+${n} Power` } };
    const { de, en } = l.say(l.textOf(n));
    return { verb: 'gain', object: { de: `+${each} Macht für ${de}`, en: `+${each} Power for ${en}` } };
  },
});
/** You receive Power: so much, or so much for each of something. */
export const power = (n: Count, each = 1): Effect => powerNode({ n, each });

const drawNode = dbg.effect<Node & { n: Count }>('draw', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => did(v, drawCards(m, v.seat, count(m, v)));
  },
  text: ({ n }, l) => {
    if (typeof n === 'number') return { verb: 'draw', object: { noun: 'card', count: n } };
    const { de, en } = l.say(l.textOf(n));
    return { verb: 'draw', object: { de: `1 Karte für ${de}`, en: `1 card for ${en}` } };
  },
});
/** You draw cards. */
export const draw = (n: Count): Effect => drawNode({ n });

const corruptionNode = dbg.effect<Node & { n: number }>('gain-corruption', {
  run:
    ({ n }) =>
    (m, v) =>
      did(v, takeCorruption(m, v.seat, n)),
  text: ({ n }) => ({ verb: 'gain', object: { noun: 'corruption', count: numberText(n) } }),
});
/** You gain Corruption, if there is any left. */
export const gainCorruption = (n: number): Effect => corruptionNode({ n });

/** The archenemy on top costs the player of the turn less. */
const CHEAPER = 'cheaper archenemy';
export const lastingModifiers: Readonly<Record<string, Modifier<DbgState>>> = {
  [CHEAPER]: {
    stat: STAT.cost,
    layer: ADD,
    // It lasts by itself, wherever its card lies, and each use of it says how much.
    zones: 0,
    amount: () => 0,
    applies: (m, _source, card) => kindOf(m, card) === ZONE.archenemy,
  },
};

const cheaperNode = dbg.effect<Node & { n: number }>('cheaper', {
  run:
    ({ n }) =>
    (m, v) => {
      modifyAll(m, CHEAPER, { amount: -n, source: v.source, seat: v.seat, until: 'turn' });
      if (m.log) say(m, 'dbg.log.cheaper', { card: v.source, n });
      did(v);
    },
  text: ({ n }): Clause => ({
    verb: 'cost',
    subject: { noun: 'archenemy', det: 'the' },
    object: { de: `${n} weniger`, en: `${n} less` },
    adverbs: ['thisTurn'],
    mood: 'declarative',
  }),
});
/** The archenemy costs you less this turn. */
export const cheaperArchenemy = (n: number): Effect => cheaperNode({ n });

const onCard = (
  k: string,
  act: (m: M, seat: number, card: number) => void,
  could: (m: M, card: number) => boolean,
  text: Clause,
): ((what: Select) => Effect) => {
  const node = dbg.effect<Node & { what: Select }>(k, {
    run: ({ what }, l) => {
      const list = l.cards(what);
      return (m, v) => {
        const found: number[] = [];
        list(m, v, found);
        for (let i = 0; i < found.length; i++) {
          if (!could(m, found[i])) continue;
          act(m, v.seat, found[i]);
          did(v);
        }
      };
    },
    could: ({ what }, l) => {
      const some = l.some(what);
      return (m, v) => some(m, v, (_m, _v, card) => could(m, card));
    },
    text: ({ what }, l) => ({ ...text, object: l.textOf(what) as NonNullable<Clause['object']> }),
  });
  return (what) => node({ what });
};

const anyCard = (): boolean => true;
export const intoHand = [{ prep: 'into', np: { noun: 'hand', det: { poss: 'you' } } }] as const;
export const ontoDeck = [{ prep: 'onTopOf', np: { noun: 'deck', det: { poss: 'you' } } }] as const;

export const discard = onCard('discard', (m, _seat, card) => discardCard(m, card), anyCard, { verb: 'discard' });
export const destroy = onCard('destroy', (m, _seat, card) => destroyCard(m, card), canBeDestroyed, { verb: 'destroy' });
const toHand = (m: M, seat: number, card: number): void => {
  if (m.log) say(m, 'dbg.log.take', { seat, card });
  move(m, card, ZONE.hand, seat);
};
export const takeToHand = onCard('take', toHand, anyCard, {
  verb: 'take',
  prep: intoHand,
});
export const putUnderMain = onCard('under-main', (m, _seat, card) => underMain(m, card), anyCard, {
  verb: 'put',
  prep: [{ prep: 'underneath', np: { noun: 'mainDeck', det: 'the' } }],
});

const gainNode = dbg.effect<Node & { what: Select; to: Where }>('gain', {
  run: ({ what, to }, l) => {
    const list = l.cards(what);
    return (m, v) => {
      const found: number[] = [];
      list(m, v, found);
      for (let i = 0; i < found.length; i++) gain(m, v.seat, found[i], to);
      did(v, found.length);
    };
  },
  could: ({ what }, l) => l.any(what),
  text: ({ what, to }, l) => gainOne(l.textOf(what) as NonNullable<Clause['object']>, to),
});

/** "erhalte diese Karte und nimm sie auf deine Hand": what becomes of a single card that is gained. */
function gainOne(object: NonNullable<Clause['object']>, to: Where): Phrase {
  const gained: Clause = { verb: 'gain', object };
  if (to === 'discard') return gained;
  const it = { de: 'sie', en: 'it' };
  const then: Clause =
    to === 'hand' ? { verb: 'take', object: it, prep: intoHand } : { verb: 'put', object: it, prep: ontoDeck };
  return { clauses: [gained, then] };
}
/** You gain cards that are bound or selected. */
export const gainCard = (what: Select, to: Where = 'discard'): Effect => gainNode({ what, to });

const gainTopNode = dbg.effect<Node & { to: Where }>('gain-top', {
  run:
    ({ to }) =>
    (m, v) => {
      const card = topOfMain(m);
      if (card < 0) return;
      gain(m, v.seat, card, to);
      did(v);
    },
  could: () => (m) => topOfMain(m) >= 0,
  text: ({ to }) => gainOne({ noun: 'card', det: 'the', adj: ['top'], of: { noun: 'mainDeck', det: 'the' } }, to),
});
/** You gain the top card of the main deck. */
export const gainTop = (to: Where): Effect => gainTopNode({ to });

const randomNode = dbg.effect<Node & { n: number; keep: boolean }>('discard-random', {
  run:
    ({ n, keep }) =>
    (m, v) => {
      const hand = cardsIn(m, ZONE.hand, v.seat);
      const times = keep ? hand.length - n : Math.min(n, hand.length);
      for (let i = 0; i < times; i++) {
        discardCard(m, randomCard(m, ZONE.hand, v.seat));
        did(v);
      }
    },
  text: ({ n, keep }) =>
    keep
      ? {
          de: `behalte ${n} zufällige Handkarten und lege die übrigen ab`,
          en: `keep ${n} random cards of your hand and discard the others`,
        }
      : {
          verb: 'discard',
          object: { noun: 'card', count: n, adj: ['random'], after: { de: 'aus deiner Hand', en: 'from your hand' } },
        },
});
/** Discards cards of the hand that chance decides on. */
export const discardRandom = (n: number): Effect => randomNode({ n, keep: false });
/** Chance decides which cards of the hand are kept. */
export const keepRandom = (n: number): Effect => randomNode({ n, keep: true });

const discardHandNode = dbg.effect('discard-hand', {
  run: () => (m, v) => {
    const hand = cardsIn(m, ZONE.hand, v.seat);
    did(v, hand.length);
    while (hand.length > 0) discardCard(m, hand[hand.length - 1]);
  },
  text: () => ({ verb: 'discard', object: { noun: 'hand', det: { poss: 'you' } } }),
});
export const discardHand: Effect = discardHandNode({});

const showHandNode = dbg.effect('show-hand', {
  run: () => (m, v) => show(m, v.seat),
  text: () => ({ verb: 'show', object: { noun: 'hand', det: { poss: 'you' } } }),
});
export const showHand: Effect = showHandNode({});

const discardEachNode = dbg.effect<Node & { filter: Filter }>('discard-each', {
  run: ({ filter }) => {
    const find = finder(filter);
    return (m, v) => {
      const found: number[] = [];
      find(m, v.seat, found);
      for (let i = 0; i < found.length; i++) discardCard(m, found[i]);
      did(v, found.length);
    };
  },
  text: ({ filter }) => ({ verb: 'discard', object: filterNoun(filter, 1, 1, 'each') }),
});
/** Discards every card of the hand that fits. */
export const discardEach = (filter: Omit<Filter, 'from'>): Effect =>
  discardEachNode({ filter: { ...filter, from: ['hand'] } });

/** Gives the played card to the left neighbour. */
export const passLeft: Effect = dbg.effect('pass-left', {
  custom: true,
  run: () => (m, v) => {
    const left = (v.seat + 1) % m.s.seats;
    const c = m.s.cards[v.source];
    move(m, v.source, ZONE.discard, left);
    if (m.log) say(m, 'dbg.log.pass-left', { card: v.source, other: left });
    c.owner = left;
    c.marks = 0;
    did(v);
  },
  text: () => ({
    de: 'lege diese Karte auf den Ablagestapel deines linken Nachbarn',
    en: 'put this card into the discard pile of the player to your left',
  }),
})({});

const destroyTopNode = dbg.effect<Node & { n: Count; power: boolean }>('destroy-main', {
  run: ({ n, power: gives }, l) => {
    const count = l.number(n);
    return (m, v) => {
      let sum = 0;
      const burnt: CardIx[] = [];
      for (let i = count(m, v); i > 0; i--) {
        const card = topOfMain(m);
        if (card < 0) break;
        sum += defOf(m, card).cost;
        burnt.push(card);
        destroyInSilence(m, card);
        did(v);
      }
      if (m.log && burnt.length > 0) {
        m.say(['dbg.log.destroy-main', { card: cardName(m, v.source), n: burnt.length }], burnt, '');
      }
      mainTaken(m);
      if (gives) addPower(m, v.seat, sum, v.source);
    };
  },
  text: ({ n, power: gives }, l) => {
    if (typeof n !== 'number') {
      const { de, en } = l.say(l.textOf(n));
      return { de: `zerstöre oberste Karten des Hauptdecks: ${de}`, en: `destroy top cards of the main deck: ${en}` };
    }
    const top: Clause = {
      verb: 'destroy',
      object: { noun: 'card', det: 'the', adj: ['top'], count: n, of: { noun: 'mainDeck', det: 'the' } },
    };
    if (!gives) return top;
    return {
      clauses: [
        top,
        { verb: 'gain', object: { de: 'Macht in Höhe ihrer Gesamtkosten', en: 'Power equal to their total cost' } },
      ],
    };
  },
});
/** Destroys cards of the main deck. */
export const destroyTop = (n: Count): Effect => destroyTopNode({ n, power: false });
/** Destroys cards of the main deck, and their costs are Power. */
export const burnTop = (n: number): Effect => destroyTopNode({ n, power: true });
