import { dailyQuest, type GameId, manifestOf } from '@tafelrunde/games';
import type { QuestBoard } from '@tafelrunde/protocol';
import { isKnown } from '../known.svelte.ts';
import { ask } from '../online/ask.ts';
import { newId, openTable } from '../route.svelte.ts';
import type { Saved, Saves } from '../saves/saves.ts';
import { sendAll } from './sending.ts';

/** Goes to a new try of the quest of that day. */
export function openQuest(game: GameId, day: number): void {
  const { setup, seed, seats } = dailyQuest(manifestOf(game), day);
  const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'steady'));
  openTable(game, newId(), { setup, seed, seats: kinds, curtain: false, quest: day });
}

/** What was played of the quest of a day in this browser, the latest first. */
export function triesOf(saves: Saves, game: GameId, day: number): readonly Saved[] {
  return saves.list().filter(({ about }) => about.game === game && about.quest === day);
}

/** The board of a day; null without a network. */
export async function boardOf(game: GameId, day: number): Promise<QuestBoard | null> {
  if (!navigator.onLine) return null;
  return ask<QuestBoard>('GET', `/quests/${game}/${day}`).catch(() => null);
}

/** One after the other: a table and a page may ask for it at the same time. */
let sending: Promise<void> = Promise.resolve();

/** Brings what was played to the boards, if there is a name to put on them; what was played offline comes later. */
export function sendQuests(saves: Saves): Promise<void> {
  sending = sending.then(() =>
    isKnown() && navigator.onLine ? sendAll(saves, (quest) => ask('POST', '/quests', quest)) : undefined,
  );
  return sending;
}

/** Does so now, and whenever there is a network again. */
export function keepSending(saves: Saves): void {
  void sendQuests(saves);
  addEventListener('online', () => void sendQuests(saves));
}
