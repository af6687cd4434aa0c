import type { RbView } from '@tafelrunde/runebound';
import type { TableCard } from '../../table/face.ts';
import { allKnown } from './faces.ts';

/** The quests and rumors that lie before a hero. */
export function tasksOf(view: RbView, seat: number): TableCard[] {
  const player = view.players[seat];
  return player ? [...allKnown(player.quests), ...allKnown(player.rumors)] : [];
}

/** Heights in the left column, in pixels: of the heading of the list of quests, and of each of them. */
const HEADING = 34;
const ROW = 46;

/** How much the list of quests takes of the left column; nothing where there is none. */
export const taskRows = (count: number): number => (count > 0 ? HEADING + count * ROW : 0);
