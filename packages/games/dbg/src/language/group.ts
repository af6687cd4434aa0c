import {
  type CardIx,
  cardOption,
  cardOptions,
  cardsIn,
  did,
  type Effect,
  type EffectVars,
  EVERYBODY,
  effectVars,
  hide,
  move,
  question,
  randomCard,
  type Seat,
  seatName,
  show,
  shuffleInPlace,
  YES,
} from '@tafelrunde/kernel';
import { Prompt } from '../prompts.ts';
import { defOf } from '../registry.ts';
import { assail, KIND, othersOf } from '../rules/assault.ts';
import { gainCorruption } from '../rules/gain.ts';
import { fillPath } from '../rules/path.ts';
import { destroy, discard, draw as drawFor, layAside } from '../rules/piles.ts';
import { endGame } from '../rules/score.ts';
import { say } from '../say.ts';
import { type M, MARK } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING, YES_NO } from './answers.ts';
import { dbg } from './language.ts';
import { discardChosen } from './pick.ts';
import { seatOptions } from './seat-options.ts';

const ORDER = new Prompt('dbg.ask.ambush-order-of');
const BID = new Prompt('dbg.ask.bid');
const DRAW_AGAIN = new Prompt('dbg.ask.draw');
const GIVE = new Prompt('dbg.ask.give-corruption');
const PROPOSE = new Prompt('dbg.ask.propose');
const DRAFT = new Prompt('dbg.ask.draft');

/** The players whom the ambush of the group hits, clockwise. */
const affectedBy = (v: EffectVars): Seat[] => v.affected as Seat[];

const costOf = (m: M, card: CardIx): number => defOf(m, card).cost;

