import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';

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
