import { isChanged, type Seat, value } from '@tafelrunde/kernel';
import { hasTrait, inPlay, kindOf } from '../../registry.ts';
import type { M } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { traitNames } from '../../traits.ts';
import { ZONE } from '../../zones.ts';

/** An enemy's attack under way. */
export type EnemyAttack = {
  enemy: number;
  /** The player who is attacked (LCG-COMBAT-E-23). */
  seat: Seat;
  defenders: number[];
  /** Shadow cards already turned up. */
  turned: number[];
  /** 1 if the attack takes place outside the combat phase's own order. */
  extra: number;
  asked: number;
  /** The shadow card whose effect takes place; -1 if none, or if it was cancelled. */
  resolved: number;
};

/** What lasts as long as the attack of this enemy. */
export function untilAttackEnds(enemy: number): string {
  return `attack ${enemy}`;
}

/** What lasts until everything has reacted to the end of that attack. */
export function untilAttackIsOver(enemy: number): string {
  return `after attack ${enemy}`;
}

/** A player's attack under way. */
export type PlayerAttack = {
  enemy: number;
  seat: Seat;
  attackers: number[];
  strength: number;
  asked: number;
  /** 1 if an effect made it, beyond the one attack on each enemy in a round. */
  extra: number;
};

export const ENEMY_ATTACK = 'enemy attack';
export const PLAYER_ATTACK = 'player attack';

/** The innermost enemy attack under way, null if there is none. */
export function enemyAttackOf(m: M): EnemyAttack | null {
  return find(m, ENEMY_ATTACK) as EnemyAttack | null;
}

/** The innermost player attack under way, null if there is none. */
export function playerAttackOf(m: M): PlayerAttack | null {
  return find(m, PLAYER_ATTACK) as PlayerAttack | null;
}

/**
 * The enemy that is being attacked, -1 if there is none or it has left play: what has become of it then may be hidden, and
 * nothing that everybody sees must depend on it.
 */
export function attackedEnemy(m: M): number {
  const enemy = playerAttackOf(m)?.enemy ?? -1;
  return enemy >= 0 && inPlay(m, enemy) ? enemy : -1;
}

/** The enemy whose attack is under way, also a shadow card that attacks by itself; -1 as above. */
export function attackingEnemy(m: M): number {
  return ifAttacker(m, enemyAttackOf(m)?.enemy ?? -1);
}

/** The card, if it can be attacking at all; else -1. */
export function ifAttacker(m: M, enemy: number): number {
  return enemy >= 0 && (inPlay(m, enemy) || kindOf(m, enemy) === ZONE.shadow) ? enemy : -1;
}

/** Takes a character out of the attack under way; it stays in play (LCG-COMBAT-E-17). */
export function removeFromCombat(m: M, card: number): void {
  const stays = (other: number): boolean => other !== card;
  const defended = enemyAttackOf(m);
  if (defended) defended.defenders = defended.defenders.filter(stays);
  const attack = playerAttackOf(m);
  if (attack) attack.attackers = attack.attackers.filter(stays);
}

function find(m: M, proc: string): unknown {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i].proc === proc) return frames[i].vars;
  }
  return null;
}

/** Whether a character may attack this enemy, or defend against it: some only let those of a trait or with Ranged (LCG-SOM-23). */
export function mayFight(m: M, card: number, enemy: number): boolean {
  if (!isChanged(m, STAT.foughtBy)) return true;
  const trait = value(m, enemy, STAT.foughtBy) - 1;
  return trait < 0 || value(m, card, STAT.ranged) > 0 || hasTrait(m, card, traitNames[trait]);
}

/** Whether a character is attacking now (LCG-COMBAT-P-14). */
export function isAttacking(m: M, card: number): boolean {
  return playerAttackOf(m)?.attackers.includes(card) ?? false;
}

/** Whether a character is defending now (LCG-COMBAT-E-21). */
export function isDefending(m: M, card: number): boolean {
  return enemyAttackOf(m)?.defenders.includes(card) ?? false;
}
