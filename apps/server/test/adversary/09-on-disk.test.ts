import { expect, it } from 'vitest';
import type { Visitor } from '../../src/client/visitor.ts';
import { openStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { eventually, startServer, startTable } from '../serving.ts';

/** A store whose commits can be held up, and then go through or fail. */
class Disk {
  private held: (() => void)[] | null = null;
  private full = false;
  waiting = 0;

  readonly open = async (folder: string): Promise<Store> => {
    const store = await openStore(folder);
    return new Proxy(store, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        if (name !== 'commit') return value.bind(target);
        return (groups: Parameters<Store['commit']>[0]) => this.commit(() => target.commit(groups));
      },
    });
  };

  private async commit(work: () => Promise<void>): Promise<void> {
    if (this.held) {
      this.waiting++;
      await new Promise<void>((go) => this.held!.push(go));
    }
    if (this.full) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    await work();
  }

  hold(): void {
    this.held = [];
  }

  release(how: 'written' | 'full'): void {
    this.full = how === 'full';
    for (const go of this.held ?? []) go();
    this.held = null;
  }
}

async function atTheLastMove() {
  const disk = new Disk();
  const { url } = await startServer({ openStore: disk.open });
  const { id, visitors, tables } = await startTable(url, 2);
  const heard: string[] = [];
  tables[1].heard = (text) => heard.push(text);
  disk.hold();
  // A game of two is over when one of them gives up.
  const reply = tables[0].say({ type: 'resign' });
  await eventually(() => disk.waiting > 0);
  const ask = (visitor: Visitor) => ({
    record: visitor.ask('GET', `/tables/${id}/record`),
    goOn: visitor.ask('POST', `/tables/${id}/go-on`, { position: 0 }),
  });
  return { disk, id, tables, visitors, heard, reply, asked: ask(visitors[1]) };
}

it('what never reached the disk was never told: no end, no seed, no table to go on from', async () => {
  const { disk, id, visitors, heard, reply, asked } = await atTheLastMove();
  const late = await visitors[1].sitDown(id);
  const seen: string[] = [];
  late.heard = (text) => seen.push(text);
  // Whoever asks while it is being written waits, as everybody else does.
  await Promise.race([asked.record, asked.goOn, new Promise((resolve) => setTimeout(resolve, 100))]);
  expect([...heard, ...seen].filter((text) => /"over"|resigned/.test(text))).toEqual([]);
  disk.release('full');
  expect(await reply).toMatchObject({ type: 'refused', code: 'not-stored' });
  expect([(await asked.record).status, (await asked.goOn).status]).toEqual([403, 403]);
  expect([...heard, ...seen].filter((text) => /"state":"over"|resigned/.test(text))).toEqual([]);
  // The game goes on where it was.
  disk.release('written');
  const again = await visitors[1].sitDown(id);
  await again.until(() => again.picture !== null);
  expect(again.picture!.over).toBe(null);
  expect((await visitors[1].ask('GET', `/tables/${id}/record`)).status).toBe(403);
});

it('and what has reached it is told to all who waited', async () => {
  const { disk, tables, reply, asked } = await atTheLastMove();
  disk.release('written');
  expect((await reply).type).toBe('done');
  expect([(await asked.record).status, (await asked.goOn).status]).toEqual([200, 200]);
  await eventually(() => tables[1].mirror.table?.state === 'over');
});
