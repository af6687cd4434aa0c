import { type GameId, loadGame } from '@tafelrunde/games';
import { flowOf, type Game } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { type Advisor, advisorFor } from '../engine/advisor.ts';
import type { Update } from '../engine/protocol.ts';
import { Screen } from '../engine/screen.ts';
import { lesson as dbg } from '../games/dbg/lesson.ts';
import { lesson as lcg } from '../games/lcg/lesson.ts';
import { lesson as runebound } from '../games/runebound/lesson.ts';
import { lesson as tcg } from '../games/tcg/lesson.ts';
import { type Lesson, lessonWishes, rightOption, turnOf } from './lesson.ts';

const lessons: Readonly<Record<GameId, Lesson>> = { lcg, tcg, dbg, runebound };

/** Plays a lesson as it is meant, without a page; answers the steps that were shown and how many answers lay between them. */
async function played(id: GameId, lesson: Lesson): Promise<{ shown: string[]; between: number[]; over: boolean }> {
  const game: Game = await loadGame(id);
  const begun = Screen.start(game, lesson.setup, lesson.seed, {
    seats: lesson.seats,
    wishes: lessonWishes(flowOf(game)),
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const screen = begun.value;
  const bots = await Promise.all(
    lesson.seats.map(
      async (kind, seat): Promise<Advisor | null> =>
        kind === 'human' ? null : advisorFor(game, kind, lesson.seed, seat),
    ),
  );
  const next = (): Update => {
    for (;;) {
      if (screen.botToMove >= 0) screen.moveBot(bots[screen.botToMove]!);
      else if (!screen.passIfWished()) return screen.update();
    }
  };
  const answer = (ids: readonly string[]): void => expect(screen.answer(screen.session, ids)).toBeNull();
  const shown: string[] = [];
  const between: number[] = [];
  let waited = 0;
  for (let at = 0; ; ) {
    const update = next();
    const turn = turnOf(lesson, at, update);
    if (turn.kind === 'end') return { shown, between, over: update.over !== null };
    if (turn.kind === 'answer') {
      expect(++waited, `nothing leads to ${lesson.steps[at]?.id}, asked is ${update.decision?.prompt[0]}`).toBeLessThan(
        60,
      );
      answer([turn.id]);
      continue;
    }
    const step = lesson.steps[turn.at]!;
    shown.push(step.id);
    between.push(waited);
    waited = 0;
    const right = rightOption(step, update);
    if (right) answer([right.id]);
    at = turn.at + 1;
  }
}

describe('a lesson', () => {
  const step = (id: string, asks?: readonly string[]): Lesson['steps'][number] => ({
    id,
    ...(asks ? { asks } : null),
    words: { de: { say: id }, en: { say: id } },
  });
  const course = { ...lcg, steps: [step('a', ['one']), step('b', ['two']), step('c'), step('d', ['three'])] };
  const at = (key: string): Update =>
    ({ over: null, decision: { prompt: [key], options: [{ id: 'x' }, { id: 'pass' }] } }) as unknown as Update;

  it('shows a step at its moment, and answers what is asked before that with what does the least', () => {
    expect(turnOf(course, 0, at('one'))).toEqual({ kind: 'show', at: 0 });
    expect(turnOf(course, 0, at('other'))).toEqual({ kind: 'answer', id: 'pass' });
    expect(turnOf(course, 2, at('other'))).toEqual({ kind: 'show', at: 2 });
    expect(turnOf(course, 4, at('one'))).toEqual({ kind: 'end' });
  });

  it('leaves out steps whose moment has gone by, but never looks back', () => {
    expect(turnOf(course, 0, at('two'))).toEqual({ kind: 'show', at: 1 });
    expect(turnOf(course, 0, at('three'))).toEqual({ kind: 'show', at: 3 });
    expect(turnOf(course, 1, at('one'))).toEqual({ kind: 'answer', id: 'pass' });
  });
});

describe.each(Object.keys(lessons) as GameId[])('the lesson of %s', (id) => {
  const lesson = lessons[id];

  it('has 10 to 15 steps that all come, in order, by what the lesson itself means; the game is not over then', async () => {
    const { shown, between, over } = await played(id, lesson);
    if (process.env.MET) console.log(id, shown.map((step, i) => `${between[i]} ${step}`).join(', '));
    expect(shown).toEqual(lesson.steps.map((step) => step.id));
    expect(shown.length).toBeGreaterThanOrEqual(10);
    expect(shown.length).toBeLessThanOrEqual(15);
    expect(over).toBe(false);
  });

  it('says everything in both languages: what to try wherever something is to be done, and why another move is worse', () => {
    for (const { right, words } of lesson.steps) {
      for (const { say, try: tried, wrong } of [words.de, words.en]) {
        expect(say).toMatch(/[.!?]$/);
        expect(say.length).toBeLessThan(260);
        expect([tried !== undefined, wrong !== undefined]).toEqual([right !== undefined, right !== undefined]);
      }
      expect(words.de.say).not.toBe(words.en.say);
    }
  });
});
