import {
  type CardIx,
  type Clause,
  type Count,
  cancelEvent,
  cardsIn,
  did,
  type Effect,
  emit,
  type Literal,
  modify,
  move,
  type Node,
  type NounPhrase,
  nounOf,
  numberText,
  roll,
  type Seat,
  type Select,
  type Who,
} from '@tafelrunde/kernel';
import { inPlay, kindOf } from '../registry.ts';
import { dealShadow } from '../rules/combat/shadow.ts';
import { canTakeDamage, dealDamage, exhaust, heal as healCard, ready } from '../rules/damage.ts';
import { canDraw, draw as drawCards } from '../rules/draw.ts';
import { engage as engageEnemy } from '../rules/encounter.ts';
import { discardCard, leavePlay, type Place } from '../rules/leave.ts';
import { together } from '../rules/piles.ts';
import { placeOn, placeProgress, removeProgress } from '../rules/progress.ts';
import { revealNext } from '../rules/reveal.ts';
import { lowerThreat, raiseThreat } from '../rules/threat.ts';
import type { M } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { lcg } from './language.ts';
import { you } from './who.ts';

type Found = (m: M, v: Parameters<ReturnType<typeof lcg.cards>>[1]) => CardIx[];

/** The cards of a selector as a list. */
export function listOf(select: Select): Found {
  const cards = lcg.cards(select);
  return (m, v) => {
    const out: CardIx[] = [];
    cards(m, v, out);
    return out;
  };
}

const object = (select: Select): NounPhrase => nounOf(lcg.textOf(select));
const subject = (who: Who): NounPhrase => nounOf(lcg.textOf(who));

/** The player as subject of a clause; "you" is a command. */
function byPlayer(who: Who, clause: Clause): Clause {
  return who === you ? clause : { ...clause, subject: subject(who), mood: 'declarative' };
}

interface CardsNode extends Node {
  readonly what: Select;
}

/** An effect on each card of a selector, which could do something if it could on any of them. */
function onCards(
  k: string,
  act: (m: M, card: CardIx) => boolean,
  could: (m: M, card: CardIx) => boolean,
  text: (what: NounPhrase) => Clause,
): (what: Select) => Effect {
  const node = lcg.effect<CardsNode>(k, {
    run: ({ what }) => {
      const list = listOf(what);
      return (m, v) => {
        for (const card of list(m, v)) if (act(m, card)) did(v);
      };
    },
    could: ({ what }) => {
      const list = listOf(what);
      return (m, v) => list(m, v).some((card) => could(m, card));
    },
    text: ({ what }) => text(object(what)),
  });
  return (what) => node({ what });
}

export const readyCard = onCards(
  'ready',
  (m, card) => ready(m, card),
  (m, card) => m.s.cards[card].exhausted === 1,
  (what) => ({ verb: 'readyVerb', object: what }),
);

export const exhaustCard = onCards(
  'exhaust',
  (m, card) => {
    if (m.s.cards[card].exhausted === 1) return false;
    exhaust(m, card);
    return true;
  },
  (m, card) => m.s.cards[card].exhausted === 0,
  (what) => ({ verb: 'exhaust', object: what }),
);

const discardNode = lcg.effect<CardsNode>('discard', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const found = list(m, v);
      if (found.length > 0) did(v);
      together(m, () => {
        for (const card of found) discardCard(m, card);
      });
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).length > 0;
  },
  text: ({ what }) => ({ verb: 'discard', object: object(what) }),
});
export const discard = (what: Select): Effect => discardNode({ what });

export const returnToStaging = onCards(
  'return to staging',
  (m, card) => {
    // It was in play before: it does not enter play now.
    move(m, card, ZONE.staging);
    m.unsettle();
    return true;
  },
  (m, card) => kindOf(m, card) === ZONE.engaged,
  (what) => ({ verb: 'return', object: what, prep: [{ prep: 'into', np: { noun: 'stagingArea', det: 'the' } }] }),
);

export const stopQuesting = onCards(
  'stop questing',
  (m, card) => {
    m.s.cards[card].committed = 0;
    return true;
  },
  (m, card) => m.s.cards[card].committed === 1,
  (what) => ({ verb: 'remove', object: what, prep: [{ prep: 'from', np: { noun: 'adventure', det: 'the' } }] }),
);

const goNode = lcg.effect<CardsNode & { to: Place; how: 'returned' | 'shuffled' | 'removed' }>('go', {
  run: ({ what, to, how }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (inPlay(m, card)) {
          leavePlay(m, card, how, to);
          did(v);
        }
      }
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).some((card) => inPlay(m, card));
  },
  text: ({ what }) => {
    const card = object(what);
    const { de, en } = lcg.say({ noun: 'hand', det: { owner: ownerOf(card) } }, { case: 'acc' });
    return { verb: 'return', object: card, adverbs: [{ de: `auf ${de}`, en: `to ${en}` }] };
  },
});
/** Takes cards in play back to their owner's hand. */
export const returnToHand = (what: Select): Effect => goNode({ what, to: 'hand', how: 'returned' });

