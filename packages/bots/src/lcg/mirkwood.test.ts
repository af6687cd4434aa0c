import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(lcg, 'steady');

type Given = Parameters<typeof table<'lcg'>>[1];
const at = (step: string, given: Given) => table('lcg', { step, ...given });

/** What the bot answers at a table, as the label of its option. */
function answer(t: ReturnType<typeof table<'lcg'>>): string {
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

const GOLLUM = 'gollum-of-the-marshes';
const PRISONER = 'gollum-the-prisoner';
const ROAD = 'Old Forest Road';

describe('escape tests', () => {
  const tested = (heroes: readonly string[], engaged: readonly string[] = []) =>
    at('3.5', {
      scenario: 'dead-marshes',
      players: [{ heroes, engaged, threat: 20 }],
      staging: [GOLLUM],
      encounterDeck: [ROAD, 'Through the Mist', 'Nightfall', 'Fens and Mires', 'Wargs'],
    });

  test('somebody helps who is strong enough', () => {
    expect(answer(tested(['Éowyn', 'Legolas']))).toMatch(/^Éowyn/);
  });

  test('whoever is needed to fight stays back, if the test is hopeless', () => {
    expect(answer(tested(['Gimli'], ['Hill Troll']))).toBe('Nobody');
  });

  test('on the last stage everybody goes whom it needs', () => {
    const t = at('3.4', {
      scenario: 'dead-marshes',
      quest: 'The Capture',
      progress: 2,
      players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Gimli', 'Beravor'], threat: 20 }],
      staging: [{ card: GOLLUM, resources: 1 }],
      encounterDeck: [ROAD, 'Through the Mist', 'Nightfall', 'Wargs'],
    });
    const helped: string[] = [];
    while (!t.over && t.labels().some((label) => label.includes('willpower'))) {
      helped.push(answer(t));
      t.choose(answer(t));
    }
    expect(helped.length).toBeGreaterThanOrEqual(2);
  });
});

describe('Gollum', () => {
  const guarded = (first: object, second: object, step = '0.1') =>
    at(step, {
      scenario: 'return-to-mirkwood',
      players: [
        { heroes: ['Gimli'], allies: [PRISONER], threat: 20, ...first },
        { heroes: ['Éowyn'], threat: 20, ...second },
      ],
      encounterDeck: [ROAD, ROAD, ROAD],
    });

  test('is handed over to somebody who has clearly more threat to spare, and not otherwise', () => {
    expect(answer(guarded({ threat: 40 }, { threat: 20 }))).toBe('Yes');
    expect(answer(guarded({ threat: 20 }, { threat: 40 }))).toBe('No');
  });

  test('goes to whoever has fewer enemies about him', () => {
    const trolls = { engaged: ['Hill Troll', 'Wolf Rider'] };
    expect(answer(guarded({ threat: 24, ...trolls }, { threat: 26 }))).toBe('Yes');
    expect(answer(guarded({ threat: 26 }, { threat: 24, ...trolls }))).toBe('No');
  });

  test('is defended: what would kill him is not let through', () => {
    const prisoner = { card: PRISONER, damage: 3 };
    const t = guarded({ allies: [prisoner], engaged: ['East Bight Patrol'] }, {}, '6.4.1');
    expect(answer(t)).toMatch(/^Gimli defends/);
  });
});

describe('Clues', () => {
  const CLUE = 'signs-of-gollum';
  const looking = (quest: string, more: object = {}) =>
    at('3.1', {
      scenario: 'hunt-for-gollum',
      quest,
      players: [{ heroes: ['Gimli'], threat: 20 }],
      encounterDeck: [CLUE, 'The Eaves of Mirkwood', ROAD, ROAD],
      ...more,
    });

  test('the first is looked for where it is needed, and no second one, which brings a guard and calls the Hunters', () => {
    expect(answer(looking('a-new-terror-abroad'))).toMatch(/Signs of Gollum/);
    expect(answer(looking('a-new-terror-abroad', { staging: [CLUE] }))).toMatch(/Eaves of Mirkwood/);
  });
});

test('Rauros Falls: where all must commit, all do', () => {
  const t = at('3.2', {
    scenario: 'emyn-muil',
    players: [{ heroes: ['Gimli', 'Legolas'], engaged: ['Hill Troll'], threat: 20 }],
    active: 'Rauros Falls',
    encounterDeck: [ROAD, ROAD],
  });
  expect(answer(t)).toMatch(/willpower/);
});
