import { visit } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { runebound } from './game.ts';

it('what cards are made of has a name', () => {
  const kinds = new Set<string>();
  for (const { tree } of runebound.defs) {
    visit(tree, ({ k }) => {
      kinds.add(k);
      return true;
    });
  }
  expect(kinds.size).toBeGreaterThan(40);
  expect([...kinds].filter((kind) => !/^[a-z][a-zA-Z -]*$/.test(kind))).toEqual([]);
});
