import {
  cardsIn,
  did,
  type Effect,
  eventOf,
  move,
  type Node,
  nounOf,
  type Select,
  use,
  usesOf,
} from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { poolCard } from '../campaign/pool.ts';
import { heroesOf } from '../players.ts';
import { kindOf, seatOf } from '../registry.ts';
import { attackedEnemy } from '../rules/combat/attack-info.ts';
import { engage } from '../rules/encounter.ts';
import { clear } from '../rules/left.ts';
import { attachTo, enterPlay, hostsFor } from '../rules/play.ts';
import { FORM, LIMIT, type M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { lcg } from './language.ts';

/** A campaign's card that others speak of by name. */
export interface NamedCard {
  readonly id: string;
  readonly title: Literal;
}

const nameText = ({ title }: NamedCard): NounPhrase => ({ ...title, gender: 'm' });

/** A card of that id in a zone; -1 if there is none. */
function findIn(m: M, kind: number, id: string): number {
  return cardsIn(m, kind).find((card) => m.defs[m.s.cards[card].def].id === id) ?? -1;
}

const namedNode = lcg.select<Node & { card: NamedCard }>('named card', {
  cards: ({ card }) => {
    return (m, _v, out) => {
      for (let seat = 0; seat < m.s.seats; seat++) {
        for (const ix of cardsIn(m, ZONE.play, seat)) if (m.defs[m.s.cards[ix].def].id === card.id) out.push(ix);
      }
    };
  },
  text: ({ card }) => nameText(card),
});
/** The card of that name, if it is in play and face up. */
export const namedCard = (card: NamedCard): Select => namedNode({ card });

const startNode = lcg.effect<Node & { card: NamedCard }>('start in play', {
  run: ({ card }) => {
    return (m, v) => {
      const found = findIn(m, ZONE.aside, card.id);
      if (found < 0) return;
      enterPlay(m, found, m.s.first, 0);
      did(v);
    };
  },
  text: ({ card: { title } }) => ({
    de: `bringe ${title.de} unter der Kontrolle des Startspielers ins Spiel`,
    en: `put ${title.en} into play under the first player’s control`,
  }),
});
/** A card that waits beside the table enters play; whoever is first player controls it. */
export const startInPlay = (card: NamedCard): Effect => startNode({ card });

const attachAsideNode = lcg.effect<Node & { card: NamedCard; to: Select }>('attach aside', {
  run: ({ card, to }) => {
    const list = listOf(to);
    return (m, v) => {
      const found = findIn(m, ZONE.aside, card.id);
      const [host] = list(m, v);
      if (found < 0 || host === undefined) return;
      // Cards with a player back belong to the player they come to.
      if (poolCard(card.id)?.back === 'player') m.s.cards[found].owner = seatOf(m, host);
      attachTo(m, found, host, v.seat, 0);
      did(v);
    };
  },
  could: ({ card, to }) => {
    const list = listOf(to);
    return (m, v) => {
      const found = findIn(m, ZONE.aside, card.id);
      return found >= 0 && list(m, v).some((host) => hostsFor(m, found).includes(host));
    };
  },
  text: ({ card, to }) => ({
    verb: 'hangOn',
    object: nameText(card),
    prep: [{ prep: 'ontoHost', np: nounOf(lcg.textOf(to)) }],
  }),
});
/** Attaches a card that waits beside the table. */
export const attachAside = (card: NamedCard, to: Select): Effect => attachAsideNode({ card, to });

const loseNode = lcg.effect<Node & { reason: string }>('lose game', {
  run:
    ({ reason }) =>
    (m) =>
      m.end({ winners: [], reason }),
  text: () => ({ de: 'die Spieler verlieren das Spiel', en: 'the players lose the game' }),
});
/** The group has lost. */
export const loseGame = (reason: string): Effect => loseNode({ reason });

/** What leaves play is out of the game instead. */
export const outOfTheGame: Effect = lcg.effect('out of the game', {
  custom: true,
  run: () => (m, v) => {
    eventOf(m).to = 'removed';
    did(v);
  },
  text: () => ({
    de: 'diese Karte wird stattdessen aus dem Spiel entfernt',
    en: 'this card is removed from the game instead',
  }),
})({});

/** Keys of limits that the whole group shares; far from those of single cards. */
const GROUP_LIMITS = 50_000_000;

const onceNode = lcg.effect<Node & { number: number; then: Effect }>('one copy each round', {
  assemble: ({ number, then }, a, l) => {
    a.run((m) => use(m, LIMIT.round, GROUP_LIMITS + number));
    l.assemble(then, a);
  },
  could: ({ number, then }, l) => {
    const could = l.could(then);
    return (m, v) => usesOf(m, LIMIT.round, GROUP_LIMITS + number) === 0 && could(m, v);
  },
  text: ({ then }, l) => l.textOf(then),
});
/** All players together may use one card of that number in a round. */
export const oneCopyEachRound = (number: number, effect: Effect): Effect => onceNode({ number, then: effect });

/** The enemy whom this attack of a player is for. */
export const attackTarget: Select = lcg.select('attack target', {
  cards: () => (m, _v, out) => {
    const enemy = attackedEnemy(m);
    if (enemy >= 0) out.push(enemy);
  },
  text: () => ({
    de: {
      nom: 'der angegriffene Gegner',
      acc: 'den angegriffenen Gegner',
      dat: 'dem angegriffenen Gegner',
      gen: 'des angegriffenen Gegners',
    },
    en: 'the attacked enemy',
    gender: 'm',
  }),
})({});

/** Your heroes with the most damage. */
export const mostDamagedHero: Select = lcg.select('most damaged hero', {
  cards: () => (m, v, out) => {
    const heroes = heroesOf(m, v.seat);
    const most = Math.max(...heroes.map((card) => m.s.cards[card].damage));
    out.push(...heroes.filter((card) => m.s.cards[card].damage === most));
  },
  text: () => ({
    noun: 'hero',
    det: { poss: 'subject' },
    after: { de: 'mit dem meisten Schaden', en: 'with the most damage' },
  }),
})({});

/** This shadow card enters play, engaged with the defending player. */
export const enterEngaged: Effect = lcg.effect('enter engaged', {
  custom: true,
  run: () => (m, v) => {
    if (kindOf(m, v.source) !== ZONE.shadow) return;
    clear(m, v.source);
    engage(m, v.source, v.seat);
    did(v);
  },
  text: () => ({
    de: 'diese Karte kommt im Kampf mit dem verteidigenden Spieler ins Spiel',
    en: 'this card enters play engaged with the defending player',
  }),
})({});

/** This campaign card shows its other side. */
export const turnOver: Effect = lcg.effect('turn over', {
  run: () => (m, v) => {
    m.s.cards[v.source].form = FORM.turned;
    did(v);
  },
  could: () => (m, v) => m.s.cards[v.source].form === FORM.printed,
  text: () => ({ verb: 'turnOver', object: { noun: 'card', det: 'this' } }),
})({});

const captureNode = lcg.effect<Node & { card: NamedCard }>('capture too', {
  custom: true,
  run: ({ card }) => {
    const list = listOf(namedCard(card));
    return (m, v) => {
      for (const ix of list(m, v)) {
        move(m, ix, ZONE.captive);
        m.s.cards[ix].form = FORM.captive;
        did(v);
      }
    };
  },
  text: ({ card: { title } }) => ({
    de: `lege ${title.de} verdeckt neben ihn`,
    en: `place ${title.en} facedown next to that hero`,
  }),
});
/** A character is held captive beside the prisoner; he stays in play but can do nothing. */
export const captureToo = (card: NamedCard): Effect => captureNode({ card });

const freeNode = lcg.effect<Node & { card: NamedCard; damage: number }>('free captive', {
  custom: true,
  run: ({ card, damage }) => {
    return (m, v) => {
      const found = findIn(m, ZONE.captive, card.id);
      if (found < 0) return;
      move(m, found, ZONE.play, m.s.first);
      m.s.cards[found].form = FORM.printed;
      m.s.cards[found].damage = damage;
      did(v);
    };
  },
  could:
    ({ card }) =>
    (m) =>
      findIn(m, ZONE.captive, card.id) >= 0,
  text: ({ card: { title }, damage }) => ({
    de: `decke ${title.de} mit ${damage} Schaden wieder auf`,
    en: `turn ${title.en} faceup with ${damage} damage`,
  }),
});
/** A captive is freed, hurt. */
export const freeCaptive = (card: NamedCard, damage: number): Effect => freeNode({ card, damage });
