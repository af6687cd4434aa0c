import { redeal, SPECTATOR, seedWords, viewOf } from '@tafelrunde/kernel';
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

it('says of every card what it has given, however it did', () => {
  const t = table('dbg', { ...given, players: [{ hand: ['Haldir', 'Horn of Gondor', 'Despair'] }, {}] });
  t.choose('Play Haldir');
  t.choose('Play Horn of Gondor');
  const { view } = t.view(1);
  const [player] = view.players;
  const of = (def: string): number | undefined =>
    player.gave[player.played.cards.find((card) => card?.def === def)?.id ?? ''];
  // Horn of Gondor grows with the types that were played: an ally and an artifact.
  expect([of('haldir'), of('horn-of-gondor')]).toEqual([2, 2]);
  expect(Object.values(player.gave).reduce((sum, n) => sum + n, 0)).toBe(view.power);
  t.choose('End your turn');
  expect(t.view(1).view.players[0].gave).toEqual({});
});

it('knows which archenemies were defeated', () => {
  const t = table('dbg', { ...given, archenemy: 'balrog', stack: ['lurtz'], power: 20 });
  expect(t.view(SPECTATOR).view.beaten).toEqual([]);
  t.choose(t.options().find(({ label }) => label.startsWith('Defeat'))!.label);
  expect(t.view(SPECTATOR).view.beaten).toEqual(['balrog']);
});

it('shows the same defeated archenemies whatever lies where in the decks they went to', () => {
  const t = table('dbg', {
    ...given,
    players: [{ deck: ['watcher-in-the-water', 'moria-horde', 'uruk-hai-band', 'nazgul'] }, {}],
  });
  const beaten = ['nazgul', 'moria-horde', 'uruk-hai-band', 'watcher-in-the-water'];
  for (let i = 0; i < 20; i++) {
    const elsewhere = redeal(t.m, 1, seedWords(`${i}`));
    expect(viewOf(elsewhere, 1).view).toMatchObject({ beaten });
  }
});
