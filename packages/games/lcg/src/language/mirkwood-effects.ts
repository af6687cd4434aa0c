import {
  type CardIx,
  type Condition,
  cardsIn,
  did,
  type Effect,
  modify,
  move,
  type Node,
  nounOf,
  type Seat,
  type Select,
  type Who,
} from '@tafelrunde/kernel';
import { heroesOf, playerOrder } from '../players.ts';
import { hasTrait, inPlay, isAlly, isLocation } from '../registry.ts';
import { attackingEnemy, untilAttackEnds } from '../rules/combat/attack-info.ts';
import { exhaust } from '../rules/damage.ts';
import { leavePlay } from '../rules/leave.ts';
import { discardCard } from '../rules/left.ts';
import { cardWord, seatWord, tellBonus } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { byPlayer, type CardsNode, listOf, type PlayersNode } from './effect-parts.ts';
import { lcg } from './language.ts';
import { carries } from './stage-words.ts';

/** Discards the top cards of a deck; returns them. */
export function discardTopOf(m: M, seat: Seat, n: number): CardIx[] {
  const found: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    const deck = cardsIn(m, ZONE.deck, seat);
    if (deck.length === 0) break;
    const card = deck[deck.length - 1];
    found.push(card);
    discardCard(m, card);
    if (m.log) {
      const words = { seat: seatWord(seat), card: cardWord(m, card) };
      m.say(['lcg.log.discarded-top', words], [card], 'LCG-ZONE-09');
    }
  }
  return found;
}

const discardTopNode = lcg.effect<PlayersNode>('discard top', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v).slice()) did(v, discardTopOf(m, seat, count(m, v)).length);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => cardsIn(m, ZONE.deck, seat).length > 0);
  },
  text: ({ who, n }) =>
    byPlayer(who, {
      verb: 'discard',
      object:
        n === 1
          ? { noun: 'card', det: 'the', adj: ['top'], of: { noun: 'deck', det: { poss: 'subject' } } }
          : {
              noun: 'card',
              det: 'the',
              adj: ['top'],
              count: n as number,
              of: { noun: 'deck', det: { poss: 'subject' } },
            },
    }),
});
/** Players discard the top cards of their decks. */
export const discardTop = (n: number, who: Who): Effect => discardTopNode({ n, who });

/** Each player loses a card of his deck, and this enemy gains threat by what they cost. */
export const discardForThreat: Effect = lcg.effect('discard for threat', {
  custom: true,
  run: () => (m, v) => {
    let cost = 0;
    for (const seat of playerOrder(m).slice()) {
      for (const card of discardTopOf(m, seat, 1)) cost += Math.max(0, m.defs[m.s.cards[card].def].cost);
    }
    did(v);
    if (cost === 0) return;
    const { source, seat } = v;
    modify(m, { stat: STAT.threat, amount: cost, cards: [source], source, seat, until: 'phase' });
    tellBonus(m, source, STAT.threat, cost);
  },
  text: () => ({
    de: 'jeder Spieler legt die oberste Karte seines Decks ab; bis zum Ende der Phase steigt der Widerstand dieses Gegners um die Summe ihrer Kosten',
    en: 'each player discards the top card of their deck; until the end of the phase the threat of this enemy rises by the sum of their costs',
  }),
})({});

/** Each hero gives up a resource; one that has none is exhausted. */
export const loseResourceOrExhaust: Effect = lcg.effect('resource or exhaust', {
  custom: true,
  run: () => (m, v) => {
    for (const seat of playerOrder(m)) {
      for (const hero of heroesOf(m, seat)) {
        const c = m.s.cards[hero];
        if (c.resources > 0) c.resources--;
        else if (c.exhausted === 0) exhaust(m, hero);
        did(v);
      }
    }
  },
  text: () => ({
    de: 'jeder Held im Spiel verliert 1 Ressource aus seinem Vorrat; Helden ohne Ressourcen werden erschöpft',
    en: 'discard 1 resource from the pool of each hero in play; heroes without resources are exhausted',
  }),
})({});

/** Allies that cost less than there are locations of a trait in play. */
const cheapNode = lcg.select<Node & { trait: string }>('cheap allies', {
  cards:
    ({ trait }) =>
    (m, _v, out) => {
      const locations = m.s.cards.filter(
        (_, card) => inPlay(m, card) && isLocation(m, card) && hasTrait(m, card, trait),
      ).length;
      for (const seat of playerOrder(m)) {
        for (const card of cardsIn(m, ZONE.play, seat)) {
          const { cost } = m.defs[m.s.cards[card].def];
          if (isAlly(m, card) && cost < locations) out.push(card);
        }
      }
    },
  text: ({ trait }) => {
    const { de, en } = traitWord(trait);
    return {
      noun: 'ally',
      det: 'each',
      with: {
        de: `geringeren aufgedruckten Kosten als der Anzahl der Orte mit dem Merkmal ${de} im Spiel`,
        en: `a printed cost lower than the number of ${en} locations in play`,
      },
    };
  },
});
export const alliesCheaperThan = (trait: string): Select => cheapNode({ trait });

/** Cards of a trait wherever they are in play. */
const traitNode = lcg.select<Node & { trait: string }>('cards of trait', {
  cards:
    ({ trait }) =>
    (m, _v, out) => {
      m.s.cards.forEach((_, card) => {
        if (inPlay(m, card) && hasTrait(m, card, trait)) out.push(card);
      });
    },
  text: ({ trait }) => ({
    noun: 'card',
    count: 1,
    kind: [traitWord(trait)],
    after: { de: 'im Spiel', en: 'in play' },
  }),
});
export const anyCardOf = (trait: string): Select => traitNode({ trait });

const topNode = lcg.effect<CardsNode>('to top of encounter deck', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (inPlay(m, card)) leavePlay(m, card, 'shuffled', 'deckTop');
        else move(m, card, ZONE.encounterDeck);
        did(v);
      }
    };
  },
  could: ({ what }) => lcg.any(what),
  text: ({ what }) => ({
    verb: 'put',
    object: nounOf(lcg.textOf(what)),
    adverbs: [{ de: 'oben auf das Begegnungsdeck', en: 'on top of the encounter deck' }],
  }),
});
/** Encounter cards go on top of the encounter deck. */
export const toEncounterDeckTop = (what: Select): Effect => topNode({ what });

const carrierNode = lcg.condition<Node & { trait: string }>('no carrier', {
  holds:
    ({ trait }) =>
    (m, v) =>
      !carries(m, v.seat, trait),
  text: ({ trait }) => {
    const { de, en } = traitWord(trait);
    return {
      de: `falls der verteidigende Spieler keinen Helden mit einem ${de} kontrolliert`,
      en: `if the defending player controls no hero with a ${en}`,
    };
  },
});
/** The defending player has no hero who carries something of the trait. */
export const defenderHasNo = (trait: string): Condition => carrierNode({ trait });

/** The attacking enemy's printed attack counts twice. */
export const doubleAttack: Effect = lcg.effect('double attack', {
  custom: true,
  run: () => (m, v) => {
    const enemy = attackingEnemy(m);
    if (enemy < 0) return;
    const amount = m.defs[m.s.cards[enemy].def].attack;
    const { source, seat } = v;
    modify(m, { stat: STAT.attack, amount, cards: [enemy], source, seat, until: untilAttackEnds(enemy) });
    tellBonus(m, enemy, STAT.attack, amount);
    did(v);
  },
  text: () => ({
    de: 'die aufgedruckte Angriffsstärke des angreifenden Gegners zählt für diesen Angriff doppelt',
    en: 'the printed attack of the attacking enemy is doubled for this attack',
  }),
})({});
