import { hasResigned, resignId } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import type { SeatKind, Update, Wishes } from './protocol.ts';
import { Screen } from './screen.ts';

const game = lcg;
const setup = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };
const duo = { scenario: 'mirkwood', first: 0, players: [{ starter: 'leadership' }, { starter: 'tactics' }] };
const wishes: Wishes = { pace: 'none', stops: { windows: {}, cards: {} }, curtain: false };

function begin(seats: readonly SeatKind[] = ['human'], wanted: Partial<Wishes> = {}): Screen {
  const table = seats.length > 1 ? duo : setup;
  const started = Screen.start(game, table, 'Fangorn', { seats, wishes: { ...wishes, ...wanted } });
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value;
}

/** Answers so many times, the first option and the last in turn; gives all that was said. */
function play(screen: Screen, answers: number): { last: Update; lines: Update['lines'] } {
  let last = screen.update();
  let lines = [...last.lines];
  for (let i = 0; i < answers && last.decision; i++) {
    const { options } = last.decision;
    expect(screen.answer(last, [options.at(i % 2 === 0 ? 0 : -1)!.id])).toBe(null);
    last = screen.update();
    lines = [...lines.slice(0, last.kept), ...last.lines];
  }
  return { last, lines };
}

/** Does as little as possible until that is asked. */
function passTo(screen: Screen, prompt: string): Update {
  let last = screen.update();
  for (let i = 0; i < 80 && last.decision && last.decision.prompt[0] !== prompt; i++) {
    const { options } = last.decision;
    const idle = options.find(({ id }) => ['pass', 'done', 'no'].includes(id)) ?? options[0]!;
    screen.answer(last, [idle.id]);
    last = screen.update();
  }
  expect(last.decision?.prompt[0]).toBe(prompt);
  return last;
}

describe('a game on this computer', () => {
  it('nobody gives up for a bot, alone or within a run of answers', () => {
    const screen = begin(['human', 'steady']);
    const asked = screen.update();
    expect(screen.answer(asked, [resignId(1)])).toMatchObject({ code: 'not-an-option' });
    // The first is taken, and nothing behind it.
    expect(screen.answer(asked, [asked.decision!.options[0]!.id, resignId(1), resignId(0)])).toBe(null);
    expect(screen.session.position).toBe(asked.position + 1);
    expect([0, 1].map((seat) => hasResigned(screen.session.match.s, seat))).toEqual([false, false]);
    expect(screen.answer(screen.update(), [resignId(0)])).toBe(null);
    expect(hasResigned(screen.session.match.s, 0)).toBe(true);
  });

  it('tells what was said before the first decision', () => {
    expect(begin().update().lines.length).toBeGreaterThan(0);
  });

  it('goes on from its save with the same table, the same log and the same picks', () => {
    const { last, lines } = play(begin(), 25);
    const loaded = Screen.load(game, last.save, { seats: ['human'], wishes });
    if (!loaded.ok) throw new Error(loaded.problem[0]);
    const again = loaded.value.update();
    expect(again.lines).toEqual(lines);
    expect({ ...again, kept: 0, lines: [] }).toEqual({ ...last, kept: 0, lines: [] });
  });

  it('loads a bare record as well', () => {
    const { last } = play(begin(), 10);
    const { record } = JSON.parse(last.save).body;
    const loaded = Screen.load(game, JSON.stringify(record), { seats: [], wishes });
    expect(loaded.ok && loaded.value.update().position).toBe(10);
  });

  it.each(['', 'no game', '{"format":"tafelrunde","version":1}'])('refuses %j with a sentence', (text) => {
    expect(Screen.load(game, text, { seats: [], wishes })).toMatchObject({
      ok: false,
      problem: [expect.stringMatching(/^kernel\.load\./)],
    });
  });

  it('refuses an answer that comes late or is not offered, and nothing changes', () => {
    const screen = begin();
    const before = screen.update();
    expect(screen.answer({ branch: 0, position: 7 }, ['no'])).toMatchObject({ code: 'late' });
    expect(screen.answer({ branch: 0, position: 0 }, ['nonsense'])).toMatchObject({ code: 'not-an-option' });
    expect(screen.update().save).toBe(before.save);
  });
});

describe('a run of picks', () => {
  it('is answered as one: all of it or nothing', () => {
    const screen = begin();
    const asked = passTo(screen, 'lcg.ask.commit');
    const heroes = asked.decision!.options.filter(({ cards }) => cards.length > 0).map(({ id }) => id);
    expect(heroes.length).toBe(3);
    // With the third the run would be over.
    heroes.pop();
    expect(screen.answer(asked, [...heroes, 'nonsense'])).toMatchObject({ code: 'not-an-option' });
    expect(screen.update().position).toBe(asked.position);
    expect(screen.answer(asked, heroes)).toBe(null);
    expect(screen.update().picks.map(({ id }) => id)).toEqual(heroes);
  });

  it('lets one card out of it and keeps the others', () => {
    const screen = begin();
    const asked = passTo(screen, 'lcg.ask.commit');
    const heroes = asked.decision!.options.filter(({ cards }) => cards.length > 0);
    screen.answer(asked, [heroes[0]!.id, heroes[1]!.id]);
    expect(screen.unpick(screen.update(), heroes[0]!.cards[0]!)).toBe(null);
    expect(screen.update().picks.map(({ id }) => id)).toEqual([heroes[1]!.id]);
    expect(screen.unpick(screen.update(), heroes[0]!.cards[0]!)).toMatchObject({ code: 'not-an-option' });
  });

  it('is taken back pick by pick, together with what was said', () => {
    const screen = begin();
    const asked = passTo(screen, 'lcg.ask.commit');
    screen.answer(asked, [asked.decision!.options[0]!.id]);
    expect(screen.update().picks.length).toBe(1);
    expect(screen.undo()).toBe(null);
    const back = screen.update();
    expect(back.decision).toEqual(asked.decision);
    expect(back.picks).toEqual([]);
  });
});

