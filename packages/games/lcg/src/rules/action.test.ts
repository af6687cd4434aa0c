import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { table } from '../../test/extra-card.ts';
import { watched } from '../../test/watchman.ts';

const rich = (card: string) => ({ card, resources: 5 });

describe('actions', () => {
  rule(['LCG-ACTION-01', 'LCG-ACTION-02'], 'are those of your own cards in play and of events in your hand', () => {
    const t = table('lcg', {
      players: [
        { heroes: [rich('Aragorn')], allies: ['Faramir'], hand: ['Grim Resolve'], deck: ['Beorn'] },
        { heroes: [{ card: 'Beravor', attachments: ['Unexpected Courage'] }], hand: ['Grim Resolve'], deck: ['Beorn'] },
      ],
    });
    expect(t.labels()).toEqual(['Use Faramir', 'Pass']);
    t.choose('Use Faramir', 'Player 1');
    expect([t.asked, t.labels()]).toEqual([1, ['Use Beravor', 'Pass']]);
    t.choose('Use Beravor', 'Player 1');
    expect([t.asked, t.labels()]).toEqual([0, ['Play Grim Resolve', 'Pass']]);
  });

  rule(['LCG-ACTION-04'], 'of an objective may be used by any player', () => {
    const objective = { staging: ['Shadow Key'], scenario: 'dol-guldur' as const };
    const players = [
      { threat: 20, heroes: ['Aragorn'] },
      { threat: 30, heroes: ['Gimli'] },
    ];
    const t = table('lcg', { players, ...objective });
    expect([t.asked, t.offers('Use Shadow Key')]).toEqual([0, true]);
    t.pass();
    expect([t.asked, t.offers('Use Shadow Key')]).toEqual([1, true]);
    t.choose('Use Shadow Key');
    expect([t.attachments('Gimli'), t.threat(1)]).toEqual([['Shadow Key'], 32]);
  });

  const windows = ['1.3w', '2.2', '3.1w', '3.2w', '3.3w', '3.4w', '4.2w', '5.2w', '5.3w', '6.2w', '6.4bw', '6.4.1w'];
  const inAttacks = ['6.4.2w', '6.4.3w', '6.8.1w', '6.8.2w', '6.8.3w', '7.4w'];

  rule.each([...windows, ...inAttacks])(
    ['LCG-EX-20', 'LCG-ACTION-05'],
    'without one can be used in any window: %s',
    (step) => {
      const bats = ['Black Forest Bats'];
      const players = [
        { threat: 0, heroes: [rich('Glorfindel'), { card: 'Gimli', damage: 1 }], engaged: bats, ...watched },
      ];
      const t = table('lcg', { players, encounterDeck: [], step: step.startsWith('6.8') ? '6.8a' : step });
      if (step.startsWith('6.8')) t.choose('Black Forest Bats', 'Gimli', 'done');
      if (['6.8.2w', '6.8.3w'].includes(step)) t.playTo(step);
      const before = t.resources('Glorfindel');
      expect(t.go().offers('Use Glorfindel')).toBe(true);
      expect(t.choose('Use Glorfindel').resources('Glorfindel')).toBe(before - 1);
    },
  );

  rule.each([
    ['1.3w', false],
    ['2.2', false],
    ['3.1w', true],
    ['3.4w', true],
    ['4.2w', false],
    ['5.2w', false],
    ['6.2w', false],
    ['7.4w', false],
  ] as const)('LCG-ACTION-05', 'with a phase in front can be used only there: %s', ([step, usable]) => {
    const t = table('lcg', {
      players: [
        { threat: 0, heroes: [rich('Beravor')], hand: ["Radagast's Cunning"], deck: ['Beorn', 'Beorn', 'Beorn'] },
      ],
      staging: ['Hill Troll'],
      encounterDeck: [],
      step,
    }).go();
    expect([t.offers('Use Beravor'), t.offers("Radagast's Cunning")]).toEqual([true, usable]);
  });
});
