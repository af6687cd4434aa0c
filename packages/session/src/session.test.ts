import {
  below,
  type Game,
  type Positions,
  replayed,
  resignId,
  Snapshots,
  SPECTATOR,
  seedWords,
} from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it, vi } from 'vitest';
import { type Beginning, Session } from './session.ts';

const beginning: Beginning = { setup: { seats: 2 }, seed: 'play', answers: [] };
const solo = { scenario: 'mirkwood', players: [{ starter: 'leadership' }, { starter: 'spirit' }] };

function begin(
  given: Partial<Beginning> = {},
  game: Game = sample,
  positions: Positions = new Snapshots(game),
): Session {
  const begun = Session.begin(game, { ...beginning, ...given }, { positions });
  if (!begun.ok) throw new Error(begun.problem[0]);
  return begun.value;
}

function playOn(session: Session, answers: number, luck = seedWords('answers')): void {
  for (let i = 0; i < answers && session.decision; i++) {
    const { seat, options } = session.decision;
    expect(session.answer(seat, session, [options[below(luck, options.length)].id])).toBe(null);
  }
}

const everything = (session: Session) => [
  ...[0, 1, SPECTATOR].map((viewer) => ({ ...session.picture(viewer), branch: 0 })),
  session.lines.map(({ serial: _serial, ...line }) => line),
];

describe.each([
  ['with copies of earlier positions', (game: Game): Positions => new Snapshots(game)],
  ['without any', (): Positions => replayed],
])('%s', (_name, positions) => {
  it('goes back to any position as if what followed had never been', () => {
    const session = begin({}, sample, positions(sample));
    const luck = seedWords('answers');
    const before: unknown[] = [];
    for (let i = 0; i < 70 && session.decision; i++) {
      before.push(structuredClone(everything(session)));
      playOn(session, 1, luck);
    }
    expect(before.length).toBeGreaterThan(40);
    for (const to of [before.length - 1, 39, 33, 32, 31, 12, 0]) {
      session.rewind(to);
      expect(everything(session)).toEqual(before[to]);
    }
    expect(session.branch).toBe(7);
  });

  it('is as it was before the answer at which a rule breaks', () => {
    const session = begin({}, sample, positions(sample));
    playOn(session, 20);
    const before = structuredClone(everything(session));
    const { seat, options } = session.decision!;
    const settle = vi.spyOn(session.match, 'goOn').mockImplementationOnce(() => {
      session.match.s.answers = 999;
      session.match.s.zones.length = 0;
      throw new Error('broken');
    });
    expect(() => session.answer(seat, session, [options[0].id])).toThrow('broken');
    settle.mockRestore();
    expect(everything(session)).toEqual(before);
    playOn(session, 5);
  });
});

it('begun again with its answers is the same game, log and picks', () => {
  const session = begin();
  playOn(session, 25);
  expect(everything(begin({ answers: session.answers }))).toEqual(everything(session));
});

it('leaves pictures as they were when they were made, so that the next can be compared with them', () => {
  const session = begin({ setup: solo, seed: 'picks' }, lcg);
  const luck = seedWords('picks');
  let picks = 0;
  for (let i = 0; i < 120 && session.decision; i++) {
    const pictures = [session.picture(0), session.picture(1)];
    const then = structuredClone(pictures);
    playOn(session, 1, luck);
    expect(pictures).toEqual(then);
    picks += session.picks.length;
  }
  expect(picks).toBeGreaterThan(0);
});

/** The last answer that the seat can take back, and the first that it cannot. */
function limits(session: Session, seat: number): [free: number, barred: number] {
  const can = (to: number): boolean => session.barAt(to, [seat]) === null;
  const positions = Array.from({ length: session.position }, (_, at) => session.position - 1 - at);
  return [positions.findLast(can) ?? -1, positions.find((to) => !can(to)) ?? -1];
}

it('does not go back past what somebody has learned, and says why', () => {
  const session = begin();
  playOn(session, 15);
  const [, barred] = limits(session, 0);
  expect(barred).toBeGreaterThanOrEqual(0);
  expect(session.takeBack(barred, [0])).toMatchObject({
    words: [expect.stringMatching(/^kernel\.refusal\.(chance|learned|told)$/)],
  });
  expect(session.takeBack(15, [0])).toMatchObject({ words: ['kernel.refusal.nothing-to-undo'] });
  expect(session.position).toBe(15);
});

it('lets somebody take back what only showed what he knew himself', () => {
  const session = begin({ setup: solo, seed: 'own' }, lcg);
  const luck = seedWords('own');
  for (let i = 0; i < 200 && session.decision; i++) {
    const { seat, options } = session.decision;
    const play = options.find(({ key }) => key === 'lcg.option.play');
    const { news } = session.match.s;
    if (!play) playOn(session, 1, luck);
    else {
      expect(session.answer(seat, session, [play.id])).toBe(null);
      // Everybody has seen the card by now, and the kernel's own limit stands before it.
      expect(session.match.s.news).toBeGreaterThan(news);
      expect(session.history.undoLimit).toBe(session.position);
      expect(session.takeBack(session.position - 1, [seat])).toBe(null);
      expect(session.peeked).toBe(false);
      return;
    }
  }
  expect.fail('nothing was played');
});

