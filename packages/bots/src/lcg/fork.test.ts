import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';
import { value } from './value.ts';

const player = await loadPlayer(lcg, 'steady');

type Given = Parameters<typeof table<'lcg'>>[1];
const passage = (given: Given) => table('lcg', { scenario: 'mirkwood', encounterDeck: ['Old Forest Road'], ...given });

/** Who commits to the quest, by the labels of the answers. */
function questing(t: ReturnType<typeof passage>): string[] {
  const { prompt } = t;
  const given: string[] = [];
  while (t.prompt === prompt) {
    const { id, label } = t.options().find((o) => o.id === player.choose(t.m, seedWords('a')).id)!;
    given.push(label);
    t.choose(id);
  }
  return given;
}

describe('at the fork', () => {
  const fork = (threat: number) =>
    passage({
      players: [{ threat, heroes: ['Éowyn', 'Legolas'], allies: ['Wandering Took'] }],
      quest: 'A Fork in the Road',
      staging: ['Enchanted Stream'],
      step: '3.2',
    });

  test("an ally stays behind who can meet Ungoliant's Spawn", () => {
    const going = questing(fork(40)).join();
    expect(going).toMatch(/Éowyn/);
    expect(going).not.toMatch(/Wandering Took/);
  });

  test('all go who are good at it where it would not come to them', () => {
    expect(questing(fork(20)).join()).toMatch(/Wandering Took/);
  });
});

describe('whoever calls an enemy', () => {
  test.each([
    ['Hummerhorns', false],
    ['Forest Spider', true],
  ])('Son of Arnor and %s: called %s', (enemy, called) => {
    const t = passage({
      players: [{ threat: 25, heroes: [{ card: 'Aragorn', resources: 5 }, 'Gimli'], hand: ['Son of Arnor'] }],
      staging: [enemy],
    });
    t.choose('Son of Arnor');
    const { id } = player.choose(t.m, seedWords('a'));
    expect(/Son of Arnor/.test(t.options().find((option) => option.id === id)!.label)).toBe(called);
  });
});

describe("the worth of Don't Leave the Path!", () => {
  const worth = (staging: readonly string[]): number =>
    value(
      passage({ players: [{ threat: 30, heroes: ['Aragorn', 'Gimli'] }], quest: "Don't Leave the Path!", staging }).m,
      0,
    );

  test('the Spawn that must be slain is better met than waited for', () => {
    expect(worth(["Ungoliant's Spawn"])).toBeGreaterThan(worth(['Forest Spider']));
  });
});
