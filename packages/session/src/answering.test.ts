import { below, DONE, flowOf, type Game, PASS, type Seat, SPECTATOR, seeDecision, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it, vi } from 'vitest';
import type { KeptLine } from './lines.ts';
import { leadOf } from './picture.ts';
import { barred } from './refusals.ts';
import { Session, type SessionOptions } from './session.ts';

const solo = { scenario: 'mirkwood', players: [{ starter: 'leadership' }, { starter: 'spirit' }] };

function begin(
  game: Game,
  setup = game.randomSetup(() => 0),
  seed = 'answering',
  options: SessionOptions = {},
): Session {
  const begun = Session.begin(game, { setup, seed, answers: [] }, options);
  if (!begun.ok) throw new Error(begun.problem[0]);
  return begun.value;
}

/** Answers by chance until somebody is asked like that. */
function until(session: Session, fits: (session: Session) => boolean, luck = seedWords('until')): void {
  for (let i = 0; i < 3000 && session.decision && !fits(session); i++) {
    const { seat, options } = session.decision;
    expect(session.answer(seat, session, [options[below(luck, options.length)].id])).toBe(null);
  }
  expect(session.decision && fits(session)).toBe(true);
}

/** A run of picks with at least so many cards to pick from: who is committed to the quest. */
function atPicks(least = 3): { session: Session; seat: Seat; ids: readonly string[] } {
  const session = begin(lcg, solo, 'picks', { free: true });
  const cards = ({ decision }: Session) => decision!.options.filter(({ card }) => card >= 0);
  until(
    session,
    (at) => at.decision!.prompt[0] === 'lcg.ask.commit' && at.picks.length === 0 && cards(at).length >= least,
  );
  return { session, seat: session.decision!.seat, ids: cards(session).map(({ id }) => id) };
}

const refusal = (code: string, key: string, id?: string) => ({
  code,
  words: id === undefined ? [`kernel.refusal.${key}`] : [`kernel.refusal.${key}`, { id }],
});

describe('an answer', () => {
  it('is refused with its reason, and nothing changes', () => {
    const session = begin(sample);
    const { seat, options } = session.decision!;
    const [{ id }] = options;
    const { branch, position } = session;
    const tell = (at: { branch: number; position: number }, by: Seat, ids: readonly string[]) =>
      session.answer(by, at, ids);
    expect(tell({ branch, position: 1 }, seat, [id])).toEqual(refusal('late', 'not-an-option', id));
    expect(tell({ branch: 1, position }, seat, [id])).toEqual(refusal('late', 'not-an-option', id));
    expect(tell({ branch: 1, position }, seat, [])).toEqual(refusal('late', 'not-an-option', ''));
    expect(tell(session, 1 - seat, [id])).toEqual(refusal('not-your-decision', 'not-an-option', id));
    expect(tell(session, 1 - seat, [])).toEqual(refusal('not-your-decision', 'not-an-option', ''));
    expect(tell(session, seat, ['x'])).toEqual(refusal('not-an-option', 'not-an-option', 'x'));
    expect(session.position).toBe(0);
    // Nothing to say is no fault.
    expect(tell(session, seat, [])).toBe(null);
    expect([session.position, session.branch]).toEqual([0, 0]);
    expect(session.redo()).toEqual(refusal('not-an-option', 'nothing-to-redo'));
    for (const to of [-1, 0, 0.5, Number.NaN]) {
      expect(session.takeBack(to, [seat]), `${to}`).toEqual(refusal('not-an-option', 'nothing-to-undo'));
    }
    session.resign(seat);
    expect(tell(session, seat, [id])).toEqual(refusal('game-over', 'game-over'));
    expect(session.unpick(seat, session, 'k1')).toEqual(refusal('late', 'not-an-option', 'k1'));
  });

  it('is left where somebody else is asked before it, or the game is over', () => {
    const session = begin(sample);
    const { seat } = session.decision!;
    expect(session.answer(seat, session, [PASS, PASS, PASS])).toBe(null);
    expect([session.position, session.decision?.seat]).toEqual([1, 1 - seat]);
  });

  it('that gives up is one of its seat, by hand', () => {
    for (const seat of [0, 1]) {
      const session = begin(sample);
      expect(session.resign(seat)).toBe(null);
      expect([session.lastBy([seat]), session.lastBy([1 - seat]), session.decidedBy([0, 1])]).toEqual([0, -1, 1]);
    }
  });

  it('that a question only goes on with is called off with it, also if it was the first of the game', () => {
    const alone = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };
    const after = (sequels: readonly string[]) => {
      const game: Game = { ...lcg, flow: { ...flowOf(lcg as Game), sequels: new Set(sequels) } } as Game;
      const session = begin(game, alone, 'sequel', { free: true });
      session.answer(0, session, [session.decision!.options[0].id]);
      return session;
    };
    const [asked] = after([]).decision!.prompt;
    expect(after([]).cancelTo(0)).toBe(-1);
    expect(after(['lcg.ask.something']).cancelTo(0)).toBe(-1);
    expect(after([asked]).cancelTo(0)).toBe(0);
  });

  it('is heard line by line while it is given, each with a number of its own', () => {
    const session = begin(sample);
    const heard: KeptLine[] = [];
    const before = session.lines.length;
    session.heard = (line) => heard.push(line);
    until(session, ({ position }) => position === 10);
    expect(heard.length).toBeGreaterThan(3);
    expect(session.lines.slice(before)).toEqual(heard);
    expect(session.lines.map(({ serial }) => serial)).toEqual(session.lines.map((_, i) => i + 1));
    // Lines said after some were taken back are new ones.
    const last = session.lines.length;
    session.rewind(8);
    expect(session.lines.every(({ at }) => at <= 8)).toBe(true);
    until(session, ({ position }) => position === 12);
    expect(session.lines.at(-1)!.serial).toBeGreaterThan(last);
  });

  it('leaves others at the table where the game stands', () => {
    const session = begin(sample);
    const { seat } = session.decision!;
    expect(session.course).toEqual({
      position: 0,
      window: expect.objectContaining({ id: 'act', pass: 'pass' }),
      obvious: '',
      marks: flowOf(session.game).marksOf(session.match),
      decision: expect.objectContaining({ seat, kind: 'act' }),
    });
    session.resign(0);
    expect(session.course).toMatchObject({ window: null, obvious: '', decision: null });
  });
});

