import { type DbgOption, dbg, END_TURN, ZONE } from '@tafelrunde/dbg';
import type { Option } from '@tafelrunde/kernel';
import type { DbgSight } from './sight.ts';
import { worths } from './worth.ts';

const DEFEAT = 'dbg.option.defeat';
/** An archenemy is worth more than all that could be bought instead of him. */
const BEFORE_ALL = 1000;

const POINTS: readonly number[] = dbg.defs.map(({ points }) => points);

/** Something that can be paid for. */
interface Offer {
  readonly option: DbgOption;
  readonly cost: number;
  readonly gain: number;
}

/** What is bought, and what decided that; the last option if there is nothing. */
interface Purchase {
  readonly option: DbgOption;
  readonly why: 'buy' | 'defeat' | 'points' | 'last' | 'end';
}

/**
 * Of what is for sale (from that option on), the best of those that are worth most together. The last archenemy ends the game: he comes after
 * all that brings points, and not at all if others would win.
 */
export function shop(sight: DbgSight, options: readonly DbgOption[], from: number): Purchase {
  const { worth } = worths(sight);
  const ends = couldEnd(sight, options);
  if (ends) {
    const last = worthMost(offersOf(sight, options, from, POINTS), sight.power);
    if (wouldWin(sight, last)) {
      const more = dearest(last.filter(({ option }) => option.key !== DEFEAT));
      return more ? { option: more.option, why: 'points' } : { option: last[0].option, why: 'defeat' };
    }
  }
  let offers = offersOf(sight, options, from, worth);
  if (ends) offers = offers.filter(({ option }) => option.key !== DEFEAT);
  const best = dearest(worthMost(offers, sight.power));
  if (!best) return { option: options[options.length - 1], why: ends ? 'last' : 'end' };
  return { option: best.option, why: best.option.key === DEFEAT ? 'defeat' : 'buy' };
}

/** Cards behind which something new is there: what a Fortune brings, or the next Valor. */
export const BRINGS_NEWS: readonly boolean[] = dbg.defs.map(
  ({ type, group }) => type === 'fortune' || group === 'valor',
);

/**
 * The same for whoever has nothing left to play. Where the first purchase leaves no doubt what follows it, that is given ahead, the last
 * answer first.
 */
export function shopOn(sight: DbgSight, options: readonly DbgOption[], ahead: Option[]): DbgOption {
  // Without this archenemy the others cards may be worth something else, or the game may be over.
  if (options.some(({ key }) => key === DEFEAT)) return shop(sight, options, 0).option;
  const offers = offersOf(sight, options, 0, worths(sight).worth);
  const set = worthMost(offers, sight.power);
  if (set.length === 0) return END_TURN;
  // One by itself leaves nothing for others, and all that is wanted remains so. Of other sets several could be worth the same.
  if (set.length > 1 && set !== offers) return dearest(set)!.option;
  const order = set.length > 1 ? set.slice().sort((a, b) => b.gain - a.gain) : set;
  const news = order.findIndex(({ option }) => BRINGS_NEWS[sight.number(option.card)]);
  if (news < 0) ahead.push(END_TURN);
  for (let i = news < 0 ? order.length - 1 : news; i > 0; i--) ahead.push(order[i].option);
  return order[0].option;
}

/** The first of those that are worth most by themselves. */
function dearest(offers: readonly Offer[]): Offer | undefined {
  let best = offers[0];
  for (let i = 1; i < offers.length; i++) if (offers[i].gain > best.gain) best = offers[i];
  return best;
}

/** All that is for sale and worth something by these lists. */
function offersOf(
  sight: DbgSight,
  options: readonly DbgOption[],
  from: number,
  gains: readonly number[],
): readonly Offer[] {
  const offers: Offer[] = [];
  for (let i = from; i < options.length; i++) {
    const option = options[i];
    const { key, n, card } = option;
    if (key === DEFEAT) offers.push({ option, cost: n, gain: BEFORE_ALL });
    if (key !== 'dbg.option.buy') continue;
    // A Fortune costs nothing, and may bring Power or cards.
    const gain = n === 0 ? 2 * BEFORE_ALL : gains[sight.number(card)];
    if (gain > 0) offers.push({ option, cost: n, gain });
  }
  return offers;
}

/** Whether the last archenemy could be defeated now. */
function couldEnd(sight: DbgSight, options: readonly DbgOption[]): boolean {
  return sight.count(ZONE.stack, 0) === 0 && options.some(({ key }) => key === DEFEAT);
}

/** Sums that are added up in another order may differ by less than this. */
const ROUNDING = 1e-9;

/** The offers that are worth most together for that much Power, in their order. */
function worthMost(offers: readonly Offer[], power: number): readonly Offer[] {
  let sum = 0;
  for (let i = 0; i < offers.length; i++) sum += offers[i].cost;
  if (sum <= power) return offers;
  return new Basket(offers).fill(power);
}

/** Tries which of the offers go together. */
class Basket {
  private readonly offers: readonly Offer[];
  /** What all from one on would bring: where that is not enough, nothing is tried any more. */
  private readonly rest: number[] = [];
  private most = 0;
  /** The best offers so far, as a set of their places. */
  private best = 0;

  constructor(offers: readonly Offer[]) {
    this.offers = offers;
    for (let i = 0; i < offers.length; i++) this.rest.push(offers[i].gain);
    for (let i = offers.length - 2; i >= 0; i--) this.rest[i] += this.rest[i + 1];
  }

  fill(power: number): readonly Offer[] {
    this.tryFrom(0, power, 0, 0);
    return this.offers.filter((_, i) => (this.best & (1 << i)) !== 0);
  }

  private tryFrom(at: number, left: number, sum: number, set: number): void {
    const { offers, rest } = this;
    if (sum > this.most) {
      this.most = sum;
      this.best = set;
    }
    for (let i = at; i < offers.length && sum + rest[i] > this.most - ROUNDING; i++) {
      const { cost, gain } = offers[i];
      if (cost <= left) this.tryFrom(i + 1, left - cost, sum + gain, set | (1 << i));
    }
  }
}

/** Whether nobody would have more points if the game ended with these. */
function wouldWin(sight: DbgSight, set: readonly Offer[]): boolean {
  let own = sight.points(sight.seat);
  for (const { option } of set) own += POINTS[sight.number(option.card)];
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat !== sight.seat && sight.points(seat) > own) return false;
  }
  return true;
}
