import { equalPlain } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { dailyQuest, dayOf, loadGame, manifests, noonOf } from './index.ts';

describe.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))('the quests of $id', ({ id, manifest }) => {
  const kinds = manifest.daily?.length ?? 1;

  it('can all be played with the seats they say', async () => {
    const game = await loadGame(id);
    for (let day = 0; day < kinds; day++) {
      const { setup, seats } = dailyQuest(manifest, day);
      const checked = game.checkSetup(setup);
      expect(checked.ok && game.create(checked.setup).seats).toBe(seats);
    }
  });

  it('are the same for all on one day, and another deal on the next', () => {
    const today = dailyQuest(manifest, 20_000);
    expect(equalPlain({ ...today }, { ...dailyQuest(manifest, 20_000) })).toBe(true);
    expect(dailyQuest(manifest, 20_001).seed).not.toBe(today.seed);
    expect(dailyQuest(manifest, 20_000 + kinds).setup).toBe(today.setup);
    // A clock that stands before 1970 does no harm.
    expect(dailyQuest(manifest, -1).setup).toBe(dailyQuest(manifest, kinds - 1).setup);
  });
});

it('a game that says nothing of it is played as one click starts it', () => {
  const { daily, ...plain } = manifests[0];
  expect(daily).toBeDefined();
  expect(dailyQuest(plain, 7)).toMatchObject({ setup: plain.start.setup, seats: plain.start.seats });
});

it('days are counted by the date where somebody lives', () => {
  expect(dayOf(new Date(2026, 10, 18, 0, 1)) + 1).toBe(dayOf(new Date(2026, 10, 19, 23, 59)));
  expect(noonOf(dayOf(new Date(2026, 10, 18, 23, 0))).toISOString()).toBe('2026-11-18T12:00:00.000Z');
});
