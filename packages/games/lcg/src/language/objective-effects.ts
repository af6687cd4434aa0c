import {
  type Condition,
  cardsIn,
  did,
  type Effect,
  move,
  type Node,
  type Select,
  shuffle,
  type Who,
} from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import { heroesOf, isEliminated, isReady } from '../players.ts';
import { inPlay, kindOf } from '../registry.ts';
import { toStaging } from '../rules/enter.ts';
import { cardWord, seatWord } from '../say.ts';
import { FORM } from '../state.ts';
import { ZONE, zones } from '../zones.ts';
import { byPlayer, type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';
import { after, type Moment } from './moments.ts';
import { isNamed } from './named.ts';

const joinNode = lcg.effect<CardsNode & { who: Who }>('join', {
  run: ({ what, who }) => {
    const list = listOf(what);
    const seats = lcg.seats(who);
    return (m, v) => {
      const [seat] = seats(m, v);
      if (seat === undefined || isEliminated(m, seat)) return;
      for (const card of list(m, v)) {
        if (!inPlay(m, card)) continue;
        const c = m.s.cards[card];
        c.form = FORM.joined;
        c.resources = 0;
        c.host = -1;
        move(m, card, ZONE.play, seat);
        if (m.log) m.say(['lcg.log.joined', { card: cardWord(m, card), seat: seatWord(seat) }], [card], 'LCG-SOM-14');
        did(v);
        m.unsettle();
      }
    };
  },
  could: ({ what }) => lcg.any(what),
  text: ({ what, who }) =>
    byPlayer(who, {
      verb: 'takeOver',
      object: { noun: 'control', det: { de: 'die', en: '' }, prep: [{ prep: 'over', np: object(what) }] },
      adverbs: [{ de: 'als Verbündeten', en: 'as an ally' }],
    }),
});
/** An objective becomes an ally of that player (LCG-SOM-14). */
export const join = (what: Select, who: Who): Effect => joinNode({ what, who });

/** So many resources lie on this objective in the staging area, or more (LCG-SOM-04, -15). */
export const whenTokensReach = (n: number): Moment =>
  after(
    'tokens',
    {
      de: `sobald ${n} oder mehr Ressourcen auf dieser Karte liegen`,
      en: `as soon as ${n} or more resources are on this card`,
    },
    (m, event, card) => event.card === card && kindOf(m, card) === ZONE.staging && m.s.cards[card].resources >= n,
  );

/** The hero who was exhausted for it; before that, all who could be. */
export const exhaustedHero: Select = lcg.select<Node>('exhausted hero', {
  cards: () => (m, v, out) => {
    const hero = v[PAYING] as number;
    if (hero >= 0) out.push(hero);
    else for (const card of heroesOf(m, v.seat)) if (isReady(m, card)) out.push(card);
  },
  text: () => ({ noun: 'hero', det: 'that' }),
})({});
export const PAYING = 'hero';

/** The card lies in the staging area. */
export const inStaging: Condition = lcg.condition<Node>('in staging', {
  holds: () => (m, v) => kindOf(m, v.source) === ZONE.staging,
  text: () => ({
    verb: 'be',
    subject: { noun: 'card', det: 'this' },
    predicate: { de: 'in der Aufmarschzone', en: 'in the staging area' },
  }),
})({});

const SEARCHED = zones.mask('encounterDeck', 'encounterDiscard');

const searchNode = lcg.effect<Node & { id: string; text: NounPhrase }>('search for named', {
  run:
    ({ id }) =>
    (m, v) => {
      // The pile first: what lies there is known to all.
      const found = m.s.cards
        .map((_, card) => card)
        .filter((card) => isNamed(m, card, id, SEARCHED))
        .toSorted((a, b) => kindOf(m, b) - kindOf(m, a));
      if (found.length > 0) {
        toStaging(m, found[0]);
        if (m.log) m.say(['lcg.log.staged', { card: cardWord(m, found[0]) }], [found[0]], 'LCG-STAGING-03');
        did(v);
      }
      shuffle(m, ZONE.encounterDeck);
    },
  // Whether it lies in the deck is not for everybody to know.
  could: () => (m) => cardsIn(m, ZONE.encounterDeck).length + cardsIn(m, ZONE.encounterDiscard).length > 0,
  text: ({ text }) => ({
    verb: 'search',
    object: { noun: 'encounterDeck', det: 'the' },
    adverbs: [
      { de: 'und dessen Ablagestapel nach', en: 'and its discard pile for' },
      lcg.say(text, { case: 'dat' }),
      {
        de: 'für die Aufmarschzone und mische das Begegnungsdeck',
        en: 'to add to the staging area, and shuffle the encounter deck',
      },
    ],
  }),
});
/** One card of that title is added to the staging area from the encounter deck or its discard pile. */
export const searchForNamed = (id: string, text: NounPhrase): Effect => searchNode({ id, text });

const asideNode = lcg.effect<CardsNode>('set aside', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        move(m, card, ZONE.aside);
        did(v);
      }
    };
  },
  text: ({ what }) => ({
    verb: 'setAside',
    object: object(what),
  }),
});
/** Cards wait face up and out of play (LCG-SOM-13). */
export const setAside = (what: Select): Effect => asideNode({ what });

const activeNode = lcg.effect<CardsNode>('make active', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const [card] = list(m, v);
      if (card === undefined || cardsIn(m, ZONE.active).length > 0) return;
      move(m, card, ZONE.active);
      if (m.log) m.say(['lcg.log.active', { card: cardWord(m, card) }], [card], 'LCG-SOM-12');
      did(v);
      m.unsettle();
    };
  },
  could: ({ what }) => lcg.any(what),
  text: ({ what }) => ({
    verb: 'layOut',
    object: object(what),
    adverbs: [{ de: 'als aktiven Ort', en: 'as the active location' }],
  }),
});
/** A location becomes the active one without anybody travelling there (LCG-SOM-12). */
export const makeActive = (what: Select): Effect => activeNode({ what });
