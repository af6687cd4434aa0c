import {
  type Fighter,
  oddsOf,
  type RbView,
  type SeenFight,
  type SeenPlayer,
  type SeenSide,
  type SeenToken,
  SYMBOL,
  tokenNumber,
  tokens,
} from '@tafelrunde/runebound';
import { defOf } from './faces.ts';
import { knownIn } from './view.ts';

const ENEMY = ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'].map(tokenNumber);
const ELITE = tokenNumber('elite');

/** What a token shows now. */
export const shown = ({ token, face }: SeenToken): (typeof tokens)[number]['faces'][number] =>
  tokens[token]!.faces[face]!;

/** Symbols of one side that are still in the pool, by their numbers. */
export function sumsOf({ tokens: pool }: SeenSide): readonly number[] {
  const sums = Array<number>(8).fill(0);
  for (const token of pool) if (!token.spent) sums[shown(token).symbol]! += token.worth;
  return sums;
}

/** Damage that a side can still deal with its tokens. */
export function damageLeft(sums: readonly number[]): number {
  return sums[SYMBOL.physical]! + sums[SYMBOL.magic]! + sums[SYMBOL.enemy]!;
}

/** What a hero casts and can take (RB-COMBAT-07). */
function heroFighter(player: SeenPlayer): Fighter {
  const own = defOf(player.hero)?.tokens ?? [];
  const carried = knownIn(player.assets).flatMap(({ def }) => defOf(def)?.tokens ?? []);
  return { tokens: [...own, ...carried], left: Math.max(1, player.values.health ?? 1) - player.damage };
}

/** What an enemy of that kind casts (RB-COMBAT-08, RB-ELITE-01). */
function enemyFighter(kind: SeenFight['kind'], act: number, def: string, left: number): Fighter {
  const elite = kind === 'villain' || act === 2 ? [ELITE] : [];
  const own = kind === 'villain' ? (defOf(def)?.tokens ?? []) : [];
  return { tokens: [...ENEMY, ...elite, ...own], left };
}

/** How likely the hero of a fight wins, in hundredths; null if the hero is not known. */
export function fightOdds(view: RbView): number | null {
  const { fight } = view;
  if (!fight) return null;
  const hero = view.players[fight.sides[0].seat];
  const foe = view.players[fight.sides[1].seat];
  if (!hero) return null;
  if (foe) return percent(oddsOf(heroFighter(hero), heroFighter(foe)));
  if (!fight.enemy) return null;
  const { def, health, damage } = fight.enemy;
  return percent(oddsOf(heroFighter(hero), enemyFighter(fight.kind, view.act, def, health - damage)));
}

const percent = (chance: number): number => Math.round(chance * 100);
