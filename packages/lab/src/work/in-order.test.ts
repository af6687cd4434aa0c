import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('what is done in several places at once comes in its order, and not more is begun than was asked for', async () => {
  const begun: number[] = [];
  const finish = new Map<number, () => void>();
  const work = (at: number): Promise<string> => {
    begun.push(at);
    return new Promise((resolve) => finish.set(at, () => resolve(`piece ${at}`)));
  };
  const pieces = inOrder(5, 3, work);
  const first = pieces.next();
  expect(begun).toEqual([0, 1, 2]);
  finish.get(2)?.();
  finish.get(1)?.();
  finish.get(0)?.();
  expect((await first).value).toEqual({ at: 0, value: 'piece 0' });
  expect((await pieces.next()).value).toEqual({ at: 1, value: 'piece 1' });
  expect(begun).toEqual([0, 1, 2, 3]);
  expect((await pieces.next()).value).toEqual({ at: 2, value: 'piece 2' });
  await pieces.return(undefined);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('a piece that fails ends it', async () => {
  const pieces = inOrder(3, 2, async (at) => {
    if (at === 1) throw new Error('no');
    return at;
  });
  expect((await pieces.next()).value).toEqual({ at: 0, value: 0 });
  await expect(pieces.next()).rejects.toThrow('no');
});
