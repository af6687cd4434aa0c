import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill } from '../../define.ts';
import { block, exert, payGold, response, strike, surge, whenDamaged } from '../../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable } = tablesWith(
  skill({ ...of('piercing'), abilities: [surge(1, strike(2, 'physical'))] }),
  skill({ ...of('parry'), abilities: [response(whenDamaged(), block('all'), { cost: exert })] }),
  skill({ ...of('bribe'), abilities: [response(whenDamaged(), block('all'), { cost: payGold(1) })] }),
);

rule(
  ['RB-SHIELD-01', 'RB-SHIELD-04', 'RB-SHIELD-02'],
  'shields block any type of damage, as many as the side likes, or none',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', assets: ['chain-mail'] },
      { own: ['corbin-2 shield', 'A10 shield'], foe: ['enemy-1 enemy', 'enemy-2 enemy', 'enemy-4 enemy'], turn: 1 },
    );
    t.choose('3 enemy damage');
    expect(t.labels()).toEqual(['Spend shield', 'Spend shield', 'Take the damage']);
    t.choose(`t${t.slot(0, 'A10')}`);
    t.choose('Take the damage');
    expect(t.damage(0)).toBe(2);
    expect(t.pool(0)).toEqual(['corbin-2 shield']);
    const magic = fightTable('ettin', { hero: 'mok' }, { own: ['mok-1 magic'], foe: ['enemy-1 shield'] });
    magic.choose('2 magic damage').choose('Spend shield');
    expect(magic.enemyDamage()).toBe(1);
  },
);

rule(
  ['RB-SHIELD-05', 'RB-SHIELD-06'],
  'shields work against abilities too, unless the damage cannot be blocked',
  () => {
    const t = fightTable(
      'kobolds',
      { hero: 'corbin' },
      { own: ['corbin-2 shield'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
    );
    t.choose('Kobolds').choose('Spend shield');
    expect(t.damage(0)).toBe(1);
    const hard = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['piercing'] },
      { own: ['corbin-1 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
    );
    hard.choose('piercing');
    expect(hard.enemyDamage()).toBe(2);
    expect(hard.pool(1)).toContain('enemy-1 shield');
  },
);

rule(
  ['RB-SHIELD-07', 'RB-COMBAT-15'],
  'what the start of a combat deals comes before the cast and cannot be blocked with shields',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', assets: ['truesight-bow'] },
      { own: ['corbin-1 physical'], foe: ['enemy-1 shield'] },
    );
    expect(t.enemyDamage()).toBe(2);
    expect(t.log.findIndex((line) => line.includes('takes 2 damage'))).toBeLessThan(
      t.log.findIndex((line) => line.includes('Combat round 1')),
    );
  },
);

rule(
  ['RB-DAMAGE-09', 'RB-EX-28', 'RB-EX-29', 'RB-GOLDEN-03'],
  'some enemies block one type of damage and not the other',
  () => {
    const golem = (own: string[], hero: string) => fightTable('stone-golem', { hero }, { own, foe: ['enemy-1 enemy'] });
    expect(golem(['corbin-1 physical'], 'corbin').choose('2 physical damage').enemyDamage()).toBe(1);
    expect(golem(['mok-1 magic'], 'mok').choose('2 magic damage').enemyDamage()).toBe(2);
    const hound = (own: string[], hero: string) => fightTable('rune-hound', { hero }, { own, foe: ['enemy-1 enemy'] });
    expect(hound(['mok-1 magic'], 'mok').choose('2 magic damage').enemyDamage()).toBe(1);
    expect(hound(['corbin-1 physical'], 'corbin').choose('2 physical damage').enemyDamage()).toBe(2);
  },
);

rule(['RB-GOLDEN-04'], 'what a card forbids, no ability allows', () => {
  const t = fightTable(
    'sorceress',
    { hero: 'thorn', skills: ['smite'] },
    { own: ['thorn-1 surge', 'thorn-2 magic'], foe: ['enemy-1 enemy'] },
  );
  expect(t.labels()).toEqual(['Attack: 1 magic damage', 'Pass']);
});

rule(
  ['RB-GOLDEN-06', 'RB-SIMULTANEOUS-03'],
  'what a player may do is offered and may be declined, several things in any order',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'mok', gold: 1, hand: ['smite'], skills: ['parry', 'bribe'] },
      { own: ['mok-1 magic'], foe: ['enemy-1 enemy', 'enemy-2 agility'], turn: 1 },
    );
    t.choose('1 enemy damage');
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(['Use parry: block this damage', 'Use bribe: block this damage', 'Do not respond']);
    t.choose('Do not respond');
    expect([t.damage(0), t.gold(0), t.hand(0)]).toEqual([1, 1, ['Smite']]);
  },
);
