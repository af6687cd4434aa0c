import { type FightLayout, type RbGiven, type RbPlayerGiven, type RbTable, table } from '@tafelrunde/testing/runebound';

/** A combat gem far from everything else. */
export const COMBAT_GEM = [8, 5] as const;

/** A hero who fights the named enemy of the combat deck; the pools lie as wanted. The seat to its right plays the enemy. */
export function fightTable(
  enemy: string,
  hero: Partial<RbPlayerGiven> & { readonly hero: string },
  layout: FightLayout = {},
  more: Partial<RbGiven> = {},
): RbTable {
  const other = hero.hero === 'laurel' ? 'mok' : 'laurel';
  const t = table('runebound', {
    players: [
      { at: COMBAT_GEM, ...hero },
      { hero: other, at: 'forge' },
    ],
    decks: { combat: [enemy] },
    ...more,
  });
  return t.fight('adventure', layout);
}

/** A hero in its turn, somewhere on the board, and another one far away. */
export function turnTable(
  hero: Partial<RbPlayerGiven> & { readonly hero: string },
  more: Partial<RbGiven> = {},
): RbTable {
  const other = hero.hero === 'laurel' ? 'mok' : 'laurel';
  return table('runebound', { players: [hero, { hero: other, at: 'forge' }], ...more });
}
