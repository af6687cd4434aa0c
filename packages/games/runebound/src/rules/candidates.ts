import { type CardIx, cardsIn, clear, type Seat } from '@tafelrunde/kernel';
import { tablesOf, USED } from '../registry.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { canLearn } from './learn.ts';

/** The cards with which a seat may be able to do something, as long as no card goes anywhere. */
export interface Candidates {
  match: M | null;
  moves: number;
  /** Its hero, assets and learned skills that have abilities, by when these may be used. */
  readonly frees: CardIx[];
  readonly dice: CardIx[];
  readonly tests: CardIx[];
  readonly actions: CardIx[];
  /** Its own quests and rumors, and the story quests (RB-STORYQUEST-02). */
  readonly tasks: CardIx[];
  /** Skills in its hand for which its trophies pay. */
  readonly learnable: CardIx[];
}

/**
 * The last ones that were found, by seat: heroes go about, roll dice and fight, and what they have stays what it is. Nothing of it
 * is state.
 */
const kept: readonly Candidates[] = [0, 1, 2, 3].map(() => ({
  match: null,
  moves: -1,
  frees: [],
  dice: [],
  tests: [],
  actions: [],
  tasks: [],
  learnable: [],
}));

export function candidatesOf(m: M, seat: Seat): Candidates {
  const found = kept[seat];
  if (found.match === m && found.moves === m.moves) return found;
  found.match = m;
  found.moves = m.moves;
  fill(m, seat, found);
  return found;
}

const TASK_ZONES = [ZONE.quests, ZONE.rumors, ZONE.storyTrack] as const;

function fill(m: M, seat: Seat, { frees, dice, tests, actions, tasks, learnable }: Candidates): void {
  const { used, tasks: known } = tablesOf(m);
  const { cards } = m.s;
  clear(frees);
  clear(dice);
  clear(tests);
  clear(actions);
  for (let zone: number = ZONE.hero; zone <= ZONE.skills; zone++) {
    const own = cardsIn(m, zone, seat);
    for (let i = 0; i < own.length; i++) {
      const kinds = used[cards[own[i]].def];
      if (kinds === 0) continue;
      if ((kinds & USED.frees) !== 0) frees.push(own[i]);
      if ((kinds & USED.dice) !== 0) dice.push(own[i]);
      if ((kinds & USED.tests) !== 0) tests.push(own[i]);
      if ((kinds & USED.actions) !== 0) actions.push(own[i]);
    }
  }
  clear(tasks);
  for (let z = 0; z < TASK_ZONES.length; z++) {
    const list = cardsIn(m, TASK_ZONES[z], seat);
    for (let i = 0; i < list.length; i++) if (known[cards[list[i]].def] !== null) tasks.push(list[i]);
  }
  clear(learnable);
  const hand = cardsIn(m, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) if (canLearn(m, seat, hand[i])) learnable.push(hand[i]);
}
