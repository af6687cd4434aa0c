import { describe, expect, it } from 'vitest';
import { HASHING } from './people.ts';
import { Turns } from './turns.ts';

describe('passwords are hashed by turns', () => {
  const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('two at once, then each network in turn, and no more than four of one', async () => {
    const queue = new Turns(HASHING);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1'].map((name) => queue.run(name[0], work(name)));
    await flush();
    expect(begun).toEqual(['a1', 'a2']);
    expect(await all[6]).toBe('busy');
    for (let i = 0; i < 7; i++) {
      ends[i]();
      await flush();
    }
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5', 'a6']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'busy', 'b1']);
  });

  it('with very many waiting, the second of somebody makes room for the first of another', async () => {
    const queue = new Turns(HASHING);
    const ends: (() => void)[] = [];
    const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
    void queue.run('x', work);
    void queue.run('x', work);
    const twice = [queue.run('two', work), queue.run('two', work)];
    for (let i = 0; i < 398; i++) void queue.run(`n${i}`, work);
    void queue.run('late', work);
    await flush();
    expect(await twice[1]).toBe('busy');
    expect(await queue.run('last', work)).toBe('busy');
    // What fails makes room as well.
    const failing = new Turns(HASHING);
    await expect(failing.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await failing.run('a', () => Promise.resolve(1))).toBe(1);
  });
});
