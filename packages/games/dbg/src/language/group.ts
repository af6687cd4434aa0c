import {
  type CardIx,
  cardOptions,
  cardsIn,
  did,
  type Effect,
  EVERYBODY,
  effectVars,
  hide,
  move,
  question,
  randomCard,
  show,
} from '@tafelrunde/kernel';
import { Prompt } from '../prompts.ts';
import { defOf } from '../registry.ts';
import { assail, KIND } from '../rules/assault.ts';
import { gainCorruption } from '../rules/gain.ts';
import { fillPath } from '../rules/path.ts';
import { destroy, discard, layAside } from '../rules/piles.ts';
import { endGame } from '../rules/score.ts';
import { say } from '../say.ts';
import { type M, MARK } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING } from './answers.ts';
import { affectedBy, costOf, handOf } from './group-parts.ts';
import { dbg } from './language.ts';
import { discardChosen } from './pick.ts';

const ORDER = new Prompt('dbg.ask.ambush-order-of');
const BID = new Prompt('dbg.ask.bid');
const DRAFT = new Prompt('dbg.ask.draft');

/** Everybody turns up a random card; those of a cost that lies there twice are destroyed. */
export const destroyEqualCosts: Effect = dbg.effect('destroy-equal-costs', {
  custom: true,
  run: () => (m, v) => {
    const shown: CardIx[] = [];
    for (const seat of affectedBy(v)) {
      const card = randomCard(m, ZONE.hand, seat);
      if (card < 0) continue;
      show(m, card, EVERYBODY);
      if (m.log) say(m, 'dbg.log.reveal-hand', { seat, card });
      shown.push(card);
    }
    const costs = shown.map((card) => costOf(m, card));
    shown.forEach((card, i) => {
      if (costs.filter((cost) => cost === costs[i]).length > 1) destroy(m, card);
    });
  },
  text: () => ({
    de: 'jeder deckt eine zufällige Handkarte auf; alle, deren Kosten auch eine andere aufgedeckte hat, werden zerstört',
    en: 'each player reveals a random card from hand; each that shares its cost with another revealed card is destroyed',
  }),
})({});

/** Everybody discards a random card; whose cost the most discards two more. */
export const dearestDiscardMore: Effect = dbg.effect('dearest-discard-more', {
  custom: true,
  assemble: (_node, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [discardChosen(2)]);
    a.run((m, v) => {
      const lost = affectedBy(v)
        .map((seat) => ({ seat, card: randomCard(m, ZONE.hand, seat) }))
        .filter(({ card }) => card >= 0);
      const most = Math.max(...lost.map(({ card }) => costOf(m, card)));
      for (const { card } of lost) discard(m, card);
      for (const { seat, card } of lost.reverse()) {
        if (costOf(m, card) === most) m.callByName(name, effectVars(seat, v.source));
      }
    });
  },
  text: () => ({
    de: 'jeder legt eine zufällige Handkarte ab; wessen Karte am meisten kostet, legt 2 weitere ab',
    en: 'each player discards a random card from hand; whoever discarded the highest cost discards 2 more',
  }),
})({});

const isInPath = (m: M, card: CardIx): boolean => m.layout.kindOf[m.s.cards[card].zone] === ZONE.path;

/** Cards of the Path that have an ambush. */
const ambushers = (m: M): CardIx[] => cardsIn(m, ZONE.path).filter((card) => defOf(m, card).ambush !== '');

/** The Path is swept away; whoever does not avoid that meets all ambushes of the new one, in the order he likes. */
export const sweepPath: Effect = dbg.effect('sweep-path', {
  custom: true,
  assemble: (_node, a) => {
    const at = a.local<number>('at');
    const coming = a.local<CardIx[]>('coming');
    const loop = a.label();
    a.run((m, v) => {
      const path = cardsIn(m, ZONE.path);
      while (path.length > 0) destroy(m, path[path.length - 1]);
      at.set(v, -1);
      coming.set(v, []);
      if (!fillPath(m, false)) endGame(m, 'dbg.over.path');
    });
    a.place(loop);
    a.run((m, v) => {
      const waiting = coming.of(v).filter((card) => isInPath(m, card));
      while (waiting.length === 0 && at.set(v, at.of(v) + 1) < affectedBy(v).length) waiting.push(...ambushers(m));
      coming.set(v, waiting);
    });
    a.ask(
      (m, v) => {
        const waiting = coming.of(v);
        if (waiting.length === 0) return null;
        const options = cardOptions(m, waiting, 'kernel.option.card', 'DBG-AMBUSH-05');
        const seat = affectedBy(v)[at.of(v)];
        return question(seat, 'order', ORDER.of(m, v.source), options, 'DBG-AMBUSH-05', v.source);
      },
      (m, v, { card }) => {
        coming.set(
          v,
          coming.of(v).filter((other) => other !== card),
        );
        m.jump(loop.step);
        const victims = [affectedBy(v)[at.of(v)]];
        assail(m, { kind: KIND.ambush, source: card, victims, proc: defOf(m, card).ambush });
      },
    );
  },
  text: () => ({
    de: 'der ganze Pfad wird zerstört und neu gefüllt; jeder Hinterhalt unter den neuen Karten trifft jeden Spieler, in der Reihenfolge seiner Wahl',
    en: 'the whole Path is destroyed and refilled; each Ambush among the new cards hits every player, in the order that player chooses',
  }),
})({});

