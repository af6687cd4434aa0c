import {
  type CardIx,
  type Condition,
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  EVERYBODY,
  eventOf,
  modify,
  move,
  type Node,
  nounOf,
  option,
  question,
  show,
} from '@tafelrunde/kernel';
import { activeLocation, currentQuest, playerOrder } from '../players.ts';
import { defOf, isLocation, kindOf, typeOf } from '../registry.ts';
import { enemyAttackOf, removeFromCombat } from '../rules/combat/attack-info.ts';
import { toStaging } from '../rules/enter.ts';
import { clear } from '../rules/left.ts';
import { cardWord } from '../say.ts';
import { STAT } from '../stats.ts';
import { abilityVars } from '../vars.ts';
import { ZONE } from '../zones.ts';
import { activeLocation as theActive } from './deck-effects.ts';
import { moveToStaging } from './encounter-effects.ts';
import { all, lcg } from './language.ts';
import { loseProgressOn } from './location-effects.ts';
import { discardTopOf } from './mirkwood-effects.ts';
import { defender } from './select.ts';

/** Everybody sees the top card of each player's deck; it stays there. */
export const showTops: Effect = lcg.effect('show tops', {
  run: () => (m, v) => {
    for (const seat of playerOrder(m)) {
      const top = cardsIn(m, ZONE.deck, seat).at(-1);
      if (top === undefined) continue;
      show(m, top, EVERYBODY);
      if (m.log) m.say(['lcg.log.seen', { card: cardWord(m, top) }], [top], 'LCG-SEARCH-01');
      did(v);
    }
  },
  could: () => (m) => playerOrder(m).some((seat) => cardsIn(m, ZONE.deck, seat).length > 0),
  text: () => ({
    verb: 'show',
    subject: { noun: 'player', det: 'each' },
    object: { noun: 'card', det: 'the', adj: ['top'], of: { noun: 'deck', det: { poss: 'subject' } } },
    mood: 'declarative',
  }),
})({});

/** Looks at the top 3 cards, may exchange one for a card in hand, and puts 3 back in any order. */
export const exchangeOnTop: Effect = lcg.effect('exchange on top', {
  custom: true,
  assemble: (_node, a) => {
    const looked = a.local<CardIx[]>('looked');
    const given = a.local<number>('given');
    const order = a.local<CardIx[]>('order');
    const next = a.label();
    const back = a.label();
    a.run((m, v) => {
      const top = cardsIn(m, ZONE.deck, v.seat).slice(-3).toReversed();
      for (const card of top) show(m, card, 1 << v.seat);
      looked.set(v, top);
      order.set(v, []);
      given.set(v, -1);
      did(v);
    });
    a.ask(
      (m, v) => {
        const hand = cardsIn(m, ZONE.hand, v.seat);
        if (hand.length === 0 || looked.of(v).length === 0) return null;
        const options = hand.map((card) => cardOption(m, card, 'kernel.option.card', 'LCG-SEARCH-02'));
        options.push(option(DONE, 'kernel.option.none', { seat: v.seat, rule: 'LCG-SEARCH-02' }));
        return question(v.seat, 'target', ['lcg.ask.give'], options, undefined, v.source);
      },
      (_m, v, { card }) => {
        given.set(v, card);
      },
    );
    a.jumpIf(back, (_m, v) => given.of(v) < 0);
    a.ask(
      (m, v) => {
        const options = looked.of(v).map((card) => cardOption(m, card, 'kernel.option.card', 'LCG-SEARCH-02'));
        return question(v.seat, 'target', ['lcg.ask.search'], options, undefined, v.source);
      },
      (m, v, { card }) => {
        const hand = given.of(v);
        looked.set(v, [...looked.of(v).filter((other) => other !== card), hand]);
        move(m, card, ZONE.hand, v.seat);
        move(m, hand, ZONE.deck, v.seat);
        show(m, hand, 1 << v.seat);
      },
    );
    a.place(back);
    a.place(next);
    a.ask(
      (m, v) => {
        if (looked.of(v).length === 0) return null;
        const options = looked.of(v).map((card) => cardOption(m, card, 'kernel.option.card'));
        return question(v.seat, 'order', ['lcg.ask.deck-order'], options, undefined, v.source);
      },
      (m, v, { card }) => {
        order.set(v, [...order.of(v), card]);
        looked.set(
          v,
          looked.of(v).filter((other) => other !== card),
        );
        m.jump(next.step);
      },
    );
    a.run((m, v) => {
      for (const card of order.of(v).toReversed()) move(m, card, ZONE.deck, v.seat);
      looked.set(v, []);
      order.set(v, []);
    });
  },
  could: () => (m, v) => cardsIn(m, ZONE.deck, v.seat).length > 0,
  text: () => ({
    de: 'sieh dir die obersten 3 Karten deines Decks an; du darfst 1 davon gegen eine Handkarte tauschen; lege 3 Karten in beliebiger Reihenfolge oben auf das Deck zurück',
    en: 'look at the top 3 cards of your deck; you may switch 1 of them with a card from your hand; put the 3 cards back on top in any order',
  }),
})({});

