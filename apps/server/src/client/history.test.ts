import { below, type Game, type Seat, SPECTATOR, seedWords } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { theGames } from '../games.ts';
import { beginSession } from '../rooms/revive.ts';
import { History, type Kept } from './history.ts';

type Given = Kept['answers'][number];

/** A true history of the first answers of a game, and what is kept of it. */
function played(game: Game, setup: unknown, seats: readonly Seat[], most = 40) {
  const session = begin(game, setup);
  let time = 0;
  const history = new History('table', () => ++time);
  const kept: Given[] = [];
  const lines = { player: history.begin(), watcher: history.begin() };
  const luck = seedWords('luck');
  let leads = 0;
  const look = (): void => {
    history.shown(lines.player, session.picture(seats[0]) as never);
    history.shown(lines.watcher, session.picture(SPECTATOR) as never);
  };
  const take = (answer: string, seat: Seat): void => {
    const from = session.position;
    session.answer(seat, { position: from, branch: session.branch }, [answer]);
    for (const given of session.answers.slice(from)) kept.push({ position: kept.length, answer: given, seat });
  };
  look();
  for (let n = 0; n < most && session.decision; n++) {
    const { seat } = session.decision;
    const { position } = session;
    if (!seats.includes(seat)) {
      take(session.decision.options[0].id, seat);
      continue;
    }
    const { options } = session.picture(seat).decision!;
    const { id } = options[below(luck, options.length)];
    take(id, seat);
    if (session.position === position + 2) leads++;
    history.answered(seat, position, id, 'done');
    look();
  }
  history.said('hello', 'done');
  const whole: Kept = { started: true, setup: setup as Kept['setup'], seed: 'seed', answers: kept, chat: ['hello'] };
  return { history, kept: whole, lines, session, led: () => leads };
}

function begin(game: Game, setup: unknown) {
  const begun = beginSession(game, { setup: setup as never, seed: 'seed', answers: [] }, 0);
  if (!begun.ok) throw new Error('it does not begin');
  return begun.value;
}

const asGame = sample as unknown as Game;
const two = { seats: 2 };
const small = (most?: number) => played(asGame, two, [0, 1], most);
const clean = { lost: 0, doubled: 0, problems: [] };

