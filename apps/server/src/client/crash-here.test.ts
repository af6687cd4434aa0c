import { below, seedWords } from '@tafelrunde/kernel';
import { leadOf } from '@tafelrunde/session';
import { expect, it } from 'vitest';
import { startsHere } from '../../test/here.ts';
import { emptyPage, tempFolder } from '../../test/serving.ts';
import { theGames } from '../games.ts';
import { beginSession } from '../rooms/revive.ts';
import { openStore } from '../store/sqlite.ts';
import { NO_TURN } from '../store/store.ts';
import { crashTest, missingAnswers } from './crash.ts';

const setup = () => ({ seats: 2 });
const page = () => ({ TAFELRUNDE_PAGE: emptyPage() });

it('a server that comes back with all it has acknowledged has lost nothing, and every table goes on', async () => {
  const ended: string[] = [];
  const done: number[] = [];
  const report = await crashTest({
    ...{ data: tempFolder(), moments: 2, tables: 2, game: 'sample', setup, env: page(), start: startsHere(ended) },
    progress: (moment) => done.push(moment),
  });
  expect(report).toMatchObject({ moments: 2, lost: 0, stuck: 0, problems: [] });
  expect(report.acknowledged).toBeGreaterThanOrEqual(4);
  expect(report.games).toBeGreaterThanOrEqual(2);
  expect(ended).toEqual(['killed', 'killed']);
  expect(done).toEqual([1, 2]);
});

it('one that comes back with less has lost it', async () => {
  const data = tempFolder();
  const start = startsHere();
  let forgotten = 0;
  const forgetful: typeof start = async (env) => {
    const server = await start(env);
    return {
      ...server,
      async kill() {
        await server.kill();
        const store = await openStore(data);
        for (const { id } of await tablesOf(store)) {
          forgotten += (await store.answers(id)).filter(({ seat }) => seat === 0).length;
          await store.commit([[{ type: 'take-back', table: id, to: 0 }]]);
        }
        await store.close();
      },
    };
  };
  const report = await crashTest({
    ...{ data, moments: 1, tables: 1, game: 'sample', setup, env: page(), start: forgetful },
  });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(forgotten).toBe(report.acknowledged);
  expect(report.lost).toBe(report.acknowledged);
});

async function tablesOf(store: Awaited<ReturnType<typeof openStore>>) {
  return store.db.selectFrom('tables').select('id').execute() as Promise<{ id: string }[]>;
}

it('an answer that takes its leading question along is kept as two; another one is lost', async () => {
  const game = theGames.runebound;
  const luck = seedWords('led');
  // Played on at random until a question leads on to the next.
  for (;;) {
    const drawn = game.randomSetup((n) => below(luck, n));
    const begun = beginSession(game, { setup: drawn, seed: 'led', answers: [] }, 0);
    if (!begun.ok) continue;
    const session = begun.value;
    while (session.decision && leadOf(session.match) === null && session.position < 60) {
      const { seat, options } = session.decision;
      session.answer(seat, { position: session.position, branch: session.branch }, [
        options[below(luck, options.length)].id,
      ]);
    }
    const lead = leadOf(session.match);
    if (!session.decision || !lead) continue;
    const at = session.position;
    const [led] = lead.next.decision()!.options;
    session.answer(session.decision.seat, { position: at, branch: session.branch }, [led.id]);
    expect(session.position).toBe(at + 2);

    const data = tempFolder();
    const store = await openStore(data);
    const answers = session.answers.map((answer, position) => ({ position, answer, seat: 0, took: 0 }));
    await store.commit([
      [
        {
          type: 'table',
          table: {
            ...{ id: 't', game: game.id, gameVersion: game.version, setup: drawn, seed: 'led', state: 'running' },
            ...{ access: 'link', spectators: true, clock: null, host: 'p', branch: 0, fixed: false, next: null },
            ...{ hands: {}, changed: 0, follow: 0, turn: NO_TURN, seats: [] },
          },
        },
        ...answers.map((answer) => ({ type: 'answer' as const, table: 't', answer })),
      ],
    ]);
    await store.close();
    const missing = (...acknowledged: readonly (readonly [position: number, answer: string])[]) =>
      missingAnswers(data, [{ id: 't', acknowledged: new Map(acknowledged) }]);
    const all = answers.map(({ position, answer }) => [position, answer] as const);
    expect(await missing(...all)).toBe(0);
    expect(await missing([at, led.id])).toBe(0);
    expect(await missing([at, 'nobody answered that'])).toBe(1);
    expect(await missing([at + 2, 'nothing is there'], [at + 1, led.id], [0, 'something else'])).toBe(2);
    // The next answer is that one, too, but the question before it does not lead on to it.
    const plain = all.findIndex(([position], i) => i + 1 < at && position + 1 < at);
    if (plain >= 0) expect(await missing([plain, answers[plain + 1].answer])).toBe(1);
    expect(await missingAnswers(data, [{ id: 'no such table', acknowledged: new Map([[0, 'a']]) }])).toBe(1);
    return;
  }
});
