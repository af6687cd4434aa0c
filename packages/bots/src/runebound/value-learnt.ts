import type { Learnt } from '../learnt.ts';

/** Weights of the value function, learnt from games of steady bots (docs/bots.md). */
export const learnt: Learnt = {
  provenance: {
    command: 'tafelrunde train --game runebound --games 900 --seats 2,3,4 --bot steady --seed train',
    games: 900,
    positions: 46678,
    loss: 0.557,
    lossOfMean: 0.631,
    lossInUse: 0.594,
  },
  start: [-0.805, -1.106],
  weights: {
    odds: [-0.011, 0.758],
    logit: [0.388, 0.382],
    strength: [2.667, -0.088],
    life: [0.613, 0.602],
    hurt: [0.401, 0.378],
    gold: [0.642, -0.397],
    trophies: [0.876, -0.567],
    skills: [0.686, -0.832],
    story: [0.524, -0.039],
    way: [0.266, -0.985],
    'other odds': [-0.043, -0.236],
    'other logit': [-0.524, 0.152],
    'other strength': [-1.636, -0.497],
    'other life': [-0.53, -0.15],
    'other hurt': [-0.498, 0.074],
    'other gold': [-0.583, 0.623],
    'other trophies': [-0.256, -0.045],
    'other skills': [-0.156, 0.365],
    'other story': [-0.179, -0.199],
    'other way': [-0.127, 0.666],
    out: [-0.416, -0.369],
    seats: [-0.951, 0.303],
  },
};