describe('the check of histories', () => {
  it('finds nothing in one that is true', () => {
    const { history, kept } = small();
    expect(kept.answers.length).toBeGreaterThan(8);
    expect(history.check(kept, asGame)).toEqual(clean);
  });

  it('knows an answer that takes its leading question along, acknowledged or not', () => {
    const luck = seedWords('setup');
    const game = theGames.runebound;
    let leads = 0;
    for (let tries = 0; tries < 2; tries++) {
      const setup = game.randomSetup((n) => below(luck, n));
      const seats = begin(game, setup).match.s.seats;
      const { history, kept, led } = played(
        game,
        setup,
        Array.from({ length: seats }, (_, i) => i),
        60,
      );
      expect(history.check(kept, game)).toEqual(clean);
      leads += led();
    }
    expect(leads).toBeGreaterThan(0);
  });

  it('misses an acknowledged answer that is not kept', () => {
    const { history, kept } = small();
    const short = { ...kept, answers: kept.answers.slice(0, -1) };
    const found = history.check(short, asGame);
    expect(found.lost).toBe(1);
    expect(found.problems.join()).toContain('shown and not kept');
  });

  it('misses an acknowledged answer in place of which another is kept', () => {
    const { history, kept } = small(6);
    history.answered(0, 2, 'something else', 'done');
    expect(history.check(kept, asGame)).toMatchObject({ lost: 1 });
  });

  it('does not miss what was refused, nor what nobody heard of', () => {
    const { history, kept } = small(6);
    history.answered(0, 6, 'something', 'refused');
    history.answered(0, 6, 'something else', 'unsure');
    history.said('what?', 'unsure');
    expect(history.check(kept, asGame)).toEqual(clean);
  });

  it('finds what is kept although nobody gave it, or although it was refused', () => {
    const { history, kept, session } = small(6);
    const { seat, options } = session.decision!;
    const more = { ...kept, answers: [...kept.answers, { position: 6, answer: options[0].id, seat }] };
    expect(history.check(more, asGame)).toMatchObject({ lost: 0, doubled: 1 });
    history.answered(seat, 6, options[0].id, 'refused');
    expect(history.check(more, asGame)).toMatchObject({ doubled: 1 });
    history.answered(seat, 6, options[0].id, 'unsure');
    expect(history.check(more, asGame)).toEqual(clean);
  });

  it('finds an answer that was acknowledged twice', () => {
    const { history, kept } = small(6);
    const { seat, position, answer } = kept.answers[3];
    history.answered(seat, position, answer, 'done');
    expect(history.check(kept, asGame).problems).toEqual(['answer 3 was acknowledged twice']);
  });

  it('finds gaps, answers that do not fit, and answers of somebody else', () => {
    const { history, kept } = small(6);
    const without = { ...kept, answers: kept.answers.filter(({ position }) => position !== 2) };
    expect(history.check(without, asGame).problems).toContain('there is no answer 2');
    const other = kept.answers.map((one) => (one.position === 2 ? { ...one, answer: 'nonsense' } : one));
    expect(history.check({ ...kept, answers: other }, asGame).problems).toContain('answer 2 does not fit');
    const swapped = kept.answers.map((one) => (one.position === 2 ? { ...one, seat: 1 - one.seat } : one));
    expect(history.check({ ...kept, answers: swapped }, asGame).problems.join()).toContain('not by whom');
  });

  it('finds a branch that was shown and not kept', () => {
    const { history, kept, lines, session } = small(6);
    const { seat, options } = session.decision!;
    const branch = begin(asGame, two);
    for (const { seat: by, answer, position } of kept.answers) branch.answer(by, { position, branch: 0 }, [answer]);
    branch.answer(seat, { position: 6, branch: 0 }, [options[0].id]);
    history.shown(lines.watcher, branch.picture(SPECTATOR) as never);
    expect(history.check(kept, asGame).problems).toContain('position 7 was shown and not kept');
    const elsewhere = { viewer: SPECTATOR, position: 6, view: { another: 'game' } };
    history.shown(lines.watcher, elsewhere as never);
    expect(history.check(kept, asGame).problems).toContain('what was shown at 6 was not kept');
  });

  it('finds a line on which the game goes back', () => {
    const { history, kept, lines } = small(6);
    const before = begin(asGame, two);
    for (const { seat, answer, position } of kept.answers.slice(0, 4))
      before.answer(seat, { position, branch: 0 }, [answer]);
    history.shown(lines.watcher, before.picture(SPECTATOR) as never);
    expect(history.check(kept, asGame).problems).toEqual(['somebody was shown 4 after 6']);
  });

  it('finds that somebody who comes later is shown less than was acknowledged or shown before', () => {
    const { history, kept } = small(6);
    const before = begin(asGame, two);
    for (const { seat, answer, position } of kept.answers.slice(0, 5))
      before.answer(seat, { position, branch: 0 }, [answer]);
    history.shown(history.begin(), before.picture(SPECTATOR) as never);
    expect(history.check(kept, asGame).problems).toEqual(['somebody came after 6 was told and was shown 5']);
  });

  it('misses lines of chat, and finds those that are there twice or were refused', () => {
    const { history, kept } = small(6);
    expect(history.check({ ...kept, chat: [] }, asGame)).toMatchObject({ lost: 1 });
    expect(history.check({ ...kept, chat: ['hello', 'hello'] }, asGame)).toMatchObject({ doubled: 1 });
    history.said('no', 'refused');
    expect(history.check({ ...kept, chat: ['hello', 'no'] }, asGame)).toMatchObject({ doubled: 1 });
  });
});
