import {
  type Among,
  type CardIx,
  type Count,
  cardsIn,
  did,
  type Effect,
  modify,
  move,
  type Node,
  nounOf,
  numberOption,
  numberText,
  question,
  type Seat,
  type Select,
  shuffle,
  TIMES,
  type Who,
} from '@tafelrunde/kernel';
import { type Clause, type Determiner, type NounPhrase, upTo } from '@tafelrunde/words';
import { activeLocation as activeLocationOf, attachmentsOn, hasHero, isEliminated, titleInPlay } from '../players.ts';
import { inPlay, kindOf, seatOf } from '../registry.ts';
import { canBeHealed, heal } from '../rules/damage.ts';
import { leavePlay } from '../rules/leave.ts';
import { clear, put } from '../rules/left.ts';
import { enterPlay } from '../rules/play.ts';
import { lowerThreat } from '../rules/threat.ts';
import { cardWord, seatWord } from '../say.ts';
import type { LcgState, M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { discard } from './card-effects.ts';
import { listOf, ownerOf } from './effect-parts.ts';
import { choose, lcg } from './language.ts';
import { CHOSEN_PLAYER, cards, chosen } from './select.ts';

interface CardsNode extends Node {
  readonly what: Select;
}
interface PlayerNode extends Node {
  readonly who: Who;
}

const object = (select: Select): NounPhrase => nounOf(lcg.textOf(select));

/** What a named player does; commands are for "you" alone. */
const by = (who: Who, clause: Clause): Clause => ({ ...clause, subject: nounOf(lcg.textOf(who)), mood: 'declarative' });

const A_DISCARD_PILE: NounPhrase = { noun: 'discardPile', det: { owner: { noun: 'player', det: 'a' } } };

/** Whether a hero or any other card: heroes never return to a hand or a deck (LCG-DAMAGE-08). */
const isHeroCard = (m: M, card: CardIx): boolean => m.defs[m.s.cards[card].def].type === 'hero';

/** The active location, if there is one. */
export const activeLocation: Select = lcg.select('active location', {
  cards: () => (m, _v, out) => {
    const card = activeLocationOf(m);
    if (card >= 0) out.push(card);
  },
  text: () => ({ noun: 'location', det: 'the', adj: ['active'] }),
})({});

const topAttachmentNode = lcg.select<Node & { own: boolean }>('top attachment', {
  cards:
    ({ own }) =>
    (m, v, out) => {
      const top = cardsIn(m, ZONE.discard, own ? v.seat : (v.player as Seat)).findLast(
        (card) => m.defs[m.s.cards[card].def].type === 'attachment',
      );
      if (top !== undefined) out.push(top);
    },
  text: ({ own }) => ({
    noun: 'attachment',
    det: 'the',
    adj: ['top'],
    prep: [{ prep: 'from', np: { noun: 'discardPile', det: own ? { poss: 'subject' } : { owner: CHOSEN_PLAYER } } }],
  }),
});
/** The attachment nearest to the top of the chosen player's discard pile, or of the player's own. */
export const topAttachment: Select = topAttachmentNode({ own: false });
export const yourTopAttachment: Select = topAttachmentNode({ own: true });

const fallenAlliesNode = lcg.select<Node & { cost: Count }>('allies in discard piles', {
  cards: ({ cost }) => {
    const count = lcg.number(cost);
    return (m, v, out) => {
      const n = count(m, v);
      for (let seat = 0; seat < m.s.seats; seat++) {
        for (const card of cardsIn(m, ZONE.discard, seat)) {
          const def = m.defs[m.s.cards[card].def];
          if (def.type === 'ally' && def.sphere !== 'neutral' && def.cost === n) out.push(card);
        }
      }
    };
  },
  text: ({ cost }) => {
    const n = numberText(cost);
    return {
      noun: 'ally',
      det: 'a',
      adj: ['notNeutral'],
      with: { de: `den aufgedruckten Kosten ${n}`, en: `a printed cost of ${n}` },
      prep: [{ prep: 'from', np: A_DISCARD_PILE }],
    };
  },
});
/** Allies of a sphere with that printed cost, in whosever discard pile. */
export const fallenAllies = (cost: Count): Select => fallenAlliesNode({ cost });

/** A cost: 1 card of your choice from your hand. */
export const discardFromHand: Effect = lcg.effect<Node & { then: Effect }>('discard from hand', {
  assemble: ({ then }, a, l) => l.assemble(then, a),
  could: ({ then }) => lcg.could(then),
  text: () => ({
    verb: 'discard',
    object: { noun: 'card', count: 1 },
    prep: [{ prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } }],
  }),
})({ then: choose(cards({ sort: 'card', at: ['hand'], whose: 'yours' }), 'paid', discard(chosen('paid', 'card'))) });

