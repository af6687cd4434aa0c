import { describe, expect, it } from 'vitest';
import { postgres, withoutEngines } from '../../test/engines.ts';
import { playOn, startServer, startTable, tempFolder } from '../../test/serving.ts';
import { Visitor } from '../client/visitor.ts';
import { move } from './moving.ts';
import { openPostgres } from './postgres/postgres.ts';

describe.skipIf(withoutEngines)('moving', () => {
  it('takes everything to PostgreSQL and back, and games go on at either place', async () => {
    const data = tempFolder();
    const before = await startServer({ config: { data } });
    const { id, visitors, tables } = await startTable(before.url);
    await playOn(tables, 5);
    await tables[0].say({ type: 'chat', text: 'Grüße 🎲' });
    await before.stop();
    const database = await (await postgres()).database();
    const moved = await move({ from: `sqlite:${data}`, to: database });
    expect(moved).toMatchObject({ rows: { tables: 1, seats: 2, answers: 5, people: 2 } });

    const between = await startServer({ config: { database } });
    const comeBack = (url: string) =>
      Promise.all(
        visitors.map(async ({ cookie }) => {
          const live = await Object.assign(new Visitor(url), { cookie }).sitDown(id);
          await live.until(() => live.picture !== null);
          return live;
        }),
      );
    const there = await comeBack(between.url);
    expect(there[0].mirror.chat.map(({ text }) => text)).toContain('Grüße 🎲');
    expect(there[0].picture?.position).toBe(5);
    await playOn(there, 3);
    await between.stop();

    const back = tempFolder();
    expect(await move({ from: database, to: `sqlite:${back}` })).toMatchObject({ rows: { answers: 8 } });
    const after = await startServer({ config: { data: back } });
    const home = await comeBack(after.url);
    expect(home[0].picture?.position).toBe(8);
    await playOn(home, 1);
    await after.stop();
  });

  it('changes nothing where something is already, or while a server runs', async () => {
    const data = tempFolder();
    const server = await startServer({ config: { data } });
    await Visitor.called(server.url, 'Anna');
    const database = await (await postgres()).database();
    await expect(move({ from: `sqlite:${data}`, to: database })).rejects.toMatchObject({ code: 'data-in-use' });
    await server.stop();
    const store = await openPostgres(database);
    await store.beat('node', 60_000);
    expect(await move({ from: `sqlite:${data}`, to: database })).toBe('in-use');
    await store.retire('node');
    await store.addPerson({ id: 'p9', name: 'Bert', session: 'h9', at: 1 });
    expect(await move({ from: `sqlite:${data}`, to: database })).toBe('not-empty');
    expect(await store.personOf('h9', 0)).toMatchObject({ name: 'Bert' });
    await store.close();
    expect(await move({ from: `sqlite:${tempFolder()}`, to: database })).toBe('no-data');
    expect(await move({ from: 'mysql:x', to: database })).toBe('bad-place');
  });
});
