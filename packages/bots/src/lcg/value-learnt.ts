/** Weights of `value.ts`, learnt by logistic regression from positions of series of games (docs/bots.md). */
export const learnt: {
  readonly weights: Readonly<Record<string, number>>;
  /** By the id of the quest card. */
  readonly stages: Readonly<Record<string, number>>;
} = {
  weights: {
    margin: 1.323,
    littleMargin: -2.024,
    heroes: -1.044,
    heroLife: 2.912,
    willpower: 1.559,
    attack: 1.477,
    defense: -2.08,
    allies: 1.518,
    hand: -0.022,
    resources: 0.331,
    engagedAttack: -0.737,
    engagedLife: -0.514,
    stagingThreat: -2.983,
    stagedLife: 0.349,
    stageLeft: -0.704,
    locationLeft: -0.225,
    eliminated: -0.13,
    spawnLife: -0.605,
  },
  stages: {
    'to-the-river': -10.822,
    'flies-and-spiders': -2.749,
    'a-fork-in-the-road': -2.743,
    'dont-leave-the-path': -1.182,
    'the-necromancers-tower': -10.295,
    'through-the-caverns': -8.39,
    'beorns-path': -1.221,
    'anduin-passage': -9.072,
  },
};
