import { describe, expect, it } from 'vitest';
import {
  asks,
  begin,
  def,
  FIELD,
  IN_HAND,
  ids,
  type MiniMatch,
  type MiniParts,
  type MiniState,
  note,
  noting,
  trigger,
  use,
} from '../test/mini.ts';
import { events, HIT, scene } from '../test/scene.ts';
import type { GameEvent, Trigger } from './event-rules.ts';
import { cancelEvent, delay, emit, eventOf, isImminent } from './events.ts';
import { move } from './zones.ts';

const before = (proc: string, more: Partial<Trigger<MiniState>> = {}) =>
  trigger('hit', proc, { timing: 'when', ...more });

describe('an event', () => {
  it('happens at once if nobody reacts', () => {
    expect(scene([], [HIT]).s.notes).toEqual(['hit 3', 'after']);
  });

  it.each([
    ['reacts by itself', false],
    ['may react', true],
  ])('is remembered with all of its step if somebody %s, so that whoever is asked can be told', (_how, optional) => {
    const seen: string[] = [];
    const policy = { remember: (_m: MiniMatch, event: GameEvent) => void seen.push(`remember ${event.n}`) };
    const react = trigger('hit', 'react', { optional, matches: (_m, event) => event.n === 3 });
    const m = scene([[0, react]], [HIT, { ...HIT, n: 4 }], { policy, procedures: [noting('react')] });
    expect(seen).toEqual(['remember 3', 'remember 4']);
    expect(m.s.notes.slice(0, 2)).toEqual(['hit 3', 'hit 4']);
  });

  it('is not remembered if nobody reacts', () => {
    const seen: string[] = [];
    const policy = { remember: (_m: MiniMatch, { type }: GameEvent) => void seen.push(type) };
    scene([[0, trigger('ping', 'react')]], [HIT], { policy, procedures: [noting('react')] });
    expect(seen).toEqual([]);
  });

  it('that the game does not have is a mistake', () => {
    expect(() => scene([], [{ type: 'miss' }])).toThrow('miss');
  });

  it('is not heard by cards in other zones, or that it does not concern', () => {
    const deaf = trigger('hit', 'react', { zones: IN_HAND });
    const other = trigger('hit', 'react', { matches: (_m, event) => event.n === 4 });
    expect(
      scene(
        [
          [0, deaf],
          [0, other],
        ],
        [HIT],
        { procedures: [noting('react')] },
      ).s.notes,
    ).toEqual(['hit 3', 'after']);
  });
});

