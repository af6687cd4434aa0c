import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';

describe('engagement checks', () => {
  rule(
    ['LCG-EX-05', 'LCG-ENC-05', 'LCG-ENC-06', 'LCG-ENC-07', 'LCG-ENC-08', 'LCG-ENC-09'],
    'one enemy at a time, round by round, the highest cost first',
    () => {
      const t = table('lcg', {
        players: [
          { threat: 24, heroes: ['Éowyn'] },
          { threat: 35, heroes: ['Aragorn'] },
        ],
        staging: ['King Spider', 'Forest Spider', "Ungoliant's Spawn", 'Hummerhorns'],
        step: '5.3',
      });
      t.playTo('5.4');
      expect(t.engaged(0)).toEqual(['King Spider']);
      expect(t.engaged(1)).toEqual(["Ungoliant's Spawn", 'Forest Spider']);
      expect(t.staging()).toEqual(['Hummerhorns']);
    },
  );
});
