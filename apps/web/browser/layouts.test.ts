import { describe, expect, it } from 'vitest';
import { measuredAt } from './layouts.mjs';
import { momentsOf, openRecord } from './moments.mjs';
import { settings } from './scenes.mjs';
import { startPage } from './visit.ts';

const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const tablet = { width: 768, height: 1024 };
const small = { width: 1024, height: 768 };
const laptop = { width: 1366, height: 768 };
const usual = { width: 1920, height: 1080 };
const large = { width: 2560, height: 1440 };
const wall = { width: 3840, height: 2160 };

/** A sample of what `npm run layouts` measures: the middle of a game with some numbers of players, in some windows. */
describe('a table in the middle of a game has everything in sight, whole and large enough', () => {
  it.each([
    ['lcg', 1, [phone, laptop, usual]],
    ['lcg', 4, [lying, small, laptop, wall]],
    ['tcg', 2, [phone, small, usual]],
    ['dbg', 2, [laptop, usual]],
    ['dbg', 4, [usual, large]],
    ['dbg', 5, [tablet, small, usual]],
    ['runebound', 2, [phone, small, usual]],
  ] as const)('%s with %i players', { timeout: 90_000 }, async (game, players, windows) => {
    const page = await startPage({ language: 'de' });
    const played = settings(game, players);
    const [text = ''] = await momentsOf(played, [0.5]);
    await openRecord(page, played, text);
    for (const size of windows) {
      const { faults } = await measuredAt(page, size, 'middle');
      expect(faults, `${size.width} x ${size.height}`).toEqual([]);
    }
  });
});
