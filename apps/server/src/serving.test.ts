import { describe, expect, it } from 'vitest';
import { eventually, playOn, startServer, startTable } from '../test/serving.ts';
import { LiveTable, Visitor } from './client/visitor.ts';

const server = await startServer();
const { url } = server;

describe('a table', () => {
  it('brings people together, who play a game to its end', async () => {
    const { tables } = await startTable(url, 3);
    expect(tables.map(({ mirror }) => mirror.table?.you)).toEqual([0, 1, 2]);
    expect(tables[1].mirror.table?.seats.map(({ name, here }) => [name, here])).toEqual([
      ['Anna', true],
      ['Bert', true],
      ['Cleo', true],
    ]);
    expect(await playOn(tables)).toBeGreaterThan(5);
    await eventually(() => tables.every(({ picture }) => picture?.over));
    for (const { picture } of tables) expect(picture?.over).toEqual(tables[0].picture?.over);
  });

  it('shows each seat its own hand and its own question only', async () => {
    const { tables } = await startTable(url, 2);
    const hands = tables.map(({ picture }) => (picture!.view as { seats: { hand: { cards: unknown[] } }[] }).seats);
    expect(hands[0][0].hand.cards.length).toBeGreaterThan(0);
    expect(hands[0][1].hand.cards).toEqual([]);
    expect(hands[1][0].hand.cards).toEqual([]);
    expect(tables.map(({ picture }) => picture!.decision !== null)).toEqual([true, false]);
  });

  it('is kept up by differences: whoever comes later sees the very same', async () => {
    const { id, visitors, tables } = await startTable(url, 2);
    await playOn(tables, 12);
    await eventually(() => tables[0].picture!.position === 12 && tables[1].picture!.position === 12);
    for (const [i, visitor] of visitors.entries()) {
      const again = await visitor.sitDown(id);
      await again.until(() => again.picture !== null);
      expect(again.picture).toEqual(tables[i].picture);
      expect(again.mirror.lines).toEqual(tables[i].mirror.lines);
      expect(again.mirror.chat).toEqual(tables[i].mirror.chat);
    }
  });

  it('goes on after a broken connection, in the middle of a decision', async () => {
    const { id, visitors, tables } = await startTable(url, 2);
    const asked = tables[0].picture!.decision;
    tables[0].breakOff();
    await tables[1].until(() => tables[1].mirror.table?.seats[0].here === false);
    const again = await visitors[0].sitDown(id);
    await again.until(() => again.picture !== null);
    expect(again.picture!.decision).toEqual(asked);
    expect((await again.answer(asked!.options[0].id)).type).toBe('done');
  });

  it('has bots for the rest, and one for whoever is away until he is back', async () => {
    const { tables } = await startTable(url, 1);
    const [anna] = tables;
    const view = anna.picture;
    await anna.say({ type: 'stand-in', seat: 0, level: 'random' });
    await anna.until(() => anna.picture!.position > view!.position + 3 || anna.picture!.over !== null);
    if (!anna.picture!.over) {
      await anna.say({ type: 'stand-in', seat: 0, level: null });
      await anna.until(() => anna.mirror.table?.seats[0].bot === '');
      await anna.until(() => anna.picture!.decision !== null || anna.picture!.over !== null);
    }
    expect(anna.mirror.chat.map(({ event }) => event)).toContain('bot-plays');
  });

  it('of strangers is refused: no seat, no view', async () => {
    const { id, tables } = await startTable(url, 2, { spectators: false });
    const stranger = await (await Visitor.called(url, 'Dora')).sitDown(id);
    await stranger.until(() => stranger.mirror.table !== null);
    expect(stranger.mirror.table?.you).toBe(-1);
    expect(stranger.picture).toBe(null);
    const { branch, position, decision } = tables[0].picture!;
    const ids = [decision!.options[0].id];
    expect(await stranger.say({ type: 'answer', branch, position, ids })).toMatchObject({ code: 'no-seat' });
    expect(await stranger.say({ type: 'sit', seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await tables[1].say({ type: 'answer', branch, position, ids })).toMatchObject({ code: 'not-your-decision' });
    expect(tables[0].picture!.position).toBe(position);
  });

  it('can be watched, if it allows that, as everybody may see it', async () => {
    const { id } = await startTable(url, 2, { spectators: true });
    const stranger = await (await Visitor.called(url, 'Dora')).sitDown(id);
    await stranger.until(() => stranger.picture !== null);
    expect(stranger.picture).toMatchObject({ viewer: 7, decision: null, asked: 0 });
    expect(await stranger.say({ type: 'chat', text: 'He holds a dragon!' })).toMatchObject({ code: 'not-allowed' });
  });

  it('does not exist for whoever guesses', async () => {
    const visitor = await Visitor.called(url, 'Eve');
    const table = await visitor.sitDown('A'.repeat(22));
    await table.until(() => table.closed > 0);
    expect(table.closed).toBe(4004);
    await expect(visitor.sitDown('short')).rejects.toThrow('404');
    await expect(LiveTable.connect(url, 'A'.repeat(22), 'tafelrunde=forged')).rejects.toThrow('401');
  });
});

describe('an answer', () => {
  it('that is late or repeated is refused without harm', async () => {
    const { tables } = await startTable(url, 2);
    const [anna] = tables;
    const { branch, position, decision } = anna.picture!;
    const ids = [decision!.options[0].id];
    const message = { type: 'answer', branch, position, ids } as const;
    const replies = await Promise.all([anna.say(message), anna.say(message), anna.say(message)]);
    expect(replies.map((reply) => (reply.type === 'refused' ? reply.code : reply.type))).toEqual([
      'done',
      'late',
      'late',
    ]);
    await anna.until(() => anna.picture!.position === position + 1);
  });

  it('that is not offered is refused with a reason', async () => {
    const { tables } = await startTable(url, 2);
    const before = tables[0].picture;
    expect(await tables[0].answer('nonsense')).toMatchObject({
      code: 'not-an-option',
      words: ['kernel.refusal.not-an-option', { id: 'nonsense' }],
    });
    expect(tables[0].picture).toBe(before);
  });
});

describe('undo', () => {
  const last = (table: LiveTable) => table.mirror.chat.at(-1)?.event;

  it('needs the consent of the others', async () => {
    const { tables } = await startTable(url, 2);
    const [anna, bert] = tables;
    const before = anna.picture!;
    // Ending the turn at once makes the next player draw; playing a card that nobody answers does not.
    const play = before.decision!.options.find(({ id }) => id !== 'pass') ?? before.decision!.options[0];
    await anna.answer(play.id);
    await anna.until(() => anna.picture !== before);
    const { branch, undoLimit, position } = anna.picture!;
    const reply = await anna.say({ type: 'undo', branch, to: before.position });
    if (undoLimit > before.position) {
      expect(reply).toMatchObject({ code: 'not-allowed' });
      return;
    }
    expect(reply.type).toBe('done');
    await bert.until(() => bert.mirror.table?.undo !== null);
    expect(bert.mirror.table?.undo).toEqual({ by: 0, to: before.position, missing: [1] });
    expect(await anna.say({ type: 'consent', agree: true })).toMatchObject({ code: 'not-allowed' });
    await bert.say({ type: 'consent', agree: false });
    await anna.until(() => last(anna) === 'undo-refused');
    expect(anna.picture!.position).toBe(position);
    await anna.say({ type: 'undo', branch, to: null });
    await bert.until(() => bert.mirror.table?.undo !== null);
    await bert.say({ type: 'consent', agree: true });
    await anna.until(() => anna.picture!.position === before.position);
    expect(anna.picture).toEqual({ ...before, branch: branch + 1 });
    // What was answered on the old branch no longer counts, although the position is the same again.
    expect(await anna.say({ type: 'answer', branch, position: before.position, ids: [play.id] })).toMatchObject({
      code: 'late',
    });
  });
});

describe('after the game', () => {
  it('its record is given out, it can be stepped through, gone on from, and played again', async () => {
    const { id, visitors, tables } = await startTable(url, 2);
    for (const visitor of [visitors[0], new Visitor(url)]) {
      expect((await visitor.ask('GET', `/tables/${id}/record`)).status).toBe(403);
    }
    expect(await tables[0].say({ type: 'look', position: 0, viewer: 1 })).toMatchObject({ code: 'not-running' });
    const first = tables[1].picture!;
    await playOn(tables);
    const record = await visitors[1].must<{ seed: string; answers: string[] }>('GET', `/tables/${id}/record`);
    expect(record.answers.length).toBe(tables[0].picture!.position);
    expect(record.seed.length).toBeGreaterThan(10);
    // A link to the game is enough for whoever may watch it.
    expect(await new Visitor(url).must('GET', `/tables/${id}/record`)).toEqual(record);
    const look = await tables[0].say({ type: 'look', position: 0, viewer: 1 });
    expect(look).toMatchObject({ type: 'look', picture: { ...first, branch: expect.anything() } });
    const on = await visitors[1].must<{ id: string }>('POST', `/tables/${id}/go-on`, { position: 3 });
    const table = await visitors[1].sitDown(on.id);
    await table.until(() => table.mirror.table !== null);
    expect(table.mirror.table).toMatchObject({ state: 'open', fixed: true, you: 1, host: true });
    await table.say({ type: 'start' });
    await table.until(() => (table.picture?.position ?? 0) >= 3);
    await tables[0].say({ type: 'rematch' });
    await tables[1].until(() => tables[1].mirror.table?.next !== null);
    const next = await visitors[1].sitDown(tables[1].mirror.table!.next!);
    await next.until(() => next.mirror.table !== null);
    expect(next.mirror.table).toMatchObject({ state: 'open', you: 1, seats: [{ name: 'Anna' }, { name: 'Bert' }] });
  });
});
