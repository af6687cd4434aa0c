import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playOn, startServer, startTable, tempFolder } from '../../test/serving.ts';
import { Visitor } from '../client/visitor.ts';
import { backUp, restore } from './backup.ts';

it('a copy of a running server, put back, brings back tables, people and games as they were', async () => {
  const data = tempFolder();
  const copy = join(tempFolder(), 'copy.sqlite');
  const server = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(server.url, 2);
  await playOn(tables, 5);
  await tables[0].until(() => tables[0].picture!.position === 5);
  const then = structuredClone(tables[0].picture);
  expect(await backUp(data, copy)).toBe(null);
  expect(await backUp(data, copy)).toBe('exists');
  await playOn(tables, 5);
  expect(await restore(data, copy)).toBe('in-use');
  await server.stop();
  expect(await restore(data, copy)).toBe(null);
  expect(readdirSync(data).some((name) => name.includes('before'))).toBe(true);
  const again = await startServer({ config: { data } });
  const anna = Object.assign(new Visitor(again.url), { cookie: visitors[0].cookie });
  const table = await anna.sitDown(id);
  await table.until(() => table.picture !== null);
  expect(table.picture).toEqual(then);
});

it('what is no copy is refused, and nothing is touched', async () => {
  const data = tempFolder();
  expect(await backUp(data, join(data, 'copy'))).toBe('no-data');
  expect(await restore(data, join(data, 'nothing'))).toBe('no-copy');
  const wrong = join(tempFolder(), 'wrong');
  writeFileSync(
    wrong,
    'This is no database at all, but long enough to be taken for one by somebody in a hurry.'.repeat(9),
  );
  expect(await restore(data, wrong)).toBe('damaged');
  expect(readdirSync(data)).toEqual([]);
});
