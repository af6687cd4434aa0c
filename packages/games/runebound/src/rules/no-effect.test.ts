import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../test/tables.ts';
import { skill } from '../define.ts';
import { action, all, combatAction, damage, exert, free, gold, payGold, takeEnemy, trophy } from '../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable, turnTable } = tablesWith(
  skill({ ...of('bounty'), abilities: [action({ cost: payGold(1), effect: trophy('combat') })] }),
  skill({ ...of('lasso'), abilities: [combatAction({ limit: 'combat', effect: all(damage(1), takeEnemy) })] }),
  skill({ ...of('tithe'), abilities: [free({ limit: 'turn', cost: exert, effect: gold(1) })] }),
);

rule(
  ['RB-DEFEAT-09', 'RB-MOVE-10', 'RB-READ-10', 'RB-READ-22'],
  'a defeated hero moves by Shortcut and Tireless, which are no actions',
  () => {
    const t = turnTable({ hero: 'corbin', at: [9, 9], damage: 10, hand: ['smite'], skills: ['shortcut', 'tireless'] });
    t.choose('Shortcut').goTo([9, 10]).choose('Stay');
    expect([t.isAt(0, [9, 10]), t.hand(0), t.defeated(0), t.actions]).toEqual([true, [], true, 3]);
    // All the same it can do nothing with its actions but rest.
    expect(t.labels()).toEqual(['Rest', 'Use Tireless: move to an adjacent hex']);
    t.choose('Tireless').goTo([9, 9]);
    expect(t.isAt(0, [9, 9])).toBe(true);
  },
);

rule(['RB-READ-10', 'RB-DEFEAT-09'], 'a hero defeated on the way goes on by an ability, and not by dice', () => {
  const t = turnTable(
    { hero: 'thorn', at: [9, 9], damage: 6, hand: ['smite'], skills: ['shortcut'] },
    { scenario: 'vorakesh', zombies: [[9, 10]] },
  );
  t.choose('Shortcut').goTo([9, 10]);
  expect(t.defeated(0)).toBe(true);
  t.goTo([9, 9]);
  expect(t.isAt(0, [9, 9])).toBe(true);
});

rule(['RB-READ-22', 'RB-LIMITS-03'], 'no trophy left: nothing is paid for one', () => {
  const of = (more: object) =>
    turnTable(
      { hero: 'corbin', at: [1, 3], gold: 3, skills: ['bounty', 'pilgrimage'] },
      { emptyDecks: ['combat', 'exploration', 'social'], ...more },
    );
  expect(of({}).offers('bounty')).toBe(false);
  expect(of({ discards: { combat: ['ettin'] } }).offers('bounty')).toBe(true);
  expect(of({ decks: { combat: ['ettin'] } }).offers('bounty')).toBe(true);
  const shrine = (more: object) =>
    turnTable(
      { hero: 'corbin', at: 'suvars-rest', gold: 3, skills: ['pilgrimage'] },
      { emptyDecks: ['combat', 'exploration', 'social'], ...more },
    );
  expect(shrine({}).offers('Pilgrimage')).toBe(false);
  expect(shrine({ discards: { social: ['swindler'] } }).offers('Pilgrimage')).toBe(true);
});

rule(['RB-READ-22'], 'no card left to look at: Informant takes no card', () => {
  const given = { hero: 'corbin', at: [1, 3], hand: ['smite'], skills: ['informant'] } as const;
  expect(turnTable(given, { emptyDecks: ['combat', 'exploration', 'social'] }).offers('Informant')).toBe(false);
  expect(turnTable(given, { emptyDecks: ['combat', 'exploration'] }).offers('Informant')).toBe(true);
});

rule(['RB-READ-22', 'RB-EXHAUST-02'], 'without a card in hand nothing that takes an exertion is offered', () => {
  expect(turnTable({ hero: 'corbin', at: [1, 3], skills: ['tithe'] }).offers('tithe')).toBe(false);
  expect(turnTable({ hero: 'corbin', at: [1, 3], skills: ['tithe'], hand: ['smite'] }).offers('tithe')).toBe(true);
});

rule(['RB-READ-22', 'RB-DAMAGE-12'], 'damage that is blocked altogether is not blocked a second time', () => {
  const t = fightTable(
    'barrow-wyrm',
    { hero: 'mok', skills: ['shield-wall', 'blessing'], hand: ['smite', 'zeal'] },
    { foe: ['enemy-1 enemy'], turn: 1 },
  );
  t.choose('Attack: 1').choose('Use Shield Wall', 'Smite');
  expect([t.damage(0), t.hand(0)]).toEqual([0, ['Zeal']]);
  expect(t.prompt).not.toContain('respond');
});

rule(['RB-READ-21', 'RB-ENEMY-05', 'RB-STORY-04'], 'no villain and no hero becomes a trophy', () => {
  const t = turnTable({ hero: 'corbin', at: 'firmament', skills: ['lasso'] }, { act: 2, villain: 'firmament' });
  t.fight('villain', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
  t.choose('lasso');
  // The damage is dealt; the villain stays where he is, and the combat goes on.
  expect([t.enemyDamage(), t.fighting, t.trophies(0), t.zone('scenario')]).toEqual([
    ...[1, true, [], ['The Ascendance of Margath']],
  ]);
  const won = fightTable(
    'ettin',
    { hero: 'corbin', skills: ['lasso'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
  );
  won.choose('lasso');
  expect([won.fighting, won.trophies(0)]).toEqual([false, ['Ettin']]);
});
