import { type Ability, ATTRIBUTES, type CardSpec, type RbDef, ZONE } from '@tafelrunde/runebound';
import { abilitiesOf, addedTo, has, nodesOf, sumOf } from './reading.ts';
import { type RbSight, roundsLeft } from './sight.ts';
import { weights } from './weights.ts';

/** What a skill is worth: once, in the fight with the villain, and in every round until then. */
interface SkillWorth {
  readonly fights: number;
  readonly travels: number;
  /** Whether it takes cards in a fight. */
  readonly exerts: boolean;
}

const read = new Map<string, SkillWorth>();

function worthOf({ id, tree }: RbDef): SkillWorth {
  let worth = read.get(id);
  if (!worth) {
    const fights = inFights(tree);
    worth = { fights, travels: onTheWay(tree), exerts: fights > 0 && has(tree, 'exert') };
    read.set(id, worth);
  }
  return worth;
}

/** What X is about, where a number is wanted. */
const X = 1.5;

/** What each of these does for the chance against the villain, in gold: measured fight by fight (docs/balance-runebound.md). */
const IN_FIGHTS: readonly (readonly [worth: number, does: (tree: CardSpec) => boolean])[] = [
  [2.5, (tree) => nodesOf(tree, 'remove').some(({ n }) => n > 0)],
  [0.9, (tree) => nodesOf(tree, 'remove').some(({ n }) => n < 0)],
  [2, (tree) => nodesOf(tree, 'flip').some(({ n, whose, name }) => n === 1 && whose === 'foe' && name === 'any')],
  [0.7, (tree) => nodesOf(tree, 'flip').some(({ n, whose }) => n > 0 && whose === 'own')],
  [0.6, (tree) => has(tree, 'recast', 'recast-spent', 'recast-any')],
  [2.5, (tree) => nodesOf(tree, 'double').some(({ symbol }) => symbol === 'physical')],
  [1.1, (tree) => nodesOf(tree, 'double').some(({ symbol }) => symbol === 'magic')],
  [0.7, (tree) => has(tree, 'mute')],
  [2, (tree) => has(tree, 'act-again')],
  [5.5, (tree) => has(tree, 'cancel', 'unless-foe-spends')],
];

const isLimited = (ability: Ability): boolean => 'limit' in ability && ability.limit !== undefined;

function inFights(tree: CardSpec): number {
  let worth = 1.1 * addedTo(tree, X, 'health');
  for (const [gold, does] of IN_FIGHTS) if (does(tree)) worth += gold;
  const abilities = abilitiesOf(tree);
  const surge = abilities.find((ability) => ability.kind === 'surge');
  if (surge) {
    const cost = surge.cost === 2 ? 1.5 : 1;
    return worth + (1.1 * sumOf(tree, 'damage', X) + 0.65 * sumOf(tree, 'heal', X)) / cost;
  }
  for (const { n } of nodesOf(tree, 'block')) worth += 2.4 * Math.max(0, n);
  worth += 1.2 * sumOf(tree, 'damage');
  const heals = sumOf(tree, 'heal');
  if (heals === 0) return worth;
  if (abilities.some(({ kind }) => kind === 'combat')) return worth + 1.6 + 0.43 * heals;
  // Where nothing limits it, every card in hand heals.
  return worth + (abilities.some(isLimited) ? 1 : 2) * heals;
}

const startsAt = (tree: CardSpec, on: string): boolean =>
  abilitiesOf(tree).some((ability) => 'moment' in ability && ability.moment.on === on);

/** In gold for every round: fewer actions on the way, more cards, more gold. */
const EVERY_ROUND: readonly (readonly [worth: number, does: (tree: CardSpec) => boolean])[] = [
  [0.25, (tree) => nodesOf(tree, 'move-up-to').some(({ n }) => n === 1)],
  [0.05, (tree) => nodesOf(tree, 'move-to').some(({ within }) => within === 1)],
  [0.2, (tree) => nodesOf(tree, 'move-up-to').some(({ n }) => n !== 1)],
  [0.5, (tree) => has(tree, 'move-to-gem')],
  [0.1, (tree) => has(tree, 'reroll-one')],
  [0.08, (tree) => has(tree, 'reroll-all')],
  [0.08, (tree) => has(tree, 'turn-die')],
  [0.9, (tree) => startsAt(tree, 'turn-start') && sumOf(tree, 'gold') === 1],
  [0.45, (tree) => abilitiesOf(tree).some((a) => a.kind === 'free' && has(a, 'exert') && sumOf(a, 'gold') === 1)],
  [0.4, (tree) => startsAt(tree, 'adventured')],
  [0.35, (tree) => sumOf(tree, 'draw-skills') === 2],
  [0.15, (tree) => has(tree, 'reveal-more')],
  [0.15, (tree) => startsAt(tree, 'enemy-defeated')],
  [0.15, (tree) => sumOf(tree, 'any-trophy') === 1],
  [0.1, (tree) => has(tree, 'buy-anywhere')],
];

function onTheWay(tree: CardSpec): number {
  let worth = 0.01 + 0.15 * addedTo(tree, 0, 'speed') + 0.06 * addedTo(tree, 0, 'handLimit', 'body', 'mind', 'spirit');
  for (const [gold, does] of EVERY_ROUND) if (does(tree)) worth += gold;
  return worth;
}

/** What a learned skill does against the villain, in gold. */
export function skillStrength(def: RbDef): number {
  return worthOf(def).fights;
}

/** What a skill is worth from now on, in gold. */
export function skillWorth(s: RbSight, card: number): number {
  const { fights, travels } = worthOf(s.def(card));
  return fights + travels * Math.max(0, roundsLeft(s) - 2);
}

/** How good a skill card in the hand is: what it does, if it can ever be paid and learned. */
export function cardWorth(s: RbSight, card: number): number {
  const { attribute, orbs } = s.def(card);
  const fits = s.heroValue(attribute) <= 0 ? 0.2 : 1;
  const held = s.trophies();
  return (skillWorth(s, card) * fits) / (1 + 0.35 * Math.max(0, orbs.length - held) + 0.15 * orbs.length);
}

/** What is gained by learning a skill; less if another one of its attribute has to go. */
export function learnGain(s: RbSight, card: number): number {
  const { tree, attribute, orbs } = s.def(card);
  const worth = skillWorth(s, card);
  let least = Number.POSITIVE_INFINITY;
  let n = 0;
  for (const other of s.cards(ZONE.skills)) {
    if (s.def(other).attribute !== attribute) continue;
    n++;
    least = Math.min(least, skillWorth(s, other));
  }
  // Trophies are few: what brings little for them waits for something better, as long as there is time.
  const price = roundsLeft(s) > 4 ? weights.orb * orbs.length : 0;
  if (addedTo(tree, 0, ATTRIBUTES[attribute]) > 0 || n < s.heroValue(attribute)) return worth - price;
  return n === 0 ? 0 : worth - least - price;
}

/** Whether a hero has learned something for which it exhausts itself in a fight. */
export function spendsCards(s: RbSight, seat = s.seat): boolean {
  for (const card of s.skills(seat)) {
    if (worthOf(s.def(card)).exerts) return true;
  }
  return false;
}
