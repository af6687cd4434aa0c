import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
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
});