describe('a run of picks', () => {
  it('is taken as one: what comes behind it is left, what is wrong in it refuses all of it', () => {
    const { session, seat, ids } = atPicks();
    const { position } = session;
    expect(session.answer(seat, session, [ids[0], ids[0]])).toMatchObject({ code: 'not-an-option' });
    expect(session.position).toBe(position);
    expect(session.answer(seat, session, [ids[0], ids[1], DONE, 'nonsense'])).toBe(null);
    expect(session.position).toBe(position + 3);
    expect(session.picks).toEqual([]);
  });

  it('is remembered pick by pick, with its cards', () => {
    const { session, seat, ids } = atPicks();
    const cards = session.decision!.options.filter(({ card }) => card >= 0);
    expect(session.picks).toEqual([]);
    session.answer(seat, session, [ids[0]]);
    session.answer(seat, session, [ids[2]]);
    expect(session.picks).toEqual([
      { id: ids[0], cards: [ids[0].split('.')[0]], n: cards[0].n },
      { id: ids[2], cards: [ids[2].split('.')[0]], n: cards[2].n },
    ]);
    expect(session.picture(seat).picks).toEqual(session.picks);
    expect(session.picture(SPECTATOR).picks).toEqual([]);
  });

  it('gives a card back and keeps the others, in their order', () => {
    const { session, seat, ids } = atPicks(4);
    session.answer(seat, session, [ids[0], ids[1], ids[2]]);
    const { branch, position, picks } = session;
    expect(session.unpick(1 - seat, session, picks[1].cards[0])).toMatchObject({ code: 'not-your-decision' });
    expect(session.unpick(seat, { branch: branch + 1, position }, picks[1].cards[0])).toMatchObject({ code: 'late' });
    expect(session.unpick(seat, session, 'k999')).toMatchObject({ code: 'not-an-option' });
    expect(session.branch).toBe(branch);
    expect(session.unpick(seat, session, picks[1].cards[0])).toBe(null);
    expect(session.picks.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(session.branch).toBe(branch + 1);
    expect(session.position).toBe(position - 1);
    expect(session.lastBy([seat])).toBe(position - 2);
  });

  it('gives nothing back where somebody could gain by it', () => {
    const { session, seat, ids } = atPicks();
    session.answer(seat, session, [ids[0], ids[1]]);
    for (const bar of Object.values(barred)) {
      const spy = vi.spyOn(session, 'barAt').mockReturnValueOnce(bar);
      expect(session.unpick(seat, session, session.picks[0].cards[0])).toBe(bar);
      spy.mockRestore();
      expect(session.picks.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    }
    expect(barred).toEqual({
      chance: refusal('not-an-option', 'chance'),
      learned: refusal('not-an-option', 'learned'),
      told: refusal('not-an-option', 'told'),
    });
  });

  it('can be called off where it began, by the one who picks', () => {
    const { session, seat, ids } = atPicks();
    const { position } = session;
    expect(session.cancelTo(seat)).toBe(-1);
    session.answer(seat, session, [ids[0], ids[1]]);
    expect(session.cancelTo(seat)).toBe(position);
    expect(session.cancelTo(1 - seat)).toBe(-1);
    expect(session.picture(seat).cancelTo).toBe(position);
    expect(session.picture(1 - seat).cancelTo).toBe(-1);
  });
});

describe('what was taken back', () => {
  it('is had again decision by decision, with what followed by itself', () => {
    const session = begin(sample, { seats: 2 }, 'redo', { free: true });
    const seats = [0, 1];
    // By hand, by itself, by hand.
    const answer = (hand: boolean) => {
      const { seat, options } = session.decision!;
      expect(session.answer(seat, session, [options[0].id], hand)).toBe(null);
    };
    for (const hand of [true, false, false, true, false]) answer(hand);
    const all = [...session.answers];
    const decided = session.decidedBy(seats);
    session.takeBack(0, seats);
    expect([session.position, session.decidedBy(seats), session.picture(0, seats).canRedo]).toEqual([0, 0, true]);
    const stops: number[] = [];
    while (session.picture(0, seats).canRedo) {
      expect(session.redo()).toBe(null);
      stops.push(session.position);
    }
    expect(session.answers).toEqual(all);
    expect(session.decidedBy(seats)).toBe(decided);
    expect(stops.at(-1)).toBe(5);
    expect(stops.length).toBe(decided);
    // Taken back in two goes, it is had again in order.
    session.takeBack(4, seats);
    session.takeBack(1, seats);
    while (session.picture(0, seats).canRedo) session.redo();
    expect(session.answers).toEqual(all);
    expect(() => session.goOn(['nonsense'])).toThrow('a kept answer no longer fits');
  });

  it('is not offered again where people play against each other', () => {
    const session = begin(sample);
    until(session, ({ position }) => position === 6);
    session.rewind(3);
    expect(session.picture(0).canRedo).toBe(false);
  });
});

describe('a question that leads on to another', () => {
  it('is asked together with it: one answer gives both, and an answer to neither is refused', () => {
    const session = begin(runebound, undefined, 'lead');
    until(session, ({ match }) => leadOf(match) !== null);
    const { seat, options } = session.decision!;
    const lead = leadOf(session.match)!;
    const next = lead.next.decision()!;
    const { decision, view } = session.picture(seat);
    const own = new Set(options.map(({ id }) => id));
    const fresh = next.options.filter(({ id }) => !own.has(id));
    expect(fresh.length).toBeGreaterThan(0);
    expect(decision!.options.map(({ id }) => id)).toEqual([...own, ...fresh.map(({ id }) => id)]);
    // Seen is what it leads to, by whoever is asked.
    expect(view).toEqual(session.game.view(lead.next, seat));
    const { position } = session;
    expect(session.answer(seat, session, ['nonsense'])).toMatchObject({ code: 'not-an-option' });
    expect(session.position).toBe(position);
    const into = begin(runebound, undefined, 'lead');
    into.goOn(session.answers);
    expect(session.answer(seat, session, [fresh[0].id])).toBe(null);
    expect(session.answers.slice(position)).toEqual([lead.id, fresh[0].id]);
    into.goOn([lead.id, fresh[0].id]);
    expect(session.match.s).toEqual(into.match.s);
  });

  it('by the name that declines the second question declines both, where somebody sees them as one', () => {
    const session = begin(runebound, undefined, 'lead');
    const declines = (match: Session['match']) => {
      const lead = leadOf(match);
      return lead?.next.decision()?.options.find(({ id }) => id === lead.id);
    };
    until(session, ({ match }) => declines(match) !== undefined);
    const { decision, position } = session;
    const { seat } = decision!;
    const lead = leadOf(session.match)!;
    const stay = seeDecision(lead.next, lead.next.decision()!).options.find(({ id }) => id === lead.id)!;
    const seen = session.picture(seat).decision!.options.filter(({ id }) => id === lead.id);
    expect(seen).toEqual([stay]);
    const bot = begin(runebound, undefined, 'lead');
    bot.goOn(session.answers);
    expect(session.answer(seat, session, [lead.id])).toBe(null);
    expect(session.answers.slice(position)).toEqual([lead.id, lead.id]);
    // A bot is asked one after the other.
    expect(bot.answer(seat, bot, [lead.id], false)).toBe(null);
    expect(bot.answers.slice(position)).toEqual([lead.id]);
  });
});
