import type { Learnt } from '../learnt.ts';

/** Weights of the value function, learnt from games of steady bots (docs/bots.md). */
export const learnt: Learnt = {
  provenance: {
    command: 'tafelrunde train --game tcg --games 1500 --seats 2,3,4 --bot steady --seed train',
    games: 1500,
    positions: 65709,
    loss: 0.516,
    lossOfMean: 0.617,
  },
  start: [0.381, -0.056],
  weights: {
    site: [-4.324, 2.424],
    bearerLife: [-0.112, 0.208],
    nearDeath: [0.285, 0.147],
    will: [0.439, 0.33],
    nearCorruption: [0.258, 0.238],
    companions: [-4.629, 2.23],
    strength: [1.937, 4.61],
    life: [2.255, 0.67],
    hand: [0.944, 1.001],
    deck: [0.326, -0.611],
    out: [-1.751, -1.221],
    'other site': [3.544, -1.391],
    'other bearerLife': [0.152, -0.35],
    'other nearDeath': [-0.086, -0.156],
    'other will': [-0.173, -0.418],
    'other nearCorruption': [-0.3, -0.278],
    'other companions': [2.884, -2.248],
    'other strength': [-1.174, -3.735],
    'other life': [-0.715, -1.576],
    'other hand': [-0.983, -1.235],
    'other deck': [-1.115, 1.38],
    'other out': [0.304, 0.197],
    turn: [-0.215, -0.695],
    seats: [-1.34, 0.787],
  },
};
