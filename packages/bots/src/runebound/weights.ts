/** How much the rules of thumb care for what, in gold; found by playing with other numbers (see docs/bots.md). */
export const weights = {
  /** What a hero gains. */
  trophy: 1.2,
  lore: 3,
  companion: 5,
  learn: 2,
  /** What has to come of a trophy that is spent on a skill. */
  orb: 0.6,
  draw: 0.3,
  asset: 4,
  heal: 0.35,
  suffer: 0.35,
  delayed: 1.2,
  zombie: 6,
  /** A gem of each deck: what its cards bring, about. */
  combat: 4.8,
  exploration: 3.8,
  social: 4,
  /** Actions that every plan takes on top of those that can be foreseen. */
  delay: 0.4,
  /** Strength that an asset adds, against the gold that it costs. */
  shop: 0.9,
  /** Wounds for each part of the health that make a rest worth it. */
  rest: 0.9,
  /** A chance against the villain that is good enough while there is still time to improve it. */
  enough: 0.93,
  /** Cards that a hero rather keeps than rolls a die anew. */
  keepForDice: 2,
  keepForTests: 0,
  /** What comes first in a fight. */
  attack: 5,
  blow: 0.2,
  surge: 6,
  doubler: 7.5,
  agility: 5.5,
};