const payThreatNode = lcg.effect<Node & { n: number }>('pay threat', {
  run:
    ({ n }) =>
    (m, v) => {
      did(v, lowerThreat(m, v.seat, n));
    },
  could:
    ({ n }) =>
    (m, v) =>
      m.s.threat[v.seat] >= n,
  text: ({ n }) => ({
    verb: 'lower',
    object: { noun: 'threat', det: { poss: 'subject' } },
    adverbs: [{ de: `um ${n}`, en: `by ${n}` }],
  }),
});
/** A cost: your threat falls by all of n (LCG-COST-14). */
export const payThreat = (n: number): Effect => payThreatNode({ n });

const controlNode = lcg.effect<CardsNode & PlayerNode>('take control', {
  run: ({ what, who }) => {
    const list = listOf(what);
    const seats = lcg.seats(who);
    return (m, v) => {
      const [seat] = seats(m, v);
      for (const card of list(m, v)) {
        if (seat === undefined || !canControl(m, card, seat)) continue;
        const worn = attachmentsOn(m, card).filter((on) => kindOf(m, on) === ZONE.play);
        for (const each of [card, ...worn]) move(m, each, ZONE.play, seat);
        m.unsettle();
        did(v);
      }
    };
  },
  could: ({ what, who }) => {
    const list = listOf(what);
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => list(m, v).some((card) => canControl(m, card, seat)));
  },
  text: ({ what, who }) =>
    by(who, {
      verb: 'takeOver',
      object: { noun: 'control', det: { de: 'die', en: '' }, prep: [{ prep: 'over', np: object(what) }] },
    }),
});

function canControl(m: M, card: CardIx, seat: Seat): boolean {
  return kindOf(m, card) === ZONE.play && seatOf(m, card) !== seat && !isEliminated(m, seat);
}

/** A player takes control of a character as it is, with what is attached to it (LCG-CONTROL-05, LCG-ATTACH-07). */
export const takeControl = (what: Select, who: Who): Effect => controlNode({ what, who });

const healUpToNode = lcg.effect<CardsNode & { n: number }>('heal up to', {
  assemble: ({ what, n }, a) => {
    const list = listOf(what);
    a.ask(
      (m, v) => {
        const [card] = list(m, v);
        const most = card === undefined || !canBeHealed(m, card) ? 0 : Math.min(n, m.s.cards[card].damage);
        if (most === 0) return null;
        const options = Array.from({ length: most }, (_, i) => most - i).map((amount) =>
          numberOption(amount, 'lcg.option.heal'),
        );
        const prompt = ['lcg.ask.heal', { card: cardWord(m, card) }] as const;
        return question(v.seat, 'number', prompt, options, undefined, v.source);
      },
      (m, v, answer) => did(v, heal(m, list(m, v)[0], answer.n, v.source)),
    );
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canBeHealed(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'heal',
    object: { noun: 'damage', count: upTo(n) },
    prep: [{ prep: 'on', np: object(what) }],
  }),
});
/** Heals one card by as much as the player likes, up to n. */
export const healUpTo = (n: number, what: Select): Effect => healUpToNode({ n, what });

const toHandNode = lcg.effect<CardsNode & { own: boolean }>('take to hand', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!canReturn(m, card)) continue;
        put(m, card, 'hand');
        if (m.log) {
          const words = { card: cardWord(m, card), seat: seatWord(m.s.cards[card].owner) };
          m.say(['lcg.log.to-hand', words], [card], 'LCG-ABILITY-13');
        }
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canReturn(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, own }) => {
    const card = object(what);
    const det: Determiner = own ? { poss: 'subject' } : { owner: ownerOf(card) };
    return { verb: 'sendHome', object: card, prep: [{ prep: 'toHand', np: { noun: 'hand', det } }] };
  },
});

