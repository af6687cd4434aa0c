import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { turnTable } from '../../test/tables.ts';

rule(
  ['RB-REST-01', 'RB-REST-02', 'RB-HEAL-03', 'RB-WILD-01'],
  'resting at a site heals all damage, and may be done unhurt',
  () => {
    for (const at of ['tamalir', 'everton', 'suvars-rest', 'caer-loek'] as const) {
      const t = turnTable({ hero: 'corbin', at, damage: 7 });
      t.choose('Rest');
      expect([t.damage(0), t.actions]).toEqual([0, 2]);
      t.choose('Rest');
      expect(t.actions).toBe(1);
    }
  },
);

rule(
  ['RB-REST-03', 'RB-REST-04', 'RB-REST-08', 'RB-WILD-01'],
  'in the wilderness five dice heal 1 damage for each match, whatever the speed',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      damage: 8,
      assets: ['thoroughbred'],
      hand: ['smite'],
      skills: ['world-walker'],
    });
    t.until('dice/keep', 'Rest');
    expect(t.dice).toHaveLength(5);
    t.setDice('plains', 'plains/hills', 'mountain/water', 'compass', 'forest/hills').choose('Keep the roll');
    expect(t.damage(0)).toBe(8 - 3);
  },
);

rule(
  ['RB-REST-05', 'RB-REST-06', 'RB-REST-07', 'RB-EX-38'],
  'without a match nothing is healed, the action is spent, and who is defeated rests again',
  () => {
    // [9,7] is a road hex over plains.
    const t = turnTable({ hero: 'corbin', at: [9, 7], damage: 10, hand: ['smite'], trophies: ['kobolds'] });
    t.until('dice/keep', 'Rest');
    t.setDice('mountain/water', 'mountain/water', 'forest/hills', 'mountain/water', 'forest/hills').choose(
      'Keep the roll',
    );
    expect([t.damage(0), t.defeated(0), t.actions]).toEqual([10, true, 2]);
    expect(t.labels()).toEqual(['Rest']);
  },
);
