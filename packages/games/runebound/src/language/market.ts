import {
  cardName,
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  type EffectVars,
  moveUnder,
  NO,
  type Node,
  numberId,
  option,
  question,
  seatName,
  show,
  YES,
} from '@tafelrunde/kernel';
import { DECKS, type Deck } from '../content/map.ts';
import { defOf } from '../registry.ts';
import { callAdventure } from '../rules/adventure.ts';
import { discardAsset, gainAsset, refill, takeAsset, topOf } from '../rules/cards.ts';
import { learnSkill } from '../rules/learn.ts';
import { buy, sell, tradeGoods as trade } from '../rules/shop.ts';
import type { M, RbOption } from '../state.ts';
import { deckZone, ZONE } from '../zones.ts';
import { askCards } from './ask.ts';
import { inFight, literal, rb } from './language.ts';
import type { RbNode } from './nodes.ts';
import { deckWords } from './words.ts';

const NONE = option(DONE, 'rb.option.none', { rule: 'RB-GOLDEN-06' });

function offersFor(m: M, v: EffectVars, { upTo, discount }: RbNode<'buy-anywhere'>): RbOption[] {
  const options: RbOption[] = [];
  for (let market = 0; market < 4; market++) {
    for (const card of cardsIn(m, ZONE.market0 + market)) {
      const { price } = defOf(m, card);
      const cost = Math.max(0, price - discount);
      if (price > upTo || cost > m.s.gold[v.seat]) continue;
      options.push(cardOption(m, card, 'rb.option.buy', 'RB-MARKET-02', { n: cost }));
    }
  }
  return options;
}

const buyNode = rb.effect<RbNode<'buy-anywhere'>>('buy-anywhere', {
  assemble: (node, a) => {
    a.ask(
      (m, v) => {
        const options = offersFor(m, v, node);
        if (options.length === 0) return null;
        return question(
          v.seat,
          'target',
          ['rb.ask.buy-any', { n: m.s.gold[v.seat] }],
          [NONE, ...options],
          undefined,
          v.source,
        );
      },
      (m, v, answer) => {
        if (answer.id === DONE) return;
        const market = m.layout.kindOf[m.s.cards[answer.card].zone] - ZONE.market0;
        buy(m, v.seat, answer.card, answer.n);
        refill(m, market);
        did(v);
      },
    );
  },
  could: (node) => (m, v) => offersFor(m, v, node).length > 0,
  text: ({ upTo, discount }) => {
    const most =
      upTo < 99 ? literal(` im Wert von höchstens ${upTo} Gold`, ` of at most ${upTo} gold`) : literal('', '');
    const less =
      discount > 0 ? literal(` für ${discount} Gold weniger`, ` for ${discount} gold less`) : literal('', '');
    return literal(
      `du darfst eine Ausrüstung${most.de} aus einem beliebigen Markt${less.de} kaufen`,
      `you may buy one asset${most.en} from any market${less.en}`,
    );
  },
});
/** Buys from any market; it is filled up at once (RB-MARKET-02). */
export const buyAnywhere = ({ upTo = 99, discount = 0 }: { upTo?: number; discount?: number } = {}): Effect =>
  buyNode({ upTo, discount });

export const gainTopAsset: Effect = rb.effect('gain-top-asset', {
  run: () => (m, v) => {
    const card = takeAsset(m, ZONE.assets, v.seat);
    if (card < 0) return;
    gainAsset(m, v.seat, card);
    did(v);
  },
  could: () => (m) => cardsIn(m, ZONE.assetDeck).length > 0,
  text: () => literal('nimm die oberste Karte des Ausrüstungsstapels', 'take the top card of the asset deck'),
})({});

export const loseAsset: Effect = rb.effect('lose-asset', {
  assemble: (_, a) => {
    a.ask(
      (m, v) => askCards(m, v, cardsIn(m, ZONE.assets, v.seat), 'rb.ask.lose-asset', 'rb.option.discard'),
      (m, v, answer) => {
        const { card } = answer;
        if (m.log)
          m.say(['rb.log.discard', { seat: seatName(v.seat), card: cardName(m, card) }], [card], 'RB-DISCARD-01');
        discardAsset(m, card);
        did(v);
      },
    );
  },
  could: () => (m, v) => cardsIn(m, ZONE.assets, v.seat).length > 0,
  text: () => literal('lege eine deiner Ausrüstungskarten ab', 'discard one of your assets'),
})({});

