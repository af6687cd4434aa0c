import { isQuiet, type TableSummary } from '@tafelrunde/protocol';
import { gameTitle } from '../games/list.ts';
import { route } from '../route.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { Player } from '../sound/player.ts';
import { callFromTab } from '../tab-title.ts';
import { keptWishes } from './calls-api.ts';
import { gatheringWords } from './gathering-words.ts';
import { lobbyLine, useLobby } from './lobby-line.svelte.ts';
import { notify } from './pushing.ts';

const isMine = ({ asked, you }: TableSummary): boolean => you >= 0 && asked === you;

/** The tables that wait for us: whose time is up first, then those that have waited longest. */
export function waiting(): readonly TableSummary[] {
  const urgency = ({ due, since }: TableSummary): number => due ?? since + 1e15;
  return lobbyLine.own.tables.filter(isMine).toSorted((a, b) => urgency(a) - urgency(b));
}

export const waitingElsewhere = (here: string): readonly TableSummary[] => waiting().filter(({ id }) => id !== here);

/** The table to go to next from this one; '' if none waits. */
export const nextTable = (here: string): string => waitingElsewhere(here)[0]?.id ?? '';

let hidden = $state(document.hidden);
document.addEventListener('visibilitychange', () => (hidden = document.hidden));

/** The table that this tab shows. */
const shown = (): string => {
  const { now } = route;
  return now.page === 'online' && 'args' in now ? (now.args[0] ?? '') : '';
};

let stop: (() => void) | null = null;
const player = new Player();

/** Calls whoever has a name to his tables from now on, or nobody any more: by the tab, its icon, the installed page's badge, a sound. */
export function keepCalling(on: boolean): void {
  if (!on) {
    stop?.();
    stop = null;
    return;
  }
  if (stop) return;
  const leave = useLobby();
  // What waited already when the page was opened is shown, but makes no noise.
  let known: ReadonlyMap<string, number> | null = null;
  const end = $effect.root(() => {
    $effect(() => {
      // A table that is in sight calls by itself.
      const calls = waiting().filter(({ id }) => hidden || id !== shown());
      show(calls.length);
    });
    $effect(() => {
      if (!lobbyLine.there) return;
      const now = waiting();
      for (const table of now) if (known && known.get(table.id) !== table.since) callTo(table);
      known = new Map(now.map(({ id, since }) => [id, since]));
    });
  });
  stop = () => {
    end();
    leave();
    show(0);
  };
}

function show(count: number): void {
  callFromTab(count === 0 ? '' : gatheringWords().titleCalls(count));
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count === 0 ? '/icon.svg' : '/icon-turn.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  // Not every browser has badges, and some only for installed pages.
  void (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))?.catch(() => {});
}

function callTo({ id, game, seats, you }: TableSummary): void {
  const here = id === shown();
  const wishes = keptWishes();
  if (wishes.muted.includes(id)) return;
  // At the table itself the choice that is due is heard anyway.
  if (!here && settings.now.sound) player.play('due', settings.now.volume);
  if (!document.hidden || !wishes.push || isQuiet(wishes, Date.now())) return;
  const others = seats.flatMap(({ name }, seat) => (seat === you || name === '' ? [] : [name])).join(', ');
  void notify(`${gatheringWords().yourTurn}: ${gameTitle(game)}`, others, id).catch(() => {});
}
