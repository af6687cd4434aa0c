import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { fightTable } from '../../../test/tables.ts';

const FOE = ['enemy-1 enemy', 'enemy-2 agility'] as const;

rule(['RB-READ-20', 'RB-GOLDEN-06'], 'further combat actions may be declined, which is no pass', () => {
  const t = fightTable(
    'barrow-wyrm',
    { hero: 'mok', skills: ['ambidextrous'] },
    { own: ['mok-3 surge', 'mok-1 magic', 'mok-2 agility'], foe: FOE },
  );
  t.choose('Ambidextrous');
  expect([t.turnOf, t.offers('No further combat action'), t.offers('Pass')]).toEqual([0, true, true]);
  t.choose('No further combat action');
  expect([t.turnOf, t.asked]).toEqual([1, 1]);
  // Nothing is left of the two further ones: the opponent's action comes next, then one of his own.
  t.choose('Attack: 1');
  expect([t.turnOf, t.offers('No further combat action')]).toEqual([0, false]);
  t.choose('2 magic damage');
  expect([t.turnOf, t.m.s.fight.passed]).toEqual([1, 0]);
});

rule(['RB-READ-20'], 'each further action is counted when it is taken, and passing ends them', () => {
  const own = ['mok-3 surge', 'mok-1 magic', 'mok-2 agility'];
  const of = () => fightTable('barrow-wyrm', { hero: 'mok', skills: ['ambidextrous'] }, { own, foe: FOE });
  const taken = of().choose('Ambidextrous').choose('2 magic damage');
  expect([taken.turnOf, taken.offers('No further combat action')]).toEqual([0, true]);
  taken.choose('No further combat action');
  expect(taken.turnOf).toBe(1);
  const passed = of().choose('Ambidextrous').choose('Pass');
  expect([passed.turnOf, passed.m.s.fight.passed, passed.m.s.fight.extra]).toEqual([1, 1, 0]);
});

rule(['RB-READ-20', 'RB-COMBAT-13'], 'with nothing left to do a further action lapses, and nobody passes by it', () => {
  const t = fightTable(
    'barrow-wyrm',
    { hero: 'mok', skills: ['ambidextrous'] },
    { own: ['mok-3 surge', 'mok-2 shield'], foe: FOE },
  );
  t.choose('Ambidextrous');
  // The shield cannot be spent on an action: it is the enemy's turn, and the hero is still in the round.
  expect([t.asked, t.turnOf, t.m.s.fight.passed]).toEqual([1, 1, 0]);
});

rule(['RB-READ-20'], 'Press the Attack: the action that was granted may be declined', () => {
  const t = fightTable(
    'barrow-wyrm',
    { hero: 'hawthorne' },
    { own: ['hawthorne-1 physical', 'hawthorne-2 agility'], foe: FOE },
  );
  t.choose('Attack: 2', 'Use Lord Hawthorne', 'No further combat action');
  expect([t.turnOf, t.m.s.fight.passed]).toEqual([1, 0]);
  // Once in a combat only.
  t.choose('Attack: 1', 'Spend agility');
  expect([t.asked, t.turnOf]).toEqual([1, 1]);
});

rule(['RB-READ-20', 'RB-ONCE-03'], 'what is free at any time uses up none of them', () => {
  const t = fightTable(
    'barrow-wyrm',
    { hero: 'mok', skills: ['ambidextrous', 'survivalist'], hand: ['smite'], damage: 4 },
    { own: ['mok-3 surge', 'mok-1 magic', 'mok-2 agility'], foe: FOE },
  );
  t.choose('Ambidextrous').choose('heal 2 damage');
  expect([t.damage(0), t.m.s.fight.extra]).toEqual([2, 2]);
  t.choose('2 magic damage');
  expect([t.turnOf, t.m.s.fight.extra]).toEqual([0, 1]);
});
