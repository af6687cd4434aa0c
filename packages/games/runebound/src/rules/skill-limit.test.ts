import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { turnTable } from '../../test/tables.ts';

rule(
  ['RB-READ-19', 'RB-SKILL-09', 'RB-SKILL-10'],
  'too many skills of an attribute: one of them goes, or what lowers the attribute, and nothing else',
  () => {
    // Mok's mind is 1; Lust for Magic, a skill of the spirit, lowers it to 0.
    const learned = () =>
      turnTable({
        ...{ hero: 'mok', at: [1, 3], trophies: ['kobolds', 'ettin'] },
        ...{ skills: ['tactician', 'veteran', 'zeal'], hand: ['lust-for-magic'] },
      }).choose('Learn Lust for Magic');
    expect([...learned().labels()].sort()).toEqual(['Discard Lust for Magic', 'Discard Tactician']);
    const undone = learned().choose('Discard Lust for Magic');
    expect([undone.skills(0), undone.stat(0, 'mind')]).toEqual([['Tactician', 'Veteran', 'Zeal'], 1]);
    const kept = learned().choose('Discard Tactician');
    expect([kept.skills(0), kept.stat(0, 'spirit')]).toEqual([['Veteran', 'Zeal', 'Lust for Magic'], 5]);
  },
);
