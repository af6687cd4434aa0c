import { type ChroniclePosition, inTurn, table } from '@tafelrunde/testing';
import type { DbgDef } from '../src/defs.ts';
import { dbg } from '../src/game.ts';
import type { DbgState } from '../src/state.ts';

const MODES = ['normal', 'normal', 'impossible'] as const;

/** Turns of players who hold much: over all of them every card is held and lies on the Path, and every archenemy is met. */
export function manyPositions(): ChroniclePosition<DbgState>[] {
  const dealer = (isMeant: (def: DbgDef) => boolean) => inTurn(dbg.defs.filter(isMeant).map(({ id }) => id));
  const cards = dealer(({ group }) => ['main', 'valor', 'hero start'].includes(group));
  const main = dealer(({ group }) => group === 'main');
  const lands = dealer(({ type }) => type === 'location');
  const archenemies = dealer(({ group }) => group === 'archenemy');
  const worse = dealer(({ group }) => group === 'impossible');
  return Array.from({ length: 30 }, (_, i) => {
    const mode = MODES[i % MODES.length];
    const stack = mode === 'normal' ? archenemies : worse;
    const players = Array.from({ length: 2 + (i % 4) }, () => ({
      hand: cards(5),
      deck: cards(4),
      discard: [...cards(2), 'corruption'],
      locations: i % 3 === 0 ? lands(1) : [],
    }));
    const position = {
      mode,
      players,
      power: (i % 4) * 5,
      path: main(5),
      main: main(8),
      archenemy: stack(1)[0],
      stack: stack(3),
    };
    return { name: `position ${i + 1}`, begin: () => table('dbg', position).m, most: 40 };
  });
}