export const sellHere: Effect = rb.effect('sell-here', {
  custom: true,
  assemble: (_, a) => {
    a.ask(
      (m, v) => {
        const options: RbOption[] = [NONE];
        for (const card of cardsIn(m, ZONE.assets, v.seat)) {
          const { price } = defOf(m, card);
          options.push(cardOption(m, card, 'rb.option.sell', 'RB-SHOP-06', { n: price }));
        }
        return question(v.seat, 'target', ['rb.ask.sell'], options, undefined, v.source);
      },
      (m, v, answer) => {
        if (answer.id === DONE) return;
        sell(m, v.seat, answer.card);
        did(v);
      },
    );
  },
  could: () => (m, v) => cardsIn(m, ZONE.assets, v.seat).length > 0,
  text: () => literal('du darfst eine deiner Ausrüstungskarten verkaufen', 'you may sell one of your assets'),
})({});

/** The action that is printed on every goods card. */
export const tradeThis: Effect = rb.effect('trade-this', {
  run: () => (m, v) => {
    did(v);
    trade(m, v.seat, v.source);
  },
  text: () =>
    literal(
      'handle mit dieser Karte: erhalte ihren Handelswert in Gold und lege sie ab',
      'trade this card: gain its trade value in gold and discard it',
    ),
})({});

/** Learns a skill from the hand without trophies. */
export const learnFree: Effect = rb.effect('learn-free', {
  assemble: (_, a) => {
    a.ask(
      (m, v) => askCards(m, v, cardsIn(m, ZONE.hand, v.seat), 'rb.ask.learn', 'rb.option.learn'),
      (m, v, answer) => {
        did(v);
        learnSkill(m, v.seat, answer.card);
      },
    );
  },
  could: () => (m, v) => cardsIn(m, ZONE.hand, v.seat).length > 0,
  text: () => literal('erlerne 1 Fertigkeit aus deiner Hand ohne Kosten', 'learn 1 skill from your hand without cost'),
})({});

const drawNode = rb.effect<Node & { deck: number }>('draw-adventure', {
  run:
    ({ deck }) =>
    (m, v) => {
      did(v);
      callAdventure(m, v.seat, deck);
    },
  could:
    ({ deck }) =>
    (m) =>
      !inFight(m) && topOf(m, deckZone(deck)) >= 0,
  text: ({ deck }) =>
    literal(
      `ziehe die oberste Karte des ${deckWords[deck].de}s und handle sie ab`,
      `draw the top card of the ${deckWords[deck].en} and resolve it`,
    ),
});
export const drawAdventure = (deck: Deck): Effect => drawNode({ deck: DECKS.indexOf(deck) });

const PUT_UNDER = [option(NO, 'rb.option.leave'), option(YES, 'rb.option.put-under')];

/** Looks at the top card of one adventure deck and may put it under the deck. */
export const peek: Effect = rb.effect('peek', {
  assemble: (_, a) => {
    const deck = a.local<number>('deck');
    a.ask(
      (m, v) => {
        const options: RbOption[] = [];
        for (let d = 0; d < 3; d++) {
          if (topOf(m, deckZone(d)) >= 0)
            options.push(option(numberId(d), 'rb.option.deck', { n: d, more: `deck:${d}` }));
        }
        if (options.length === 0) return null;
        return question(v.seat, 'mode', ['rb.ask.peek'], options, undefined, v.source);
      },
      (m, v, answer) => {
        deck.set(v, answer.n);
        show(m, topOf(m, deckZone(answer.n)), 1 << v.seat);
        did(v);
      },
    );
    a.ask(
      (m, v) => {
        if (deck.of(v) === -1) return null;
        const card = topOf(m, deckZone(deck.of(v)));
        const what = { name: `card:${defOf(m, card).id}` };
        return question(v.seat, 'confirm', ['rb.ask.put-under', { card: what }], PUT_UNDER, undefined, v.source);
      },
      (m, v, answer) => {
        const zone = deckZone(deck.of(v));
        if (answer.id === YES) moveUnder(m, topOf(m, zone), zone);
      },
    );
  },
  could: () => (m) => DECKS.some((_, deck) => topOf(m, deckZone(deck)) >= 0),
  text: () =>
    literal(
      'sieh dir die oberste Karte eines Abenteuerstapels an; du darfst sie unter den Stapel legen',
      'look at the top card of one adventure deck; you may put it under the deck',
    ),
})({});
