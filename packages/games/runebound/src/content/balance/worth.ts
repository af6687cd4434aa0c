import type { RbDef } from '../../defs.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import type { RbSight } from './sight.ts';

const ATTRIBUTE = { body: STAT.body, mind: STAT.mind, spirit: STAT.spirit } as const;
/** Two in five skill cards show a success. */
const FAILS = 0.6;

const number = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text);
  return found ? Number(found[1]) : 0;
};

/** The chance to pass a test with that many cards; exertion adds one or two. */
function chance(sight: RbSight, attribute: keyof typeof ATTRIBUTE, mod: number): number {
  const cards = Math.max(0, Math.max(0, sight.stat(ATTRIBUTE[attribute])) + mod);
  const exertions = Math.min(2, sight.count(ZONE.hand));
  return 1 - FAILS ** (cards + exertions);
}

/** What an effect is worth to the hero, in gold, judged by its words. */
export function effectWorth(sight: RbSight, text: string): number {
  const test = /(body|mind|spirit) test(?: \(([+−])(\d)\))?; on success: (.*?)(?:; on failure: (.*))?$/.exec(text);
  if (test) {
    const mod = test[3] === undefined ? 0 : Number(test[3]) * (test[2] === '+' ? 1 : -1);
    const p = chance(sight, test[1] as keyof typeof ATTRIBUTE, mod);
    return p * effectWorth(sight, test[4]) + (1 - p) * (test[5] ? effectWorth(sight, test[5]) : 0);
  }
  const price = number(text, /pay (\d+) gold/);
  if (price > 0) return sight.gold() < price ? 0 : effectWorth(sight, text.split('if you do:')[1]) - price;
  return plainWorth(sight, text);
}

function plainWorth(sight: RbSight, text: string): number {
  let sum = number(text, /gain (\d+) gold/) - number(text, /lose (\d+) gold/);
  sum += 2.2 * number(text, /gain (\d+) (?:bonus |combat |exploration |social )?troph/);
  if (text.includes('take this card as a trophy')) sum += 2.2;
  sum += (sight.story() < 7 ? 2.6 : 0.2) * number(text, /gain (\d+) lore/);
  sum += 4 * number(text, /gain (\d+) companion/);
  if (text.includes('heal all damage')) sum += 0.4 * sight.damage();
  sum += 0.4 * Math.min(sight.damage(), number(text, /heal (\d+) damage/));
  sum -= 0.6 * number(text, /suffer (\d+) damage/);
  if (text.includes('become delayed')) sum -= 1;
  if (text.includes('learn 1 skill')) sum += 4;
  sum += 0.5 * number(text, /draw (\d+) skill/);
  if (text.includes('top card of the asset deck')) sum += 3.5;
  if (text.includes('from any market')) sum += Math.min(2, sight.gold() / 3);
  if (text.includes('zombie')) sum += text.includes('kill') ? 0.8 : -0.8;
  return sum;
}

const skillWorths = new Map<string, number>();

/** What a learned skill is worth, judged by its words. */
export function skillWorth({ id, text }: RbDef): number {
  let worth = skillWorths.get(id);
  if (worth === undefined) {
    worth = reckonSkill(text.en);
    skillWorths.set(id, worth);
  }
  return worth;
}

function reckonSkill(text: string): number {
  let sum = 0.6;
  sum += 1.1 * number(text, /\+(\d) health/) + 2.2 * number(text, /\+(\d) speed/) + 0.8 * number(text, /\+(\d) hand/);
  for (const attribute of ['body', 'mind', 'spirit']) sum += 1.2 * number(text, new RegExp(`\\+(\\d) ${attribute}`));
  if (/\d surge|X surge/.test(text)) {
    const cost = number(text, /(\d) surge/) || 1;
    sum += (1.5 * number(text, /Deal (\d)/)) / cost + (text.includes('Deal X') ? 2 : 0);
    sum += (0.8 * number(text, /[Hh]eal (\d)/)) / cost;
    if (/[Rr]emove|[Rr]ecast|[Ff]lip|cannot use|double|further combat/.test(text)) sum += 1.2;
  }
  if (text.startsWith('+X health')) sum += 2;
  if (text.includes('Gain 1 gold') || text.includes('gain 1 gold')) sum += 1.5;
  if (/[Mm]ove|[Rr]eroll|[Tt]urn one/.test(text)) sum += 1.2;
  if (text.includes('block 2') || text.includes('cancel that')) sum += 1.8;
  if (text.includes('when your combat begins') || text.includes('When your combat begins')) sum += 1.5;
  return sum;
}

/** What an asset is worth to a hero who wears it. */
export function assetWorth({ price, assetKind, trade }: RbDef): number {
  if (assetKind === 'goods') return trade!.value - 1.5;
  return price + 0.5;
}