function canReturn(m: M, card: CardIx): boolean {
  return kindOf(m, card) === ZONE.discard && !isHeroCard(m, card) && !isEliminated(m, m.s.cards[card].owner);
}

/** Cards of a discard pile go to their owner's hand; heroes stay there. */
export const takeToHand = (what: Select): Effect => toHandNode({ what, own: false });

/** The same for cards of your own pile. */
export const takeToYourHand = (what: Select): Effect => toHandNode({ what, own: true });

const reviveNode = lcg.effect<CardsNode & { damage: number }>('revive', {
  run: ({ what, damage }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!canRevive(m, card)) continue;
        const { owner } = m.s.cards[card];
        if (m.log)
          m.say(['lcg.log.into-play', { card: cardWord(m, card), seat: seatWord(owner) }], [card], 'LCG-PLAY-06');
        did(v);
        m.s.cards[card].damage = damage;
        enterPlay(m, card, owner, 0);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canRevive(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, damage }) => {
    const card = object(what);
    const hurt = { de: `mit ${damage} Schaden`, en: `with ${damage} damage on it` };
    return {
      verb: 'putIntoPlay',
      object: card,
      adverbs: [
        ...(damage > 0 ? [hurt] : []),
        { prep: 'under', np: { noun: 'control', det: { owner: ownerOf(card) } } },
      ],
    };
  },
});

/** A unique card stays where it is while a copy is in play (LCG-UNIQUE-02, -03); whoever has lost his last hero is out (LCG-SOM-44). */
function canRevive(m: M, card: CardIx): boolean {
  const { owner, def } = m.s.cards[card];
  const { unique } = m.defs[def];
  if (kindOf(m, card) !== ZONE.discard || isEliminated(m, owner) || !hasHero(m, owner)) return false;
  return !(unique && titleInPlay(m, def));
}

/** Puts dead heroes into play under their owner's control. */
export const revive = (what: Select, damage = 0): Effect => reviveNode({ what, damage });

const reshuffleNode = lcg.effect<PlayerNode>('shuffle discard pile', {
  run: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => {
      for (const seat of seats(m, v)) {
        const pile = returning(m, seat);
        if (pile.length === 0) continue;
        for (const card of pile) move(m, card, ZONE.deck, seat);
        shuffle(m, ZONE.deck, seat);
        did(v);
      }
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => returning(m, seat).length > 0);
  },
  text: ({ who }) =>
    by(who, {
      verb: 'shuffle',
      object: { noun: 'discardPile', det: { poss: 'subject' } },
      prep: [{ prep: 'into', np: { noun: 'deck', det: { poss: 'subject' } } }],
    }),
});

function returning(m: M, seat: Seat): CardIx[] {
  return cardsIn(m, ZONE.discard, seat).filter((card) => !isHeroCard(m, card));
}

/** Shuffles a discard pile into the deck; heroes stay in the pile (LCG-DAMAGE-08). */
export const shuffleDiscardPile = (who: Who): Effect => reshuffleNode({ who });

/** Takes cards, also the event that is being resolved, out of the game for good. */
const removeNode = lcg.effect<CardsNode>('remove from game', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (inPlay(m, card)) {
          leavePlay(m, card, 'removed', 'removed');
        } else {
          clear(m, card);
          move(m, card, ZONE.removed);
        }
        did(v);
      }
    };
  },
  text: ({ what }) => ({
    verb: 'remove',
    object: object(what),
    prep: [{ prep: 'outOf', np: { noun: 'game', det: 'the' } }],
  }),
});
export const removeFromGame = (what: Select): Effect => removeNode({ what });

const noThreatNode = lcg.effect<CardsNode & { until: string }>('no threat', {
  run: ({ what, until }) => {
    const list = listOf(what);
    return (m, v) => {
      const found = list(m, v);
      if (found.length === 0) return;
      const { source, seat } = v;
      // Times 0, so that what is added to its threat later does not count either.
      modify(m, { stat: STAT.threat, layer: TIMES, amount: 0, cards: found, source, seat, until });
      did(v);
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ what, until }) => ({
    verb: 'contribute',
    subject: object(what),
    object: { noun: 'resistance', det: 'no' },
    adverbs: [lcg.duration(until)],
    mood: 'declarative',
  }),
});
/** Cards that do not contribute their threat until a moment. */
export const noThreat = (what: Select, until: string): Effect => noThreatNode({ what, until });