/** Everybody secretly chooses a card; the lowest gains Corruption, the highest is destroyed. */
export const secretBid: Effect = dbg.effect('secret-bid', {
  custom: true,
  assemble: (_node, a) => {
    const at = a.local<number>('at');
    const loop = a.label();
    a.run((_m, v) => {
      at.set(v, 0);
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const seat = affectedBy(v)[at.of(v)];
        if (seat === undefined) return null;
        const hand = handOf(m, seat);
        // Whoever has no card has nothing to choose; the number of cards is known to all.
        if (hand.length === 0) return question(seat, 'pick', BID.of(m, v.source), [NOTHING], undefined, v.source);
        const options = cardOptions(m, hand, 'dbg.option.bid');
        return question(seat, 'pick', BID.of(m, v.source), options, undefined, v.source);
      },
      (m, v, answer) => {
        const seat = affectedBy(v)[at.of(v)];
        if (answer.card >= 0) layAside(m, answer.card, seat);
        at.set(v, at.of(v) + 1);
        m.jump(loop.step);
      },
    );
    a.run((m, v) => {
      const bids = affectedBy(v)
        .map((seat) => ({ seat, card: cardsIn(m, ZONE.aside, seat)[0] }))
        .filter(({ card }) => card !== undefined);
      const costs = bids.map(({ card }) => costOf(m, card));
      const low = Math.min(...costs);
      const high = Math.max(...costs);
      for (const { seat, card } of bids) {
        show(m, card, EVERYBODY);
        if (m.log) say(m, 'dbg.log.reveal-hand', { seat, card });
        move(m, card, ZONE.hand, seat);
      }
      bids.forEach(({ seat }, i) => {
        if (costs[i] === low) gainCorruption(m, seat, 3);
      });
      bids.forEach(({ card }, i) => {
        if (costs[i] === high) destroy(m, card);
      });
      did(v);
    });
  },
  text: () => ({
    de: 'alle wählen geheim eine Handkarte und decken sie zugleich auf: Die niedrigsten Kosten bringen 3 Karten Korruption ein, die Karte mit den höchsten wird zerstört',
    en: 'all secretly choose a card from hand and reveal them together: the lowest cost gains 3 Corruption, the card of highest cost is destroyed',
  }),
})({});

/** All hands are drafted to the left (DBG-SARUMAN-02 to -04). */
export const draftHands: Effect = dbg.effect('draft-hands', {
  custom: true,
  assemble: (_node, a) => {
    const at = a.local<number>('at');
    const round = a.label();
    const loop = a.label();
    a.place(round);
    a.run((_m, v) => {
      at.set(v, 0);
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const seats = affectedBy(v);
        const seat = seats[at.of(v)];
        if (seat === undefined) return null;
        const hand = handOf(m, seat);
        const options = cardOptions(m, hand, 'dbg.option.aside');
        if (hand.length === 0) options.push(NOTHING);
        return question(seat, 'pick', DRAFT.of(m, v.source), options, 'DBG-SARUMAN-02', v.source);
      },
      (m, v, answer) => {
        const seat = affectedBy(v)[at.of(v)];
        if (answer.card >= 0) layAside(m, answer.card, seat);
        at.set(v, at.of(v) + 1);
        m.jump(loop.step);
      },
    );
    a.run((m) => {
      if (passHands(m)) m.jump(round.step);
      else takeDrafted(m);
    });
  },
  text: () => ({
    de: 'jeder legt eine Handkarte verdeckt beiseite und gibt den Rest nach links weiter, bis alle Karten ausliegen. Was jemand beiseitegelegt hat, wird seine neue Hand und gehört nun ihm',
    en: 'each player puts aside a card from hand face down and passes the rest to the left until no card is left. Those put aside become the new hand and belong to their new owner',
  }),
})({});

/** Passes every hand to the left; false if there is nothing left to pass. */
function passHands(m: M): boolean {
  const { seats, zones, cards } = m.s;
  const hands: CardIx[][] = [];
  let any = false;
  for (let seat = 0; seat < seats; seat++) {
    hands.push(handOf(m, seat).slice());
    any ||= hands[seat].length > 0;
  }
  if (!any) return false;
  for (let seat = 0; seat < seats; seat++) {
    const to = (seat + 1) % seats;
    const zone = m.layout.zone(ZONE.hand, to);
    zones[zone].length = 0;
    for (const card of hands[seat]) {
      zones[zone].push(card);
      cards[card].zone = zone;
      hide(m, card, 0);
      show(m, card, 1 << to);
    }
  }
  return true;
}

/** What everybody has put aside is his new hand, and his own (DBG-SARUMAN-03). */
function takeDrafted(m: M): void {
  for (let seat = 0; seat < m.s.seats; seat++) {
    const aside = cardsIn(m, ZONE.aside, seat);
    while (aside.length > 0) {
      const card = aside[aside.length - 1];
      move(m, card, ZONE.hand, seat);
      const c = m.s.cards[card];
      c.owner = seat;
      c.marks = MARK.drafted;
    }
  }
}
