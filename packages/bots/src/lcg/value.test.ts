import { type ScenarioId, scenarioIds } from '@tafelrunde/lcg';
import { type LcgTable, table } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { scenarioLearnt } from './scenario-learnt.ts';
import { value } from './value.ts';

type Given = Partial<Parameters<typeof table<'lcg'>>[1]>;
const at = (scenario: ScenarioId, more: Given = {}): LcgTable =>
  table('lcg', { players: [{ heroes: ['Aragorn', 'Éowyn'], threat: 30 }], ...more, scenario });

describe('the worth of a position', () => {
  it.each(scenarioIds)('%s: was learnt, of every feature, and better than guessing the mean', (scenario) => {
    const { weights, provenance } = scenarioLearnt[scenario];
    expect(Object.keys(weights)).toEqual(features.names);
    expect(provenance.loss).toBeLessThan(provenance.lossOfMean);
    expect(provenance.command).toContain(`--scenario ${scenario} `);
  });

  it.each([
    ['hunt-for-gollum', 'the-hunt-begins', 'a-new-terror-abroad'],
    ['rhosgobel', 'the-wounded-eagle', 'radagasts-request'],
    ['dead-marshes', 'into-the-marshes', 'the-capture'],
    ['return-to-mirkwood', 'through-the-forest', 'to-the-elvin-kings-halls'],
  ] as const)(
    '%s: whoever has come further stands better, though the new stage asks for more',
    (scenario, before, after) => {
      const worth = (quest: string): number => value(at(scenario, { quest }).m, 0);
      expect(worth(after)).toBeGreaterThan(worth(before));
    },
  );

  it('in the hills of Emyn Muil victory points are the way', () => {
    const worth = (victory: readonly string[]): number => value(at('emyn-muil', { victory: [...victory] }).m, 0);
    expect(worth(['Amon Hen'])).toBeGreaterThan(worth([]));
  });

  it('a won game is worth all, a lost one nothing, for whoever is asked', () => {
    const { m } = at('carrock');
    m.s.over = { winners: [0], reason: 'lcg.end.won' };
    expect(value(m, 0)).toBe(1);
    m.s.over = { winners: [], reason: 'lcg.end.all-eliminated' };
    expect(value(m, 0)).toBe(0);
  });
});
