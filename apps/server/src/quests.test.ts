import { type QuestResult, replayQuest } from '@tafelrunde/analysis';
import { dailyQuest, manifestOf, manifests } from '@tafelrunde/games';
import type { QuestBoard, QuestRow } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { NOON, playedQuest, TODAY } from '../test/quest.ts';
import { startServer } from '../test/serving.ts';
import { Visitor } from './client/visitor.ts';
import { theGames } from './games.ts';

const now = (): number => NOON;
const boardOf = (visitor: Visitor, game = 'dbg', day = TODAY): Promise<QuestBoard> =>
  visitor.must('GET', `/quests/${game}/${day}`);

it.each(manifests.map(({ id }) => id))(
  'the quest of %s that was played elsewhere stands on the board of its day',
  async (id) => {
    // Played before anybody comes: it takes so long that a line would be given up.
    const record = await playedQuest(id, TODAY);
    const { url } = await startServer({ now });
    const anna = await Visitor.called(url, 'Anna');
    const board = await anna.must<QuestBoard>('POST', '/quests', { day: TODAY, record });
    expect(board).toMatchObject({ game: id, day: TODAY, players: 1, place: 1, rows: [{ name: 'Anna' }] });
    expect(board.rows[0].rounds).toBeGreaterThan(0);
    // Whoever looks on sees the same, and no place of his own.
    expect(await boardOf(new Visitor(url), id)).toEqual({ ...board, place: null });
  },
);

it('the best of several results counts, whichever came first, and one for each person and day', async () => {
  const played = await Promise.all(['a', 'b', 'c', 'd'].map((mood) => playedQuest('dbg', TODAY, mood)));
  const quest = dailyQuest(manifestOf('dbg'), TODAY);
  const results = await Promise.all(played.map((record) => replayQuest(theGames.dbg, quest, record)));
  const figures = (of: Pick<QuestRow, 'won' | 'points' | 'rounds'>) =>
    [Number(of.won), of.points, of.won ? -of.rounds : of.rounds] as const;
  const [best] = (results as QuestResult[]).map(figures).sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
  let at = NOON;
  const { url } = await startServer({ now: () => at });
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => Visitor.called(url, name)));
  const send = (visitor: Visitor, record: object) =>
    visitor.must<QuestBoard>('POST', '/quests', { day: TODAY, record });
  for (const record of played) await send(anna, record);
  at += 1000;
  for (const record of played.toReversed()) await send(bert, record);
  const board = await boardOf(bert);
  // Who has come so far first stands before the others.
  expect(board).toMatchObject({ players: 2, place: 2, rows: [{ name: 'Anna' }, { name: 'Bert' }] });
  expect(board.rows.map(figures)).toEqual([best, best]);
});

it('who was offline brings it later, but not for ever and not before its day', async () => {
  let at = NOON;
  const { url } = await startServer({ now: () => at });
  const anna = await Visitor.called(url, 'Anna');
  const record = await playedQuest('dbg', TODAY);
  const send = () => anna.ask('POST', '/quests', { day: TODAY, record });
  const day = 24 * 3600 * 1000;
  at = NOON - 2 * day;
  expect(await send()).toMatchObject({ status: 409, json: { code: 'quest-day' } });
  at = NOON + 8 * day;
  expect(await send()).toMatchObject({ status: 409, json: { code: 'quest-day' } });
  at = NOON + 7 * day;
  expect((await send()).status).toBe(200);
  // East of here it is tomorrow already.
  at = NOON - day;
  expect((await send()).status).toBe(200);
  expect((await boardOf(anna)).players).toBe(1);
});

it('is among all that is known of somebody, and gone with him', async () => {
  const { url } = await startServer({ now });
  const anna = await Visitor.called(url, 'Anna');
  await anna.must('POST', '/quests', { day: TODAY, record: await playedQuest('dbg', TODAY) });
  const { quests } = await anna.must<{ quests: readonly object[] }>('GET', '/me/everything');
  expect(quests).toMatchObject([{ game: 'dbg', day: TODAY }]);
  await anna.must('DELETE', '/me');
  expect(await boardOf(new Visitor(url))).toMatchObject({ players: 0, rows: [] });
});
