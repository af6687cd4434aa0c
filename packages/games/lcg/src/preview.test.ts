import { fileURLToPath } from 'node:url';
import { previewOf } from '@tafelrunde/kernel';
import { type LcgTable, table } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { foretold } from '../test/foretold.ts';
import { sums } from './preview/draws.ts';

/** What is said of an option, in English: those facts, and what stands above the candidate. */
function said(t: LcgTable, what: string): { facts: string[]; badge: string; tones: string[] } {
  const option = t.options().find(({ label, cards }) => label === what || cards.includes(what));
  const { badge, facts } = previewOf(t.m).options[option?.id ?? ''] ?? { badge: null, facts: [] };
  return {
    facts: facts.map(({ words }) => t.say(words)),
    badge: badge ? t.say(badge.words) : '',
    tones: facts.map(({ tone }) => tone),
  };
}

const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'];

describe('before choosing a defender', () => {
  const attacked = (more: object = {}) =>
    table('lcg', {
      players: [
        {
          heroes: ['Aragorn', { card: 'Éowyn', damage: 2 }],
          allies: ['Silverlode Archer'],
          engaged: ['East Bight Patrol'],
          ...more,
        },
      ],
      encounterDeck: [...BLANKS, 'Hill Troll'],
      step: '6.4.1',
    });

  it('the damage and what is left of him', () => {
    const t = attacked();
    expect(said(t, 'Aragorn').facts.slice(0, 2)).toEqual(['3 − 2 = 1 damage', 'Aragorn keeps 4 of 5 hit points']);
    expect(said(t, 'Aragorn').badge).toBe('3 − 2 = 1');
  });

  it('whoever would fall is said to', () => {
    const t = attacked();
    expect(said(t, 'Silverlode Archer')).toMatchObject({
      badge: '3 − 0: falls',
      facts: expect.arrayContaining(['Silverlode Archer falls']),
    });
  });

  it('that the last hero falls is a danger', () => {
    const t = attacked({ heroes: [{ card: 'Éowyn', damage: 2 }], allies: [] });
    const { facts, tones } = said(t, 'Éowyn');
    expect(facts[1]).toBe('the last hero falls: Player 1 is eliminated');
    expect(tones[1]).toBe('danger');
    expect(said(t, 'No defender').tones).toContain('danger');
    expect(said(t, 'No defender').badge).toMatch(/^\d+ damage to a hero$/);
  });
});

describe('while choosing who commits', () => {
  it('nothing is foretold of committing nobody where somebody has to, and the sum of each candidate is', () => {
    const t = table('lcg', {
      scenario: 'emyn-muil',
      active: 'Rauros Falls',
      players: [{ threat: 30, heroes: ['Aragorn', 'Éowyn'] }],
      staging: [],
      encounterDeck: BLANKS,
      step: '3.2',
    });
    expect(t.options()).toHaveLength(2);
    // The other one follows.
    expect(said(t, 'Aragorn').badge).toBe('6 : 0');
    expect(previewOf(t.m).now.facts).toEqual([]);
  });

  it('the sum with each candidate, what would come of it, and what is still to come', () => {
    const t = table('lcg', {
      players: [{ threat: 48, heroes: ['Aragorn', 'Éowyn'] }],
      staging: ['East Bight Patrol'],
      encounterDeck: BLANKS,
      step: '3.2',
    });
    expect(said(t, 'Éowyn')).toMatchObject({ badge: '4 : 3' });
    expect(said(t, 'Éowyn').facts.slice(0, 3)).toEqual([
      'willpower 4 against threat 3',
      'as it stands 1 progress',
      '1 card is still revealed',
    ]);
    // Nobody: three more threat than the limit allows.
    expect(said(t, 'Nobody')).toMatchObject({ tones: expect.arrayContaining(['danger']) });
    t.choose('Éowyn');
    expect(said(t, 'Aragorn').badge).toBe('6 : 3');
    const now = previewOf(t.m).now.facts.map(({ words }) => t.say(words));
    expect(now[0]).toBe('willpower 4 against threat 3');
  });

  it('in how many ways so many numbers give each sum', () => {
    expect(sums([0, 1, 1, 2], 2)).toEqual([0, 2, 2, 2]);
    expect(sums([3], 0)).toEqual([1]);
  });
});

