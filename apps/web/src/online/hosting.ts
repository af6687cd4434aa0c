import { type GameId, manifestOf } from '@tafelrunde/games';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import { api, identity } from './api.svelte.ts';
import { meetingWords } from './meeting-words.ts';

/** The table that "with friends" opens: all seats for people, and only for those who have the link. */
export function tableForFriends(game: GameId): NewTable {
  const { together, start } = manifestOf(game);
  const { setup, seats } = together ?? start;
  return {
    ...{ game, setup, access: 'link', spectators: true, clock: null },
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  };
}

export const linkOf = (table: string): string => `${location.origin}${location.pathname}#/online/${table}`;

/** Opens a table for friends and goes there; the link is shared or copied where the browser allows it. */
export async function hostGame(game: GameId): Promise<void> {
  if (identity.now === undefined) await api.whoAmI();
  // Whoever has no name yet gets one that can be changed at the table, so that nothing stands between the click and the link.
  if (!identity.now) await api.enter(meetingWords().hostName);
  const table = await api.openTable(tableForFriends(game));
  location.hash = `#/online/${table}`;
  await passOn(table, game);
}

/** Hands a link over: to the sheet of the device if it has one, otherwise to the clipboard. False if neither is allowed. */
export async function passOn(table: string, game: GameId): Promise<boolean> {
  const url = linkOf(table);
  const { heading, subtitle } = manifestOf(game);
  const language = document.documentElement.lang === 'en' ? 'en' : 'de';
  try {
    if (mayShare()) {
      await navigator.share({
        title: 'Tafelrunde',
        text: meetingWords().shareText(`${heading[language]}: ${subtitle[language]}`),
        url,
      });
      return true;
    }
    await navigator.clipboard.writeText(url);
    copied = table;
    return true;
  } catch {
    // Called off, or not allowed: the link stands on the page.
    return false;
  }
}

/** Sheets for sharing are for devices in the hand; elsewhere people paste. */
export const mayShare = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

let copied = '';
/** Whether the link of this table was just copied. */
export const wasCopied = (table: string): boolean => copied === table;
