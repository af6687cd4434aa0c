import type { Game } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { eventually, startServer, tempFolder } from '../../test/serving.ts';
import { openStore } from '../store/sqlite.ts';
import { History, keptOf } from './history.ts';
import { Roamer } from './roamer.ts';
import { Visitor } from './visitor.ts';

it('who plays and who watches go from node to node, and all they were shown and told is kept', async () => {
  const data = tempFolder();
  const server = await startServer({ config: { data } });
  const host = await Visitor.called(server.url, 'Anna');
  const id = await host.openTable({
    ...{ game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null, seats: ['me', 'random'] },
  });
  const history = new History(id);
  const failed: string[] = [];
  let acknowledged = 0;
  const watcher = {
    // The second is nobody's address.
    urls: () => [server.url, 'http://localhost:1'],
    history,
    acknowledged: () => void acknowledged++,
    failed: (what: string) => void failed.push(what),
  };
  const player = new Roamer(host.cookie, id, true, watcher);
  const stranger = await Visitor.called(server.url, 'Bert');
  const spectator = new Roamer(stranger.cookie, id, false, watcher);
  await player.done;
  expect(player.over).toBe(true);
  await eventually(() => spectator.over);
  await spectator.stop();
  await server.stop();
  const store = await openStore(data);
  const kept = await keptOf(store, id);
  await store.close();
  expect(history.check(kept, sample as unknown as Game)).toEqual({ lost: 0, doubled: 0, problems: [] });
  expect(acknowledged).toBe(kept.answers.filter(({ seat }) => seat === 0).length);
  expect(acknowledged).toBeGreaterThan(2);
  expect(failed).toEqual([]);
});

it('who is told to stop comes back no more, also where nobody answers', async () => {
  let asked = 0;
  const urls = () => {
    asked++;
    return ['http://localhost:1'];
  };
  const roamer = new Roamer('', 'no-table', true, { urls, history: new History('no-table') });
  await eventually(() => asked > 2);
  await roamer.stop();
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([asked, roamer.over]).toEqual([before, false]);
});
