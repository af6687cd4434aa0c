import { cardsIn, type Seat, value } from '@tafelrunde/kernel';
import { charactersOf, isReady } from './players.ts';
import { inPlay, isEnemy } from './registry.ts';
import { enemyAttackOf } from './rules/combat/attack-info.ts';
import { canAttack, standing } from './rules/combat/enemy-attack.ts';
import type { M } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** How a fight is about to come out for a player, by what lies open and at best; less of everything is better. */
interface FightAhead {
  /** Attacks that nobody can defend against. */
  readonly open: number;
  /** Damage beyond all defence. */
  readonly harm: number;
  /** Enemies that will still be in play. */
  readonly left: number;
}

/** So much damage is a reason to ask; less is borne. */
const HARM = 2;

/** Before enemies attack: who is ready defends or strikes. */
function fightAhead(m: M, seat: Seat): FightAhead {
  const enemies = cardsIn(m, ZONE.engaged, seat).filter((card) => isEnemy(m, card));
  const attacks = falling(
    enemies.filter((enemy) => canAttack(m, enemy, seat)).map((enemy) => value(m, enemy, STAT.attack)),
  );
  const ready = charactersOf(m, seat).filter((card) => isReady(m, card));
  const defenses = falling(
    ready.filter((card) => value(m, card, STAT.cannotDefend) === 0).map((card) => value(m, card, STAT.defense)),
  );
  const harm = attacks.reduce((sum, attack, i) => sum + Math.max(0, attack - (defenses[i] ?? 0)), 0);
  // Whoever strikes hardest does not defend.
  const strength = falling(ready.map((card) => value(m, card, STAT.attack)))
    .slice(0, Math.max(0, ready.length - attacks.length))
    .reduce((sum, attack) => sum + attack, 0);
  return {
    open: Math.max(0, attacks.length - defenses.length),
    harm,
    left: enemiesInPlay(m) - killsOf(m, enemies, strength),
  };
}

/** How many enemies so much attack defeats, the weakest first. */
function killsOf(m: M, enemies: readonly number[], strength: number): number {
  const needs = enemies.map(
    (enemy) => value(m, enemy, STAT.hitPoints) - m.s.cards[enemy].damage + value(m, enemy, STAT.defense),
  );
  let left = strength;
  return needs
    .sort((a, b) => a - b)
    .filter((need) => {
      left -= need;
      return left >= 0;
    }).length;
}

function enemiesInPlay(m: M): number {
  return m.s.cards.reduce((sum, _, card) => sum + (inPlay(m, card) && isEnemy(m, card) ? 1 : 0), 0);
}

const falling = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);

/** Whether a fight would come out clearly better: an attack less that nobody meets, an enemy less, or less harm. */
export function eases(before: M, after: M, seat: Seat): boolean {
  const [was, is] = [fightAhead(before, seat), fightAhead(after, seat)];
  return is.open < was.open || is.left < was.left || was.harm - is.harm >= HARM;
}

/** Whether the attack under way would come out clearly better: somebody lives who would be killed, or it does less harm. */
export function spares(before: M, after: M): boolean {
  const [was, is] = [blowOf(before), blowOf(after)];
  return is.killed < was.killed || was.harm - is.harm >= HARM;
}

function blowOf(m: M): { readonly harm: number; readonly killed: number } {
  const attack = enemyAttackOf(m);
  if (!attack || !inPlay(m, attack.enemy)) return { harm: 0, killed: 0 };
  const defenders = standing(m, attack);
  const defense = defenders.reduce((sum, card) => sum + value(m, card, STAT.defense), 0);
  const harm = Math.max(0, value(m, attack.enemy, STAT.attack) - defense);
  const falls = (card: number): boolean => value(m, card, STAT.hitPoints) - m.s.cards[card].damage <= harm;
  return { harm, killed: harm > 0 && defenders.some(falls) ? 1 : 0 };
}
