import {
  aliasId,
  cardName,
  cardOption,
  cardsIn,
  DONE,
  move,
  option,
  procedure,
  question,
  type Seat,
  seatName,
  type Vars,
} from '@tafelrunde/kernel';
import { cityHexes } from '../content/map.ts';
import { defOf } from '../registry.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { discardAsset, gainAsset, gainGold, refill, renewAssets, takeAsset } from './cards.ts';

/** The market of the city where a hero stands, -1 elsewhere (RB-SHOP-01). */
export function marketAt(m: M, seat: Seat): number {
  return cityHexes.indexOf(m.s.hex[seat]);
}

interface ShopVars extends Vars {
  seat: Seat;
  market: number;
}

const SOLD_ENOUGH = option(DONE, 'rb.option.sold', { rule: 'RB-SHOP-04' });

/** Shopping: see the market, sell, then buy or discard one (RB-SHOP-02). */
export const shop = procedure<RbState, ShopVars>('shop')({
  view(m, { market }) {
    takeAsset(m, ZONE.market0 + market);
  },
  sell: {
    ask(m, { seat }): RbDecision | null {
      const assets = cardsIn(m, ZONE.assets, seat);
      if (assets.length === 0) return null;
      const options: RbOption[] = [SOLD_ENOUGH];
      for (const card of assets) {
        options.push(cardOption(m, card, 'rb.option.sell', 'RB-SHOP-05', { n: defOf(m, card).price }));
      }
      return question(seat, 'act', ['rb.ask.sell'], options, 'RB-SHOP-04');
    },
    then(m, { seat }, answer) {
      if (answer.id === DONE) return;
      m.goto('sell');
      sell(m, seat, answer.card);
    },
  },
  buy: {
    ask(m, { seat, market }): RbDecision | null {
      const options: RbOption[] = [];
      for (const card of cardsIn(m, ZONE.market0 + market)) {
        const { alias } = m.s.cards[card];
        const { price } = defOf(m, card);
        if (price <= m.s.gold[seat])
          options.push(option(aliasId(alias, 1), 'rb.option.buy', { card, n: price, rule: 'RB-SHOP-10' }));
        options.push(option(aliasId(alias, 2), 'rb.option.discard', { card, rule: 'RB-SHOP-08' }));
      }
      if (options.length === 0) return null;
      return question(seat, 'act', ['rb.ask.buy', { n: m.s.gold[seat] }], options, 'RB-SHOP-08');
    },
    then(m, { seat }, answer) {
      if (answer.key === 'rb.option.buy') {
        buy(m, seat, answer.card, answer.n);
        return;
      }
      if (m.log) {
        m.say(
          ['rb.log.market-discard', { seat: seatName(seat), card: cardName(m, answer.card) }],
          [answer.card],
          'RB-SHOP-08',
        );
      }
      move(m, answer.card, ZONE.assetDiscard);
      renewAssets(m);
    },
  },
  end(m, { market }) {
    m.done();
    refill(m, market);
  },
});

/** A sold asset is discarded and brings its gold value (RB-SHOP-05). */
export function sell(m: M, seat: Seat, card: number): void {
  if (m.log) m.say(['rb.log.sell', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-SHOP-05');
  gainGold(m, seat, defOf(m, card).price);
  discardAsset(m, card);
}

/** Pays for an asset and takes it (RB-SHOP-10). */
export function buy(m: M, seat: Seat, card: number, price: number): void {
  m.s.gold[seat] -= price;
  if (m.log) m.say(['rb.log.buy', { seat: seatName(seat), card: cardName(m, card), n: price }], [card], 'RB-SHOP-10');
  gainAsset(m, seat, card);
}

/** Goods are traded for their trade value and discarded (RB-GOODS-03, -04). */
export function tradeGoods(m: M, seat: Seat, card: number): void {
  const { trade } = defOf(m, card);
  if (m.log) m.say(['rb.log.trade-goods', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-GOODS-04');
  gainGold(m, seat, trade!.value);
  discardAsset(m, card);
}
