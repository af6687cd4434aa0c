import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

describe('Gandalf', () => {
  rule(
    ['LCG-EX-30', 'LCG-COST-05', 'LCG-ABILITY-09', 'LCG-THREAT-02', 'LCG-CARD-09'],
    'is paid from all spheres, offers only what could change something, and is gone at the end of the round',
    () => {
      const t = table('lcg', {
        encounterDeck: [],
        players: [
          {
            threat: 3,
            heroes: [
              { card: 'Aragorn', resources: 3 },
              { card: 'Éowyn', resources: 2 },
            ],
            hand: ['Gandalf'],
            deck: ['Faramir', 'Beorn', 'Feint', 'Grim Resolve'],
          },
        ],
      });
      t.choose('Gandalf');
      expect([t.resources('Aragorn'), t.resources('Éowyn')]).toEqual([0, 0]);
      t.choose('Gandalf');
      expect(t.labels().join()).not.toContain('damage');
      t.choose('lower your threat by 5');
      expect(t.threat(0)).toBe(0);
      t.playTo('0.0');
      expect(t.characters(0)).toEqual(['Aragorn', 'Éowyn']);
      expect(t.discard(0)).toEqual(['Gandalf']);
    },
  );

  test('lets you draw 3 cards or deal 4 damage', () => {
    const given = {
      encounterDeck: ['Old Forest Road'],
      staging: ['Wargs', 'Forest Spider'],
      players: [
        { heroes: [{ card: 'Aragorn', resources: 5 }], hand: ['Gandalf'], deck: ['Faramir', 'Beorn', 'Feint'] },
      ],
    };
    const drawn = table('lcg', given).choose('Gandalf', 'Gandalf', 'draw 3 cards');
    expect(drawn.hand(0)).toEqual(['Faramir', 'Beorn', 'Feint']);
    const fought = table('lcg', given).choose('Gandalf', 'Gandalf', '4 damage', 'Wargs');
    expect(fought.staging()).toEqual(['Forest Spider']);
    expect(fought.encounterDiscard()).toEqual(['Wargs']);
  });

  test('may be left without a response', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [{ threat: 30, heroes: [{ card: 'Aragorn', resources: 5 }], hand: ['Gandalf'] }],
    });
    t.choose('Gandalf').pass();
    expect(t.threat(0)).toBe(30);
  });
});