/** "its owner", in the gender of the card. */
export function ownerOf(card: NounPhrase): NounPhrase {
  return { noun: 'owner', det: { poss: { noun: 'noun' in card ? card.noun : 'card' } } };
}

const damageNode = lcg.effect<CardsNode & { n: Count }>('damage', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      const amount = count(m, v);
      for (const card of list(m, v)) {
        if (!canTakeDamage(m, card)) continue;
        dealDamage(m, card, amount, v.source);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).some((card) => canTakeDamage(m, card));
  },
  text: ({ what, n }) => ({ verb: 'deal', object: { noun: 'damage', count: numberText(n) }, indirect: object(what) }),
});
export const damage = (n: Count, what: Select): Effect => damageNode({ n, what });

const healNode = lcg.effect<CardsNode & { n: number }>('heal', {
  run: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) if (healCard(m, card, n) > 0) did(v);
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).some((card) => m.s.cards[card].damage > 0);
  },
  text: ({ what, n }) => ({
    verb: 'heal',
    object: n >= ALL ? { noun: 'damage', det: 'all' } : { noun: 'damage', count: n },
    prep: [{ prep: 'on', np: object(what) }],
  }),
});
const ALL = 99;
export const heal = (n: number, what: Select): Effect => healNode({ n, what });
export const healAll = (what: Select): Effect => healNode({ n: ALL, what });

const resourceNode = lcg.effect<CardsNode & { n: Count }>('resources', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const card of list(m, v)) {
        m.s.cards[card].resources += count(m, v);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).length > 0;
  },
  text: ({ what, n }) => ({
    verb: 'place',
    object: { noun: 'resource', count: numberText(n) },
    prep: [{ prep: 'into', np: { noun: 'pool', det: { owner: object(what) } } }],
  }),
});
export const addResources = (n: Count, what: Select): Effect => resourceNode({ n, what });

const spendNode = lcg.effect<CardsNode & { n: number }>('spend', {
  run: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        m.s.cards[card].resources -= n;
        emit(m, { type: 'spend', card, seat: v.seat, n });
      }
      did(v);
    };
  },
  could: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).some((card) => m.s.cards[card].resources >= n);
  },
  text: ({ what, n }) => ({
    verb: 'spend',
    object: { noun: 'resource', count: n },
    prep: [{ prep: 'outOf', np: { noun: 'pool', det: { owner: object(what) } } }],
  }),
});
/** A cost: resources out of the pool of that card. */
export const spend = (n: number, from: Select): Effect => spendNode({ n, what: from });

interface PlayersNode extends Node {
  readonly who: Who;
  readonly n: Count;
}

const drawNode = lcg.effect<PlayersNode>('draw', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v)) drawCards(m, seat, count(m, v));
      did(v);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => canDraw(m, seat));
  },
  text: ({ who, n }) => byPlayer(who, { verb: 'draw', object: { noun: 'card', count: numberText(n) } }),
});
export const draw = (n: Count, who: Who = you): Effect => drawNode({ n, who });

const raiseNode = lcg.effect<PlayersNode>('raise', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v).slice()) raiseThreat(m, seat, count(m, v));
      did(v);
    };
  },
  text: ({ who, n }) => byPlayer(who, threatClause('raise', n)),
});
export const raise = (n: Count, who: Who = you): Effect => raiseNode({ n, who });

const lowerNode = lcg.effect<PlayersNode>('lower', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v)) if (lowerThreat(m, seat, count(m, v)) > 0) did(v);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => m.s.threat[seat] > 0);
  },
  text: ({ who, n }) => byPlayer(who, threatClause('lower', n)),
});
export const lower = (n: Count, who: Who = you): Effect => lowerNode({ n, who });

function threatClause(verb: string, n: Count): Clause {
  const amount = numberText(n);
  return {
    verb,
    object: { noun: 'threat', det: { poss: 'subject' } },
    adverbs: [{ de: `um ${amount}`, en: `by ${amount}` }],
  };
}

const progressNode = lcg.effect<Node & { n: Count }>('progress', {
  run: ({ n }) => {
    const count = lcg.number(n);
    return (m, v) => {
      placeProgress(m, count(m, v), v.source);
      did(v);
    };
  },
  text: ({ n }) => ({
    verb: 'place',
    object: { noun: 'progress', count: numberText(n) },
    prep: [{ prep: 'onto', np: { noun: 'adventure', det: 'the' } }],
  }),
});
export const progress = (n: Count): Effect => progressNode({ n });

