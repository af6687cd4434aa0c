import type { BestScore, LadderRow, OnlineGame, Profile, Tally } from '@tafelrunde/protocol';
import { personId, relation, report } from '@tafelrunde/protocol/schemas';
import type { Context, Hono } from 'hono';
import { newId } from '../rooms/house.ts';
import type { StoredResult } from '../store/parts/results.ts';
import type { Env, RouteTools } from './api.ts';

/** Ratings that are further off than this may be are called provisional. */
const PROVISIONAL = 110;

/** So many of one's own games are told. */
const MOST_GAMES = 500;

/** People as others may know them, what they are to each other, and all that is known of oneself. */
export function peopleRoutes(api: Hono<Env>, tools: RouteTools): void {
  const { store, tables, people, lobby, live, rates, body, refuse, somebody, limitPerson, now, leaveCookie } = tools;
  const meant = (c: Context<Env>): string | null => personId.safeParse(c.req.param('id')).data ?? null;

  api.get('/people/:id', somebody, async (c) => {
    const id = meant(c);
    const own = c.get('person').id;
    const found = id && (await store.persons.person(id));
    if (!found) return refuse(c, 404, 'not-found');
    const [results, ratings, relations] = await Promise.all([
      store.results.of(id, 500),
      store.results.ratingsOf(id),
      store.relations.of(own),
    ]);
    const profile: Profile = {
      ...{ who: id, name: found.name, since: found.created, me: id === own, here: lobby.presence.isHere(id) },
      operator: id === own && found.operator,
      relation: relations.find(({ person }) => person === id)?.kind ?? null,
      results: tallied(results),
      decks: favourites(results),
      ratings: ratings.map(({ pool, rating, deviation, games }) => ({
        ...{ pool, games, rating: Math.round(rating), deviation: Math.round(deviation) },
        provisional: deviation > PROVISIONAL,
      })),
    };
    return c.json(profile);
  });

  /** The best of a scenario with so many players, where people play together. */
  api.get('/scores/:game/:scenario/:seats', async (c) => {
    const { game, scenario, seats } = c.req.param();
    const count = /^\d$/.test(seats) ? Number(seats) : 0;
    const scores: readonly BestScore[] = await store.results.best(game, scenario, count, true, 20);
    return c.json({ scores });
  });

  api.get('/ladder/:game/:kind', async (c) => {
    const { game, kind } = c.req.param();
    const ladder = await store.results.ladder(`${game}/${kind}`, PROVISIONAL, 50);
    const rows: readonly LadderRow[] = ladder.map(({ person, name, rating, games }) => ({
      ...{ who: person, name, games, rating: Math.round(rating) },
    }));
    return c.json({ ladder: rows });
  });

  api.put('/people/:id/relation', somebody, limitPerson(rates.doings), async (c) => {
    const wish = await body(c, relation);
    const id = meant(c);
    const own = c.get('person').id;
    if (!wish || !id || id === own) return refuse(c, 400, 'bad-request');
    if (!(await store.persons.person(id))) return refuse(c, 404, 'not-found');
    if (wish.kind === null) {
      await store.relations.part(own, id, 'friend');
      await store.relations.part(own, id, 'block');
    } else await store.relations.relate(own, id, wish.kind, now());
    lobby.ownChanged(own);
    return c.json({});
  });

  api.post('/people/:id/report', somebody, limitPerson(rates.doings), async (c) => {
    const wish = await body(c, report);
    const id = meant(c);
    if (!wish || !id) return refuse(c, 400, 'bad-request');
    await store.relations.report({ id: newId(), person: c.get('person').id, about: id, ...wish, at: now() });
    return c.json({});
  });

  /** One's own games at tables of this server, for statistics. */
  api.get('/me/games', somebody, async (c) => {
    const found = await store.results.games(c.get('person').id, MOST_GAMES);
    const games: readonly OnlineGame[] = found.map(({ person, seat, slow, rated, ...game }) => game);
    return c.json({ games });
  });

  api.get('/me/everything', somebody, async (c) =>
    c.json(await store.persons.everything(c.get('person').id), 200, {
      'Content-Disposition': 'attachment; filename="tafelrunde-everything.json"',
    }),
  );

  /** Forgets whoever asks for it. Tables that have him in memory are read anew, before and after. */
  api.delete('/me', somebody, async (c) => {
    const { id } = c.get('person');
    await tables.letGoOf(id);
    await store.persons.erase(id);
    await tables.letGoOf(id);
    people.forgotten(id);
    live.endPerson(id);
    leaveCookie(c);
    return c.json({ me: null });
  });
}

function tallied(results: readonly StoredResult[]): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, scenario, won, score } of results) {
    const key = `${game} ${scenario}`;
    const { games, won: before, best } = tallies.get(key) ?? { games: 0, won: 0, best: null };
    const low = won && score !== null ? Math.min(best ?? score, score) : best;
    tallies.set(key, { game, scenario, games: games + 1, won: before + (won ? 1 : 0), best: low });
  }
  return [...tallies.values()].sort((a, b) => b.games - a.games);
}

/** What somebody has played with most, with how many games. */
function favourites(results: readonly StoredResult[]): readonly { game: string; deck: string; games: number }[] {
  const decks = new Map<string, { game: string; deck: string; games: number }>();
  for (const { game, deck } of results) {
    if (deck === '') continue;
    const known = decks.get(`${game} ${deck}`) ?? { game, deck, games: 0 };
    decks.set(`${game} ${deck}`, { ...known, games: known.games + 1 });
  }
  return [...decks.values()].sort((a, b) => b.games - a.games).slice(0, 5);
}
