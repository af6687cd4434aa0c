import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

describe('a fair queue', () => {
  it('serves by turns, whoever has how many', () => {
    const queue = new FairQueue<string>();
    for (const one of ['a1', 'a2', 'a3']) queue.push('a', one);
    queue.push('b', 'b1');
    queue.push('c', 'c1');
    expect(queue.size).toBe(5);
    expect(Array.from({ length: 6 }, () => queue.next())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
    expect(queue.size).toBe(0);
  });

  it('lets go of what is not wanted any more, once', () => {
    const queue = new FairQueue<string>();
    for (const one of ['a1', 'a2']) queue.push('a', one);
    expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([true, false, false]);
    expect(queue.size).toBe(1);
    expect(queue.remove('a', 'a2')).toBe(true);
    expect([queue.size, queue.next()]).toEqual([0, undefined]);
  });
});
