import {
  endingsOf,
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
import { allDefs, defOf } from './defs.ts';
import { knownIn } from './view.ts';

const ENEMY = ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'].map(tokenNumber);
const ELITE = tokenNumber('elite');
const enemies = allDefs.filter(({ type }) => type === 'enemy');

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

/** How the fight ends for its hero: the chance of each health that is left to him; null if one of the two is not known. */
export function fightEnds(view: RbView): readonly number[] | null {
  const { fight } = view;
  if (!fight) return null;
  const hero = view.players[fight.sides[0].seat];
  const foe = view.players[fight.sides[1].seat];
  if (!hero) return null;
  if (foe) return endingsOf(heroFighter(hero), heroFighter(foe));
  if (!fight.enemy) return null;
  const { def, health, damage } = fight.enemy;
  return endingsOf(heroFighter(hero), enemyFighter(fight.kind, view.act, def, health - damage));
}

/**
 * How likely a hero beats an enemy of that adventure deck, in hundredths, on average over those that lie nowhere in sight; null
 * if there is no such enemy. The game reckons the same before an adventure.
 */
export function gemOdds(view: RbView, seat: number, deck: number): number | null {
  const player = view.players[seat];
  if (!player || player.hero === '') return null;
  const hero = heroFighter(player);
  const open = [
    view.adventure,
    view.revealed,
    ...view.decks,
    ...view.discards,
    view.removed,
    ...view.players.flatMap(({ trophies }) => [trophies]),
  ];
  const seen = new Set(open.flatMap(knownIn).map(({ def }) => def));
  const unseen = enemies.filter(
    ({ id, back, scenario }) => back === deck && (scenario === '' || scenario === view.scenario) && !seen.has(id),
  );
  const sum = unseen.reduce((all, { health }) => all + oddsOf(hero, enemyFighter('enemy', view.act, '', health)), 0);
  return unseen.length === 0 ? null : percent(sum / unseen.length);
}

const percent = (chance: number): number => Math.round(chance * 100);
