import {
  type Among,
  type Count,
  cancelEvent,
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  emit,
  eventOf,
  move,
  moveUnder,
  NO,
  type Node,
  nounOf,
  numberText,
  option,
  question,
  replaceEvent,
  type Select,
  show,
  shuffle,
  YES,
} from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { deckUnder, onDeckOf, takesAttachment } from '../players.ts';
import { inPlay } from '../registry.ts';
import { entered, toStaging } from '../rules/enter.ts';
import { leavePlay } from '../rules/leave.ts';
import { clear, put } from '../rules/left.ts';
import { revealNext } from '../rules/reveal.ts';
import { cardWord } from '../say.ts';
import { variants } from '../setup.ts';
import { FORM, type LcgState, type M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { tellCancelled } from './card-effects.ts';
import { listOf } from './effect-parts.ts';
import { saidInstead } from './encounter-combat.ts';
import { lcg } from './language.ts';
import { before } from './moments.ts';

/** Eleanor: the treachery does nothing, goes away, and the next encounter card is revealed instead. */
export const cancelTreachery: Effect = lcg.effect('cancel treachery', {
  custom: true,
  run: () => (m, v) => {
    const card = eventOf(m).card as number;
    tellCancelled(m);
    cancelEvent(m);
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
    revealNext(m, 1);
    did(v);
  },
  text: () => ({
    de: 'verhindere die „Wenn aufgedeckt“-Effekte dieses Verrats, lege ihn ab und decke stattdessen die nächste Begegnungskarte auf',
    en: 'cancel the when revealed effects of that treachery, discard it and reveal the next encounter card instead',
  }),
})({});

const lookNode = lcg.effect<Node & { bottom: boolean }>('look at encounter deck', {
  assemble: ({ bottom }, a) => {
    a.run((m, v) => {
      const deck = cardsIn(m, ZONE.encounterDeck);
      if (deck.length > 0) show(m, deck[deck.length - 1], 1 << v.seat);
      did(v);
    });
    a.ask(
      (m, v) => {
        const deck = cardsIn(m, ZONE.encounterDeck);
        if (!bottom || deck.length === 0) return null;
        const options = [option(YES, 'lcg.option.bottom'), option(NO, 'lcg.option.top')];
        const card = cardWord(m, deck[deck.length - 1]);
        return question(v.seat, 'confirm', ['lcg.ask.bottom', { card }], options, undefined, v.source);
      },
      (m, _v, answer) => {
        if (answer.id !== YES) return;
        const deck = cardsIn(m, ZONE.encounterDeck);
        moveUnder(m, deck[deck.length - 1], ZONE.encounterDeck);
      },
    );
  },
  could: () => (m) => cardsIn(m, ZONE.encounterDeck).length > 0,
  text: ({ bottom }) => ({
    de: `sieh dir die oberste Karte des Begegnungsdecks an${bottom ? '; du darfst sie unter das Deck legen' : ''}`,
    en: `look at the top card of the encounter deck${bottom ? '; you may move it to the bottom' : ''}`,
  }),
});
/** Looks at the top of the encounter deck, perhaps with the right to put it underneath. */
export const lookAtEncounterDeck = (bottom: boolean): Effect => lookNode({ bottom });

/** One more card is revealed once this one is placed (LCG-KEYWORD-14, -16). */
export const gainSurge: Effect = lcg.effect('gain surge', {
  run: () => (m, v) => {
    for (let i = m.s.frames.length - 1; i >= 0; i--) {
      const { proc, vars } = m.s.frames[i];
      if (proc !== 'reveal' || vars.card !== v.source) continue;
      if (variants(m).classicSurge && vars.staging === 0) return;
      vars.surges = (vars.surges as number) + 1;
      did(v);
      return;
    }
  },
  text: () => ({
    verb: 'gain',
    subject: { noun: 'card', det: 'this' },
    object: { de: 'Nachrüsten', en: 'surge' },
    mood: 'declarative',
  }),
})({});

/** A cost: the top encounter card is revealed and placed. */
export const revealTop: Effect = lcg.effect('reveal top', {
  run: () => (m, v) => {
    revealNext(m, 1);
    did(v);
  },
  could: () => (m) => cardsIn(m, ZONE.encounterDeck).length > 0,
  text: () => ({
    de: 'decke die oberste Karte des Begegnungsdecks auf und lege sie in die Aufmarschzone',
    en: 'reveal the top card of the encounter deck and add it to the staging area',
  }),
})({});

const conditionNode = lcg.effect<Node & { what: Select }>('become condition', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const [hero] = list(m, v);
      if (hero === undefined || !takesAttachment(m, hero, v.source)) return;
      becomeCondition(m, v.source, hero);
      did(v);
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, v, hero) => takesAttachment(m, hero, v.source);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({
    verb: 'hangOn',
    object: { noun: 'card', det: 'this' },
    prep: [{ prep: 'ontoHost', np: nounOf(lcg.textOf(what)) }],
    adverbs: [{ de: 'als Zustand', en: 'as a Condition' }],
  }),
});
/** This encounter card becomes a Condition attachment on that card; the scenario keeps control of it (LCG-ATTACH-06). */
export const attachAsCondition = (what: Select): Effect => conditionNode({ what });

