import type { RbView } from '@tafelrunde/runebound';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import type { Update } from '../../engine/protocol.ts';
import { figuresOf } from './view.ts';
import { writtenLessons } from './written-lessons.ts';

rule('RB-DELAYED-02', 'a figure lies if its hero is delayed, and stands if it is only defeated', () => {
  const player = { hex: 3, eliminated: false, hero: 'corbin', delayed: false, defeated: false };
  const players = [
    { ...player, delayed: true },
    { ...player, defeated: true },
    player,
    { ...player, eliminated: true },
    { ...player, hex: -1 },
  ] as unknown as RbView['players'];
  const shown = figuresOf({ players }).map(({ seat, lies, defeated }) => [seat, lies, defeated]);
  expect(shown).toEqual([
    [0, true, false],
    [1, false, true],
    [2, false, false],
  ]);
});

rule(['RB-GEM-02', 'RB-GEM-03'], 'the lesson on time says which gems become active again', () => {
  const { words, fits } = writtenLessons.find(({ id }) => id === 'time')!;
  expect(words.en[1]).toContain('gems become active again on every hex without a hero');
  expect(words.de[1]).toContain('auf denen kein Held steht');
  const update = { decision: { prompt: ['rb.ask.turn'], options: [] } } as unknown as Update;
  expect([1, 2].map((round) => fits(update, { round } as RbView))).toEqual([false, true]);
});