describe('windows', () => {
  const passAll = (screen: Screen): void => {
    while (screen.passIfWished());
  };

  it('are passed where somebody has switched them off, and nowhere else', () => {
    const asking = begin();
    const found = new Set<string>();
    for (let i = 0, last = asking.update(); i < 60 && last.decision; i++, last = asking.update()) {
      found.add(last.window?.id ?? '');
      asking.answer(last, [(last.decision.options.find(({ id }) => id === 'pass') ?? last.decision.options[0]!).id]);
    }
    const [window] = [...found].filter((id) => id !== '');
    expect(window).toBeDefined();
    const quiet = begin(['human'], { stops: { windows: { [window!]: false }, cards: {} } });
    for (let i = 0; i < 60; i++) {
      passAll(quiet);
      const last = quiet.update();
      if (!last.decision) break;
      expect(last.window?.id).not.toBe(window);
      quiet.answer(last, [(last.decision.options.find(({ id }) => id === 'pass') ?? last.decision.options[0]!).id]);
    }
  });

  it('are passed until the mark of time has changed; what must be decided is still asked', () => {
    const screen = begin();
    screen.answer(screen.update(), ['no']);
    const { round } = screen.update().view as { round: number };
    let last = screen.update();
    expect(screen.passUntil(last, 'round')).toBe(null);
    const prompts: string[] = [];
    for (let i = 0; i < 60; i++) {
      passAll(screen);
      last = screen.update();
      if (!last.decision || (last.view as { round: number }).round !== round) break;
      prompts.push(last.decision.prompt[0]);
      const { options } = last.decision;
      screen.answer(last, [(options.find(({ id }) => id === 'done') ?? options[0]!).id]);
    }
    expect((last.view as { round: number }).round).toBe(round + 1);
    expect(prompts).toContain('lcg.ask.commit');
    expect(prompts).not.toContain('lcg.ask.act');
  });

  it('are asked again where somebody came back to', () => {
    const screen = begin();
    let asked = screen.update();
    for (let i = 0; i < 200 && asked.decision; i++) {
      const { options } = asked.decision;
      screen.answer(asked, [(options.find(({ id }) => id === 'pass') ?? options.at(-1)!).id]);
      if (asked.window && asked.window.worth.length > 0 && screen.undo() === null) break;
      asked = screen.update();
    }
    expect(asked.window).not.toBe(null);
    expect(screen.update().position).toBe(asked.position);
    screen.wish({ ...wishes, stops: { windows: { [asked.window!.id]: false }, cards: {} } });
    expect(screen.passIfWished()).toBe(false);
  });
});

describe('bots', () => {
  const first = { choose: (match: Screen['session']['match']) => match.decision()!.options[0]!.id };

  rule(['LCG-COMMS-03'], 'nobody decides for the seat of another player', () => {
    const screen = begin(['human', 'steady']);
    while (screen.botToMove < 0) {
      const asked = screen.update();
      screen.answer(asked, [asked.decision!.options[0]!.id]);
    }
    const asked = screen.update();
    expect(screen.botToMove).toBe(1);
    expect(asked.decision).toBe(null);
    expect(asked.viewer).toBe(0);
    const [offered] = screen.session.match.decision()!.options;
    expect(screen.answer(asked, [offered!.id])).toMatchObject({ code: 'not-your-decision' });
    expect(screen.update().position).toBe(asked.position);
    screen.moveBot(first);
    expect(screen.update().position).toBe(asked.position + 1);
  });

  it('decide what is theirs, and undo goes back to what a person decided', () => {
    const screen = begin(['human', 'steady']);
    screen.answer(screen.update(), ['no']);
    while (screen.botToMove >= 0) screen.moveBot(first);
    const { position, undoLimit } = screen.update();
    expect(position).toBeGreaterThan(1);
    if (undoLimit < position) screen.undo();
    expect(screen.botToMove).toBe(-1);
  });

  it('show a person neither their hand nor what only they may read', () => {
    const screen = begin(['human', 'steady']);
    const { view } = screen.update();
    const [mine, theirs] = (view as unknown as { players: { hand: { count: number; cards: unknown[] } }[] }).players;
    expect(mine!.hand.cards.length).toBe(6);
    expect(theirs!.hand).toMatchObject({ count: 6, cards: [] });
  });
});

describe('what waits to be seen', () => {
  const sum = (pace: Wishes['pace']): { beats: number; lines: number; last: Update } => {
    const screen = begin(['human'], { pace });
    screen.update();
    screen.tell();
    let beats = 0;
    let lines = 0;
    let last = screen.update();
    for (let i = 0; i < 25 && last.decision; i++) {
      screen.answer(last, [last.decision.options[0]!.id]);
      last = screen.update();
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
