import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './link.ts';

const record = {
  ...{ game: 'dbg', gameVersion: 3, setup: { seats: 2, heroes: 'beginner' }, seed: 'a/b+c=' },
  answers: Array.from({ length: 300 }, (_, i) => `k${i % 40}.${i % 3}`),
};

test('a record goes into an address and comes out of it as it was', async () => {
  const packed = await packRecord(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(JSON.stringify(record).length / 2);
  expect(JSON.parse((await unpackRecord(packed)) ?? '')).toEqual(record);
  const none = { ...record, answers: [] };
  expect(JSON.parse((await unpackRecord(await packRecord(none))) ?? '')).toEqual(none);
});

test('what is no record is none, whatever it is', async () => {
  for (const bad of ['', 'nonsense', '!!!', 'AAAA', (await packRecord(record)).slice(0, 40)]) {
    expect(await unpackRecord(bad)).toBeNull();
  }
});
