import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { loadPlayer } from '../player.ts';
import { features } from './features.ts';

const player = await loadPlayer(lcg, 'steady');

type Given = Parameters<typeof table<'lcg'>>[1];

const dungeon = (given: Given) => table('lcg', { scenario: 'dol-guldur', ...given });

/** What the bot answers, as the label of its option. */
function answer(t: ReturnType<typeof dungeon>): string {
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

describe('the objectives of Dol Guldur', () => {
  const questing = (progress: number) =>
    dungeon({
      players: [{ threat: 25, heroes: [{ card: 'Éowyn', committed: true }, 'Gimli'] }],
      progress,
      staging: ["Gandalf's Map", 'Dungeon Torch'],
      encounterDeck: [],
      step: '3.3w',
    });

  test('one is claimed when the stage is done with it: the map, which costs nothing more', () => {
    const t = questing(7);
    expect(answer(t)).toMatch(/Gandalf's Map/);
    t.choose(player.choose(t.m, seedWords('a')).id);
    expect(answer(t)).toBe('Éowyn');
  });

  test('none is claimed before', () => {
    expect(answer(questing(2))).not.toMatch(/Map|Torch/);
  });

  test('no hero drops what he carries for another one', () => {
    const t = dungeon({
      players: [
        {
          threat: 25,
          heroes: [
            { card: 'Éowyn', committed: true, attachments: ["Gandalf's Map", 'Dungeon Torch'] },
            { card: 'Aragorn', committed: true },
          ],
        },
      ],
      quest: 'Through the Caverns',
      progress: 14,
      staging: ['Shadow Key'],
      encounterDeck: [],
      step: '3.3w',
    });
    expect(answer(t)).toMatch(/Shadow Key/);
    t.choose(player.choose(t.m, seedWords('a')).id);
    expect(answer(t)).toBe('Aragorn');
  });
});

describe('the prisoner of Dol Guldur', () => {
  const caverns = (progress: number) =>
    dungeon({
      players: [
        { threat: 25, heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Aragorn'], prisoner: 'Gimli' },
      ],
      quest: 'Through the Caverns',
      progress,
      encounterDeck: ['Enchanted Stream'],
      aside: ['Nazgûl of Dol Guldur'],
      step: '3.4',
    });

  test.each([
    [3, false],
    [13, true],
  ])('with %i progress made before, freed: %s', (progress, freed) => {
    const t = caverns(progress).go();
    expect(t.offers('Through the Caverns')).toBe(true);
    expect(/Through the Caverns/.test(answer(t))).toBe(freed);
  });
});

describe('questing in Dol Guldur', () => {
  test('whoever commits says that nobody should wait there', () => {
    const t = dungeon({ players: [{ threat: 25, heroes: ['Éowyn', 'Gimli'] }], staging: [], step: '3.2' });
    const thought: Thought = { words: null };
    expect(player.choose(t.m, seedWords('a'), thought).card).toBe(t.find('Éowyn'));
    expect(player.say(thought.words!, 'en')).toBe('I commit Éowyn: whoever waits here only meets more enemies.');
  });
});

describe('what the value of a position in Dol Guldur sees', () => {
  const read = (given: Given): Readonly<Record<string, number>> => {
    const seen = features.read(dungeon(given).m, 0);
    return Object.fromEntries(features.names.map((name, i) => [name, seen[i]]));
  };

  test('objectives that are carried, who guards the others, and the Nazgûl', () => {
    const seen = read({
      players: [{ threat: 25, heroes: [{ card: 'Éowyn', attachments: ["Gandalf's Map"] }] }],
      quest: 'Through the Caverns',
      progress: 7,
      staging: ['Shadow Key', 'Nazgûl of Dol Guldur'],
    });
    expect(seen.claimed).toBeCloseTo(1 / 3);
    expect([seen.guarded, seen.captive, seen.nazgulLife]).toEqual([0, 0, 1]);
    expect(seen.wayLeft).toBeGreaterThan(0);
  });

  test('a lost game counts for more the further it came', () => {
    const players = [{ threat: 25, heroes: ['Éowyn'] }];
    const consoled = (progress: number): number => features.consolation!(dungeon({ players, progress }).m);
    expect(consoled(6)).toBeGreaterThan(consoled(0));
    expect(consoled(6)).toBeLessThan(1);
  });
});
