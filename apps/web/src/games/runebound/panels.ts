import type { SeenZone } from '@tafelrunde/kernel';
import type { RbView } from '@tafelrunde/runebound';
import { knownIn } from './view.ts';
import type { Panel } from './words.ts';

const holds = (zone: SeenZone, id: string): boolean => knownIn(zone).some((card) => card.id === id);

/** The part of the table on which something lies: by its identity in views. */
export function panelOf(view: RbView, id: string): Panel {
  if (id.includes(':') || view.fight?.enemy?.id === id) return 'board';
  if ([view.adventure, view.revealed, view.heroes].some((zone) => holds(zone, id))) return 'board';
  if (view.markets.some((zone) => holds(zone, id))) return 'markets';
  return view.storyTrack.some((card) => card.id === id) ? 'story' : 'heroes';
}

/** How many things can be chosen on each part of the table. */
export function choicesIn(view: RbView, ids: Iterable<string>): Readonly<Record<Panel, number>> {
  const counts: Record<Panel, number> = { board: 0, heroes: 0, markets: 0, story: 0, log: 0, chat: 0 };
  for (const id of ids) counts[panelOf(view, id)]++;
  return counts;
}

/** The part to look at: the one in sight as long as something can be chosen there, else the one with the most choices. */
export function panelToShow(counts: Readonly<Record<Panel, number>>, now: Panel, shown: readonly Panel[]): Panel {
  // Who is talking is not interrupted.
  if (now === 'chat' && shown.includes(now)) return now;
  if (counts[now] > 0 && shown.includes(now)) return now;
  const best = shown.toSorted((a, b) => counts[b] - counts[a])[0];
  return best && counts[best] > 0 ? best : shown.includes(now) ? now : (shown[0] ?? now);
}

/** Whether to look at the fight under way: that is where it is watched, unless all there is to choose lies elsewhere. */
export function showsFight(view: RbView, counts: Readonly<Record<Panel, number>>, offered: number): boolean {
  return view.fight !== null && counts.heroes + counts.markets + counts.story < offered;
}

/** What lies open before a hero: assets, skills, what he has shown of his hand, quests and rumors. */
export const openOf = ({ assets, skills, hand, quests, rumors }: RbView['players'][number]): readonly SeenZone[] => [
  ...[assets, skills, hand, quests, rumors],
];
