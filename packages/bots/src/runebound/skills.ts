import { ZONE } from '@tafelrunde/runebound';
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

function worthOf(id: string, text: string): SkillWorth {
  let worth = read.get(id);
  if (!worth) {
    const fights = inFights(text);
    worth = { fights, travels: onTheWay(text), exerts: fights > 0 && /exert/i.test(text) };
    read.set(id, worth);
  }
  return worth;
}

/** The sum of all numbers that a pattern finds; `X` counts as one and a half. */
function sum(text: string, pattern: RegExp): number {
  let total = 0;
  for (const [, n] of text.matchAll(pattern)) total += n === 'X' ? 1.5 : Number(n);
  return total;
}

/** What each of these words does for the chance against the villain, in gold: measured fight by fight (docs/balance-runebound.md). */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/remove (?:one|up to)/i, 2.5],
  [/remove all/i, 0.9],
  [/flip one token of your opponent/i, 2],
  [/flip (?:one|up to \d) of your/i, 0.7],
  [/recast/i, 0.6],
  [/physical damage tokens count double/i, 2.5],
  [/magic damage tokens count double/i, 1.1],
  [/cannot use surge/i, 0.7],
  [/further combat/i, 2],
  [/cancel/i, 5.5],
];

function inFights(text: string): number {
  let worth = 1.1 * sum(text, /\+(\d|X) health/g);
  for (const [words, gold] of WORDS) if (words.test(text)) worth += gold;
  const surge = /(\d|X) surge:/.exec(text);
  if (surge) {
    const cost = surge[1] === '2' ? 1.5 : 1;
    return worth + (1.1 * sum(text, /deal (\d|X)/gi) + 0.65 * sum(text, /heal (\d|X)/gi)) / cost;
  }
  worth += 2.4 * sum(text, /block (\d)/gi) + 1.2 * sum(text, /deal (\d)/gi);
  const heals = sum(text, /heal (\d)/gi);
  if (heals === 0) return worth;
  if (/combat action/i.test(text)) return worth + 1.6 + 0.43 * heals;
  // Where nothing limits it, every card in hand heals.
  return worth + (/once/i.test(text) ? 1 : 2) * heals;
}

/** In gold for every round: fewer actions on the way, more cards, more gold. */
const EVERY_ROUND: readonly (readonly [RegExp, number])[] = [
  [/adjacent hex\./i, 0.25],
  [/adjacent hex of/i, 0.05],
  [/move up to/i, 0.2],
  [/hex with an adventure gem/i, 0.5],
  [/reroll one/i, 0.1],
  [/reroll all/i, 0.08],
  [/turn one of your terrain dice/i, 0.08],
  [/start of your turn: gain 1 gold/i, 0.9],
  [/once per turn: exert to do this: gain 1 gold/i, 0.45],
  [/drew an adventure card/i, 0.4],
  [/draw 2 skill/i, 0.35],
  [/for this test/i, 0.15],
  [/defeated an enemy/i, 0.15],
  [/gain 1 trophy/i, 0.15],
  [/any market/i, 0.1],
];

function onTheWay(text: string): number {
  let worth = 0.01 + 0.15 * sum(text, /\+(\d) speed/g) + 0.06 * sum(text, /\+(\d) (?:hand|body|mind|spirit)/g);
  for (const [words, gold] of EVERY_ROUND) if (words.test(text)) worth += gold;
  return worth;
}

/** What a learned skill does against the villain, in gold, judged by its words. */
export function skillStrength(id: string, text: string): number {
  return worthOf(id, text).fights;
}

/** What a skill is worth from now on, in gold. */
export function skillWorth(s: RbSight, card: number): number {
  const { id, text } = s.def(card);
  const { fights, travels } = worthOf(id, text.en);
  return fights + travels * Math.max(0, roundsLeft(s) - 2);
}

/** How good a skill card in the hand is: what it does, if it can ever be paid and learned. */
export function cardWorth(s: RbSight, card: number): number {
  const { attribute, orbs } = s.def(card);
  const fits = s.heroValue(attribute) <= 0 ? 0.2 : 1;
  const held = s.trophies();
  return (skillWorth(s, card) * fits) / (1 + 0.35 * Math.max(0, orbs.length - held) + 0.15 * orbs.length);
}

const RAISES = [/\+\d body/, /\+\d mind/, /\+\d spirit/];

/** What is gained by learning a skill; less if another one of its attribute has to go. */
export function learnGain(s: RbSight, card: number): number {
  const { text, attribute, orbs } = s.def(card);
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
  if (RAISES[attribute].test(text.en) || n < s.heroValue(attribute)) return worth - price;
  return n === 0 ? 0 : worth - least - price;
}

/** Whether a hero has learned something for which it exhausts itself in a fight. */
export function spendsCards(s: RbSight, seat = s.seat): boolean {
  for (const card of s.skills(seat)) {
    const { id, text } = s.def(card);
    if (worthOf(id, text.en).exerts) return true;
  }
  return false;
}
