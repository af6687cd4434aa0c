import { describe, expect, it } from 'vitest';
import { asks, begin, ids, type MiniMatch, type MiniState, mini, note, noting, PROMPT, plain } from '../test/mini.ts';
import type { Option } from './decision.ts';
import { emit } from './events.ts';
import { Match } from './match.ts';
import { procedure } from './procedure.ts';
import { encodeState } from './save.ts';
import type { Vars } from './state.ts';

const child = procedure<MiniState, { n: number }>('child')({
  one: (m, { n }) => note(m, `child ${n}`),
  two: (m, { n }) => m.done(n * 2),
  never: (m) => note(m, 'behind done'),
});
const childProc = child as never;

describe('steps', () => {
  it('run in order, and the game stands still when there are none left', () => {
    const m = begin({ steps: { a: (m: MiniMatch) => note(m, 'a'), b: (m: MiniMatch) => note(m, 'b') } });
    expect(m.decision()).toBeNull();
    expect(m.s.notes).toEqual(['a', 'b']);
    expect(m.s.frames).toEqual([]);
  });

  it('call other procedures, which give back a result', () => {
    const m = begin({
      steps: {
        call: (m: MiniMatch) => m.call(child, { n: 21 }),
        back: (m: MiniMatch, v: Vars) => note(m, `result ${v.result}`),
      },
      procedures: [childProc],
    });
    m.decision();
    expect(m.s.notes).toEqual(['child 21', 'result 42']);
  });

  it('run what was called last first', () => {
    const m = begin({
      steps: {
        both(m: MiniMatch) {
          m.callByName('first', {});
          m.callByName('second', {});
        },
      },
      procedures: [noting('first'), noting('second')],
    });
    m.decision();
    expect(m.s.notes).toEqual(['second', 'first']);
  });

  it('take the only answer that a step gives without a question', () => {
    const m = begin({
      steps: {
        ask: { ask: () => plain('only'), then: (m: MiniMatch, _v: Vars, { id }: Option) => note(m, `took ${id}`) },
        next: asks(['x', 'y']),
      },
    });
    expect(ids(m)).toEqual(['x', 'y']);
    expect(m.s.notes).toEqual(['took only']);
    expect(m.s.answers).toBe(0);
  });

  it('leave nothing behind when a question breaks', () => {
    const m = begin({
      steps: {
        ask: {
          ask: () => {
            throw new Error('broken');
          },
          then() {},
        },
      },
    });
    expect(() => m.decision()).toThrow('broken');
    expect(m.reading).toBe(false);
  });

  it('jump within their procedure', () => {
    const m = begin({
      steps: {
        count(m: MiniMatch) {
          note(m, 'x');
          m.jump(m.s.notes.length < 3 ? 'count' : 'end');
        },
        skipped: (m: MiniMatch) => note(m, 'skipped'),
        end: (m: MiniMatch) => note(m, 'end'),
      },
    });
    m.decision();
    expect(m.s.notes).toEqual(['x', 'x', 'x', 'end']);
  });

  it('start with the variables a procedure declares, and those of the caller', () => {
    expect(() => begin({ steps: { a: (m: MiniMatch) => m.callByName('nobody', {}) } }).decision()).toThrow('nobody');
  });
});

describe('decisions', () => {
  const game = (ids: readonly string[], always = false) =>
    mini({
      steps: {
        ask: {
          ask: () => ({ seat: 1, kind: 'mode', prompt: PROMPT, options: ids.map(plain), always }),
          then: (m: MiniMatch, _v: Vars, { id }: { id: string }) => note(m, id),
        },
        ask2: asks(['y', 'n']),
      } as never,
    });

  it('wait for an answer and go on with it', () => {
    const m = begin(game(['left', 'right']));
    expect(ids(m)).toEqual(['left', 'right']);
    expect(m.decision()?.seat).toBe(1);
    expect(m.answer('right')).toBeNull();
    expect(m.s.notes).toEqual(['right']);
    expect(m.s.answers).toBe(1);
    expect(ids(m)).toEqual(['y', 'n']);
  });

  it('are not asked if there is only one answer', () => {
    const m = begin(game(['only']));
    expect(ids(m)).toEqual(['y', 'n']);
    expect(m.s.notes).toEqual(['only']);
    expect(m.s.answers).toBe(0);
  });

  it('are asked with a single answer where silence would tell something', () => {
    expect(ids(begin(game(['only'], true)))).toEqual(['only']);
  });

  it('are skipped if there is nothing to decide', () => {
    const m = begin({ steps: { none: { ask: () => null, then: () => {} }, end: (m: MiniMatch) => note(m, 'end') } });
    expect(m.decision()).toBeNull();
    expect(m.s.notes).toEqual(['end']);
  });

  it('must have an option', () => {
    expect(() => begin(game([])).decision()).toThrow('main/ask asks without an option');
  });

  it('refuse what is not in the list, and nothing changes', () => {
    const m = begin(game(['left', 'right']));
    m.decision();
    const before = JSON.stringify(encodeState(m.game, m.s));
    expect(m.answer('up')).toMatchObject({ code: 'not-an-option' });
    expect(JSON.stringify(encodeState(m.game, m.s))).toBe(before);
    expect(ids(m)).toEqual(['left', 'right']);
  });

  it('refuse everything when the game is over', () => {
    const m = begin({ steps: { end: (m: MiniMatch) => m.end({ winners: [0], reason: 'x' }) } });
    expect(m.answer('left')).toMatchObject({ code: 'game-over' });
  });
});

