import { dbg } from '@tafelrunde/dbg';
import { below, flowOf, type Game, type Match, redeal, SPECTATOR, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

const games: readonly Game[] = [sample, lcg, tcg, dbg, runebound];

function begin(game: Game, seed: string): Session {
  const luck = seedWords(seed);
  const begun = Session.begin(game, { setup: game.randomSetup((n) => below(luck, n)), seed, answers: [] });
  if (!begun.ok) throw new Error(begun.problem[0]);
  return begun.value;
}

/** Plays by chance to the end, or as long as anybody cares. */
function play(session: Session, each: () => void, most = 5000): void {
  const luck = seedWords('flow');
  for (let i = 0; i < most && session.decision; i++) {
    each();
    const { seat, options } = session.decision;
    expect(session.answer(seat, session, [options[below(luck, options.length)].id])).toBe(null);
  }
}

describe.each(games.map((game) => [game.id, game] as const))('the flow of %s', (id, game) => {
  const flow = flowOf(game);

  it('names lines that the game can say', () => {
    const heard = [...(flow.coins ?? []), ...(flow.casts ?? [])];
    for (const key of [...flow.weighty, ...flow.headings, ...heard])
      expect(game.catalogue.entries.has(key), key).toBe(true);
  });

  it('names the windows and marks that it has, and no others', () => {
    const session = begin(game, `windows/${id}`);
    const found = new Set<string>();
    let begun = 0;
    play(session, () => {
      const { window, marks } = session.course;
      expect(Object.keys(marks)).toEqual(flow.marks);
      if (window) found.add(window.id);
      const { decision } = session;
      // Whoever is asked in a window can pass it.
      if (flow.windowOf(session.match, decision!) !== '') expect(window).not.toBe(null);
      begun = Math.max(begun, ...Object.values(marks));
    });
    expect(flow.windows).toEqual(expect.arrayContaining([...found]));
    if (flow.windows.length > 0) expect(found.size).toBeGreaterThan(0);
    if (flow.marks.length > 0) expect(begun).toBeGreaterThan(1);
  });

  it('finds reasons to ask, and answers that go without saying, by nothing that its seat may not know', () => {
    const session = begin(game, `reasons/${id}`);
    const luck = seedWords('dealt otherwise');
    const reasons = (m: Match): unknown => {
      const decision = m.decision()!;
      const worth = decision.options.filter((option) => flow.isWorth?.(m, decision, option) ?? true);
      return [worth.map((option) => option.id), flow.obviousIn?.(m, decision), flow.situationOf?.(m)];
    };
    play(
      session,
      () => {
        const { match, decision } = session;
        if (flow.windowOf(match, decision!) === '') return;
        const dealt = redeal(match, decision!.seat, luck);
        expect(reasons(dealt)).toEqual(reasons(match));
      },
      400,
    );
  });

  it('has marks that tell nobody what he may not know', () => {
    const session = begin(game, `secrets/${id}`);
    const luck = seedWords('dealt');
    play(
      session,
      () => {
        for (const viewer of [0, SPECTATOR]) {
          const dealt = redeal(session.match, viewer, luck);
          expect(flow.marksOf(dealt)).toEqual(session.course.marks);
        }
      },
      150,
    );
  });

  it('says how each seat came out, once and only once the game is over', () => {
    const session = begin(game, `results/${id}`);
    expect(session.picture(0).results).toEqual([]);
    play(session, () => {});
    const { over, results } = session.picture(0);
    expect(over).not.toBe(null);
    expect(results.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual([...over!.winners].sort());
    expect(results.length).toBe(session.match.s.seats);
  });
});

it('says what a seat has come to: points, the site it stands on, the score of the group', () => {
  const scores = (game: Game, seed: string) => {
    const session = begin(game, seed);
    play(session, () => {});
    return { ...session.picture(0), s: session.match.s };
  };
  const points = scores(dbg, 'points');
  expect(points.results.map(({ score }) => score)).toEqual(points.over!.scores);
  const sites = scores(tcg, 'sites');
  for (const { score } of sites.results) expect(score).toBeGreaterThan(0);
  const { results, result } = scores(lcg, 'group');
  expect(result).toMatchObject({ total: expect.any(Number) });
  for (const { won, score } of results) expect(score).toBe(won ? (result as { total: number }).total : null);
});