it('where nobody is wronged anything goes back, the game says so, and it can be had again', () => {
  const begun = Session.begin(sample, beginning, { free: true });
  if (!begun.ok) throw new Error(begun.problem[0]);
  const session = begun.value;
  playOn(session, 15);
  const after = everything(session);
  const { answers } = session.history.record;
  expect(session.picture(0, [0, 1])).toMatchObject({ undoBar: '', canRedo: false });
  expect(session.takeBack(0, [0, 1])).toBe(null);
  expect(session.peeked).toBe(true);
  while (session.picture(0, [0, 1]).canRedo) expect(session.redo()).toBe(null);
  expect(session.answers).toEqual(answers);
  expect(everything(session)).toEqual(after);
  expect(session.redo()).toMatchObject({ words: ['kernel.refusal.nothing-to-redo'] });
  // Whoever decides something else cannot have it again.
  session.takeBack(session.lastBy([0, 1]), [0, 1]);
  playOn(session, 1, seedWords('else'));
  expect(session.picture(0).canRedo).toBe(false);
});

it('goes back a step, an action, a turn: each to a position that was decided at', () => {
  const begun = Session.begin(sample, beginning, { free: true });
  if (!begun.ok) throw new Error(begun.problem[0]);
  const session = begun.value;
  playOn(session, 30);
  const { undos } = session.picture(0, [0]);
  expect(undos[0]).toEqual({ scope: 'step', to: session.lastBy([0]) });
  expect(undos.map(({ to }) => to)).toEqual(undos.map(({ to }) => to).sort((a, b) => b - a));
  expect(new Set(undos.map(({ to }) => to)).size).toBe(undos.length);
});

it('offers undo to those whose own answer it would take back', () => {
  const session = begin();
  for (let i = 0; i < 200 && session.decision; i++) {
    const { seat } = session.decision;
    playOn(session, 1);
    if (session.barAt(session.position - 1, [seat]) || session.lastBy([seat]) < session.position - 1) continue;
    expect(session.picture(seat).undos[0]?.to).toBe(session.position - 1);
    expect(session.picture(SPECTATOR).undos).toEqual([]);
    // Who can take nothing back has reached his limit where the game stands.
    expect(session.picture(SPECTATOR).undoLimit).toBe(session.position);
    expect(session.picture(seat).undoLimit).toBeLessThan(session.position);
    // Somebody at the same screen may take it back, too.
    expect(session.picture(1 - seat, [0, 1]).undos[0]?.to).toBe(session.position - 1);
    return;
  }
  expect.fail('nothing could be taken back');
});

it('a bot’s answers are not what a person takes back', () => {
  const session = begin();
  const { seat, options } = session.decision!;
  session.answer(seat, session, [options[0].id], false);
  expect(session.lastBy([0, 1])).toBe(-1);
  playOn(session, 1);
  expect(session.lastBy([0, 1])).toBe(1);
});

it('a seat gives up for itself, whoever is asked, and for nobody else', () => {
  const session = begin();
  const asked = session.decision!.seat;
  expect(session.answer(asked, session, [resignId(1 - asked)])).toMatchObject({ code: 'not-an-option' });
  expect(session.answer(1 - asked, session, [resignId(asked)])).toMatchObject({ code: 'not-your-decision' });
  expect(session.answer(1 - asked, session, [resignId(1 - asked)])).toBe(null);
  expect(session.picture(0).over?.winners).toEqual([asked]);
  expect(session.picture(0).results[1 - asked]).toEqual({ won: false, out: true, score: null });
  expect(session.answer(asked, session, ['x'])).toMatchObject({ code: 'game-over' });
});

it('a resignation in the middle of a run of picks is not taken back with a pick', () => {
  const session = begin({ setup: solo, seed: 'picks' }, lcg);
  while (session.picks.length === 0 && session.decision) {
    const { seat, options, group } = session.decision;
    const pick = group && options.find(({ card }) => card >= 0);
    session.answer(seat, session, [(pick ?? options.at(-1)!).id]);
  }
  const { seat } = session.decision!;
  const [{ cards }] = session.picks;
  session.resign(1 - seat);
  expect(session.picks).toEqual([]);
  expect(session.unpick(seat, session, cards[0])).toMatchObject({ code: 'not-an-option' });
});

it('refuses answers that do not fit, and says so if they were given by older rules', () => {
  const wrong = { ...beginning, answers: ['nonsense'] };
  expect(Session.begin(sample, wrong)).toEqual({ ok: false, problem: ['kernel.load.bad-answer', { n: 1 }] });
  expect(Session.begin({ ...sample, version: 2 }, { ...wrong, gameVersion: 1 })).toEqual({
    ok: false,
    problem: ['kernel.load.older-version', { version: 1, n: 1 }],
  });
  expect(Session.begin(sample, { ...beginning, setup: { seats: 9 } })).toMatchObject({ ok: false });
});