describe('before an event', () => {
  it('it can be replaced', () => {
    const less = noting('less', (m) => {
      eventOf(m).n = 1;
    });
    expect(scene([[0, before('less')]], [HIT], { procedures: [less] }).s.notes).toEqual(['less', 'hit 1', 'after']);
  });

  it('it can be prevented, and then nothing else reacts', () => {
    const m = scene(
      [
        [0, before('stop')],
        [1, trigger('hit', 'react')],
      ],
      [HIT],
      {
        procedures: [noting('stop', cancelEvent), noting('react')],
      },
    );
    expect(m.s.notes).toEqual(['stop', 'after']);
  });

  it('it is known to be imminent, of this card only', () => {
    const look = noting('look', (m) => {
      note(m, `${isImminent(m, 'hit', 7)} ${isImminent(m, 'hit', 8)} ${isImminent(m, 'ping', 7)}`);
    });
    const m = scene([[0, before('look')]], [{ ...HIT, card: 7 }], { procedures: [look] });
    expect(m.s.notes).toEqual(['look', 'true false false', 'hit 3', 'after']);
    expect(isImminent(m, 'hit', 7)).toBe(false);
  });

  it('an optional ability is offered', () => {
    const m = scene([[1, before('stop', { optional: true })]], [HIT], { procedures: [noting('stop', cancelEvent)] });
    expect(m.decision()?.seat).toBe(1);
    const other = m.clone();
    m.answer('pass');
    expect(m.s.notes).toEqual(['hit 3', 'after']);
    use(other, 0);
    expect(other.s.notes).toEqual(['stop', 'after']);
  });

  it('nobody is asked about an event that is prevented already', () => {
    const m = scene(
      [
        [0, before('stop')],
        [1, before('stop', { optional: true })],
      ],
      [HIT],
      {
        procedures: [noting('stop', cancelEvent)],
      },
    );
    expect(ids(m)).toEqual(['x', 'y']);
  });

  it('questions name the event they are about, and options what they would do', () => {
    const policy = {
      respondTo: (_m: MiniMatch, event: GameEvent) => ['mini.respond', { to: event.type }] as const,
      orderOf: (_m: MiniMatch, event: GameEvent) => ['mini.order', { of: event.type }] as const,
    };
    const asked = scene([[1, before('stop', { optional: true, does: 'phrase:stop' })]], [HIT], { policy });
    expect(asked.decision()?.prompt).toEqual(['mini.respond', { to: 'hit' }]);
    expect(asked.decision()?.options.map(({ more }) => more)).toEqual(['phrase:stop', '']);
    const placed = [
      [0, trigger('hit', 'a')],
      [0, trigger('hit', 'b')],
    ] as const;
    expect(scene(placed, [HIT], { policy }).decision()?.prompt).toEqual(['mini.order', { of: 'hit' }]);
  });

  it('whoever reads the log is told what reacts', () => {
    const told: string[] = [];
    const tells = (_m: MiniMatch, event: GameEvent, card: number, { proc }: { proc: string }) => {
      told.push(`${proc} of ${card} to ${event.type}`);
    };
    const m = scene([[1, before('stop', { optional: true })]], [HIT], {
      policy: { tells },
      procedures: [noting('stop', cancelEvent)],
    });
    const silent = m.clone();
    use(silent, 0);
    expect(told).toEqual([]);
    m.log = () => {};
    use(m, 0);
    expect(told).toEqual(['stop of 0 to hit']);
  });

  it('what cancels is offered before anything starts by itself, and other responses after it', () => {
    const m = scene(
      [
        [0, before('react')],
        [1, before('respond', { optional: true })],
        [2, before('stop', { optional: true, early: true })],
      ],
      [HIT],
      { procedures: [noting('stop', cancelEvent), noting('react'), noting('respond')] },
    );
    expect([m.s.notes, m.decision()?.seat]).toEqual([[], 2]);
    const stopped = m.clone();
    use(stopped, 2);
    expect(stopped.s.notes).toEqual(['stop', 'after']);
    m.answer('pass');
    expect([m.s.notes, m.decision()?.seat, ids(m).length]).toEqual([['react'], 1, 2]);
    use(m, 1);
    expect(m.s.notes).toEqual(['react', 'respond', 'hit 3', 'after']);
  });

  it('the event is known only while something reacts to it', () => {
    expect(() => eventOf(begin({}))).toThrow('no event');
  });
});

describe('what starts by itself early', () => {
  it('comes before everything else that does, whoever orders', () => {
    const placed = [
      [0, trigger('hit', 'late')],
      [1, trigger('hit', 'early', { early: true })],
    ] as const;
    for (const forced of ['one', 'each'] as const) {
      const m = scene(placed, [HIT], { policy: { forced }, procedures: [noting('late'), noting('early')] });
      expect(m.s.notes).toEqual(['hit 3', 'early', 'late', 'after']);
    }
  });
});

