/** How much the rules of thumb care for what, in gold; found by playing with other numbers (see docs/balance-runebound.md). */
export const weights = {
  /** What a hero gains. */
  trophy: 2,
  lore: 3,
  companion: 5,
  learn: 2,
  /** How much more a quest counts that has been drawn than what could still be drawn. */
  finish: 3,
  /** What has to come of a trophy that is spent on a skill. */
  orb: 1,
  draw: 0.3,
  asset: 4,
  heal: 0.35,
  suffer: 0.35,
  delayed: 1.2,
  zombie: 6,
  /** A gem of each deck: what its cards bring, about. */
  combat: 7,
  exploration: 5.6,
  social: 5.9,
  /** Actions that every plan takes on top of those that can be foreseen. */
  delay: 0.4,
  /** How much what could come after counts, and what an action is worth that fits nothing else. */
  further: 0.6,
  lost: 0.6,
  /** A card that is drawn by training, and a choice among more of them for each trophy. */
  card: 0.25,
  choice: 0.25,
  /** What a card has to bring that is spent on rolling a die anew. */
  reroll: 0.1,
  /** What a move by an ability has to bring. */
  step: 0.08,
  /** Wounds by a zombie on the way. */
  wound: 0.25,
  /** Strength that an asset adds, against the gold that it costs. */
  shop: 0.9,
  /** Wounds for each part of the health that make a rest worth it. */
  rest: 0.9,
  /** A chance against the villain that is good enough while there is still time to improve it. */
  enough: 0.9,
  /** How much less is enough where rivals are as good. */
  hurry: 0.35,
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
