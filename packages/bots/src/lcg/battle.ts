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
    case 'out-of-the-dungeons':
      return id === 'nazgul-of-dol-guldur' ? weights.killSpawn : 0;
    default:
      return id === 'ungoliants-spawn' && sight.stage === 3 ? weights.killSpawn : 0;
  }
}

/** Attack that it takes to kill an enemy. */
export function killNeeds(sight: LcgSight, enemy: CardIx): number {
  return sight.defense(enemy) + sight.life(enemy);
}

/** An enemy that has still to attack: what it costs to leave it to a hero, and what each fighter loses by meeting it. */
interface Attacker {
  readonly undefended: number;
  readonly defended: readonly number[];
}

/** An enemy that may be struck back at. */
interface Target {
  readonly needs: number;
  readonly defense: number;
  readonly life: number;
  readonly worth: number;
}

/**
 * How a combat phase may turn out against these enemies: a quick guess in which the strongest enemy is met by whoever loses least by it,
 * and the rest strikes back. What does not depend on who is there is found once: who commits to a quest is decided by weighing a dozen
 * line-ups, and finding it anew for each of them took a sixth of all thought.
 */
export class Battle {
  private readonly attackers: readonly Attacker[];
  private readonly targets: readonly Target[];
  private readonly attacks: readonly number[];

  constructor(sight: LcgSight, fighters: readonly CardIx[], enemies: readonly CardIx[]) {
    const attacks = enemies.length === 0 ? [] : fighters.map((card) => sight.attack(card));
    this.attacks = attacks;
    this.attackers = sorted(enemies, (card) => -sight.attack(card))
      .filter((card) => !sight.hasAttacked(card) && sight.value(card, STAT.cannotAttack) <= 0)
      .map((card) => ({
        undefended: undefendedCost(sight, card),
        defended: fighters.map((who, i) => defendedCost(sight, card, who) + attacks[i] * weights.defenderAttack),
      }));
    this.targets = sorted(enemies, (card) => killNeeds(sight, card)).map((card) => ({
      needs: killNeeds(sight, card),
      defense: sight.defense(card),
      life: sight.life(card),
      worth: killWorth(sight, card),
    }));
  }

  /** What comes of it if these fighters are there, by their places in the list; higher is better. */
  outcome(there: readonly number[]): number {
    if (this.targets.length === 0) return 0;
    const free = there.slice();
    let result = 0;
    for (const { undefended, defended } of this.attackers) {
      let best = undefended;
      let who = -1;
      for (let i = 0; i < free.length; i++) {
        const cost = defended[free[i]];
        if (cost < best) {
          best = cost;
          who = i;
        }
      }
      result -= best;
      if (who >= 0) free.splice(who, 1);
    }
    let attack = 0;
    for (const i of free) attack += this.attacks[i];
    for (const { needs, defense, life, worth } of this.targets) {
      if (attack >= needs) {
        result += worth;
        attack -= needs;
      } else {
        const through = attack - defense;
        if (through > 0) {
          result += (worth * weights.partKill * through) / life;
          attack = 0;
        }
      }
    }
    return result;
  }
}

function sorted(cards: readonly CardIx[], by: (card: CardIx) => number): readonly CardIx[] {
  return cards.length < 2 ? cards : cards.slice().sort((a, b) => by(a) - by(b));
}

/** The same for fighters of whom all are there. */
export function battle(sight: LcgSight, fighters: readonly CardIx[], enemies: readonly CardIx[]): number {
  if (enemies.length === 0) return 0;
  return new Battle(sight, fighters, enemies).outcome(fighters.map((_, i) => i));
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
