import { announcement } from '@tafelrunde/protocol/schemas';
import type { Hono, MiddlewareHandler } from 'hono';
import { newId } from '../rooms/house.ts';
import type { Env, RouteTools } from './api.ts';

const DAY = 24 * 3600 * 1000;

/** What whoever runs the server may see and do from the page: no cards, no chats, no secrets. */
export function adminRoutes(api: Hono<Env>, tools: RouteTools): void {
  const { store, house, lobby, live, config, body, refuse, somebody, now } = tools;

  /** Marked by the command line; to everybody else there is no such thing. */
  const operator: MiddlewareHandler<Env> = async (c, next) =>
    (await store.persons.person(c.get('person').id))?.operator ? next() : refuse(c, 404, 'not-found');

  api.get('/admin', somebody, operator, async (c) => {
    const { mostConnections, mostConnectionsPerAddress, mostRooms, rates, idleMinutes, openDays, overDays } = config;
    return c.json({
      tables: await store.countTables(),
      rooms: await house.inMemory(),
      people: await store.persons.count(),
      here: lobby.presence.list(200),
      connections: live.connections,
      limits: { mostConnections, mostConnectionsPerAddress, mostRooms, rates, idleMinutes, openDays, overDays },
      reports: await store.relations.reports(100),
      announcements: await store.persons.announcements(now()),
    });
  });

  api.get('/admin/people', somebody, operator, async (c) =>
    c.json({ people: await store.persons.search((c.req.query('text') ?? '').slice(0, 64), 50) }),
  );

  api.post('/admin/reports/:id/settle', somebody, operator, async (c) => {
    await store.relations.settle(c.req.param('id'));
    return c.json({});
  });

  api.post('/admin/announcements', somebody, operator, async (c) => {
    const wish = await body(c, announcement);
    if (!wish) return refuse(c, 400, 'bad-request');
    const { de, en, days } = wish;
    await store.persons.announce({ id: newId(), de, en, at: now(), until: days === 0 ? 0 : now() + days * DAY });
    await lobby.announced();
    return c.json({});
  });

  api.delete('/admin/announcements/:id', somebody, operator, async (c) => {
    await store.persons.unannounce(c.req.param('id'));
    await lobby.announced();
    return c.json({});
  });
}
