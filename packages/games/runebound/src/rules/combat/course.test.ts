import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill } from '../../define.ts';
import {
  combatAction,
  damage,
  gold,
  heal,
  loseAsset,
  response,
  surge,
  takeEnemy,
  test,
  trophyGained,
} from '../../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable } = tablesWith(
  skill({ ...of('body-lesson'), abilities: [surge(1, test('body', 0, damage(1, 'physical'), heal(3)))] }),
  skill({ ...of('strip'), abilities: [surge(1, loseAsset)] }),
  skill({ ...of('net'), abilities: [combatAction({ limit: 'combat', effect: takeEnemy })] }),
  skill({ ...of('hunter'), abilities: [response(trophyGained(), gold(1))] }),
);

rule(
  ['RB-ENEMY-03', 'RB-ENEMY-04', 'RB-TEST-11'],
  'a failed test in a combat ends neither the combat nor what the card lists for failure',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', damage: 5, skills: ['body-lesson'] },
      { own: ['corbin-1 surge'], foe: ['enemy-1 enemy'] },
      { skillDeck: ['tireless', 'taxidermist', 'steadfast'] },
    );
    t.choose('body-lesson');
    expect(t.fighting).toBe(true);
    expect([t.enemyDamage(), t.damage(0)]).toEqual([0, 2]);
  },
);

rule(
  ['RB-INITIATIVE-01', 'RB-INITIATIVE-02', 'RB-INITIATIVE-03', 'RB-EX-24', 'RB-ATTACK-01', 'RB-ATTACK-02'],
  'more golden tokens begin, each once whatever its number, and ties go to the attacker',
  () => {
    const begins = (own: string[], foe: string[]) => {
      const t = fightTable('ettin', { hero: 'thorn', assets: ['storm-scepter'] }, { own, foe });
      t.m.s.frames[t.m.s.frames.length - 1].step = 'initiative';
      t.lay({ own, foe, turn: 0 });
      return t.turnOf;
    };
    // A golden 2 counts once: two golden ones of 1 beat it.
    const two = ['enemy-4 dash', 'enemy-5 dash', 'enemy-1 enemy'];
    expect(begins(['A07 magic', 'thorn-1 surge'], two)).toBe(1);
    expect(begins(['A07 magic', 'thorn-3 agility'], two)).toBe(0);
    expect(begins(['thorn-1 magic'], ['enemy-1 enemy'])).toBe(0);
  },
);

rule(['RB-INITIATIVE-04'], 'a golden dash counts for initiative', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical'], foe: ['enemy-4 dash', 'enemy-1 enemy'] },
  );
  t.m.s.frames[t.m.s.frames.length - 1].step = 'initiative';
  t.lay({ own: ['corbin-1 physical'], foe: ['enemy-4 dash', 'enemy-1 enemy'] });
  expect(t.turnOf).toBe(1);
});

rule(['RB-HEAL-01', 'RB-HEAL-02'], 'healing takes damage away, and there is none to take from the unhurt', () => {
  const t = fightTable(
    'rebels',
    { hero: 'corbin' },
    { foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'], own: ['corbin-2 shield'], turn: 1, enemyDamage: 1 },
    { act: 2 },
  );
  t.choose('heal 2 damage');
  expect(t.enemyDamage()).toBe(0);
  const unhurt = fightTable(
    'rebels',
    { hero: 'corbin' },
    { foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'], own: ['corbin-2 shield'], turn: 1 },
    { act: 2 },
  );
  expect(unhurt.labels().some((label) => label.includes('heal 2'))).toBe(false);
});

rule(['RB-HEALTH-01'], 'a card with +X health raises it, for heroes and enemies', () => {
  const t = fightTable(
    'dragon-hybrid',
    { hero: 'corbin', story: 2, assets: ['chain-mail'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
  );
  expect(t.enemyHealth()).toBe(8);
  expect(t.stat(0, 'health')).toBe(11);
});

rule(['RB-TROPHY-03', 'RB-SIMULTANEOUS-01'], 'a taken trophy counts as gained', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin', skills: ['hunter'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 5 },
  );
  t.choose('2 physical damage').choose('hunter');
  expect(t.gold(0)).toBe(1 + 3);
});

rule(
  ['RB-ENEMY-05', 'RB-ENEMY-06', 'RB-COMBAT-05'],
  'an enemy that an ability takes as a trophy ends the combat and gives no reward',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['net'] },
      { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
    );
    t.choose('net');
    expect([t.fighting, t.trophies(0), t.gold(0), t.discard('combat')]).toEqual([false, ['Ettin'], 0, []]);
  },
);

rule(
  ['RB-SILENT-39', 'RB-DEFEAT-01', 'RB-DAMAGE-02'],
  'a hero whose health falls to its damage is defeated, also in a combat',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', damage: 10, skills: ['strip'], assets: ['chain-mail'] },
      { own: ['corbin-1 surge', 'corbin-2 shield'], foe: ['enemy-1 enemy'] },
    );
    expect(t.defeated(0)).toBe(false);
    t.until('turn/act', 'strip');
    expect([t.stat(0, 'health'), t.damage(0), t.defeated(0)]).toEqual([10, 10, true]);
    expect(t.m.s.fight.winner).toBe(1);
    expect(t.discard('combat')).toEqual(['Ettin']);
  },
);