const progressOnNode = lcg.effect<CardsNode & { n: number }>('progress on', {
  run: ({ n, what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!inPlay(m, card)) continue;
        placeOn(m, card, n, v.source);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).some((card) => inPlay(m, card));
  },
  text: ({ n, what }) => ({
    verb: 'place',
    object: { noun: 'progress', count: n },
    prep: [{ prep: 'onto', np: object(what) }],
  }),
});
export const progressOn = (n: number, what: Select): Effect => progressOnNode({ n, what });

const loseProgressNode = lcg.effect<Node & { n: number }>('lose progress', {
  run:
    ({ n }) =>
    (m, v) => {
      did(v, removeProgress(m, n));
    },
  text: ({ n }) => ({
    verb: 'remove',
    object: { noun: 'progress', count: n },
    prep: [{ prep: 'from', np: { noun: 'adventure', det: 'the' } }],
  }),
});
export const loseProgress = (n: number): Effect => loseProgressNode({ n });

const revealNode = lcg.effect<Node & { n: Count }>('reveal', {
  run: ({ n }) => {
    const count = lcg.number(n);
    return (m, v) => {
      revealNext(m, count(m, v));
      did(v);
    };
  },
  text: ({ n }) => ({ verb: 'reveal', object: { noun: 'encounterCard', count: numberText(n) } }),
});
export const reveal = (n: Count): Effect => revealNode({ n });

const shadowNode = lcg.effect<CardsNode & { n: Count }>('deal shadow', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const enemy of list(m, v)) for (let i = count(m, v); i > 0; i--) dealShadow(m, enemy);
      did(v);
    };
  },
  text: ({ what, n }) => ({
    verb: 'give',
    object: { noun: 'shadowCard', count: numberText(n), adj: ['additional'] },
    indirect: object(what),
  }),
});
export const dealShadows = (n: Count, what: Select): Effect => shadowNode({ n, what });

const engageNode = lcg.effect<CardsNode>('engage', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const enemy of list(m, v)) engageEnemy(m, enemy, v.seat);
      did(v);
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).length > 0;
  },
  text: ({ what }) => ({ verb: 'engage', object: object(what), adverbs: [{ de: 'in einen Kampf mit dir', en: '' }] }),
});
export const engage = (what: Select): Effect => engageNode({ what });

const forbidNode = lcg.effect<CardsNode & { stat: number; n: number; until: string; text: Literal }>('forbid', {
  run: ({ what, stat, until, n }) => {
    const list = listOf(what);
    return (m, v) => {
      const found = list(m, v);
      if (found.length === 0) return;
      modify(m, { stat, amount: n, cards: found, source: v.source, seat: v.seat, until });
      did(v);
    };
  },
  could: ({ what }) => {
    const list = listOf(what);
    return (m, v) => list(m, v).length > 0;
  },
  text: ({ text }) => text,
});
/** Something that cards cannot do, or can, until a moment; its words are given. */
export const mark = (stat: StatName, what: Select, until: string, text: Literal, n = 1): Effect =>
  forbidNode({ what, stat: STAT[stat], until, text, n });

const cancelNode = lcg.effect<Node & { text: Literal }>('cancel', {
  run: () => (m) => cancelEvent(m),
  text: ({ text }) => text,
});
/** Keeps what is reacted to from happening. */
export const cancel = (text: Literal): Effect => cancelNode({ text });

const randomDiscardNode = lcg.effect<PlayersNode>('random discard', {
  assemble: ({ who, n }, a) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    a.run((m, v) => {
      for (const seat of seats(m, v)) {
        for (let i = count(m, v); i > 0; i--) {
          const hand = cardsIn(m, ZONE.hand, seat);
          if (hand.length === 0) break;
          discardCard(m, hand[roll(m, hand.length)]);
          did(v);
        }
      }
    });
  },
  could: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => seats(m, v).every((seat) => cardsIn(m, ZONE.hand, seat).length >= count(m, v));
  },
  text: ({ who, n }) =>
    byPlayer(who, {
      verb: 'discard',
      object: { noun: 'card', count: numberText(n) },
      adverbs: ['atRandom'],
      prep: [FROM_HAND],
    }),
});
export const discardAtRandom = (n: Count, who: Who): Effect => randomDiscardNode({ n, who });

const FROM_HAND = { prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } } as const;

/**
 * What happens is only what code says; texts are written by hand. Counted, and kept under a tenth of all abilities; the
 * core set does without.
 * @public
 */
export const custom = (
  k: string,
  rules: {
    run?: (m: M, v: { seat: Seat; source: CardIx }) => void;
    could?: (m: M, v: { seat: Seat; source: CardIx }) => boolean;
    text: Literal;
  },
): Effect => {
  customKinds.add(k);
  return lcg.effect(k, {
    run: () => (m, v) => {
      rules.run?.(m, v);
      did(v);
    },
    could: () => (m, v) => rules.could?.(m, v) ?? true,
    text: () => rules.text,
  })({});
};
/** Kinds of nodes that are hand-written code. */
export const customKinds = new Set<string>();
