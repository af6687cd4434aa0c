import { cardsIn, type Plain, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { ok, refusal } from '../test/campaign.ts';
import { type LcgDef, lcg, type M, scenarioIds, scenarios, ZONE } from './index.ts';

/** A game right after its first shuffle, so that the whole encounter deck is still there. */
function start(options: Readonly<Record<string, Plain>>): M {
  return ok(startMatch(lcg, { players: [{ starter: 'spirit' }], ...options } as Plain, 'modes'));
}
const defOf = (m: M, card: number): LcgDef => lcg.defs[m.s.cards[card].def] as LcgDef;
const countOf = (m: M, id: string): number => m.s.cards.filter(({ def }) => lcg.defs[def].id === id).length;

describe('modes', () => {
  rule(['LCG-MODE-01', 'LCG-CF-39'], 'easy and standard can be chosen for every scenario', () => {
    for (const scenario of scenarioIds) {
      for (const mode of ['easy', 'standard'])
        expect(start({ scenario, mode }).s.setup).toMatchObject({ scenario, mode });
    }
    const players = [{ starter: 'spirit' }];
    expect(refusal(lcg.checkSetup({ players, mode: 'epic' } as Plain))).toBe('There is no mode “epic”.');
  });

  rule(['LCG-MODE-06', 'LCG-MODE-01'], 'nightmare is refused as long as there is no nightmare deck', () => {
    const raw = { players: [{ starter: 'spirit' }], mode: 'nightmare', scenario: 'anduin' } as Plain;
    expect(refusal(lcg.checkSetup(raw))).toBe('There is no nightmare deck for “Journey Along the Anduin”.');
  });

  rule('LCG-MODE-02', 'easy: every hero starts with 1 resource', () => {
    const resources = (mode: string): number[] => {
      const m = start({ mode });
      while (m.s.round === 0 && m.decision()) {
        if (m.runTo((frame) => frame.step === '0.0', m.decision()?.options.at(-1)?.id)) break;
      }
      return cardsIn(m, ZONE.play).map((card) => m.s.cards[card].resources);
    };
    expect(resources('easy')).toEqual([1, 1, 1]);
    expect(resources('standard')).toEqual([0, 0, 0]);
  });

  rule(['LCG-MODE-03', 'LCG-MODE-04'], 'easy: difficult cards are not in the encounter deck', () => {
    const easy = start({ scenario: 'anduin', mode: 'easy' });
    const missing = ['marsh-adder', 'despair', 'chieftan-ufthak'];
    const standard = start({ scenario: 'anduin' });
    const known = missing.filter((id) => countOf(standard, id) > 0);
    expect(known.length).toBeGreaterThan(1);
    for (const id of known) expect(countOf(easy, id)).toBe(0);
    expect([countOf(standard, 'hill-troll'), countOf(easy, 'hill-troll')]).toEqual([2, 1]);
  });

  rule('LCG-MODE-05', 'standard: all cards of the scenario’s sets', () => {
    for (const scenario of scenarioIds) {
      const m = start({ scenario });
      const inBox = (lcg.defs as readonly LcgDef[])
        .filter(({ set, type }) => type !== 'quest' && scenarios[scenario].sets.includes(set))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const inGame = m.s.cards.filter((card, ix) => card.owner < 0 && defOf(m, ix).type !== 'quest').length;
      expect(inGame).toBe(inBox);
    }
  });

  rule('LCG-MODE-07', 'basic game: no shadow cards are dealt, all else is the same', () => {
    const dealt = (shadows: boolean): number => {
      const players = [{ heroes: ['Aragorn'], engaged: ['Forest Spider'] }];
      const t = table('lcg', { shadows, players, encounterDeck: ['Wargs', 'Wargs'], step: '6.2' });
      t.playTo('6.3');
      return t.shadows('Forest Spider').length;
    };
    expect(dealt(true)).toBe(1);
    expect(dealt(false)).toBe(0);
  });
});

describe('what cannot be played', () => {
  rule('LCG-SCEN-10', 'is refused with a sentence', () => {
    const players = [{ starter: 'spirit' }];
    const refuse = (raw: unknown) => refusal(lcg.checkSetup(raw as Plain));
    expect(refuse({ players, scenario: 'moria' })).toBe('There is no scenario “moria”.');
    expect(refuse({ players: [{ starter: 'shadow' }] })).toMatch(/Heroes and deck of seat 1 are missing/);
    expect(refuse({ players, first: 3 })).toBe('The first player is not at the table.');
    expect(refuse([])).toBe('This is not a set-up.');
  });

  rule('LCG-CAMPAIGN-16', 'a campaign that does not fit is refused with a sentence', () => {
    const players = [{ starter: 'spirit' }];
    const refuse = (campaign: unknown) => refusal(lcg.checkSetup({ players, campaign } as Plain));
    expect(refuse('yes')).toBe('What is said about the campaign cannot be read.');
    expect(refuse({ encounter: { valor: 1 } })).toBe('In the campaign Valor does not belong there.');
    expect(refuse({ decks: [{ gandalf: 1 }] })).toBe('In the campaign Gandalf does not belong there.');
    expect(refuse({ decks: [{ rumour: 1 }] })).toBe('There is no card “rumour”.');
    expect(refuse({ encounter: { 'lingering-venom': 2 } })).toBe('Lingering Venom: there is only 1 copy.');
    expect(refuse({ prisoner: 'gimli' })).toBe('Gimli is not in this game.');
    expect(refuse({ permanents: [{ card: 'valor', hero: 'gimli' }] })).toBe('Gimli is not in this game.');
    expect(refuse({ permanents: [{ card: 'mendor', hero: 'eowyn' }] })).toBe(
      'In the campaign Mendor does not belong there.',
    );
  });
});
