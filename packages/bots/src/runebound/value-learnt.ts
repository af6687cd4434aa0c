/** What is looked at to tell how a hero stands; each about as large as 1. */
export const FEATURES = [
  'odds',
  'logit',
  'strength',
  'life',
  'hurt',
  'gold',
  'trophies',
  'skills',
  'story',
  'way',
] as const;

/** Of the own hero and of the best other: each at the start of the game, and what is added by the end of act 2. */
type Weights = readonly [own: number, ownLate: number, other: number, otherLate: number];

/** Weights of `value.ts`, learnt by logistic regression from positions of series of games (docs/bots.md). */
export const learnt: {
  /** What nobody's strength changes: at the start, and with time and its square. */
  readonly start: number;
  readonly time: number;
  readonly timeSquared: number;
  readonly weights: Readonly<Record<(typeof FEATURES)[number], Weights>>;
} = {
  start: -0.747,
  time: -0.514,
  timeSquared: -0.642,
  weights: {
    odds: [0.012, 0.286, -0.008, -0.065],
    logit: [0.133, 0.424, -0.433, -0.476],
    strength: [1.335, 1.069, -0.831, -0.309],
    life: [0.007, 0.564, -0.002, -0.429],
    hurt: [0, 0, 0.001, 0.001],
    gold: [0.383, -0.375, -0.26, 0.256],
    trophies: [0.456, -0.253, -0.336, 0.313],
    skills: [0.332, -0.314, -0.246, 0.23],
    story: [0.621, 0.088, -0.536, 0.036],
    way: [-0.301, -0.318, 0.303, 0.347],
  },
};
