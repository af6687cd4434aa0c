import { STAT } from '@tafelrunde/runebound';
import { type RbSight, textOf } from './sight.ts';
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