function becomeCondition(m: M, card: number, host: number): void {
  const wasInPlay = inPlay(m, card);
  clear(m, card);
  move(m, card, ZONE.attached);
  m.s.cards[card].form = FORM.condition;
  m.s.cards[card].host = host;
  if (wasInPlay) m.unsettle();
  else entered(m, card, -1);
}

/** This encounter card becomes a Condition on the first player's deck. */
export const shackleDeck: Effect = lcg.effect('shackle deck', {
  run: () => (m, v) => {
    becomeCondition(m, v.source, onDeckOf(m.s.first));
    did(v);
  },
  text: () => ({
    verb: 'hangOn',
    object: { noun: 'card', det: 'this' },
    prep: [{ prep: 'ontoHost', np: { noun: 'deck', det: 'the', of: { noun: 'firstPlayer', det: 'the' } } }],
    adverbs: [{ de: 'als Zustand', en: 'as a Condition' }],
  }),
})({});

const shuffleInNode = lcg.effect<Node & { what: Select }>('shuffle into encounter deck', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (inPlay(m, card)) leavePlay(m, card, 'shuffled', 'deck');
        else put(m, card, 'deck');
        did(v);
      }
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ what }) => ({
    verb: 'shuffle',
    object: nounOf(lcg.textOf(what)),
    prep: [{ prep: 'into', np: { noun: 'encounterDeck', det: 'the' } }],
  }),
});
export const shuffleIntoEncounterDeck = (what: Select): Effect => shuffleInNode({ what });

/** What leaves play goes on top of the encounter deck instead. */
export const toDeckTopInstead: Effect = lcg.effect('to deck top instead', {
  run: () => (m, v) => {
    eventOf(m).to = 'deckTop';
    did(v);
  },
  text: () => ({
    verb: 'put',
    object: { noun: 'location', det: 'this' },
    adverbs: [{ de: 'stattdessen oben auf das Begegnungsdeck', en: 'on top of the encounter deck instead' }],
  }),
})({});

const tokensNode = lcg.effect<Node & { n: Count; what: Select; each: Literal | null }>('resource tokens', {
  run: ({ n, what }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      const placed = count(m, v);
      for (const card of placed > 0 ? list(m, v) : []) {
        m.s.cards[card].resources += placed;
        did(v);
        emit(m, { type: 'tokens', card, n: placed });
      }
    };
  },
  text: ({ n, what, each }) => ({
    verb: 'place',
    object: { noun: 'resource', count: each === null ? numberText(n) : 1 },
    prep: [{ prep: 'atop', np: nounOf(lcg.textOf(what)) }],
    ...(each === null ? {} : { adverbs: [each] }),
  }),
});
/** Resource tokens on a card that has no pool; where they are counted, it says for each of what. */
export const placeResources = (n: Count, what: Select, each: Literal | null = null): Effect =>
  tokensNode({ n, what, each });

