import { type Game, hashText, saveGame } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { type Beginning, Session, type SessionOptions } from './session.ts';

const game: Game = sample;
const beginning: Beginning = { setup: { seats: 2 }, seed: 'resume', answers: [] };

function played(answers = 12, options: SessionOptions = {}): Session {
  const begun = Session.begin(game, beginning, options);
  if (!begun.ok) throw new Error(begun.problem[0]);
  const session = begun.value;
  for (let i = 0; i < answers; i++) {
    const { seat, options: offered } = session.decision!;
    expect(session.answer(seat, session, [offered[0].id])).toBe(null);
  }
  return session;
}

const load = (text: string, by = game, options: SessionOptions = {}) => Session.load(by, text, options);
const problem = (loaded: ReturnType<typeof load>) => (loaded.ok ? null : loaded.problem);

/** The same save with something else in it, and a sum that fits. */
function changed(
  text: string,
  change: (body: { record: Record<string, unknown>; state: Record<string, unknown> }) => void,
) {
  const file = JSON.parse(text);
  change(file.body);
  return JSON.stringify({ ...file, sum: hashText(JSON.stringify(file.body)) });
}

it('goes on with a save, and with a bare record: same position, lines and question', () => {
  const session = played();
  for (const text of [saveGame(session.history), JSON.stringify(session.history.record)]) {
    const loaded = load(text);
    if (!loaded.ok) throw new Error(loaded.problem[0]);
    expect(loaded.value.answers).toEqual(session.answers);
    expect(loaded.value.position).toBe(12);
    expect(loaded.value.branch).toBe(0);
    expect(loaded.value.match.s).toEqual(session.match.s);
    expect(loaded.value.lines).toEqual(session.lines);
  }
});

it('refuses each kind of damage with its own sentence', () => {
  const session = played();
  const save = saveGame(session.history);
  const record = session.history.record;
  expect(problem(load('{'))).toEqual(['kernel.load.unreadable']);
  expect(problem(load('null'))).toEqual(['kernel.load.unreadable']);
  expect(problem(load('{}'))).toEqual(['kernel.load.unreadable']);
  // A save that was cut or changed is not taken for a bare record, although one is in it.
  expect(problem(load(save.replace('resume', 'resumed')))).toEqual(['kernel.load.changed']);
  expect(problem(load(JSON.stringify({ ...JSON.parse(save), version: 99 })))).toEqual([
    'kernel.load.other-format',
    { version: '99' },
  ]);
  // The answers fit, and lead to another state than the one beside them.
  expect(problem(load(changed(save, ({ state }) => Object.assign(state, { turn: 7 }))))).toEqual([
    'kernel.load.changed',
  ]);
  expect(problem(load(changed(save, (body) => Object.assign(body.record, { answers: ['x'] }))))).toEqual([
    'kernel.load.bad-answer',
    { n: 1 },
  ]);
  expect(problem(load(JSON.stringify({ ...record, game: 'chess' })))).toEqual([
    'kernel.load.other-game',
    { game: 'chess' },
  ]);
  expect(problem(load(JSON.stringify({ ...record, gameVersion: 9 })))).toEqual([
    'kernel.load.other-version',
    { version: 9 },
  ]);
  expect(problem(load(JSON.stringify({ ...record, setup: { seats: 9 } })))).not.toBe(null);
});

it('says at which answer a rule broke, and of older rules that they do not fit', () => {
  const { record } = played(5).history;
  const breaks = (version: number): Game => {
    let turns = 0;
    const apply = () => {
      turns++;
      if (turns === 3) throw new Error('broken');
    };
    return { ...game, version, events: { ...game.events, 'turn-end': { ...game.events['turn-end'], apply } } };
  };
  const passes = { ...record, answers: ['pass', 'pass', 'pass', 'pass'] };
  expect(() => load(JSON.stringify(passes), breaks(1))).toThrow(/^a rule broke at answer 3$/);
  // What broke is told along.
  expect(() => load(JSON.stringify(passes), breaks(1))).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: 'broken' }) }),
  );
  expect(problem(load(JSON.stringify(passes), breaks(2)))).toEqual(['kernel.load.older-version', { version: 1, n: 3 }]);
});

it('knows of the answers before who gave them, how often something was taken back, and whether it showed something', () => {
  const { record } = played().history;
  const text = JSON.stringify(record);
  const seats = played().history.answers.length;
  const by = (options: SessionOptions) => {
    const loaded = load(text, game, options);
    if (!loaded.ok) throw new Error(loaded.problem[0]);
    return loaded.value;
  };
  expect(by({}).decidedBy([0, 1])).toBeGreaterThan(0);
  expect(by({}).decidedBy([0, 1])).toBeLessThanOrEqual(seats);
  expect(by({}).decidedBy([0]) + by({}).decidedBy([1])).toBe(by({}).decidedBy([0, 1]));
  expect(by({ byHand: () => false }).decidedBy([0, 1])).toBe(0);
  expect(by({ byHand: (seat) => seat === 1 }).decidedBy([0])).toBe(0);
  expect(by({ byHand: (seat) => seat === 1 }).decidedBy([1])).toBe(by({}).decidedBy([1]));
  expect(by({ branch: 4, peeked: true })).toMatchObject({ branch: 4, peeked: true });
  expect(by({})).toMatchObject({ branch: 0, peeked: false });
  const bots = by({ people: () => 0 });
  bots.rewind(0);
  expect(bots.peeked).toBe(by({}).barAt(0, [0])?.words[0] === 'kernel.refusal.chance');
});
