import { STAT, ZONE } from '@tafelrunde/runebound';
import { type RbSight, roundsLeft, textOf } from './sight.ts';
import { weights } from './weights.ts';

/** A test and what comes of it. */
interface TestWorth {
  readonly attribute: number;
  readonly mod: number;
  readonly success: Worth;
  readonly failure: Worth;
}

/** An effect as a bot reads it: what it brings, before it is weighed for a hero. */
interface Worth {
  readonly plain: number;
  readonly heals: number;
  readonly story: number;
  readonly price: number;
  readonly test: TestWorth | null;
}

const NOTHING: Worth = { plain: 0, heals: 0, story: 0, price: 0, test: null };
const ATTRIBUTES: Readonly<Record<string, number>> = { body: STAT.body, mind: STAT.mind, spirit: STAT.spirit };
const ALL = 9;

const read = new Map<string, Worth>();

function worthOf(text: string): Worth {
  let worth = read.get(text);
  if (!worth) {
    worth = reckon(text);
    read.set(text, worth);
  }
  return worth;
}

const number = (text: string, pattern: RegExp): number => {
  let sum = 0;
  for (const [, n] of text.matchAll(pattern)) sum += Number(n);
  return sum;
};

function reckon(text: string): Worth {
  const test = /(body|mind|spirit) test(?: \(([+−])(\d)\))?; on success: (.*?)(?:; on failure: (.*))?$/i.exec(text);
  if (test) {
    const [, attribute, sign, mod, success, failure] = test;
    return {
      ...NOTHING,
      test: {
        attribute: ATTRIBUTES[attribute.toLowerCase()],
        mod: mod === undefined ? 0 : Number(mod) * (sign === '+' ? 1 : -1),
        success: worthOf(success),
        failure: failure ? worthOf(failure) : NOTHING,
      },
    };
  }
  const price = number(text, /pay (\d+) gold; if you do/gi);
  if (price > 0) return { ...worthOf(text.split('if you do:')[1] ?? ''), price };
  return reckonPlain(text);
}

function reckonPlain(text: string): Worth {
  const w = weights;
  let plain = number(text, /gain (\d+) gold/gi) - number(text, /lose (\d+) gold/gi);
  plain += w.trophy * number(text, /gain (\d+) (?:bonus |combat |exploration |social )?troph/gi);
  if (/take this card as a trophy/i.test(text)) plain += w.trophy;
  plain -= w.suffer * number(text, /suffer (\d+) damage/gi);
  if (/become delayed/i.test(text)) plain -= w.delayed;
  plain += w.learn * number(text, /learn (\d+) skill/gi) + w.draw * number(text, /draw (\d+) skill/gi);
  if (/top card of the asset deck/i.test(text)) plain += w.asset;
  if (/from any market/i.test(text)) plain += 1.5;
  if (/zombie/i.test(text)) plain += /kill|remove/i.test(text) ? w.zombie : -w.zombie;
  const heals = /heal all damage/i.test(text) ? ALL : number(text, /heal (\d+) damage/gi);
  const story = number(text, /gain (\d+) (?:lore|companion)/gi);
  return { plain, heals, story, price: 0, test: null };
}

/** Two of five skill cards show a success. */
const FAILS = 0.6;

/** How likely a test succeeds; cards in hand can be spent on it. */
export function testChance(s: RbSight, attribute: number, mod: number, successes = 1): number {
  const cards = Math.max(0, Math.max(0, s.heroValue(attribute)) + mod) + s.hand().length * 0.8;
  const chance = 1 - FAILS ** cards;
  return successes <= 1 ? chance : chance * (1 - FAILS ** Math.max(0, cards - 1.4));
}

/** What story tokens are worth: nothing once the villain cannot become weaker. */
function storyWorth(s: RbSight, n: number): number {
  const { boss } = s.scenario;
  if (!boss || n === 0) return 0;
  const spare = (boss.boss.health + s.zombies * boss.perZombie - boss.boss.least) / boss.perToken - s.story();
  const each = boss.perToken > 1 ? weights.companion : weights.lore;
  return Math.max(0, Math.min(n, spare + (boss.perZombie > 0 ? 1 : 0))) * each + 0.2 * n;
}

