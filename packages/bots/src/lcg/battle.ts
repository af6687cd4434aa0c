import type { CardIx } from '@tafelrunde/kernel';
import { STAT } from '@tafelrunde/lcg';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { hurtOf, threatCost } from './worth.ts';

/** What it costs if this character defends against that enemy. */
export function defendedCost(sight: LcgSight, enemy: CardIx, defender: CardIx): number {
  const attack = sight.attack(enemy);
  const defense = sight.defense(defender);
  const sure = Math.max(0, attack - defense);
  // A shadow card may still kill somebody who would just have lived.
  const worse = Math.max(0, attack + 1 - defense);
  const { shadowRisk } = weights;
  return hurtBy(sight, enemy, defender, sure) * (1 - shadowRisk) + hurtBy(sight, enemy, defender, worse) * shadowRisk;
}

/** What damage of that enemy costs; what a troll has left when its victim is dead frightens the player. */
function hurtBy(sight: LcgSight, enemy: CardIx, victim: CardIx, damage: number): number {
  const hurt = hurtOf(sight, victim, damage);
  const rest = damage - sight.life(victim);
  return rest > 0 && sight.knows(enemy) && sight.def(enemy).excessThreat ? hurt + threatCost(sight, rest) : hurt;
}

/** The hero who bears an undefended attack best, and what that costs; nobody if there is none. */
export function undefendedCost(sight: LcgSight, enemy: CardIx): number {
  let best = 60;
  const damage = sight.attack(enemy);
  const prisoner = sight.prisoner;
  if (prisoner >= 0)
    return damage + 1 >= sight.life(prisoner)
      ? weights.elimination
      : damage * weights.prisonerHurt + weights.undefended;
  for (const hero of sight.heroes()) {
    const cost = hurtBy(sight, enemy, hero, damage) * 0.6 + hurtBy(sight, enemy, hero, damage + 2) * 0.4;
    if (cost < best) best = cost;
  }
  return best + weights.undefended;
}

/** How much it is worth to be rid of an enemy. */
export function killWorth(sight: LcgSight, enemy: CardIx): number {
  const attack = sight.attack(enemy);
  const { kill, killAttack, killThreat } = weights;
  return kill + attack * killAttack + sight.value(enemy, STAT.threat) * killThreat + stageWants(sight, enemy);
}

/** What it is worth to the stage that an enemy dies: some stages are not left, or not won, before that. */
function stageWants(sight: LcgSight, enemy: CardIx): number {
  if (!sight.knows(enemy)) return 0;
  const { id } = sight.def(enemy);
  switch (sight.stageId) {
    case 'to-the-river':
      return id === 'hill-troll' ? weights.killTroll : 0;
    case 'against-the-trolls':
      return sight.def(enemy).traits.includes('Troll') ? weights.killTroll : 0;
    case 'ambush-on-the-shore':
      return weights.killAmbush;
    default:
      return id === 'ungoliants-spawn' && sight.stage === 3 ? weights.killSpawn : 0;
  }
}

/** Attack that it takes to kill an enemy. */
export function killNeeds(sight: LcgSight, enemy: CardIx): number {
  return sight.defense(enemy) + sight.life(enemy);
}

/**
 * How a combat phase may turn out for these characters against these enemies: a quick guess in which the strongest enemy
 * is met by whoever loses least by it, and the rest strikes back. Higher is better.
 */
export function battle(sight: LcgSight, fighters: readonly CardIx[], enemies: readonly CardIx[]): number {
  if (enemies.length === 0) return 0;
  const free = fighters.slice();
  let result = 0;
  const byAttack = enemies.slice().sort((a, b) => sight.attack(b) - sight.attack(a));
  for (const enemy of byAttack) {
    if (sight.hasAttacked(enemy) || sight.value(enemy, STAT.cannotAttack) > 0) continue;
    let best = undefendedCost(sight, enemy);
    let who = -1;
    for (let i = 0; i < free.length; i++) {
      const cost = defendedCost(sight, enemy, free[i]) + sight.attack(free[i]) * weights.defenderAttack;
      if (cost < best) {
        best = cost;
        who = i;
      }
    }
    result -= best;
    if (who >= 0) free.splice(who, 1);
  }
  let attack = 0;
  for (const card of free) attack += sight.attack(card);
  const byNeed = enemies.slice().sort((a, b) => killNeeds(sight, a) - killNeeds(sight, b));
  for (const enemy of byNeed) {
    const needs = killNeeds(sight, enemy);
    if (attack >= needs) {
      result += killWorth(sight, enemy);
      attack -= needs;
    } else {
      const through = attack - sight.defense(enemy);
      if (through > 0) {
        result += (killWorth(sight, enemy) * weights.partKill * through) / sight.life(enemy);
        attack = 0;
      }
    }
  }
  return result;
}

/** The enemies a player will have to fight this round: those engaged and those that his threat calls. */
export function foes(sight: LcgSight, threat: number): CardIx[] {
  const found = sight.engaged().slice();
  if (!sight.engagementChecks) return found;
  for (const card of sight.staged('enemy')) {
    if (sight.value(card, STAT.engagement) <= threat) found.push(card);
  }
  return found;
}
