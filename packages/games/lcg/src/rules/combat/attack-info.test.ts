import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import type { M } from '../../state.ts';
import { attackedEnemy, attackingEnemy, enemyAttackOf, playerAttackOf } from './attack-info.ts';

it('while nobody attacks there is no attack, no attacker and nobody who is attacked', () => {
  const { m } = table('lcg', { players: [{ heroes: ['Aragorn'], engaged: ['King Spider'] }] });
  expect([playerAttackOf(m as M), enemyAttackOf(m as M)]).toEqual([null, null]);
  expect([attackedEnemy(m as M), attackingEnemy(m as M)]).toEqual([-1, -1]);
});
