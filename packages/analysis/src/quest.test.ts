import { loadPlayer, luckAt } from '@tafelrunde/bots';
import { dailyQuest, loadGame, manifests } from '@tafelrunde/games';
import { flowOf, type Game, type GameRecord, History, resignId, seedWords } from '@tafelrunde/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type QuestSetup, replayQuest } from './quest.ts';

/** A whole game as somebody plays it who decides as he likes, against bots as the page has them. */
async function played(game: Game, { setup, seed }: QuestSetup, mood: string): Promise<GameRecord> {
  const started = History.start(game, setup, seed);
  if (!started.ok) throw new Error('the quest cannot be played');
  const history = started.value;
  const bot = await loadPlayer(game, 'steady');
  for (let decision = history.match.decision(); decision; decision = history.match.decision()) {
    const { seat } = decision;
    const { answers } = history.match.s;
    const luck = seat === 0 ? seedWords(`${mood}:${answers}`) : luckAt(seed, seat, answers);
    history.answer(bot.choose(history.match, luck).id);
  }
  return history.record;
}

describe.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))('a quest of $id', ({ id, manifest }) => {
  // A day on which bots play, too.
  const quest = [0, 1, 2].map((day) => dailyQuest(manifest, day)).find(({ seats }) => seats > 1)!;
  let game: Game;
  let record: GameRecord;
  beforeAll(async () => {
    game = await loadGame(id);
    record = await played(game, quest, 'mood');
  }, 120_000);
  /** The first decision of a kind on the way of the record. */
  function firstOf({ answers }: GameRecord, wanted: (seat: number, options: number) => boolean) {
    const history = History.start(game, quest.setup, quest.seed);
    if (!history.ok) throw new Error('the quest cannot be played');
    const { match } = history.value;
    for (const [at, answer] of answers.entries()) {
      const { seat, options } = match.decision()!;
      if (wanted(seat, options.length)) return { at, options };
      match.answer(answer);
    }
    throw new Error('there is no such decision');
  }
  const replayed = (given: Partial<GameRecord>) => replayQuest(game, quest, { ...record, ...given });

  it('gives the result that the game came to, and the same each time', async () => {
    const result = await replayed({});
    const history = History.replay(game, record);
    if (!history.ok) throw new Error('the record does not fit');
    const { match } = history.value;
    const flow = flowOf(game);
    const scores = Array.from({ length: match.s.seats }, (_, seat) => flow.resultOf(match, seat).score ?? 0);
    const { won, score } = flow.resultOf(match, 0);
    const lead = game.cooperative ? -scores[0] : scores[0] - Math.max(...scores.slice(1));
    const longest = flow.marks.at(-1);
    const rounds = longest === undefined ? 0 : flow.marksOf(match)[longest];
    expect(result).toEqual({ won, score, points: score === null ? 0 : lead, rounds });
    expect(await replayed({})).toEqual(result);
  });

  it('is none with another deal, another set-up or of another game', async () => {
    expect(await replayed({ seed: `${record.seed}!` })).toBe('other-game');
    expect(await replayed({ setup: manifests.find((one) => one.id !== id)!.start.setup })).toBe('other-game');
    expect(await replayed({ game: 'chess' })).toBe('other-game');
  });

  it('is none before its end, and none that goes on behind it', async () => {
    expect(await replayed({ answers: record.answers.slice(0, -1) })).toBe('not-over');
    expect(await replayed({ answers: [] })).toBe('not-over');
    expect(await replayed({ answers: [...record.answers, 'pass'] })).toBe('misfit');
  });

  it('is none with an answer that was not possible', async () => {
    const { at } = firstOf(record, (seat) => seat === 0);
    expect(await replayed({ answers: [...record.answers.slice(0, at), 'nonsense'] })).toBe('misfit');
  });

  it('is none if somebody leads the hand of a bot', async () => {
    const { at, options } = firstOf(record, (seat, choice) => seat !== 0 && choice > 1);
    const other = options.find((option) => option.id !== record.answers[at])!;
    expect(await replayed({ answers: [...record.answers.slice(0, at), other.id] })).toBe('other-bots');
  });

  it('is none if somebody gives up, at any time and for whomever', async () => {
    expect(await replayed({ answers: [resignId(0)] })).toBe('given-up');
    expect(await replayed({ answers: [resignId(1)] })).toBe('given-up');
    expect(await replayed({ answers: [...record.answers.slice(0, -1), resignId(1)] })).toBe('given-up');
  });
});

it('less is better where all play together and the score counts what went wrong', async () => {
  const lcg = manifests.find(({ cooperative }) => cooperative)!;
  const game = await loadGame(lcg.id);
  const quest = dailyQuest(lcg, 0);
  for (let mood = 0; mood < 40; mood++) {
    const result = await replayQuest(game, quest, await played(game, quest, `${mood}`));
    if (typeof result === 'string') throw new Error(result);
    if (!result.won) expect(result).toMatchObject({ score: null, points: 0 });
    else {
      expect(result.points).toBe(-result.score!);
      return;
    }
  }
  throw new Error('nobody has won');
});
