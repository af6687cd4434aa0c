import type { Learnt } from '../learnt.ts';

/** Weights of the value function, learnt from games of steady bots (docs/bots.md). */
export const learnt: Learnt = {
  provenance: {
    command: 'tafelrunde train --game dbg --games 4000 --seats 2,3,4,5 --bot steady --seed train',
    games: 4000,
    positions: 742974,
    loss: 0.435,
    lossOfMean: 0.578,
    lossInUse: 0.496,
  },
  start: [-0.506, -3.1],
  weights: {
    points: [0.711, 2.164],
    strength: [7.579, -4.234],
    cards: [-1.575, 2.431],
    defeated: [1.351, 0.055],
    hand: [0.759, 0.226],
    'other points': [-0.667, -2.509],
    'other strength': [-6.507, 4.609],
    'other cards': [0.905, -1.053],
    'other defeated': [0.333, -0.036],
    'other hand': [-0.8, -0.229],
    turn: [0.294, 0.385],
    seats: [-0.545, 1.074],
  },
};
