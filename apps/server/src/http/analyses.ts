import { hasSkill } from '@tafelrunde/bots';
import type { GameRecord } from '@tafelrunde/kernel';
import { tableId } from '@tafelrunde/protocol/schemas';
import type { Context, Hono } from 'hono';
import type { AnalysisDesk } from '../analyses.ts';
import { Refused } from '../rooms/refusal.ts';
import type { Env, RouteTools } from './api.ts';

interface AnalysisTools extends RouteTools {
  readonly analyses: AnalysisDesk;
}

/** A game that is over, for somebody who may see it; otherwise he is told why not. */
interface Finished {
  readonly id: string;
  readonly record: GameRecord;
}

/** The same for somebody who has sat there, with the seats that people had. */
interface Played extends Finished {
  readonly person: string;
  readonly seats: readonly number[];
}

/** Analyses of finished games: who may read the record may read them, who has sat there may ask for one or end it. */
export function analysisRoutes(
  api: Hono<Env>,
  { analyses, tables, store, rates, refuse, somebody, anybody, limitPerson }: AnalysisTools,
): void {
  const recordFor = async (c: Context<Env>, reader: string): Promise<Finished | Response> => {
    const id = tableId.safeParse(c.req.param('id')).data ?? '';
    const record = id === '' ? null : await tables.record(id, reader);
    if (!record) return refuse(c, 404, 'not-found');
    if (record instanceof Refused) return refuse(c, 403, 'not-allowed');
    return { id, record };
  };
  const playedBy = async (c: Context<Env>): Promise<Played | Response> => {
    const { id: person } = c.get('person');
    const found = await recordFor(c, person);
    if (found instanceof Response) return found;
    const table = await store.table(found.id);
    if (!table || !Object.hasOwn(table.hands, person)) return refuse(c, 403, 'not-allowed');
    const seats = [...table.seats.keys()].filter((seat) => table.seats[seat].kind === 'person');
    return { ...found, person, seats };
  };

  api.get('/tables/:id/analysis', anybody, async (c) => {
    const found = await recordFor(c, c.get('reader'));
    return found instanceof Response ? found : c.json(await analyses.of(found.id));
  });

  api.post('/tables/:id/analysis', somebody, limitPerson(rates.analyses), async (c) => {
    const found = await playedBy(c);
    if (found instanceof Response) return found;
    const { id: table, record, person, seats } = found;
    if (!hasSkill(record.game)) return refuse(c, 400, 'bad-request');
    const begun = await analyses.ask({ table, record, person, seats });
    return begun === 'busy' ? refuse(c, 503, 'analyses-busy') : c.json(begun);
  });

  api.delete('/tables/:id/analysis', somebody, async (c) => {
    const found = await playedBy(c);
    if (found instanceof Response) return found;
    await analyses.stop(found.id);
    return c.json(await analyses.of(found.id));
  });
}