const handOf = (m: M, seat: Seat): CardIx[] => cardsIn(m, ZONE.hand, seat);

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
    const at = a.local('at');
    const coming = a.local('coming');
    const loop = a.label();
    a.run((m, v) => {
      const path = cardsIn(m, ZONE.path);
      while (path.length > 0) destroy(m, path[path.length - 1]);
      v[at] = -1;
      v[coming] = [];
      if (!fillPath(m, false)) endGame(m, 'dbg.over.path');
    });
    a.place(loop);
    a.run((m, v) => {
      const waiting = (v[coming] as CardIx[]).filter((card) => isInPath(m, card));
      while (waiting.length === 0 && ++(v[at] as number) < affectedBy(v).length) waiting.push(...ambushers(m));
      v[coming] = waiting;
    });
    a.ask(
      (m, v) => {
        const waiting = v[coming] as CardIx[];
        if (waiting.length === 0) return null;
        const options = cardOptions(m, waiting, 'kernel.option.card', 'DBG-AMBUSH-05');
        const seat = affectedBy(v)[v[at] as number];
        return question(seat, 'order', ORDER.of(m, v.source), options, 'DBG-AMBUSH-05', v.source);
      },
      (m, v, { card }) => {
        v[coming] = (v[coming] as CardIx[]).filter((other) => other !== card);
        m.goto(loop.step);
        const victims = [affectedBy(v)[v[at] as number]];
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
    const at = a.local('at');
    const loop = a.label();
    a.run((_m, v) => {
      v[at] = 0;
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const seat = affectedBy(v)[v[at] as number];
        if (seat === undefined) return null;
        const hand = handOf(m, seat);
        // Whoever has no card has nothing to choose; the number of cards is known to all.
        if (hand.length === 0)
          return { seat, kind: 'pick', prompt: BID.of(m, v.source), options: [NOTHING], source: v.source };
        const options = cardOptions(m, hand, 'dbg.option.bid');
        return { seat, kind: 'pick', prompt: BID.of(m, v.source), options, source: v.source };
      },
      (m, v, answer) => {
        const seat = affectedBy(v)[v[at] as number];
        if (answer.card >= 0) layAside(m, answer.card, seat);
        v[at] = (v[at] as number) + 1;
        m.goto(loop.step);
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

const courageIn = (m: M, seat: Seat): CardIx[] => handOf(m, seat).filter((card) => defOf(m, card).group === 'courage');

/** The Witch-king: whoever shows the most Courage loses it and deals Corruption (DBG-WITCHKING-01 to -05). */
export const breakCourage: Effect = dbg.effect('break-courage', {
  custom: true,
  assemble: (_node, a) => {
    const givers = a.local('givers');
    const drawing = a.local('drawing');
    const left = a.local('left');
    const most = a.local('most');
    const draws = a.label();
    const gives = a.label();
    a.run((m, v) => {
      const affected = affectedBy(v);
      for (const seat of affected) for (const card of handOf(m, seat)) show(m, card, EVERYBODY);
      const counts = affected.map((seat) => courageIn(m, seat).length);
      const top = Math.max(0, ...counts);
      const tied = top === 0 ? [] : affected.filter((_, i) => counts[i] === top);
      for (const seat of tied) for (const card of courageIn(m, seat)) destroy(m, card);
      v[givers] = tied;
      v[drawing] = 0;
      v[most] = top;
      v[left] = tied.length === affected.length ? 0 : top;
    });
    a.place(draws);
    a.ask(
      (m, v) => {
        const seat = (v[givers] as Seat[])[v[drawing] as number];
        if (seat === undefined) return null;
        const prompt = DRAW_AGAIN.with(m, v.source, { n: v[most] as number });
        return question(seat, 'confirm', prompt, YES_NO, 'DBG-WITCHKING-03', v.source);
      },
      (m, v, answer) => {
        const seat = (v[givers] as Seat[])[v[drawing] as number];
        v[drawing] = (v[drawing] as number) + 1;
        if (answer.id === YES) drawFor(m, seat, v[most] as number);
        m.goto(draws.step);
      },
    );
    a.place(gives);
    a.ask(
      (m, v) => {
        if ((v[left] as number) <= 0 || cardsIn(m, ZONE.corruption).length === 0) return null;
        const tied = v[givers] as Seat[];
        const given = (v[most] as number) - (v[left] as number);
        const others = affectedBy(v).filter((seat) => !tied.includes(seat));
        const prompt = GIVE.with(m, v.source, { n: v[left] as number });
        const seat = tied[given % tied.length];
        return question(seat, 'target', prompt, seatOptions(others), 'DBG-WITCHKING-04', v.source);
      },
      (m, v, answer) => {
        v[left] = (v[left] as number) - 1;
        gainCorruption(m, answer.seat, 1);
        m.goto(gives.step);
      },
    );
  },
  text: () => ({
    de:
      'alle zeigen ihre Hand; wer die meisten Karten Tapferkeit hat, zerstört sie und darf ebenso viele Karten ziehen. ' +
      'So viele Karten Korruption, wie einer von ihnen zerstört hat, verteilen sie gemeinsam unter den übrigen Betroffenen',
    en:
      'all show their hands; whoever has the most Courage destroys it and may draw as many cards. ' +
      'Together they deal as many Corruption as one of them destroyed among the other affected players',
  }),
})({});

/** The Witch-king of Impossible Mode: the others agree on two cards, or the two dearest go (DBG-WITCHKING-06). */
export const othersDestroyTwo: Effect = dbg.effect('others-destroy-two', {
  custom: true,
  assemble: (_node, a) => {
    const named = a.local('named');
    const at = a.local('at');
    const loop = a.label();
    a.run((m, v) => {
      for (const card of handOf(m, v.seat)) show(m, card, EVERYBODY);
      v[named] = [];
      v[at] = 0;
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const others = othersOf(m, v.seat);
        const picks = v[named] as CardIx[];
        const targets = breakable(m, v.seat);
        if (targets.length <= 2 || picks.length >= 2 * others.length) return null;
        const mine = picks.slice(2 * (v[at] as number));
        const options = targets
          .filter((card) => !mine.includes(card))
          .map((card) => cardOption(m, card, 'dbg.option.destroy'));
        const seat = others[v[at] as number];
        const prompt = PROPOSE.with(m, v.source, { seat: seatName(v.seat) });
        const run = { id: `propose${v[at]}`, picked: mine.length, min: 2, max: 2 };
        return question(seat, 'pick', prompt, options, 'DBG-WITCHKING-06', v.source, undefined, run);
      },
      (m, v, answer) => {
        const picks = v[named] as CardIx[];
        picks.push(answer.card);
        v[at] = picks.length >> 1;
        m.goto(loop.step);
      },
    );
    a.run((m, v) => {
      const targets = breakable(m, v.seat);
      const chosen = targets.length <= 2 ? targets : (agreed(m, v[named] as CardIx[]) ?? dearest(m, targets));
      for (const card of chosen) destroy(m, card);
      did(v, chosen.length);
    });
  },
  text: () => ({
    de: 'zeige deine Hand; deine Mitspieler bestimmen 2 Karten davon, die zerstört werden. Sind sie sich nicht einig, sind es die 2 teuersten',
    en: 'show your hand; the other players choose 2 of its cards to be destroyed. If they do not agree, the 2 of highest cost are',
  }),
})({});

const breakable = (m: M, seat: Seat): CardIx[] => handOf(m, seat).filter((card) => !defOf(m, card).indestructible);

/** The two cards that everybody named; copies of a card are as good as each other. Null if they differ. */
function agreed(m: M, picks: readonly CardIx[]): CardIx[] | null {
  const pair = (i: number): string =>
    [m.s.cards[picks[i]].def, m.s.cards[picks[i + 1]].def].sort((x, y) => x - y).join(' ');
  for (let i = 2; i < picks.length; i += 2) if (pair(i) !== pair(0)) return null;
  return [picks[0], picks[1]];
}

/** The two cards of highest cost, ties at random. */
function dearest(m: M, targets: readonly CardIx[]): CardIx[] {
  const list = targets.slice();
  m.s.news++;
  shuffleInPlace(m.s.rng, list);
  return list.sort((x, y) => costOf(m, y) - costOf(m, x)).slice(0, 2);
}

/** All hands are drafted to the left (DBG-SARUMAN-02 to -04). */
export const draftHands: Effect = dbg.effect('draft-hands', {
  custom: true,
  assemble: (_node, a) => {
    const at = a.local('at');
    const round = a.label();
    const loop = a.label();
    a.place(round);
    a.run((_m, v) => {
      v[at] = 0;
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const seats = affectedBy(v);
        const seat = seats[v[at] as number];
        if (seat === undefined) return null;
        const hand = handOf(m, seat);
        const options = cardOptions(m, hand, 'dbg.option.aside');
        if (hand.length === 0) options.push(NOTHING);
        return question(seat, 'pick', DRAFT.of(m, v.source), options, 'DBG-SARUMAN-02', v.source);
      },
      (m, v, answer) => {
        const seat = affectedBy(v)[v[at] as number];
        if (answer.card >= 0) layAside(m, answer.card, seat);
        v[at] = (v[at] as number) + 1;
        m.goto(loop.step);
      },
    );
    a.run((m) => {
      if (passHands(m)) m.goto(round.step);
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
