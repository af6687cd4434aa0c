import { replayQuest } from '@tafelrunde/analysis';
import { dailyQuest, loadGame, manifestOf, manifests } from '@tafelrunde/games';
import { parseRecord, saveGame } from '@tafelrunde/kernel';
import type { QuestRecord } from '@tafelrunde/protocol/schemas';
import { describe, expect, it, test } from 'vitest';
import { advisorFor } from '../engine/advisor.ts';
import { Screen } from '../engine/screen.ts';
import { ApiProblem } from '../online/ask.ts';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { type About, Saves } from '../saves/saves.ts';
import { sendAll } from './sending.ts';

const wishes = { pace: 'none', stops: { windows: {}, cards: {} }, curtain: false } as const;

test.each(manifests.map(({ id }) => id))(
  'what the page plays as a quest of %s the server can play again',
  { timeout: 120_000 },
  async (id) => {
    const game = await loadGame(id);
    const quest = [0, 1].map((day) => dailyQuest(manifestOf(id), day)).find(({ seats }) => seats > 1)!;
    const seats = Array.from({ length: quest.seats }, (_, seat) =>
      seat === 0 ? ('human' as const) : ('steady' as const),
    );
    const begun = Screen.start(game, quest.setup, quest.seed, { seats, wishes, strict: true });
    if (!begun.ok) throw new Error('the quest cannot be played');
    const screen = begun.value;
    const bots = await Promise.all(seats.map((_, seat) => advisorFor(game, 'steady', quest.seed, seat)));
    const person = await advisorFor(game, 'steady', 'somebody', 0);
    for (const { session } = screen; session.decision; ) {
      const bot = screen.botToMove;
      if (bot >= 0) screen.moveBot(bots[bot]!);
      else if (!screen.passIfWished()) screen.answer(session, [person.choose(session.match)]);
    }
    const read = parseRecord(saveGame(screen.session.history));
    if (!read.ok) throw new Error('the save cannot be read');
    expect(await replayQuest(game, quest, read.value)).toMatchObject({ rounds: expect.any(Number) });
  },
);

it('what was revealed is not taken back in a quest', async () => {
  const game = await loadGame('lcg');
  const { setup, seed } = dailyQuest(manifestOf('lcg'), 0);
  const undone = (strict: boolean): number => {
    const begun = Screen.start(game, setup, seed, { seats: ['human'], wishes, strict });
    if (!begun.ok) throw new Error('the quest cannot be played');
    const screen = begun.value;
    for (let i = 0; i < 40; i++) screen.answer(screen.session, [screen.session.decision!.options[0].id]);
    while (screen.undo() === null);
    return screen.session.position;
  };
  expect(undone(false)).toBe(0);
  expect(undone(true)).toBeGreaterThan(0);
});

describe('bringing quests to the board', () => {
  const about = (given: Partial<About>): About => ({
    ...{ game: 'dbg', at: 1, title: { de: '', en: '' }, state: 'won', seats: ['human', 'steady'], quest: 7 },
    ...given,
  });
  const text = JSON.stringify({ game: 'dbg', gameVersion: 1, setup: { seats: 2 }, seed: 's', answers: ['a'] });
  const kept = (all: Readonly<Record<string, Partial<About>>>): Saves => {
    const saves = new Saves(new MemoryStorage());
    for (const [id, given] of Object.entries(all)) saves.put(id, about(given), text);
    return saves;
  };
  const sentOf = (saves: Saves) => Object.fromEntries(saves.list().map(({ id, about: { sent } }) => [id, sent]));

  it('sends what is finished, once, and nothing else', async () => {
    const saves = kept({
      won: {},
      lost: { state: 'lost' },
      running: { state: 'running' },
      resigned: { state: 'resigned' },
    });
    const { quest: _, ...plain } = about({});
    saves.put('other', plain, text);
    const sent: QuestRecord[] = [];
    const post = async (quest: QuestRecord) => sent.push(quest);
    await sendAll(saves, post);
    await sendAll(saves, post);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({ day: 7, record: JSON.parse(text) });
    expect(sentOf(saves)).toEqual({ won: 'kept', lost: 'kept' });
  });

  it('tries again what could not be said, and not what was refused', async () => {
    const saves = kept({ one: {} });
    const refusing = (code: 'no-server' | 'busy' | 'quest-day') => async () => {
      throw new ApiProblem(code);
    };
    await sendAll(saves, refusing('no-server'));
    await sendAll(saves, refusing('busy'));
    expect(sentOf(saves)).toEqual({});
    await sendAll(saves, refusing('quest-day'));
    expect(sentOf(saves)).toEqual({ one: 'refused' });
  });
});
