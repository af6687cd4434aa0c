import { resignId } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { NOON, playedQuest, TODAY } from '../quest.ts';
import { startServer } from '../serving.ts';

const now = (): number => NOON;

it('nothing gets on a board that was not played so: another deal, other options, led bots, half a game, nonsense', async () => {
  const { url } = await startServer({ now });
  const mallory = await Visitor.called(url, 'Mallory');
  const record = await playedQuest('dbg', TODAY);
  const tomorrow = await playedQuest('dbg', TODAY + 1);
  const forged: readonly (readonly [string, object])[] = [
    ['another day', tomorrow],
    ['another deal under the name of today', { ...tomorrow, seed: record.seed }],
    ['easier options', { ...record, setup: { ...(record.setup as object), mode: 'easy' } }],
    ['another game', { ...record, game: 'tcg' }],
    ['no game', { ...record, game: 'chess' }],
    ['half of it', { ...record, answers: record.answers.slice(0, 20) }],
    ['nothing at all', { ...record, answers: [] }],
    ['more than all', { ...record, answers: [...record.answers, 'pass'] }],
    ['a bot that gives up', { ...record, answers: [resignId(1)] }],
    ['a person who gives up', { ...record, answers: [resignId(0)] }],
    ['a bot that was led', { ...record, answers: record.answers.map((id) => (id === 'end' ? 'pass' : id)).reverse() }],
    ['words that are no answers', { ...record, answers: ['constructor', '__proto__', 'toString'] }],
  ];
  for (const [what, given] of forged) {
    const { status, json } = await mallory.ask('POST', '/quests', { day: TODAY, record: given });
    expect([what, status, json]).toEqual([what, 409, { code: 'quest-unfit' }]);
  }
  expect(await mallory.must('GET', `/quests/dbg/${TODAY}`)).toMatchObject({ players: 0, rows: [] });
});

it('what is no record at all is refused, and so is who has no name', async () => {
  const { url } = await startServer({ now });
  const mallory = await Visitor.called(url, 'Mallory');
  const record = await playedQuest('dbg', TODAY);
  const bad: readonly unknown[] = [
    {},
    { day: TODAY },
    { day: -1, record },
    { day: 1.5, record },
    { day: 1e9, record },
    { day: String(TODAY), record },
    { day: TODAY, record: { ...record, answers: [1] } },
    { day: TODAY, record: { ...record, answers: [''] } },
    { day: TODAY, record: { ...record, answers: Array.from({ length: 10_001 }, () => 'a') } },
    { day: TODAY, record: { ...record, won: true } },
    { day: TODAY, record, score: 1 },
  ];
  for (const given of bad) expect((await mallory.ask('POST', '/quests', given)).status).toBe(400);
  expect((await new Visitor(url).ask('POST', '/quests', { day: TODAY, record })).status).toBe(401);
  for (const path of ['/quests/chess/1', '/quests/dbg/x', '/quests/dbg/-1', '/quests/dbg/9999999']) {
    expect((await mallory.ask('GET', path)).status).toBe(400);
  }
});

it('playing again is charged by the answers there are, before it is done', async () => {
  const { url } = await startServer({ now, config: { rates: 1 } });
  const mallory = await Visitor.called(url, 'Mallory');
  const { game, gameVersion, setup, seed } = await playedQuest('dbg', TODAY);
  const record = { game, gameVersion, setup, seed, answers: Array.from({ length: 9000 }, () => 'pass') };
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await mallory.ask('POST', '/quests', { day: TODAY, record })).status);
  expect(statuses).toEqual([409, 409, 429]);
});
