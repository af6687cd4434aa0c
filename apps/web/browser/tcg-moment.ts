import type { Page } from 'playwright-core';
import { type Moment, openMoment, playedTo } from './moments.mjs';

const starters = ['aragorn', 'theoden', 'gandalf', 'aragorn', 'theoden', 'gandalf'];

/** Opens a game between the starters at a moment of the first player; the first of many games in which it comes. */
export async function openTcg(page: Page, players: number, until: (moment: Moment) => boolean): Promise<void> {
  for (let game = 0; game < 100; game++) {
    const played = {
      game: 'tcg',
      seed: `moment ${game}`,
      setup: { players: starters.slice(0, players).map((starter) => ({ starter })) },
      seats: ['human', ...Array<string>(players - 1).fill('steady')],
      until,
    };
    if ((await playedTo(played)).over) continue;
    await openMoment(page, played);
    return;
  }
  throw new Error('100 games, and the moment never came');
}
