import { resignId, type State } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { engine as lcgEngine } from '../games/lcg/engine.ts';
import type { EngineGame } from './engine-game.ts';
import type { SeatKind, Update, Wishes } from './protocol.ts';
import { Session } from './session.ts';

const engine = lcgEngine as unknown as EngineGame<State>;
const setup = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };
const duo = { scenario: 'mirkwood', first: 0, players: [{ starter: 'leadership' }, { starter: 'tactics' }] };
const wishes: Wishes = { pace: 'none', off: [], curtain: false };

function begin(seats: readonly SeatKind[] = ['human'], wanted: Partial<Wishes> = {}): Session {
  const table = seats.length > 1 ? duo : setup;
  const started = Session.start(engine, table, 'Fangorn', { seats, wishes: { ...wishes, ...wanted } });
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value;
}

/** Answers so many times, the first option and the last in turn; gives all that was said. */
function play(session: Session, answers: number): { last: Update; lines: Update['lines'] } {
  let last = session.update();
  let lines = [...last.lines];
  for (let i = 0; i < answers && last.decision; i++) {
    const { options, position } = last.decision;
    expect(session.answer(position, [options.at(i % 2 === 0 ? 0 : -1)!.id])).toBe(null);
    last = session.update();
    lines = [...lines.slice(0, last.kept), ...last.lines];
  }
  return { last, lines };
}

/** Does as little as possible until that is asked. */
function passTo(session: Session, prompt: string): Update {
  let last = session.update();
  for (let i = 0; i < 80 && last.decision && last.decision.prompt[0] !== prompt; i++) {
    const { options, position } = last.decision;
    const idle = options.find(({ id }) => ['pass', 'done', 'no'].includes(id)) ?? options[0]!;
    session.answer(position, [idle.id]);
    last = session.update();
  }
  expect(last.decision?.prompt[0]).toBe(prompt);
  return last;
}

describe('a game on this computer', () => {
  it('nobody gives up for a bot, alone or within a run of answers', () => {
    const session = begin(['human', 'steady']);
    const { position, options } = session.update().decision!;
    expect(session.answer(position, [resignId(1)])).toMatchObject({ code: 'not-your-decision' });
    expect(session.answer(position, [options[0]!.id, resignId(1)])).not.toBe(null);
    expect(session.history.length).toBe(position);
    expect(session.answer(position, [resignId(0)])).toBe(null);
  });

  it('tells what was said before the first decision', () => {
    expect(begin().update().lines.length).toBeGreaterThan(0);
  });

  it('goes on from its save with the same table, the same log and the same picks', () => {
    const { last, lines } = play(begin(), 25);
    const loaded = Session.load(engine, last.save, { seats: ['human'], wishes });
    if (!loaded.ok) throw new Error(loaded.problem[0]);
    const again = loaded.value.update();
    expect(again.lines).toEqual(lines);
    expect({ ...again, kept: 0, lines: [] }).toEqual({ ...last, kept: 0, lines: [] });
  });

  it('loads a bare record as well', () => {
    const { last } = play(begin(), 10);
    const { record } = JSON.parse(last.save).body;
    const loaded = Session.load(engine, JSON.stringify(record), { seats: [], wishes });
    expect(loaded.ok && loaded.value.update().position).toBe(10);
  });

  it.each(['', 'no game', '{"format":"tafelrunde","version":1}'])('refuses %j with a sentence', (text) => {
    expect(Session.load(engine, text, { seats: [], wishes })).toMatchObject({
      ok: false,
      problem: [expect.stringMatching(/^kernel\.load\./)],
    });
  });

  it('refuses an answer that comes late or is not offered, and nothing changes', () => {
    const session = begin();
    const before = session.update();
    expect(session.answer(7, ['no'])).toMatchObject({ code: 'late' });
    expect(session.answer(0, ['nonsense'])).toMatchObject({ code: 'not-an-option' });
    expect(session.update().save).toBe(before.save);
  });
});

describe('a run of picks', () => {
  it('is answered as one: all of it or nothing', () => {
    const session = begin();
    const asked = passTo(session, 'lcg.ask.commit');
    const heroes = asked.decision!.options.filter(({ cards }) => cards.length > 0).map(({ id }) => id);
    expect(heroes.length).toBe(3);
    // With the third the run would be over.
    heroes.pop();
    expect(session.answer(asked.position, [...heroes, 'nonsense'])).toMatchObject({ code: 'not-an-option' });
    expect(session.update().position).toBe(asked.position);
    expect(session.answer(asked.position, heroes)).toBe(null);
    expect(session.update().picks.map(({ id }) => id)).toEqual(heroes);
  });

  it('lets one card out of it and keeps the others', () => {
    const session = begin();
    const asked = passTo(session, 'lcg.ask.commit');
    const heroes = asked.decision!.options.filter(({ cards }) => cards.length > 0);
    session.answer(asked.position, [heroes[0]!.id, heroes[1]!.id]);
    expect(session.unpick(session.update().position, heroes[0]!.cards[0]!)).toBe(null);
    expect(session.update().picks.map(({ id }) => id)).toEqual([heroes[1]!.id]);
    expect(session.unpick(session.update().position, heroes[0]!.cards[0]!)).toMatchObject({ code: 'late' });
  });

  it('is taken back pick by pick, together with what was said', () => {
    const session = begin();
    const asked = passTo(session, 'lcg.ask.commit');
    session.answer(asked.position, [asked.decision!.options[0]!.id]);
    expect(session.update().picks.length).toBe(1);
    expect(session.undo()).toBe(null);
    const back = session.update();
    expect(back.decision).toEqual(asked.decision);
    expect(back.picks).toEqual([]);
  });
});

