import { cardsIn, knows, type Seat, value } from '@tafelrunde/kernel';
import { FACES } from '../content/dice.ts';
import { hexes } from '../content/map.ts';
import { ELITE_TOKEN, ENEMY_TOKENS } from '../content/tokens.ts';
import { healthOf, heroCard, usedValue } from '../players.ts';
import { defOf } from '../registry.ts';
import { enemyHealth } from '../rules/combat/damage.ts';
import { FIGHT, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { deckZone, ZONE } from '../zones.ts';
import { type Fighter, oddsOf } from './odds.ts';

/** The number of the back of skill cards. */
const SKILL_BACK = 3;

/** Stars on the skill cards that this seat has not seen: any of them may be the next one of the deck. */
function unseenStars(m: M, seat: Seat): number[] {
  const found: number[] = [];
  m.s.cards.forEach((_, card) => {
    const { back, stars } = defOf(m, card);
    if (back === SKILL_BACK && !knows(m, seat, card)) found.push(stars);
  });
  return found;
}

/** How likely so many cards of the skill deck have a star among them, in hundredths; null if the deck is too small. */
export function successChance(m: M, seat: Seat, cards: number): number | null {
  if (cardsIn(m, ZONE.skillDeck).length < cards) return null;
  const stars = unseenStars(m, seat);
  const blank = stars.filter((n) => n === 0).length;
  let none = 1;
  for (let i = 0; i < cards; i++) none *= Math.max(0, blank - i) / (stars.length - i);
  return Math.round(100 * (1 - none));
}

/** How many cards a test reveals (RB-TEST-02, -03). */
export function cardsOfTest(m: M, seat: Seat, attribute: number, mod: number): number {
  return Math.max(0, usedValue(m, seat, attribute) + mod);
}

/** What a hero casts and can still take (RB-COMBAT-07). */
function heroFighter(m: M, seat: Seat): Fighter {
  const own = defOf(m, heroCard(m, seat)).tokens;
  const carried = cardsIn(m, ZONE.assets, seat).flatMap((card) => defOf(m, card).tokens);
  return { tokens: [...own, ...carried], left: healthOf(m, seat) - m.s.damage[seat] };
}

/** What an enemy casts (RB-COMBAT-08, RB-ELITE-01). */
function enemyFighter(m: M, left: number, own: readonly number[] | null): Fighter {
  const elite = own !== null || m.s.act === 2 ? [ELITE_TOKEN] : [];
  return { tokens: [...ENEMY_TOKENS, ...elite, ...(own ?? [])], left };
}

const percent = (chance: number): number => Math.round(100 * chance);

/** How likely the hero on side 0 wins the fight under way, in hundredths. */
export function fightOdds(m: M): number {
  const { fight } = m.s;
  const hero = heroFighter(m, fight.hero);
  if (fight.foe >= 0) return percent(oddsOf(hero, heroFighter(m, fight.foe)));
  const own = fight.on === FIGHT.boss ? defOf(m, fight.enemy).tokens : null;
  return percent(oddsOf(hero, enemyFighter(m, enemyHealth(m, fight.enemy) - m.s.cards[fight.enemy].damage, own)));
}

/** How likely a hero would win against the villain as it stands now; null if there is none. */
export function villainOdds(m: M, seat: Seat): number | null {
  const [card] = cardsIn(m, ZONE.scenario);
  const { boss, tokens } = card === undefined ? { boss: null, tokens: [] } : defOf(m, card);
  if (!boss) return null;
  const health = boss.boss.health - boss.perToken * m.s.story[seat] + boss.perZombie * m.s.zombies.length;
  return percent(oddsOf(heroFighter(m, seat), enemyFighter(m, Math.max(boss.boss.least, health), tokens)));
}

/** How likely a hero beats an enemy of that adventure deck, on average over those it has not seen; null if there is none. */
export function meanOdds(m: M, seat: Seat, deck: number): number | null {
  if (cardsIn(m, deckZone(deck)).length === 0) return null;
  const hero = heroFighter(m, seat);
  const known = new Map<number, number>();
  let [sum, enemies] = [0, 0];
  m.s.cards.forEach((_, card) => {
    const { back, type, health } = defOf(m, card);
    if (back !== deck || type !== 'enemy' || knows(m, seat, card)) return;
    if (!known.has(health)) known.set(health, oddsOf(hero, enemyFighter(m, health, null)));
    sum += known.get(health)!;
    enemies++;
  });
  return enemies === 0 ? null : percent(sum / enemies);
}

/** How much five dice heal on average where a hero stands, at most what it has suffered (RB-REST-04). */
export function meanHealing(m: M, seat: Seat): number {
  const { terrain } = hexes[m.s.hex[seat]];
  const p = FACES.filter((face) => (face & terrain) !== 0).length / FACES.length;
  let mean = 0;
  for (let k = 0; k <= 5; k++) mean += Math.min(k, m.s.damage[seat]) * choose(5, k) * p ** k * (1 - p) ** (5 - k);
  return Math.round(mean);
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** The health of whoever fights on that side: what is left, and all of it. */
export function healthOn(m: M, side: number): { left: number; of: number } {
  const { fight } = m.s;
  const seat = side === 0 ? fight.hero : fight.foe;
  if (seat >= 0) return { left: healthOf(m, seat) - m.s.damage[seat], of: healthOf(m, seat) };
  const of = enemyHealth(m, fight.enemy);
  return { left: of - m.s.cards[fight.enemy].damage, of };
}

/** Whether shields of that side are of use. */
export function guarded(m: M, side: number): boolean {
  const { fight } = m.s;
  const seat = side === 0 ? fight.hero : fight.foe;
  return value(m, seat >= 0 ? heroCard(m, seat) : fight.enemy, STAT.unguarded) <= 0;
}
