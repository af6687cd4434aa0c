import { isGameId } from '@tafelrunde/games';
import { questDay, questRecord } from '@tafelrunde/protocol/schemas';
import type { Context, Hono } from 'hono';
import type { QuestDesk } from '../quests.ts';
import type { Env, RouteTools } from './api.ts';

interface QuestTools extends RouteTools {
  readonly quests: QuestDesk;
  /** Who asks, if he has a name, and from where. */
  viewer(c: Context<Env>): Promise<string | null>;
  address(c: Context<Env>): string;
  tooFast(c: Context<Env>): Response;
}

const STATUS = { 'quest-day': 409, 'quest-unfit': 409, busy: 503 } as const;

/** The quest of the day: anybody may look at its boards, whoever has a name gets on them. */
export function questRoutes(
  api: Hono<Env>,
  { quests, rates, body, refuse, somebody, viewer, address, tooFast }: QuestTools,
): void {
  api.get('/quests/:game/:day', async (c) => {
    const { game } = c.req.param();
    const day = questDay.safeParse(c.req.param('day'));
    if (!isGameId(game) || !day.success) return refuse(c, 400, 'bad-request');
    return c.json(await quests.board(game, day.data, await viewer(c)));
  });

  api.post('/quests', somebody, async (c) => {
    const wish = await body(c, questRecord);
    if (!wish) return refuse(c, 400, 'bad-request');
    const person = c.get('person').id;
    const network = address(c);
    // What it costs to play it again is charged before that is done.
    const price = wish.record.answers.length;
    if (!rates.replays.allows(network, price) || !rates.replays.allows(person, price)) return tooFast(c);
    const board = await quests.take(wish, { person, network });
    return typeof board === 'string' ? refuse(c, STATUS[board], board) : c.json(board);
  });
}