describe('effects that were put off', () => {
  const procedures = ['first', 'second', 'react'].map((name) => noting(name));

  function waiting(placed: Parameters<typeof scene>[0], more: Partial<MiniParts> = {}): MiniMatch {
    const m = begin({
      events,
      cards: placed.map(([, ...triggers], i) => def(`c${i}`, { triggers })),
      procedures,
      steps: {
        wait(m: MiniMatch) {
          delay(m, 'ping', 'first', {});
          delay(m, 'ping', 'second', {});
          delay(m, 'pong', 'second', {});
        },
        happen: (m: MiniMatch) => emit(m, { type: 'ping' }),
        end: asks(['x', 'y']),
      },
      ...more,
    });
    placed.forEach(([seat], card) => {
      move(m, card, FIELD, seat);
    });
    m.decision();
    return m;
  }

  it('come before all reactions, in the order in which they were put off', () => {
    const m = waiting([[0, trigger('ping', 'react')]]);
    expect(m.s.notes).toEqual(['first', 'second', 'react']);
    expect(m.s.delayed.map(({ on }) => on)).toEqual(['pong']);
  });

  const putOff = (...entries: readonly (readonly [proc: string, seat: number, source: number])[]) =>
    waiting([[0], [1], [2]], {
      steps: {
        wait(m: MiniMatch) {
          for (const [proc, seat, source] of entries) delay(m, 'ping', proc, { seat, source });
        },
        happen: (m: MiniMatch) => emit(m, { type: 'ping' }),
        end: asks(['x', 'y']),
      },
    });

  it('of one moment are ordered by the first seat, if cards have put them off', () => {
    const m = putOff(['first', 1, 0], ['second', 2, 1]);
    expect([m.s.notes, m.decision()?.kind, m.decision()?.seat]).toEqual([[], 'order', 0]);
    expect(m.decision()?.options.map(({ card }) => card)).toEqual([0, 1]);
    m.answer('d1');
    expect([m.s.notes, ids(m)]).toEqual([
      ['second', 'first'],
      ['x', 'y'],
    ]);
  });

  it('are ordered by each seat for itself, where that is the policy', () => {
    const m = waiting([[0], [1], [2]], {
      policy: { forced: 'each' },
      steps: {
        wait(m: MiniMatch) {
          delay(m, 'ping', 'react', { seat: 1, source: 2 });
          delay(m, 'ping', 'first', { seat: 0, source: 0 });
          delay(m, 'ping', 'second', { seat: 0, source: 1 });
        },
        happen: (m: MiniMatch) => emit(m, { type: 'ping' }),
        end: asks(['x', 'y']),
      },
    });
    expect([m.decision()?.seat, ids(m)]).toEqual([0, ['d1', 'd2']]);
    m.answer('d2');
    expect(m.s.notes).toEqual(['second', 'first', 'react']);
  });

  it('are offered by their card, or by its title where somebody does not see it any more', () => {
    const m = putOff(['first', 1, 0], ['second', 2, 1]);
    const offered = () => m.decision()!.options.map(({ id, key, card, n }) => [id, key, card, n]);
    expect(offered()).toEqual([
      ['d0', 'kernel.option.card', 0, 0],
      ['d1', 'kernel.option.card', 1, 1],
    ]);
    // Lasting effects remember what their card was called.
    m.s.delayed[0] = { ...m.s.delayed[0], was: 'c0' };
    m.s.cards[0].seen = 1;
    m.load(m.s);
    expect(offered()).toEqual([
      ['d0', 'kernel.option.was', -1, 0],
      ['d1', 'kernel.option.card', 1, 1],
    ]);
    expect(m.decision()!.options[0].more).toBe('c0');
  });

  it('are not asked about if they are the same', () => {
    expect(putOff(['first', 0, 1], ['first', 0, 1]).s.notes).toEqual(['first', 'first']);
  });

  it('wait for the next time if they are put off again', () => {
    const again = noting('first', (m) => delay(m, 'ping', 'first', {}));
    const m = waiting([], { procedures: [again, ...procedures.slice(1)] });
    expect(m.s.notes).toEqual(['first', 'second']);
    expect(m.s.delayed.map(({ proc }) => proc)).toEqual(['second', 'first']);
  });

  it('keep their variables to themselves', () => {
    const list = [1, 2];
    const m = begin({
      events,
      procedures: [noting('first', (m) => (m.top().vars.list as number[]).pop())],
      steps: { happen: (m: MiniMatch) => emit(m, { type: 'ping' }) },
    });
    delay(m, 'ping', 'first', { list });
    list.pop();
    expect(m.s.delayed[0].vars).toEqual({ list: [1, 2] });
    expect(Object.isFrozen(m.s.delayed[0].vars.list)).toBe(true);
    m.decision();
    expect(m.s.notes).toEqual(['first']);
  });
});
