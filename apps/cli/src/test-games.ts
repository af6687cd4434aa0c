import type { Game, Match, State } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import type { GameList } from './games.ts';

const hoard: Game = sample;

/** The sample under another name, for tests that need several games. */
export function renamed(id: string): Game {
  return { ...hoard, id };
}

/** A game that shows everybody the hand of seat 1. */
export const leaky: Game = {
  ...hoard,
  id: 'leaky',
  view: (m, viewer) => {
    const inHand = m.s.zones[m.layout.zone(1, 1)].map((card) => m.game.defs[m.s.cards[card].def].id);
    return [hoard.view(m, viewer), inHand];
  },
};

/** A game whose rules give up after three answers. */
export const throwing: Game = {
  ...hoard,
  id: 'throwing',
  policy: { ...hoard.policy, order: giveUp },
};

function giveUp(m: Match): readonly number[] {
  if (m.s.answers >= 3) throw new Error('the rules gave up');
  return hoard.policy.order(m);
}

/** Only these games, and nothing hidden. */
export function only(...shown: readonly Game<State>[]): GameList {
  return { shown, hidden: [] };
}

/** The sample alone, whatever other games there are. */
export const justSample: GameList = { shown: [], hidden: [hoard] };
