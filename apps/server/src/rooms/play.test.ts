import { below, seedWords } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { served, theGames } from '../games.ts';
import { Play } from './play.ts';

const hoard = served(sample);
const beginning = { setup: { seats: 2 }, seed: 'play', answers: [] };

function begin(given: { readonly answers?: readonly string[] } = {}): Play {
  const begun = Play.begin(hoard, { ...beginning, ...given });
  if (!begun.ok) throw new Error(begun.problem[0]);
  return begun.value;
}

function playOn(play: Play, answers: number, luck = seedWords('answers')): void {
  for (let i = 0; i < answers && play.decision; i++) {
    const { options } = play.decision;
    expect(play.answer(options[below(luck, options.length)].id)).toBe(null);
  }
}

const everything = (play: Play) => [play.picture(0, 0), play.picture(1, 0), play.picture(7, 0), play.lines];

it('begun again with its answers is the same game, log and picks', () => {
  const play = begin();
  playOn(play, 25);
  expect(everything(begin({ answers: play.answers }))).toEqual(everything(play));
});

it('goes back to any position as if what followed had never been', () => {
  const play = begin();
  const luck = seedWords('answers');
  const before: unknown[] = [];
  for (let i = 0; i < 20; i++) {
    before.push(structuredClone(everything(play)));
    playOn(play, 1, luck);
  }
  for (const to of [19, 12, 5, 0]) {
    play.rewind(to);
    expect(everything(play)).toEqual(before[to]);
  }
});

it('leaves pictures as they were when they were made, so that the next can be compared with them', () => {
  const setup = { scenario: 'mirkwood', players: [{ starter: 'leadership' }, { starter: 'spirit' }] };
  const begun = Play.begin(theGames.lcg, { setup, seed: 'picks', answers: [] });
  if (!begun.ok) throw new Error(begun.problem[0]);
  const play = begun.value;
  const luck = seedWords('picks');
  let picks = 0;
  for (let i = 0; i < 120 && play.decision; i++) {
    const pictures = [play.picture(0, 0), play.picture(1, 0)];
    const then = structuredClone(pictures);
    playOn(play, 1, luck);
    expect(pictures).toEqual(then);
    picks += play.picks.length;
  }
  expect(picks).toBeGreaterThan(0);
});

it('does not go back past what somebody has seen', () => {
  const play = begin();
  playOn(play, 15);
  const limit = play.undoLimit;
  for (let to = 15; to >= 0; to--) {
    const earlier = begin({ answers: play.answers.slice(0, to) });
    // As long as nothing was seen since, and not one step longer.
    expect(to >= limit).toBe(earlier.match.s.news === play.match.s.news);
  }
});

it('refuses answers that do not fit', () => {
  expect(Play.begin(hoard, { ...beginning, answers: ['nonsense'] })).toMatchObject({ ok: false });
  expect(Play.begin(hoard, { ...beginning, setup: { seats: 9 } })).toMatchObject({ ok: false });
});
