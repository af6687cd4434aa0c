import { type GameRecord, startMatch } from '@tafelrunde/kernel';
import type { ServerAnalysis } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { eventually, playOn, startServer } from '../test/serving.ts';
import { AnalysisDesk } from './analyses.ts';
import { Visitor } from './client/visitor.ts';
import { theGames } from './games.ts';
import { silentLog } from './log.ts';
import type { AnalysisStore, StoredAnalysis } from './store/parts/analyses.ts';
import perform from './work/work.ts';

/** A table of the deck-building game at which one person plays against a bot and soon gives up. */
async function finishedTable(url: string, spectators = true): Promise<{ readonly id: string; readonly anna: Visitor }> {
  const anna = await Visitor.called(url, 'Anna');
  const id = await anna.openTable({
    ...{ game: 'dbg', setup: { seats: 2, heroes: 'beginner' }, access: 'link', spectators, clock: null },
    seats: ['me', 'random'],
  });
  const table = await anna.sitDown(id);
  await table.say({ type: 'start' });
  await table.until(() => table.picture !== null);
  await playOn([table], 6);
  await table.say({ type: 'resign' });
  await table.until(() => table.mirror.table?.state === 'over');
  table.close();
  return { id, anna };
}

it('a finished game is analysed by the server, for those who played it, and kept with it', async () => {
  const { url } = await startServer();
  const { id, anna } = await finishedTable(url);
  const look = (visitor: Visitor) => visitor.must<ServerAnalysis>('GET', `/tables/${id}/analysis`);
  expect(await look(anna)).toEqual({ state: 'none' });
  const bert = await Visitor.called(url, 'Bert');
  expect((await bert.ask('POST', `/tables/${id}/analysis`, {})).status).toBe(403);
  expect((await bert.ask('DELETE', `/tables/${id}/analysis`)).status).toBe(403);
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await new Visitor(url).ask(method, `/tables/${id}/analysis`, {})).status).toBe(401);
  }
  expect(await anna.must('POST', `/tables/${id}/analysis`, {})).toMatchObject({ state: 'running' });
  let found = await look(anna);
  for (let tries = 0; found.state === 'running' && tries < 2000; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await look(anna);
  }
  // Only what the person decided is judged, and whoever may see the game may see that.
  expect(found).toMatchObject({ state: 'finished', analysis: { format: 'tafelrunde-analysis', game: 'dbg' } });
  const { judged } = (found as unknown as { analysis: { judged: readonly { seat: number }[] } }).analysis;
  expect(new Set(judged.map(({ seat }) => seat))).toEqual(new Set([0]));
  expect(await look(bert)).toEqual(found);
  expect(await look(new Visitor(url))).toEqual(found);
  // There is one; nothing is reckoned again, and it stays.
  expect(await anna.must('POST', `/tables/${id}/analysis`, {})).toEqual(found);
  expect(await anna.must('DELETE', `/tables/${id}/analysis`)).toEqual(found);
});

it('a game that nobody may watch is shown to those who played it alone', async () => {
  const { url } = await startServer();
  const { id, anna } = await finishedTable(url, false);
  for (const what of ['record', 'analysis']) {
    expect((await anna.ask('GET', `/tables/${id}/${what}`)).status).toBe(200);
    for (const visitor of [new Visitor(url), await Visitor.called(url, 'Bert')]) {
      expect((await visitor.ask('GET', `/tables/${id}/${what}`)).status).toBe(404);
    }
  }
});

it('there is no analysis before the end, of no table, and of a game that nobody can judge', async () => {
  const { url } = await startServer();
  const anna = await Visitor.called(url, 'Anna');
  const seats = ['me', 'random'] as const;
  const wish = { setup: { seats: 2 }, access: 'link', spectators: true, clock: null } as const;
  const id = await anna.openTable({ ...wish, game: 'sample', seats: [...seats] });
  const table = await anna.sitDown(id);
  await table.say({ type: 'start' });
  await table.until(() => table.picture !== null);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect((await anna.ask(method, `/tables/${id}/analysis`, body)).status).toBe(403);
    expect((await anna.ask(method, `/tables/${'x'.repeat(22)}/analysis`, body)).status).toBe(404);
    expect((await anna.ask(method, '/tables/nonsense/analysis', body)).status).toBe(404);
  }
  await playOn([table]);
  await table.until(() => table.mirror.table?.state === 'over');
  expect((await anna.ask('POST', `/tables/${id}/analysis`, {})).status).toBe(400);
});

/** A store in memory with what the desk needs. */
function memory(): AnalysisStore & { readonly kept: Map<string, StoredAnalysis> } {
  const kept = new Map<string, StoredAnalysis>();
  return {
    kept,
    of: async (table) => kept.get(table) ?? null,
    begin: async (table, text, at) => {
      if (kept.has(table)) return false;
      kept.set(table, { text, at, finished: false });
      return true;
    },
    note: async (table, analysis) => kept.has(table) && kept.set(table, analysis) !== undefined,
    drop: async (table) => {
      if (!kept.get(table)?.finished) kept.delete(table);
    },
  };
}

it('too many are refused, by person and in all; one that is ended makes room for the next', async () => {
  const store = memory();
  const held: (() => void)[] = [];
  const judged: string[] = [];
  const desk = new AnalysisDesk({
    ...{ store, games: theGames, log: silentLog, now: Date.now },
    workshop: {
      hands: 1,
      perform: async (work) => {
        if (work.kind === 'judge') judged.push(work.judging.record.seed);
        await new Promise<void>((resolve) => held.push(resolve));
        return perform(work);
      },
      close: async () => {},
    },
  });
  const wish = (table: string, person: string) => ({ table, person, seats: [0], record: recordOf(table) });
  expect(await desk.ask(wish('a', 'anna'))).toMatchObject({ state: 'running' });
  // It is there already, whoever asks.
  expect(await desk.ask(wish('a', 'bert'))).toMatchObject({ state: 'running' });
  await eventually(() => judged.length === 1);
  expect(await desk.ask(wish('b', 'anna'))).toMatchObject({ state: 'running' });
  expect(await desk.ask(wish('c', 'anna'))).toBe('busy');
  const others = await Promise.all(Array.from({ length: 25 }, (_, i) => desk.ask(wish(`t${i}`, `p${i}`))));
  expect(others.filter((one) => one === 'busy')).toHaveLength(7);
  // One that waits is ended, and the one under way: the next but one has its turn.
  await desk.stop('b');
  await desk.stop('a');
  held.shift()?.();
  await eventually(() => judged.length === 2);
  expect(judged).toEqual(['a', 't0']);
  expect(await Promise.all(['a', 'b'].map((table) => desk.of(table)))).toEqual([{ state: 'none' }, { state: 'none' }]);
  // Who has ended his may ask for another, and a server that stops leaves nothing behind.
  expect(await desk.ask(wish('c', 'anna'))).toMatchObject({ state: 'running' });
  desk.close();
  expect(await desk.ask(wish('d', 'dora'))).toBe('busy');
  held.shift()?.();
  await eventually(() => !store.kept.has('t0'));
});

/** Some decisions of a game, of whatever comes first. */
function recordOf(seed: string): GameRecord {
  const game = theGames.dbg;
  const setup = { seats: 2, heroes: 'beginner' };
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error('the game cannot be played');
  const match = started.value;
  const answers: string[] = [];
  while (answers.length < 20) {
    const { id } = match.decision()!.options[0];
    answers.push(id);
    match.answer(id);
  }
  return { game: game.id, gameVersion: game.version, setup, seed, answers };
}
