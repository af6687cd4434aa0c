import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  asks,
  begin,
  def,
  FIELD,
  GRAVE,
  HAND,
  IN_HAND,
  ids,
  type MiniMatch,
  type MiniState,
  note,
  noting,
  trigger,
  use,
} from '../test/mini.ts';
import { reactionBook } from '../test/reactions.ts';
import { events, HIT, scene } from '../test/scene.ts';
import type { Policy } from './event-rules.ts';
import { emit, eventOf } from './events.ts';
import { move } from './zones.ts';

describe('after an event, what starts by itself', () => {
  const reacts = (n: number) => trigger('hit', `react ${n}`);
  const procedures = [0, 1, 2].map((n) => noting(`react ${n}`));
  const placed = [
    [1, reacts(0)],
    [2, reacts(1)],
    [1, reacts(2)],
  ] as const;

  it('just happens if it is one ability', () => {
    expect(scene([[2, reacts(1)]], [HIT], { procedures }).s.notes).toEqual(['hit 3', 'react 1', 'after']);
  });

  it('is put in order by the first seat (policy one)', () => {
    const m = scene(placed, [HIT], { procedures, policy: { forced: 'one' } });
    expect(m.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(m.decision()?.options.map((option) => option.card)).toEqual([0, 1, 2]);
    use(m, 1);
    use(m, 2);
    expect(m.s.notes).toEqual(['hit 3', 'react 1', 'react 2', 'react 0', 'after']);
  });

  it('is put in order by each seat for itself, in their order (policy each)', () => {
    const m = scene(placed, [HIT], { procedures, policy: { forced: 'each' } });
    expect(m.decision()?.seat).toBe(1);
    expect(m.decision()?.options.map((option) => option.card)).toEqual([0, 2]);
    use(m, 2);
    expect(m.s.notes).toEqual(['hit 3', 'react 2', 'react 0', 'react 1', 'after']);
  });

  it.each(['one', 'each'] as const)('may be gone before it is put in order (policy %s)', (forced) => {
    let looks = 0;
    const m = begin(
      {
        events,
        cards: placed.map(([, ...triggers], i) => def(`c${i}`, { triggers })),
        steps: {
          happen(m: MiniMatch) {
            placed.forEach(([seat], card) => {
              move(m, card, FIELD, seat);
            });
            m.unsettle();
            emit(m, { ...HIT });
          },
          end: asks(['x', 'y']),
        },
        procedures,
        policy: { forced },
        // The game finds out a step later that two of the cards cannot stay.
        settle(m) {
          if (looks++ === 0) m.unsettle();
          else for (const card of [0, 2]) move(m, card, GRAVE);
        },
      },
      3,
    );
    expect(ids(m)).toEqual(['x', 'y']);
    expect(m.s.notes).toEqual(['hit 3', 'react 1']);
  });

  it('comes last and is put in order by the first seat if it belongs to nobody (policy each)', () => {
    const m = begin({
      events,
      cards: [0, 1, 2].map((n) => def(`c${n}`, { triggers: [trigger('hit', `react ${n}`, { zones: -1 })] })),
      steps: { happen: (m: MiniMatch) => emit(m, { ...HIT }), end: asks(['x', 'y']) },
      procedures,
      policy: { forced: 'each' },
    });
    move(m, 2, FIELD, 1);
    expect(m.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(m.s.notes).toEqual(['hit 3', 'react 2']);
    use(m, 1);
    expect(m.s.notes).toEqual(['hit 3', 'react 2', 'react 1', 'react 0']);
  });

  it('uses each ability once for each event', () => {
    const m = scene([[0, reacts(0)]], [HIT, HIT], { procedures });
    use(m, 0);
    expect(m.s.notes).toEqual(['hit 3', 'hit 3', 'react 0', 'react 0', 'after']);
  });

  it('can set off events of its own, which are reacted to first', () => {
    const m = scene(
      [
        [0, trigger('ping', 'react 0')],
        [0, trigger('pong', 'react 1')],
        [0, trigger('ping', 'react 2')],
      ],
      [{ type: 'ping' }],
      {
        procedures: [noting('react 0', (m) => emit(m, { type: 'pong' })), procedures[1], procedures[2]],
      },
    );
    use(m, 0);
    expect(m.s.notes).toEqual(['react 0', 'react 1', 'react 2', 'after']);
  });
});

describe('after an event, responses', () => {
  const may = (n: number) => trigger('hit', `react ${n}`, { optional: true });
  const procedures = [0, 1, 2].map((n) => noting(`react ${n}`));
  const placed = [
    [0, may(0)],
    [1, may(1)],
    [0, may(2)],
  ] as const;
  const asked = (m: MiniMatch) => m.decision()?.seat;

  it('go round until all pass in a row (policy rounds)', () => {
    const m = scene(placed, [HIT], { procedures, policy: { responses: 'rounds' } });
    expect(asked(m)).toBe(0);
    use(m, 0);
    expect(asked(m)).toBe(1);
    m.answer('pass');
    expect(asked(m)).toBe(0);
    use(m, 2);
    expect(asked(m)).toBe(1);
    use(m, 1);
    expect(m.s.notes).toEqual(['hit 3', 'react 0', 'react 2', 'react 1', 'after']);
  });

  it('are all used by one seat before the next (policy each)', () => {
    const m = scene(placed, [HIT], { procedures, policy: { responses: 'each' } });
    use(m, 0);
    expect(asked(m)).toBe(0);
    use(m, 2);
    expect(asked(m)).toBe(1);
    m.answer('pass');
    expect(m.s.notes).toEqual(['hit 3', 'react 0', 'react 2', 'after']);
  });

  it('are offered only to those who can use them', () => {
    const cannot = trigger('hit', 'react 0', { optional: true, usable: () => false });
    expect(ids(scene([[0, cannot]], [HIT], { procedures }))).toEqual(['x', 'y']);
  });

  it('come after what starts by itself', () => {
    const m = scene(
      [
        [0, may(0)],
        [1, trigger('hit', 'react 1')],
      ],
      [HIT],
      { procedures },
    );
    expect(m.s.notes).toEqual(['hit 3', 'react 1']);
    expect(asked(m)).toBe(0);
  });
});

describe('several events of one step', () => {
  it('share one chance to react', () => {
    const two = (on: string) => trigger(on, 'react', { optional: true });
    const m = scene([[0, two('ping'), two('pong')]], [{ type: 'ping' }, { type: 'pong' }], {
      procedures: [noting('react', (m) => note(m, eventOf(m).type))],
    });
    expect(m.decision()?.options).toHaveLength(3);
    m.take(m.decision()!.options[1]);
    m.answer('pass');
    expect(m.s.notes).toEqual(['react', 'pong', 'after']);
  });
});

describe('asking blindly', () => {
  const policy: Partial<Policy<MiniState>> = {
    blind: new Set(['pong']),
    asksAnyway: (_m, _event, seat, timing) => timing === 'after' && seat === 1,
  };
  const answer = trigger('pong', 'react', { optional: true, zones: IN_HAND });

  it('asks a seat that could hold something, and only passing may be possible', () => {
    const m = scene([], [{ type: 'pong' }], { policy });
    expect(m.decision()?.seat).toBe(1);
    expect(ids(m)).toEqual(['pass']);
  });

  it('looks the same from outside if it does', () => {
    const m = scene([[1, answer]], [{ type: 'pong' }], { policy, procedures: [noting('react')] }, HAND);
    expect(m.decision()?.seat).toBe(1);
    expect(ids(m)).toHaveLength(2);
  });

  it('also asks if something else happened in the same step before', () => {
    expect(ids(scene([], [{ type: 'ping' }, { type: 'pong' }], { policy }))).toEqual(['pass']);
  });

  it('asks before an event where the policy says so', () => {
    const m = scene([], [{ type: 'pong' }], {
      policy: { ...policy, asksAnyway: (_m, _e, seat, timing) => timing === 'when' && seat === 2 },
    });
    expect(m.decision()?.seat).toBe(2);
    m.answer('pass');
    expect(ids(m)).toEqual(['x', 'y']);
  });
});

describe('what starts early', () => {
  const reacts = (n: number, early: boolean) => trigger('hit', `react ${n}`, early ? { early } : {});
  const procedures = [0, 1, 2, 3].map((n) => noting(`react ${n}`));
  const order = (...early: readonly boolean[]): MiniMatch =>
    scene(
      early.map((is, n) => [0, reacts(n, is)] as const),
      [HIT],
      { procedures },
    );

  it.each([
    [
      [false, true],
      ['react 1', 'react 0'],
    ],
    [
      [true, false],
      ['react 0', 'react 1'],
    ],
  ])('comes before everything else, wherever it lies (%j)', (early, notes) => {
    expect(order(...early).s.notes).toEqual(['hit 3', ...notes, 'after']);
  });

  it('is put in order among itself first, then the rest', () => {
    const m = order(false, true, false, true);
    expect(m.decision()?.options.map(({ card }) => card)).toEqual([1, 3]);
    use(m, 3);
    expect(m.s.notes).toEqual(['hit 3', 'react 3', 'react 1']);
    expect(m.decision()?.options.map(({ card }) => card)).toEqual([0, 2]);
    use(m, 2);
    expect(m.s.notes).toEqual(['hit 3', 'react 3', 'react 1', 'react 2', 'react 0', 'after']);
  });
});

it('any two abilities react to whatever happens as the book of reactions has it, by every policy', async () => {
  await expect(reactionBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/reactions.txt', import.meta.url)));
});
