import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(lcg, 'steady');

type Given = Parameters<typeof table<'lcg'>>[1];

/** What the bot answers at a table, as the label of its option. */
function answer(t: ReturnType<typeof table<'lcg'>>): string {
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

/** Lets the bot answer until something else is asked; the labels of its answers. */
function answers(t: ReturnType<typeof table<'lcg'>>): string[] {
  const { prompt } = t;
  const given: string[] = [];
  while (t.prompt === prompt) {
    const { id, label } = t.options().find((o) => o.id === player.choose(t.m, seedWords('a')).id)!;
    given.push(label);
    t.choose(id);
  }
  return given;
}

const at = (step: string, given: Given) => table('lcg', { step, ...given });

describe('defending', () => {
  const attack = (heroes: readonly string[], allies: readonly string[], enemy: string) =>
    at('6.4.1', { players: [{ heroes, allies, engaged: [enemy] }] });

  test('a hero who takes no harm defends', () => {
    expect(answer(attack(['Denethor', 'Legolas'], [], 'Dol Guldur Orcs'))).toMatch(/^Denethor defends/);
  });

  test('against a troll a weak ally is lost rather than a hero', () => {
    expect(answer(attack(['Glorfindel', 'Legolas'], ['Snowbourn Scout'], 'Hill Troll'))).toMatch(/^Snowbourn Scout/);
  });

  // What a troll has left when its victim is dead raises the threat: here by four, which would be the end.
  test.each([
    [20, /^Snowbourn Scout/],
    [46, /^Aragorn/],
  ])('at a threat of %i against a troll', (threat, who) => {
    const heroes = ['Aragorn', 'Legolas'];
    const t = at('6.4.1', { players: [{ threat, heroes, allies: ['Snowbourn Scout'], engaged: ['Hill Troll'] }] });
    expect(answer(t)).toMatch(who);
  });
});

describe('attacking', () => {
  test('as few as it takes', () => {
    const t = at('6.8a', { players: [{ heroes: ['Legolas', 'Gimli', 'Thalin'], engaged: ['Black Forest Bats'] }] });
    expect(answer(t)).toBe('Attack Black Forest Bats');
    t.choose('Black Forest Bats');
    expect(answers(t).filter((label) => label !== 'Attack')).toHaveLength(1);
  });
});

describe('travelling', () => {
  test('where most threat leaves the staging area', () => {
    const t = at('4.2', {
      players: [{ heroes: ['Aragorn'] }],
      staging: ['Old Forest Road', "Necromancer's Pass", 'The Brown Lands'],
    });
    expect(answer(t)).toBe('Travel to The Brown Lands');
  });
});

describe('planning', () => {
  test('the Steward of Gondor comes before everything else', () => {
    const t = at('2.2', {
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 2 },
            { card: 'Théodred', resources: 2 },
          ],
          hand: ['Guard of the Citadel', 'Steward of Gondor'],
        },
      ],
    });
    expect(answer(t)).toBe('Play Steward of Gondor');
  });
});

describe('questing', () => {
  test('nobody commits against threat that cannot be met while an enemy waits', () => {
    const t = at('3.2', {
      players: [{ heroes: ['Legolas'], engaged: ['Forest Spider'] }],
      staging: ["Ungoliant's Spawn", 'King Spider', 'The Brown Lands'],
    });
    expect(answers(t)).toEqual(['Nobody']);
  });

  test('those who are good at it commit when nobody threatens', () => {
    const t = at('3.2', { players: [{ heroes: ['Éowyn', 'Gimli'] }], staging: [] });
    expect(answer(t)).toMatch(/^Éowyn/);
  });

  test('Faramir stays behind to help when enough others go', () => {
    const t = at('3.2', {
      players: [
        {
          heroes: ['Éowyn', 'Théodred', 'Beravor'],
          allies: ['Faramir', 'Guard of the Citadel', 'Wandering Took', 'Erebor Hammersmith'],
        },
      ],
      staging: ['The Brown Lands', 'Gladden Fields'],
    });
    const gone = answers(t);
    expect(gone.length).toBeGreaterThan(4);
    expect(gone.join()).not.toContain('Faramir');
  });

  test('where more is revealed, more threat is reckoned with', () => {
    const threat = (quest: string): number => {
      const thought: Thought = { words: null };
      const t = at('3.2', { scenario: 'anduin', quest, players: [{ heroes: ['Éowyn'] }], staging: ['Gladden Fields'] });
      player.choose(t.m, seedWords('a'), thought);
      return thought.words![1]!.threat as number;
    };
    const once = threat('To the River...');
    expect(once).toBeGreaterThan(3);
    expect(threat('Anduin Passage')).toBeGreaterThan(once);
    expect(threat('Ambush on the Shore')).toBe(3);
  });
});