/** Fewer cards in the staging step of this phase; only before anybody has committed characters. */
export const revealFewer: Effect = lcg.effect('reveal fewer', {
  custom: true,
  run: () => (m, v) => {
    const { source, seat } = v;
    modify(m, { stat: STAT.fewerReveals, amount: 1, cards: [currentQuest(m)], source, seat, until: 'phase' });
    did(v);
  },
  could: () => (m) => {
    const quest = m.s.frames.find(({ proc }) => proc === 'quest');
    return quest !== undefined && (quest.step === '3.1w' || quest.step === '3.2') && quest.vars.asked === 0;
  },
  text: () => ({
    de: 'deckt in dieser Phase beim Aufmarsch 1 Karte weniger auf, mindestens aber 1 (nur bevor Charaktere sich dem Abenteuer stellen)',
    en: 'reveal 1 card less in the staging step of this phase, but at least 1 (only before characters are committed)',
  }),
})({});

/** No location lies in the staging area. */
export const noStagedLocation: Condition = lcg.condition<Node>('no staged location', {
  holds: () => (m) => !cardsIn(m, ZONE.staging).some((card) => isLocation(m, card)),
  text: () => ({ de: 'falls kein Ort in der Aufmarschzone ist', en: 'if no location is in the staging area' }),
})({});

/** The card that is being revealed gains surge. */
export const thatGainsSurge: Effect = lcg.effect('that gains surge', {
  custom: true,
  run: () => (m, v) => {
    const card = eventOf(m).card as CardIx;
    const { source, seat } = v;
    modify(m, { stat: STAT.surge, amount: 1, cards: [card], source, seat, until: 'phase' });
    did(v);
  },
  text: () => ({ de: 'erhält er Nachrüsten', en: 'it gains surge' }),
})({});

/** The uppermost discarded encounter card comes into the staging area, and what it does when revealed is done. */
export const takeFromDiscard: Effect = lcg.effect('take from discard', {
  custom: true,
  assemble: (_node, a) => {
    const taken = a.local<number>('taken');
    a.run((m, v) => {
      const card = cardsIn(m, ZONE.encounterDiscard).at(-1) ?? -1;
      taken.set(v, card);
      if (card < 0) return;
      did(v);
      if (typeOf(m, card) === 'treachery') move(m, card, ZONE.revealed);
      else toStaging(m, card);
      if (m.log) m.say(['lcg.log.staged', { card: cardWord(m, card) }], [card], 'LCG-SOM-32');
      const { whenRevealed } = defOf(m, card);
      if (whenRevealed !== '') m.callByName(whenRevealed, abilityVars(m.s.first, card));
    });
    a.run((m, v) => {
      const card = taken.of(v);
      if (card < 0 || kindOf(m, card) !== ZONE.revealed) return;
      clear(m, card);
      move(m, card, ZONE.encounterDiscard);
    });
  },
  text: () => ({
    de: 'lege die oberste Karte des Ablagestapels der Begegnungskarten in die Aufmarschzone und handle ihre „Wenn aufgedeckt“-Effekte ab',
    en: 'add the top card of the encounter discard pile to the staging area and resolve its when revealed effects',
  }),
})({});

/** There is no active location. */
export const noActiveLocation: Condition = lcg.condition<Node>('no active location', {
  holds: () => (m) => activeLocation(m) < 0,
  text: () => ({ verb: 'be', subject: { noun: 'location', det: 'no' }, predicate: { de: 'aktiv', en: 'active' } }),
})({});

/** The active location loses its progress and goes back to the staging area. */
export const backFromActive: Effect = all(loseProgressOn('all', theActive), moveToStaging(theActive));

/** The defending character is out of this attack, which is undefended then (LCG-SOM-25). */
export const removeDefender: Effect = lcg.effect('remove defender', {
  run: () => (m, v) => {
    for (const card of enemyAttackOf(m)?.defenders.slice() ?? []) {
      removeFromCombat(m, card);
      did(v);
    }
  },
  text: () => ({
    clauses: [
      {
        verb: 'remove',
        object: nounOf(lcg.textOf(defender)),
        adverbs: [{ de: 'aus dem Kampf', en: 'from combat' }],
      },
      { verb: 'be', subject: { noun: 'attack', det: 'the' }, predicate: 'undefended', mood: 'declarative' },
    ],
  }),
})({});

/** Each location loses 1 progress; each player loses as many cards of his deck as there was progress. */
export const slip: Effect = lcg.effect('slip', {
  custom: true,
  run: () => (m, v) => {
    let taken = 0;
    for (const zone of [ZONE.staging, ZONE.active]) {
      for (const card of cardsIn(m, zone)) {
        if (!isLocation(m, card) || m.s.cards[card].progress === 0) continue;
        m.s.cards[card].progress--;
        taken++;
      }
    }
    did(v, taken);
    for (const seat of playerOrder(m).slice()) discardTopOf(m, seat, taken);
  },
  text: () => ({
    de: 'entfernt 1 Fortschritt von jedem Ort im Spiel; jeder Spieler legt für jeden so entfernten Fortschritt die oberste Karte seines Decks ab',
    en: 'remove 1 progress from each location in play; each player discards the top card of their deck for each progress removed',
  }),
})({});
