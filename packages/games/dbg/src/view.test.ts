import { SPECTATOR } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/dbg';
import { expect, it } from 'vitest';

const given = {
  players: [{ hand: ['Haldir', 'Sting'] }, { hand: ['Merry'] }],
  path: ['Haldir', 'Merry', 'Pippin', 'Sting', 'Elendil'],
  main: ['Gandalf the Grey', 'Haldir'],
  archenemy: 'lurtz',
} as const;

it('tells everybody what lies open on the table', () => {
  const t = table('dbg', { ...given, valor: 3, corruption: 5 });
  for (const viewer of [0, 1, SPECTATOR]) {
    const { view } = t.view(viewer);
    expect(view).toMatchObject({ turn: 0, first: 0, power: 0, powerLeft: 0, valor: 3, corruption: 5, over: null });
    expect(view.path).toHaveLength(5);
    expect(view.archenemy).toMatchObject({ def: 'lurtz', level: 4, cost: 14 });
    expect(view.valorTop).not.toBeNull();
    expect(view.main.count).toBe(2);
  }
});

it('has nothing to show of an empty stack of Valor', () => {
  expect(table('dbg', { ...given, valor: 0 }).view(0).view).toMatchObject({ valor: 0, valorTop: null });
});

it('counts Power as it is made and spent', () => {
  const t = table('dbg', { ...given, players: [{ hand: ['Haldir', 'Haldir'] }, {}] });
  t.choose('Play all 2 simple cards (Power and drawing)');
  const { power } = t.view(1).view;
  expect([power > 0, t.view(1).view.powerLeft]).toEqual([true, power]);
  t.choose('Buy Haldir for 2');
  expect(t.view(1).view).toMatchObject({ power, powerLeft: power - 2 });
});
