import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { END, Procedure, procedure } from './procedure.ts';

describe('procedure', () => {
  it('keeps its steps in the order in which they are written', () => {
    const steps = procedure('quest')({ '3.1': () => {}, '3.2': () => {}, '3.2w': () => {}, end: () => {} });
    expect(steps.stepNames).toEqual(['3.1', '3.2', '3.2w', 'end']);
    expect(steps.first.name).toBe('3.1');
  });

  it('refuses bare numbers, which objects put first', () => {
    expect(() => procedure('quest')({ draw: () => {}, 2: () => {} })).toThrow('bare number 2');
  });

  it('refuses two steps of one name', () => {
    const twice = [
      ['a', () => {}],
      ['a', () => {}],
    ] as const;
    expect(() => new Procedure('twice', twice)).toThrow("two steps are called 'a'");
  });

  it('lets its steps jump to each other and to the end, and nowhere else', () => {
    procedure('p')({
      a(m) {
        m.goto('b');
        m.goto(END);
        // @ts-expect-error There is no such step.
        m.goto('c');
      },
      b: {
        ask: () => null,
        // @ts-expect-error Nor here.
        then: (m) => m.goto('d'),
      },
    });
    // @ts-expect-error Whoever is no step knows none of them.
    const elsewhere = (m: Match): void => m.goto('a');
    expect(elsewhere).toBeTypeOf('function');
  });

  it('knows no step that it does not have', () => {
    expect(() => procedure('p')({ a: () => {} }).step('b')).toThrow('p has no step b');
  });
});
