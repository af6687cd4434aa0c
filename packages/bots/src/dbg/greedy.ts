import { type DbgDecision, type DbgMessage, type DbgOption, dbg, END_TURN, ZONE } from '@tafelrunde/dbg';
import { type CardIx, clear, type Option } from '@tafelrunde/kernel';
import { bestBy, bestOf } from './best.ts';
import { BRINGS_NEWS } from './shop.ts';
import type { DbgSight } from './sight.ts';
import { strengths } from './worth.ts';

/** 1 for a card that does something when it is played. */
const USEFUL: readonly number[] = dbg.defs.map(({ id }) => (id === 'despair' || id === 'corruption' ? 0 : 1));
const LOSSES: readonly number[] = strengths.map((strength) => -strength);

/** What a point weighs against strength, and what a card is worth whose points depend on the rest of the deck. */
const POINT_WEIGHT = 0.8;
const QUEST_POINTS = 2;
/** What is worth buying, and what makes a deck worse. */
const LEAST_WORTH = 1.4;
const BALLAST = 1.1;

const POINTS: readonly number[] = dbg.defs.map(({ points, quest }) => (quest ? QUEST_POINTS : points));
const WORTHS: readonly number[] = strengths.map((strength, number) => strength + POINT_WEIGHT * POINTS[number]);
const BUYS: readonly number[] = WORTHS.map((worth) => (worth > LEAST_WORTH ? 10 + worth : 0));
const RIDS: readonly number[] = WORTHS.map((worth, number) => {
  const ballast = POINTS[number] <= 0 && strengths[number] < BALLAST;
  return (ballast ? 10 : 0) - worth;
});

/** By what a card is picked, and what none counts beside it. */
interface Taste {
  readonly scores: readonly number[];
  readonly without: number;
}

const WORST: Taste = { scores: RIDS, without: -1 };
const WEAKEST: Taste = { scores: LOSSES, without: -0.5 };
const DEAREST: Taste = { scores: WORTHS, without: 1 };

/** What becomes of a card says by what it is picked. */
const TASTES: Readonly<Partial<Record<DbgMessage, Taste>>> = {
  'dbg.option.destroy': WORST,
  'dbg.option.give': WORST,
  'dbg.option.discard': WEAKEST,
  'dbg.option.to-deck': WEAKEST,
  'dbg.option.gain': DEAREST,
  'dbg.option.take': DEAREST,
  'dbg.option.play': DEAREST,
  'dbg.option.aside': DEAREST,
};

/** Plays whatever can be played, all simple cards at once; then defeats the archenemy; then buys the best there is. */
function act(sight: DbgSight, options: readonly DbgOption[]): DbgOption {
  let best = options[options.length - 1];
  let most = 0;
  let play: DbgOption | null = null;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    switch (option.key) {
      case 'dbg.option.play':
        if (play === null && USEFUL[sight.number(option.card)] === 1) play = option;
        break;
      case 'dbg.option.play-all':
      case 'dbg.option.defend':
        return option;
      case 'dbg.option.buy': {
        if (play !== null) return play;
        const score = BUYS[sight.number(option.card)];
        if (score > most) {
          most = score;
          best = option;
        }
        break;
      }
      case 'dbg.option.defeat':
        return play ?? option;
    }
  }
  return play ?? best;
}

/** What is for sale in the turn that is looked at, and what is bought of it in turn. */
const offers: DbgOption[] = [];
const bought: DbgOption[] = [];

/**
 * The same in its turn, found without a list. What is for sale is looked at when everything is played, and once for all that is bought:
 * what follows the first of it is given ahead, the last answer first.
 */
export function greedyTurn(sight: DbgSight, ahead: Option[]): DbgOption {
  const all = sight.toPlayAll();
  if (all !== null) return all;
  const hand = sight.cards(ZONE.hand);
  for (let i = 0; i < hand.length; i++) {
    if (USEFUL[sight.number(hand[i])] === 1) return sight.toPlay(hand[i]);
  }
  clear(offers);
  clear(bought);
  shop(sight, sight.toBuy(offers), sight.power);
  for (let i = bought.length - 1; i > 0; i--) ahead.push(bought[i]);
  return bought[0];
}

/** The archenemy, then the best there is, as long as there is enough Power; then the turn is over. */
function shop(sight: DbgSight, options: DbgOption[], power: number): void {
  let left = power;
  const last = options.length - 1;
  if (last >= 0 && options[last].key === 'dbg.option.defeat') {
    left -= options[last].n;
    bought.push(options.pop()!);
  }
  for (;;) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < options.length; i++) {
      const score = options[i].n > left ? 0 : BUYS[sight.number(options[i].card)];
      if (score <= most) continue;
      most = score;
      best = i;
    }
    if (best < 0) break;
    const option = options[best];
    left -= option.n;
    bought.push(option);
    if (BRINGS_NEWS[sight.number(option.card)]) return;
    for (let i = best + 1; i < options.length; i++) options[i - 1] = options[i];
    options.pop();
  }
  bought.push(END_TURN);
}

/**
 * A simple greedy player, by which whole games are measured (`tafelrunde bench`): it plays every card it can, defeats the
 * archenemy, buys what is worth most by a table that never changes, and defends itself whenever it can. It gets rid of its
 * worst cards and takes the best ones; whatever else it is asked, it takes what stands first.
 */
export function greedy(sight: DbgSight, { kind, options }: DbgDecision): DbgOption {
  if (kind === 'act') return act(sight, options);
  const taste = TASTES[options[0].key as DbgMessage];
  return taste === undefined ? options[0] : bestBy(sight, options, taste.scores, taste.without);
}

/** The same of cards that are not listed, by what becomes of the one that is picked; null if that does not say it. */
export function greedyPick(sight: DbgSight, key: string, cards: readonly CardIx[], orNone: boolean): CardIx | null {
  const taste = TASTES[key as DbgMessage];
  return taste === undefined ? null : bestOf(sight, cards, taste.scores, orNone ? taste.without : null);
}
