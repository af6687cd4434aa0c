import type { CardIx } from '@tafelrunde/kernel';
import { STAT } from '@tafelrunde/tcg';
import type { TcgSight } from './sight.ts';

/** What a companion is worth to its player; the Ring-bearer is the game. Whoever he is, he keeps a minion off the bearer. */
export function companionWorth(s: TcgSight, card: CardIx): number {
  if (s.isRingBearer(card)) return 60;
  return 20 + s.strength(card) * 0.8 + s.damage(card);
}

export function minionWorth(s: TcgSight, card: CardIx): number {
  return 1 + s.strength(card) * 0.3 + s.damage(card) + (s.value(card, STAT.fierce) > 0 ? 2 : 0);
}

/** How a fight ends for the companion's player if nobody adds to it: wounds, deaths and dead minions, in worth. */
export function fightWorth(s: TcgSight, companion: CardIx, minions: readonly CardIx[], more = 0): number {
  if (minions.length === 0) return 0;
  const own = s.strength(companion) + more;
  let other = 0;
  let damage = 0;
  for (const minion of minions) {
    other += s.strength(minion);
    damage += s.damage(minion);
  }
  if (own > other) {
    let gain = 0;
    for (const minion of minions) {
      const dead = own >= other * 2 || s.life(minion) <= 1 + s.damage(companion);
      gain += minionWorth(s, minion) * (dead ? 1 : 0.35);
    }
    return gain;
  }
  const worth = companionWorth(s, companion);
  if (other > 0 && other >= own * s.value(companion, STAT.overwhelm)) return -worth;
  const wounds = 1 + damage;
  const life = s.life(companion);
  if (wounds >= life) return -worth;
  return -worth * (0.15 + (0.35 * wounds) / life);
}

/** The worth of the skirmish under way, seen from the Free Peoples' side, with so much strength more for them. */
export function nowWorth(s: TcgSight, more: number): number {
  const { fighting } = s;
  return fighting < 0 ? 0 : fightWorth(s, fighting, s.against(fighting), more);
}