describe('the end', () => {
  it('comes at once, whatever is under way', () => {
    const m = begin({
      steps: {
        call: (m: MiniMatch) => m.callByName('ending', {}),
        never: (m: MiniMatch) => note(m, 'never'),
      },
      procedures: [noting('ending', (m) => m.end({ winners: [1], reason: 'mini.won', scores: [3, 4] }))],
      settle: (m) => note(m, 'settled'),
    });
    expect(m.decision()).toBeNull();
    expect(m.s.over).toEqual({ winners: [1], reason: 'mini.won', scores: [3, 4] });
    expect(m.s.notes).toEqual(['ending']);
  });

  it('is not followed by what would have happened by itself', () => {
    const m = begin({
      steps: {
        end(m: MiniMatch) {
          m.unsettle();
          m.end({ winners: [], reason: 'x' });
        },
      },
      settle: (m) => m.callByName('main', {}),
    });
    expect(m.decision()).toBeNull();
    expect(m.s.frames).toEqual([]);
  });
});

describe('settle', () => {
  it('is called once after a step that asks for it', () => {
    const m = begin({
      steps: {
        quiet: () => {},
        loud(m: MiniMatch) {
          m.unsettle();
          m.unsettle();
        },
        after: (m: MiniMatch) => note(m, 'after'),
      },
      settle: (m) => note(m, 'settled'),
    });
    m.decision();
    expect(m.s.notes).toEqual(['settled', 'after']);
  });

  it('is not called for another state that a match goes on with, nor for what had happened before in its own', () => {
    const m = begin({
      steps: {
        first: asks(['go', 'stay']),
        second: asks(['go', 'stay']),
        last: (m: MiniMatch) => note(m, 'last'),
      },
      settle: (m) => note(m, 'settled'),
    });
    m.decision();
    const other = m.clone();
    m.unsettle();
    m.load(other.s);
    for (const id of ['go', 'go']) m.answer(id);
    expect(m.s.notes).toEqual(['last']);
  });
});

describe('isQuiet', () => {
  const quiet: boolean[] = [];
  const look = (m: MiniMatch): void => void quiet.push(m.isQuiet());

  it('holds while nothing follows from a step and nobody waits for one', () => {
    quiet.length = 0;
    const m = begin({
      events: { ping: { apply: () => {} } },
      policy: { blind: new Set(['ping']) },
      steps: {
        plain: look,
        unsettled: (m: MiniMatch) => {
          m.unsettle();
          look(m);
        },
        happened: (m: MiniMatch) => {
          emit(m, { type: 'ping' });
          look(m);
        },
        after: look,
        end: asks(['x', 'y']),
      },
    });
    m.decision();
    expect(quiet).toEqual([true, false, false, true]);
  });

  it('does not hold while somebody waits for a step, who would miss it', () => {
    quiet.length = 0;
    const m = begin({ steps: { a: look, b: look, c: look, end: asks(['x', 'y']) } });
    m.runTo(({ step }) => step === 'c');
    m.decision();
    expect(quiet).toEqual([false, false, true]);
  });
});

describe('runTo', () => {
  const parts = {
    steps: {
      a: (m: MiniMatch) => note(m, 'a'),
      b: asks(['x', 'y']),
      c: (m: MiniMatch) => note(m, 'c'),
      d: asks(['p', 'q']),
    },
  };
  const at = (step: string) => (frame: { step: string }) => frame.step === step;

  it('stops before a step, and goes on from there', () => {
    const m = begin(parts);
    expect(m.runTo(at('b'))).toBe(true);
    expect(m.s.notes).toEqual(['a']);
    expect(m.runTo(at('c'), 'x')).toBe(true);
    expect(m.s.notes).toEqual(['a']);
    expect(ids(m)).toEqual(['p', 'q']);
    expect(m.s.notes).toEqual(['a', 'c']);
  });

  it('stops where somebody is asked before that', () => {
    const m = begin(parts);
    expect(m.runTo(at('d'))).toBe(false);
    expect(ids(m)).toEqual(['x', 'y']);
    expect(() => m.runTo(at('d'), 'z')).toThrow('z is not an option');
  });
});

describe('a match', () => {
  it('can be made from the state of another at any decision', () => {
    const m = begin({
      steps: { call: (m: MiniMatch) => m.callByName('inner', {}), end: (m: MiniMatch) => note(m, 'end') },
      procedures: [procedure<MiniState>('inner')({ ask: asks(['a', 'b'], (m, _v, { id }) => note(m, id)) }) as never],
    });
    m.decision();
    const other = new Match(m.game, JSON.parse(JSON.stringify(m.s)));
    other.answer('b');
    expect(other.s.notes).toEqual(['b', 'end']);
    expect(m.s.notes).toEqual([]);
    const clone = m.clone();
    clone.answer('a');
    expect(clone.s.notes).toEqual(['a', 'end']);
    m.load(clone.s);
    expect(m.decision()).toBeNull();
  });

  it('refuses two procedures of one name', () => {
    expect(() => begin({ procedures: [noting('main')] })).toThrow('two procedures are called main');
  });

  it('says log lines only if somebody reads them', () => {
    const m = begin({ steps: { a: (m: MiniMatch) => m.say(['mini.plain'], [], 'MINI-01', 1) } });
    const lines: unknown[] = [];
    m.log = (line) => lines.push(line);
    m.decision();
    expect(lines).toEqual([{ words: ['mini.plain'], to: 1, cards: [], rule: 'MINI-01' }]);
  });
});
