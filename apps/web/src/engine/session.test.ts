import { expect, it } from 'vitest';
import { engine } from './lcg.ts';
import type { Update } from './protocol.ts';
import { Session } from './session.ts';

const setup = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };

function begin(): Session<never> {
  const started = Session.start(engine, setup, 'Fangorn');
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value as unknown as Session<never>;
}

/** Answers so many times, the first option and the last in turn; gives all that was said. */
function play(session: Session<never>, answers: number): { last: Update; lines: Update['lines'] } {
  let last = session.update();
  let lines = [...last.lines];
  for (let i = 0; i < answers && last.decision; i++) {
    const { options, position } = last.decision;
    expect(session.answer(position, options.at(i % 2 === 0 ? 0 : -1)!.id)).toBe(null);
    last = session.update();
    lines = [...lines.slice(0, last.kept), ...last.lines];
  }
  return { last, lines };
}

it('tells what was said before the first decision', () => {
  expect(begin().update().lines.length).toBeGreaterThan(0);
});

it('goes on from its save with the same table, the same log and the same picks', () => {
  const { last, lines } = play(begin(), 25);
  const loaded = Session.load(engine, last.save);
  if (!loaded.ok) throw new Error(loaded.problem[0]);
  const again = loaded.value.update();
  expect(again.lines).toEqual(lines);
  expect({ ...again, kept: 0, lines: [] }).toEqual({ ...last, kept: 0, lines: [] });
});

it('loads a bare record as well', () => {
  const { last } = play(begin(), 10);
  const { record } = JSON.parse(last.save).body;
  const loaded = Session.load(engine, JSON.stringify(record));
  expect(loaded.ok && loaded.value.update().position).toBe(10);
});

it.each(['', 'no game', '{"format":"tafelrunde","version":1}'])('refuses %j with a sentence', (text) => {
  expect(Session.load(engine, text)).toMatchObject({ ok: false, problem: [expect.stringMatching(/^kernel\.load\./)] });
});

it('refuses an answer that comes late or is not offered, and nothing changes', () => {
  const session = begin();
  const before = session.update();
  expect(session.answer(7, 'no')).toMatchObject({ code: 'late' });
  expect(session.answer(0, 'nonsense')).toMatchObject({ code: 'not-an-option' });
  expect(session.update().save).toBe(before.save);
});

it('takes a pick back together with what it said', () => {
  const session = begin();
  let last = session.update();
  for (let i = 0; i < 60 && last.decision?.group === undefined; i++) {
    session.answer(last.position, last.decision!.options.at(-1)!.id);
    last = session.update();
  }
  expect(last.decision?.group).toBeDefined();
  session.answer(last.position, last.decision!.options[0]!.id);
  const picked = session.update();
  expect(picked.picks.length).toBe(last.picks.length + 1);
  expect(session.undo()).toBe(null);
  const back = session.update();
  expect(back.decision).toEqual(last.decision);
  expect(back.picks).toEqual(last.picks);
});
