import { seatName } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { Update } from '../../engine/protocol.ts';
import { tcgView } from './view.ts';

/** By the reason of the outcome, what is told of the one whom it is about. */
const TOLD = {
  'tcg.over.arrived': 'tcg.told.arrived',
  'tcg.over.killed': 'tcg.told.killed',
  'tcg.over.corrupted': 'tcg.told.corrupted',
} as const;

/** Whose Ring-bearer fell, and where; null where several are out, because nothing says who of them was the last. */
export function ended({ view, over }: Pick<Update, 'view' | 'over'>): Words | null {
  const told = Object.entries(TOLD).find(([reason]) => reason === over?.reason)?.[1];
  if (!over || told === undefined) return null;
  const { players } = tcgView(view);
  const out = players.flatMap(({ eliminated }, seat) => (eliminated ? [seat] : []));
  const about = told === 'tcg.told.arrived' ? over.winners : out;
  return about.length === 1 ? [told, { seat: seatName(about[0]), n: players[about[0]].position }] : null;
}
