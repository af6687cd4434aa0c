import { expect, it, vi } from 'vitest';
import { Journal } from './journal.ts';
import type { Store, Write, WriteGroup } from './store/store.ts';

const message = (table: string): Write => ({
  type: 'chat',
  table,
  message: { n: 0, at: 0, name: '', text: '', event: 'over' },
});

function journalOf(commit: (groups: readonly WriteGroup[]) => Promise<void>) {
  const commits: number[] = [];
  const failures: unknown[] = [];
  const journal = new Journal({ commit } as Store, {
    committed: (groups) => commits.push(groups),
    failed: (error) => failures.push(error),
  });
  return { journal, commits, failures };
}

it('keeps its promise only when the commit is done, and takes along what came meanwhile', async () => {
  const finish: (() => void)[] = [];
  const { journal, commits } = journalOf(() => new Promise((done) => finish.push(done)));
  const kept: string[] = [];
  const first = journal.write([message('a')]).then(() => kept.push('a'));
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  const rest = ['b', 'c', 'd'].map((table) => journal.write([message(table)]).then(() => kept.push(table)));
  expect(kept).toEqual([]);
  finish[0]();
  await first;
  expect(kept).toEqual(['a']);
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[1]();
  await Promise.all(rest);
  await journal.settled();
  expect(commits).toEqual([1, 3]);
});

it('one group that cannot be written does not take the others along', async () => {
  const { journal, failures } = journalOf(async (groups) => {
    if (groups.flat().some((write) => write.type === 'chat' && write.table === 'bad')) throw new Error('full');
  });
  const results = await Promise.allSettled(['a', 'bad', 'b'].map((table) => journal.write([message(table)])));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(failures.length).toBeGreaterThan(0);
});