describe('other choices', () => {
  it('attackers: the sum, and whether the enemy is beaten', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli'], engaged: ['East Bight Patrol'] }],
      encounterDeck: BLANKS,
      step: '6.8a',
    });
    t.choose('East Bight Patrol');
    const before = said(t, 'Gimli').badge;
    t.choose('Gimli');
    expect([before, said(t, 'Aragorn').badge]).toEqual(['2 − 1 = 1', '5 − 1: defeated']);
  });

  it('playing a card: what it costs and leaves', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Aragorn', resources: 3 }], hand: ['Guard of the Citadel'] }],
      step: '2.2',
    });
    expect(said(t, 'Guard of the Citadel')).toMatchObject({
      badge: '1 left',
      facts: ['costs 2, then 1 resource is left'],
    });
  });

  it('the same is said in German', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Aragorn', resources: 3 }], hand: ['Guard of the Citadel'] }],
      step: '2.2',
    });
    const [prospect] = Object.values(previewOf(t.m).options);
    expect(t.say(prospect.facts[0].words, 'de')).toBe('kostet 2, dann bleibt 1 Ressource');
  });
});

describe('while choosing who helps in an escape test', () => {
  const tested = (more: object = {}) =>
    table('lcg', {
      scenario: 'dead-marshes',
      players: [{ heroes: ['Éowyn', 'Gimli'] }],
      staging: ['gollum-of-the-marshes'],
      encounterDeck: BLANKS,
      step: '3.5',
      ...more,
    });
  /** How many of 100 cards that have not been seen have a value below that. */
  const below = (t: LcgTable, strength: number): string => {
    const values = t.m.s.cards.flatMap(({ owner, def, seen }) => {
      const card = t.m.defs[def];
      return owner >= 0 || card.type === 'quest' || seen !== 0 ? [] : [card.escape];
    });
    return `${Math.round((100 * values.filter((n) => n < strength).length) / values.length)} of 100`;
  };

  it('the strength with each candidate, and how often it is enough', () => {
    const t = tested();
    const odds = below(t, 4);
    expect(said(t, 'Éowyn')).toMatchObject({
      badge: odds,
      facts: ['willpower 4 against the escape value of 1 card', `passed in ${odds} cases`],
    });
    expect(said(t, 'Gimli').badge).toBe(below(t, 2));
    expect(said(t, 'Nobody').badge).toBe('0 of 100');
    expect(new Set([odds, below(t, 2), '0 of 100', '100 of 100']).size).toBe(4);
  });

  it('those who help already count, too', () => {
    expect(said(tested().choose('Éowyn'), 'Gimli').facts[0]).toBe('willpower 6 against the escape value of 1 card');
  });

  it('what changes the values of dealt cards counts', () => {
    const t = tested({ active: 'The Heart of the Marshes' });
    expect(said(t, 'Éowyn').badge).toBe(below(t, 3));
    expect(below(t, 3)).not.toBe(below(t, 4));
  });
});

describe('before nobody defends', () => {
  const attacked = (damage: number) =>
    table('lcg', {
      scenario: 'return-to-mirkwood',
      players: [
        {
          heroes: ['Aragorn'],
          allies: [{ card: 'gollum-the-prisoner', damage }],
          engaged: ['East Bight Patrol'],
        },
      ],
      encounterDeck: BLANKS,
      step: '6.4.1',
    });

  it('whoever guards Gollum sees what it does to him', () => {
    expect(said(attacked(0), 'No defender').badge).toBe('3 damage to Gollum');
    expect(said(attacked(0), 'No defender').facts[0]).toBe('undefended 3 damage to Gollum, 2 of 5 hit points are left');
    expect(said(attacked(2), 'No defender').facts[0]).toBe('undefended 3 damage to Gollum: this loses the game');
    expect(said(attacked(2), 'No defender').tones[0]).toBe('danger');
  });
});

it('everything that is foretold on occasions of every kind is as the book has it', async () => {
  await expect(foretold()).toMatchFileSnapshot(fileURLToPath(new URL('../test/foretold.txt', import.meta.url)));
});
