import { resignId } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { type LiveTable, Visitor } from '../../src/client/visitor.ts';
import { eventually, playOn, startServer, startTable } from '../serving.ts';
import { setupFor } from '../setups.ts';

const { url } = await startServer();

const askedAt = (tables: readonly LiveTable[]): number => tables.findIndex(({ picture }) => picture?.decision);

describe.each(['lcg', 'tcg', 'dbg', 'runebound'])('%s', (game) => {
  it('whoever is asked cannot resign for another, alone or behind an answer of his own', async () => {
    const { tables } = await startTable(url, 2, { game, setup: setupFor(game, 2) });
    await eventually(() => askedAt(tables) >= 0);
    const seat = askedAt(tables);
    const asked = tables[seat];
    const before = asked.picture!;
    expect(await asked.answer(resignId(1 - seat))).toMatchObject({ type: 'refused', code: 'not-an-option' });
    expect(asked.picture).toBe(before);
    // A run of answers: the first is fine, and what follows it must be, too.
    const { id } = before.decision!.options[0];
    expect((await asked.answer(id, resignId(1 - seat), resignId(seat))).type).toBe('done');
    await eventually(() => tables.every(({ picture }) => picture!.position === before.position + 1));
    for (const { picture, mirror } of tables) {
      expect(picture!.over).toBe(null);
      expect(mirror.table?.state).toBe('running');
    }
  });

  it('a seat gives up for itself, also when another is asked', async () => {
    const { tables } = await startTable(url, 2, { game, setup: setupFor(game, 2) });
    await eventually(() => askedAt(tables) >= 0);
    const idle = 1 - askedAt(tables);
    const { position } = tables[idle].picture!;
    expect((await tables[idle].say({ type: 'resign' })).type).toBe('done');
    await eventually(() => tables[1 - idle].picture!.position === position + 1);
    expect(tables[1 - idle].mirror.chat.map(({ event }) => event)).toContain('resigned');
    // Friends play on without him; between rivals the other one has won.
    const { over } = tables[1 - idle].picture!;
    if (game === 'lcg') expect(over).toBe(null);
    else expect(over).toEqual({ winners: [1 - idle], reason: 'kernel.end.resigned' });
    expect((await tables[idle].say({ type: 'resign' })).type).toBe('refused');
  });
});

it('the answer by which the asked seat itself gives up is taken', async () => {
  const { tables } = await startTable(url, 2);
  const seat = askedAt(tables);
  expect((await tables[seat].answer(resignId(seat))).type).toBe('done');
  await eventually(() => tables[seat].picture?.over?.winners[0] === 1 - seat);
});

it('who only watches gives up for nobody', async () => {
  const { id, tables } = await startTable(url, 2);

  const stranger = await (await Visitor.called(url, 'Mallory')).sitDown(id);
  await stranger.until(() => stranger.picture !== null);
  expect(await stranger.say({ type: 'resign' })).toMatchObject({ code: 'no-seat' });
  expect(await stranger.answer(resignId(0))).toMatchObject({ code: 'no-seat' });
  expect(tables[0].picture!.over).toBe(null);
});

/** Plays games of three until somebody is in the middle of a run of picks. */
async function inTheMiddleOfPicks(): Promise<{ asked: LiveTable; other: LiveTable }> {
  for (let game = 0; game < 10; game++) {
    const { tables } = await startTable(url, 3, { game: 'tcg', setup: setupFor('tcg', 3) });
    for (let given = 0; given < 200; given++) {
      await eventually(() => tables.some(({ picture }) => picture?.decision || picture?.over));
      const asked = tables.find(({ picture }) => picture?.decision);
      if (!asked) break;
      if (asked.picture!.picks.length > 0) return { asked, other: tables.find((one) => one !== asked)! };
      const { group, options } = asked.picture!.decision!;
      const pick = group ? options.findIndex(({ cards }) => cards.length > 0) : -1;
      await playOn([asked], 1, (count) => (pick >= 0 ? pick : given % count));
    }
  }
  throw new Error('nothing was picked');
}

it('nobody takes the resignation of another back with a pick of his own', async () => {
  const { asked, other } = await inTheMiddleOfPicks();
  const { position, branch, picks } = asked.picture!;
  await other.say({ type: 'resign' });
  await eventually(() => asked.picture!.position === position + 1);
  const unpick = { type: 'unpick', branch, position: position + 1, card: picks[0].cards[0] } as const;
  expect((await asked.say(unpick)).type).toBe('refused');
  // Going back past it is for the others to allow.
  await asked.say({ type: 'undo', branch, to: position - 1 });
  expect([asked.picture!.position, asked.picture!.branch]).toEqual([position + 1, branch]);
});
