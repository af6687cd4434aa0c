import { type FightLayout, type RbGiven, type RbPlayerGiven, RbTable } from '@tafelrunde/testing/runebound';
import type { RbCard } from '../src/define.ts';
import { runebound } from '../src/game.ts';

/** A combat gem far from everything else. */
export const COMBAT_GEM = [8, 5] as const;

type Hero = Partial<RbPlayerGiven> & { readonly hero: string };

/** Tables of the game with cards that no box has. */
export function tablesWith(...cards: readonly RbCard[]) {
  const game = runebound.with(...cards);
  const table = (_game: 'runebound', given: RbGiven): RbTable => new RbTable(given, game);
  /** A hero who fights the named enemy of the combat deck; the pools lie as wanted. The seat to its right plays the enemy. */
  const fightTable = (enemy: string, hero: Hero, layout: FightLayout = {}, more: Partial<RbGiven> = {}): RbTable =>
    table('runebound', {
      players: [
        { at: COMBAT_GEM, ...hero },
        { hero: otherThan(hero), at: 'forge' },
      ],
      decks: { combat: [enemy] },
      ...more,
    }).fight('adventure', layout);
  /** A hero in its turn, somewhere on the board, and another one far away. */
  const turnTable = (hero: Hero, more: Partial<RbGiven> = {}): RbTable =>
    table('runebound', { players: [hero, { hero: otherThan(hero), at: 'forge' }], ...more });
  return { table, fightTable, turnTable };
}

const otherThan = ({ hero }: Hero): string => (hero === 'laurel' ? 'mok' : 'laurel');

export const { fightTable, turnTable } = tablesWith();
