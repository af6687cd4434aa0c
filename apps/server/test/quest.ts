import { loadPlayer, luckAt } from '@tafelrunde/bots';
import { dailyQuest, type GameId, manifestOf } from '@tafelrunde/games';
import { type GameRecord, History, seedWords } from '@tafelrunde/kernel';
import { theGames } from '../src/games.ts';

const DAY = 24 * 3600 * 1000;

/** Noon of a day on which two play the deck-building game, for the clock of a server, and that day as quests count it. */
export const NOON = Date.UTC(2026, 10, 19, 12);
export const TODAY = Math.floor(NOON / DAY);

/** The record of a quest, as the page of somebody makes it who decides in this mood. */
export async function playedQuest(id: GameId, day: number, mood = ''): Promise<GameRecord> {
  const { setup, seed } = dailyQuest(manifestOf(id), day);
  const game = theGames[id];
  const started = History.start(game, setup, seed);
  if (!started.ok) throw new Error('the quest cannot be played');
  const { value: history } = started;
  const { match } = history;
  const bot = await loadPlayer(game, 'steady');
  for (let asked = match.decision(); asked; asked = match.decision()) {
    const { answers } = match.s;
    const luck = asked.seat === 0 ? seedWords(`${mood}:${answers}`) : luckAt(seed, asked.seat, answers);
    history.answer(bot.choose(match, luck).id);
  }
  return history.record;
}