describe('windows', () => {
  const passAll = (session: Session): void => {
    while (session.passIfWished());
  };

  it('are passed where somebody has switched them off, and nowhere else', () => {
    const asking = begin();
    const found = new Set<string>();
    for (let i = 0, last = asking.update(); i < 60 && last.decision; i++, last = asking.update()) {
      found.add(last.window);
      asking.answer(last.position, [
        (last.decision.options.find(({ id }) => id === 'pass') ?? last.decision.options[0]!).id,
      ]);
    }
    const [window] = [...found].filter((id) => id !== '');
    expect(window).toBeDefined();
    const quiet = begin(['human'], { off: [window!] });
    for (let i = 0; i < 60; i++) {
      passAll(quiet);
      const last = quiet.update();
      if (!last.decision) break;
      expect(last.window).not.toBe(window);
      quiet.answer(last.position, [
        (last.decision.options.find(({ id }) => id === 'pass') ?? last.decision.options[0]!).id,
      ]);
    }
  });

  it('are passed until the mark of time has changed; what must be decided is still asked', () => {
    const session = begin();
    session.answer(0, ['no']);
    const { round } = session.update().view as { round: number };
    let last = session.update();
    expect(session.passUntil(last.position, 'round')).toBe(null);
    const prompts: string[] = [];
    for (let i = 0; i < 60; i++) {
      passAll(session);
      last = session.update();
      if (!last.decision || (last.view as { round: number }).round !== round) break;
      prompts.push(last.decision.prompt[0]);
      const { options } = last.decision;
      session.answer(last.position, [(options.find(({ id }) => id === 'done') ?? options[0]!).id]);
    }
    expect((last.view as { round: number }).round).toBe(round + 1);
    expect(prompts).toContain('lcg.ask.commit');
    expect(prompts).not.toContain('lcg.ask.act');
  });

  it('are asked again where somebody came back to', () => {
    const session = begin();
    let asked = session.update();
    for (let i = 0; i < 200 && asked.decision; i++) {
      const { options, position } = asked.decision;
      session.answer(position, [(options.find(({ id }) => id === 'pass') ?? options.at(-1)!).id]);
      if (asked.window !== '' && session.undo() === null) break;
      asked = session.update();
    }
    expect(asked.window).not.toBe('');
    expect(session.update().position).toBe(asked.position);
    session.wish({ ...wishes, off: [asked.window] });
    expect(session.passIfWished()).toBe(false);
  });
});

describe('bots', () => {
  const first = { choose: (match: Session['history']['match']) => match.decision()!.options[0]!.id };

  rule(['LCG-COMMS-03'], 'nobody decides for the seat of another player', () => {
    const session = begin(['human', 'steady']);
    while (session.botToMove < 0) {
      const { position, decision } = session.update();
      session.answer(position, [decision!.options[0]!.id]);
    }
    const asked = session.update();
    expect(session.botToMove).toBe(1);
    expect(asked.decision).toBe(null);
    expect(asked.viewer).toBe(0);
    const [offered] = session.history.match.decision()!.options;
    expect(session.answer(asked.position, [offered!.id])).toMatchObject({ code: 'not-your-decision' });
    expect(session.update().position).toBe(asked.position);
    session.moveBot(first);
    expect(session.update().position).toBe(asked.position + 1);
  });

  it('decide what is theirs, and undo goes back to what a person decided', () => {
    const session = begin(['human', 'steady']);
    session.answer(0, ['no']);
    while (session.botToMove >= 0) session.moveBot(first);
    const { position, undoLimit } = session.update();
    expect(position).toBeGreaterThan(1);
    if (undoLimit < position) session.undo();
    expect(session.botToMove).toBe(-1);
  });

  it('show a person neither their hand nor what only they may read', () => {
    const session = begin(['human', 'steady']);
    const { view } = session.update();
    const [mine, theirs] = (view as unknown as { players: { hand: { count: number; cards: unknown[] } }[] }).players;
    expect(mine!.hand.cards.length).toBe(6);
    expect(theirs!.hand).toMatchObject({ count: 6, cards: [] });
  });
});

describe('what waits to be seen', () => {
  const sum = (pace: Wishes['pace']): { beats: number; lines: number; last: Update } => {
    const session = begin(['human'], { pace });
    session.update();
    session.tell();
    let beats = 0;
    let lines = 0;
    let last = session.update();
    for (let i = 0; i < 25 && last.decision; i++) {
      session.answer(last.position, [last.decision.options[0]!.id]);
      last = session.update();
      beats += last.beats.length;
      lines += last.lines.length;
    }
    return { beats, lines, last };
  };

  it('is every line, only the weighty ones, or none', () => {
    const [all, weighty, none] = [sum('all'), sum('weighty'), sum('none')];
    expect(all.beats).toBe(all.lines);
    expect(weighty.beats).toBeGreaterThan(0);
    expect(weighty.beats).toBeLessThan(all.beats);
    expect(none.beats).toBe(0);
  });

  it('changes nothing in the game', () => {
    expect(sum('all').last.save).toBe(sum('none').last.save);
  });
});
