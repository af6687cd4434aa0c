import { describe, expect, it } from 'vitest';
import { withoutEngines } from '../../test/engines.ts';
import { at, sharedConfig, startNodes, twoPeople } from '../../test/nodes.ts';
import { eventually, playOn, startServer } from '../../test/serving.ts';
import { watchedStore } from '../../test/watched-store.ts';
import { Visitor } from '../client/visitor.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { CommitUncertain } from '../store/store.ts';

describe.skipIf(withoutEngines)('several nodes', () => {
  it('let people at different nodes play, talk and see each other come and go', async () => {
    const [a, b] = await startNodes(2);
    const { id, tables } = await twoPeople(a.url, b.url);
    const [one, two] = tables;
    expect(await playOn(tables, 8)).toBe(8);
    await two.say({ type: 'chat', text: 'Hallo von drüben' });
    await one.until(() => one.mirror.chat.some(({ text }) => text === 'Hallo von drüben'));
    expect(one.mirror.table?.seats[1].here).toBe(true);
    const watcher = await (await Visitor.called(b.url, 'Cleo')).sitDown(id);
    await watcher.until(() => watcher.picture !== null);
    await one.until(() => one.mirror.table?.watchers === 1);
    watcher.close();
    two.close();
    await one.until(() => one.mirror.table?.seats[1].here === false && one.mirror.table.watchers === 0);
  });

  it('hand their tables over when they stop: whoever is elsewhere stays on the line and plays on', async () => {
    const [a, b] = await startNodes(2);
    // The first to come is where the table is.
    const { id, anna, tables } = await twoPeople(a.url, b.url);
    const [, two] = tables;
    await playOn(tables, 3);
    await a.stop();
    expect(two.closed).toBe(-1);
    const back = await at(b.url, anna).sitDown(id);
    await back.until(() => back.picture !== null);
    expect(back.picture?.position).toBe(3);
    expect(await playOn([back, two], 5)).toBe(5);
    expect(two.closed).toBe(-1);
  });

  it('take over what is said while a table changes hands, once', async () => {
    const [a, b] = await startNodes(2);
    const { tables } = await twoPeople(a.url, b.url);
    const [, two] = tables;
    const said = Array.from({ length: 6 }, (_, i) => `Satz ${i}`);
    const replies = [];
    for (const [i, text] of said.entries()) {
      replies.push(two.say({ type: 'chat', text }));
      if (i === 2) void a.stop();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(replies)).map(({ type }) => type)).toEqual(said.map(() => 'done'));
    const kept = () => two.mirror.chat.map(({ text }) => text).filter((text) => text.startsWith('Satz'));
    await eventually(() => kept().length >= said.length);
    expect(kept()).toEqual(said);
  });

  it('bring everybody to one and the same table again when something could not be stored', async () => {
    const shared = await sharedConfig();
    let [failures, claims] = [0, 0];
    const openStore = watchedStore(
      async (name, call) => {
        if (name === 'claim') claims++;
        if (name === 'commit' && failures > 0) {
          failures--;
          throw new Error('not today');
        }
        return call();
      },
      () => openPostgres(shared.database),
    );
    const { url } = await startServer({ config: shared, openStore });
    const { tables } = await twoPeople(url, url);
    const [one, two] = tables;
    await playOn(tables, 2);
    claims = 0;
    failures = 1;
    expect(await two.say({ type: 'chat', text: 'geht nicht' })).toMatchObject({ type: 'refused', code: 'not-stored' });
    // Both look for the table at the same time, and must find the same.
    expect(await playOn(tables, 6)).toBe(6);
    await eventually(() => tables.every(({ picture }) => picture?.position === 8));
    expect([one.closed, two.closed]).toEqual([-1, -1]);
    expect(claims).toBe(1);
  });

  it('send people away from a table that fails again and again', async () => {
    const shared = await sharedConfig();
    let [broken, claims] = [false, 0];
    const openStore = watchedStore(
      async (name, call) => {
        if (name === 'claim') claims++;
        if (name === 'commit' && broken) throw new CommitUncertain('not today');
        return call();
      },
      () => openPostgres(shared.database),
    );
    const { url } = await startServer({ config: shared, openStore });
    const { tables } = await twoPeople(url, url);
    const [one, two] = tables;
    claims = 0;
    broken = true;
    for (let i = 0; i < 50 && one.closed < 0 && two.closed < 0; i++)
      await two.say({ type: 'chat', text: 'geht nicht' });
    await two.until(() => two.closed >= 0);
    expect(claims).toBeLessThan(20);
  });

  it('know a record wherever it is asked for', async () => {
    const [a, b] = await startNodes(2);
    const { id, bert, tables } = await twoPeople(a.url, b.url);
    expect((await bert.ask('GET', `/tables/${id}/record`)).status).toBe(403);
    await playOn(tables);
    const record = await bert.must<{ answers: string[] }>('GET', `/tables/${id}/record`);
    expect(record.answers.length).toBeGreaterThan(3);
    expect(await bert.must('POST', `/tables/${id}/go-on`, { position: 2 })).toMatchObject({ id: expect.any(String) });
  });

  it('share sessions: a name that is changed, and a logout that ends lines everywhere', async () => {
    const [a, b] = await startNodes(2);
    const { anna, tables } = await twoPeople(a.url, b.url);
    const [one] = tables;
    const there = at(b.url, anna);
    expect(await there.must('GET', '/me')).toMatchObject({ me: { name: 'Anna', login: null } });
    await anna.must('POST', '/me', { name: 'Änne' });
    await eventuallyAsync(async () => (await there.must<{ me: { name: string } }>('GET', '/me')).me.name === 'Änne');
    await there.must('POST', '/logout');
    await one.until(() => one.closed === 4003);
    await eventuallyAsync(async () => (await anna.must<{ me: unknown }>('GET', '/me')).me === null);
  });

  it('count together what somebody does', async () => {
    const [a, b] = await startNodes(2, { rates: 1 });
    const guests = async (url: string): Promise<number> => {
      const visitor = new Visitor(url);
      const { status } = await visitor.ask('POST', '/me', { name: 'Anna' });
      return status;
    };
    for (let i = 0; i < 20; i++) expect(await guests(a.url)).toBe(200);
    await eventuallyAsync(async () => (await guests(b.url)) === 429);
  });

  it('are ready until they stop', async () => {
    const [a] = await startNodes(1);
    expect((await fetch(`${a.url}/readyz`)).status).toBe(200);
  });
});

async function eventuallyAsync(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) if (await done()) return;
  throw new Error('it did not happen');
}