const homeNode = lcg.effect<Node & { what: Select }>('send home', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        leavePlay(m, card, 'returned', 'hand');
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => inPlay(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({
    verb: 'sendHome',
    object: nounOf(lcg.textOf(what)),
    prep: [{ prep: 'toHand', np: { de: 'die Hand des Besitzers', en: 'its owner’s hand' } }],
  }),
});
/** Cards in play go back to their owner's hand. */
export const sendHome = (what: Select): Effect => homeNode({ what });

const searchNode = lcg.effect<Node & { n: number }>('search top', {
  assemble: ({ n }, a) => {
    const looked = a.local<number[]>('looked');
    a.run((m, v) => {
      const top = cardsIn(m, ZONE.deck, v.seat).slice(-n).toReversed();
      for (const card of top) show(m, card, 1 << v.seat);
      looked.set(v, top);
    });
    a.ask(
      (m, v) => {
        const options = looked.of(v).map((card) => cardOption(m, card, 'kernel.option.card', 'LCG-SEARCH-01'));
        options.push(option(DONE, 'kernel.option.none', { seat: v.seat, rule: 'LCG-SEARCH-02' }));
        return question(v.seat, 'target', ['lcg.ask.search'], options, undefined, v.source);
      },
      (m, v, answer) => {
        if (answer.card >= 0) move(m, answer.card, ZONE.hand, v.seat);
        shuffle(m, ZONE.deck, v.seat);
        looked.set(v, []);
        did(v);
      },
    );
  },
  could: () => (m, v) => cardsIn(m, ZONE.deck, v.seat).length > 0,
  text: ({ n }) => ({
    verb: 'search',
    object: { noun: 'card', det: 'the', adj: ['top'], count: n, of: { noun: 'deck', det: { poss: 'subject' } } },
    adverbs: [{ de: 'nach 1 Karte für die Hand', en: 'for 1 card to add to hand' }],
  }),
});
/** The player searches the top of his deck for 1 card and shuffles the rest in (LCG-SEARCH-01, -02). */
export const searchTop = (n: number): Effect => searchNode({ n });

const toStagingNode = lcg.effect<Node & { what: Select }>('move to staging', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) toStaging(m, card);
      did(v);
    };
  },
  text: ({ what }) => ({
    verb: 'move',
    object: nounOf(lcg.textOf(what)),
    prep: [{ prep: 'into', np: { noun: 'stagingArea', det: 'the' } }],
  }),
});
/** Cards that were out of play come into the staging area, without being revealed. */
export const moveToStaging = (what: Select): Effect => toStagingNode({ what });

/** The player whose deck this card lies on is about to draw, however many cards. */
export const whenShackledDraws = before(
  'draw',
  {
    de: 'sobald der Spieler, an dessen Deck diese Karte hängt, Karten ziehen würde',
    en: 'when the player whose deck this card is attached to would draw cards',
  },
  (m, event, card) => deckUnder(m, card) === event.seat,
);

const insteadNode = lcg.effect<Node & { then: Effect }>('in its place', {
  assemble: ({ then: effect }, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
    a.run((m, v) => {
      replaceEvent(m, name, a.shared(v));
      did(v);
    });
  },
  could: ({ then: effect }) => lcg.could(effect),
  text: ({ then: effect }) => saidInstead(lcg.textOf(effect)),
});
/** Does something in place of what would happen, at the time when that would (LCG-REPLACE-01). */
export const instead = (effect: Effect): Effect => insteadNode({ then: effect });