function weigh(s: RbSight, worth: Worth): number {
  if (worth.test) {
    const { attribute, mod, success, failure } = worth.test;
    const chance = testChance(s, attribute, mod);
    return chance * weigh(s, success) + (1 - chance) * weigh(s, failure);
  }
  if (worth.price > s.gold) return 0;
  return worth.plain - worth.price + storyWorth(s, worth.story) + weights.heal * Math.min(s.hurt(), worth.heals);
}

/** What an effect is worth to the hero, in gold, judged by its words. */
export function effectWorth(s: RbSight, says: string): number {
  return weigh(s, worthOf(textOf(says)));
}

const skills = new Map<string, number>();

/** What a learned skill is worth, judged by its words. */
export function skillWorth(id: string, text: string): number {
  let worth = skills.get(id);
  if (worth === undefined) {
    worth = reckonSkill(text);
    skills.set(id, worth);
  }
  return worth;
}

/** In gold, by what such words have turned out to do for the chance against the villain, and on the way there. */
function reckonSkill(text: string): number {
  let sum = 0.2 + 0.7 * number(text, /\+(\d) health/g) + number(text, /\+(\d) speed/g);
  sum += 0.3 * number(text, /\+(\d) (?:hand|body|mind|spirit)/g);
  const surge = /(\d|X) surge/.exec(text);
  if (surge) {
    const cost = surge[1] === 'X' ? 1 : Number(surge[1]);
    sum += (1.1 * number(text, /deal (\d)/gi)) / cost + (/deal X/i.test(text) ? 1.2 : 0);
    sum += (1.4 * number(text, /heal (\d)/gi)) / cost + (/heal X/i.test(text) ? 1.5 : 0);
    if (/remove|recast|flip|cannot use|double|further combat/i.test(text)) sum += 0.3;
  } else if (/when your combat begins|damage would be dealt|uses a surge/i.test(text)) {
    sum += 0.6 * number(text, /(?:heal|deal) (\d)/gi) + 1.7 * number(text, /block (\d)/gi);
    if (/cancel/i.test(text)) sum += 3;
  }
  if (text.startsWith('+X health')) sum += 1.2;
  if (/gain 1 gold/i.test(text)) sum += 1.5;
  if (/move|reroll/i.test(text)) sum += 0.8;
  return sum;
}

/** How good a skill card in the hand is: what it does, if it can ever be paid and learned. */
export function cardWorth(s: RbSight, card: number): number {
  const { id, text, attribute, orbs } = s.def(card);
  const limit = Math.max(0, s.heroValue(attribute));
  const fits = limit === 0 ? 0.2 : 1;
  const held = s.trophies();
  return (skillWorth(id, text.en) * fits) / (1 + 0.35 * Math.max(0, orbs.length - held) + 0.15 * orbs.length);
}

/** What is gained by learning a skill; less if another one of its attribute has to go. */
export function learnGain(s: RbSight, card: number): number {
  const { id, text, attribute, orbs } = s.def(card);
  const worth = skillWorth(id, text.en);
  let least = Number.POSITIVE_INFINITY;
  let n = 0;
  for (const other of s.cards(ZONE.skills)) {
    const def = s.def(other);
    if (def.attribute !== attribute) continue;
    n++;
    least = Math.min(least, skillWorth(def.id, def.text.en));
  }
  const raises = new RegExp(`\\+\\d ${['body', 'mind', 'spirit'][attribute]}`).test(text.en);
  // Trophies are few: what brings little for them waits for something better, as long as there is time.
  const price = roundsLeft(s) > 4 ? weights.orb * orbs.length : 0;
  if (raises || n < s.heroValue(attribute)) return worth - price;
  return n === 0 ? 0 : worth - least - price;
}
