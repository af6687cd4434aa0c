import { expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { startServer } from '../serving.ts';
import { watchedStore } from '../watched-store.ts';

const secret = { login: 'mallory', password: 'ein langes Kennwort' };
const large = 'x'.repeat(60_000);

async function member(url: string): Promise<Visitor> {
  const visitor = await Visitor.called(url, 'Mallory');
  await visitor.must('POST', '/account', secret);
  return visitor;
}

it('storing a document takes nothing of the others out of the store', async () => {
  let read = 0;
  const openStore = watchedStore(async (_name, call) => {
    const result = await call();
    read += JSON.stringify(result ?? null).length;
    return result;
  });
  const { url } = await startServer({ openStore });
  const mallory = await member(url);
  for (let i = 0; i < 40; i++) await mallory.must('PUT', `/documents/deck/d${i}`, { value: large });
  read = 0;
  await mallory.must('PUT', '/documents/deck/d0', { value: large });
  expect(read).toBeLessThan(100);
  read = 0;
  const { documents } = await mallory.must<{ documents: unknown[] }>('GET', '/documents/keys');
  expect(documents).toHaveLength(40);
  expect(read).toBeLessThan(40 * 100);
});

it('an account keeps so many bytes, however often it tries and in however many pieces', async () => {
  const { url } = await startServer({ config: { documentKilobytes: 200, mostDocuments: 50 } });
  const mallory = await member(url);
  const put = async (key: string, value: unknown): Promise<number> =>
    (await mallory.ask('PUT', `/documents/deck/${key}`, { value })).status;
  const codes = await Promise.all(Array.from({ length: 12 }, (_, i) => put(`d${i}`, large)));
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  expect(codes.filter((code) => code === 403)).toHaveLength(9);
  expect((await mallory.ask('PUT', '/documents/deck/more', { value: large })).json).toEqual({ code: 'quota' });
  // What is there can be changed and made smaller; what was given up is free again.
  const { documents } = await mallory.must<{ documents: { key: string }[] }>('GET', '/documents/keys');
  const [{ key }] = documents;
  expect(await put(key, large)).toBe(200);
  expect(await put(key, 'small')).toBe(200);
  expect(await put('more', large)).toBe(200);
  await mallory.must('DELETE', '/documents/deck/more');
  expect(await put('again', large)).toBe(200);
});

it('characters are counted as the bytes they are', async () => {
  const { url } = await startServer({ config: { documentKilobytes: 50 } });
  const mallory = await member(url);
  const wide = '\u{1F9D9}'.repeat(14_000);
  expect((await mallory.ask('PUT', '/documents/deck/d', { value: wide })).status).toBe(403);
});

it('an account keeps so many documents', async () => {
  const { url } = await startServer({ config: { mostDocuments: 3 } });
  const mallory = await member(url);
  const codes: number[] = [];
  for (let i = 0; i < 4; i++) codes.push((await mallory.ask('PUT', `/documents/deck/d${i}`, { value: i })).status);
  expect(codes).toEqual([200, 200, 200, 403]);
});
