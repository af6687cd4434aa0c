import { invitation, quickMatch, tableId } from '@tafelrunde/protocol/schemas';
import type { Hono } from 'hono';
import { Refused } from '../rooms/refusal.ts';
import type { Env, RouteTools } from './api.ts';

/** How people find each other: anybody for a game, or somebody by name. */
export function invitationRoutes(api: Hono<Env>, tools: RouteTools): void {
  const { house, store, lobby, rates, body, refuse, somebody, limitPerson } = tools;

  api.post('/quick', somebody, limitPerson(rates.newTables), async (c) => {
    const wish = await body(c, quickMatch);
    if (!wish) return refuse(c, 400, 'bad-request');
    const id = await house.quickMatch(wish.game, c.get('person'));
    return id instanceof Refused ? refuse(c, 400, 'bad-request') : c.json({ id });
  });

  /** Those one has played with, and whether they are here. */
  api.get('/company', somebody, async (c) => {
    const company = await store.relations.company(c.get('person').id, 50);
    return c.json({
      people: company.map(({ person, name, tables }) => ({
        ...{ who: person, name, tables },
        here: lobby.presence.isHere(person),
      })),
    });
  });

  /** Invites somebody one has played with, or a friend; nobody else can be called by strangers. */
  api.post('/tables/:id/invite', somebody, limitPerson(rates.doings), async (c) => {
    const wish = await body(c, invitation);
    const id = tableId.safeParse(c.req.param('id')).data;
    if (!wish || !id) return refuse(c, 400, 'bad-request');
    const { id: own } = c.get('person');
    const table = await store.table(id);
    const concerned = table && (table.host === own || table.seats.some(({ person }) => person === own));
    if (!table || !concerned || table.state !== 'open') return refuse(c, 404, 'not-found');
    const [company, relations, blocked] = await Promise.all([
      store.relations.company(own, 200),
      store.relations.of(own),
      store.relations.blocked(own, [wish.person]),
    ]);
    const known =
      company.some(({ person }) => person === wish.person) ||
      relations.some(({ person, kind }) => person === wish.person && kind === 'friend');
    if (!known || blocked.length > 0) return refuse(c, 403, 'not-allowed');
    await store.calls.invite(id, wish.person, own, tools.now());
    lobby.ownChanged(wish.person);
    tools.caller.invited(wish.person, id);
    return c.json({});
  });

  /** No, thank you. */
  api.delete('/invitations/:id', somebody, async (c) => {
    const id = tableId.safeParse(c.req.param('id')).data;
    if (!id) return refuse(c, 400, 'bad-request');
    await store.calls.uninvite(id, c.get('person').id);
    lobby.ownChanged(c.get('person').id);
    return c.json({});
  });
}
