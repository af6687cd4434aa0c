import { SPECTATOR } from '@tafelrunde/kernel';
import type { Picture, TableInfo } from '@tafelrunde/protocol';
import type { SeatKind, Update } from '../engine/protocol.ts';

interface Seen {
  readonly table: TableInfo | null;
  /** Whether whoever looks has no seat, and whose side he then looks from. */
  readonly watches: boolean;
  readonly front: number;
  /** Whether it is an earlier position of a finished game. */
  readonly looksBack: boolean;
  readonly save: string;
}

/** What a server shows of a game, as tables of this page show one. */
export function updateOf(picture: Picture, { table, watches, front, looksBack, save }: Seen): Update {
  const seats = (table?.seats ?? []).map(({ bot }): SeatKind => (bot === '' ? 'human' : (bot as SeatKind)));
  const { asked } = picture;
  const viewer = picture.viewer === SPECTATOR ? front : picture.viewer;
  // While a bot plays for us, an old position is looked at, or we have no seat, nothing is asked of us.
  const quiet = looksBack || watches || picture.viewer === SPECTATOR || seats[viewer] !== 'human';
  return {
    ...picture,
    ...{ viewer, seats, decision: quiet ? null : picture.decision },
    thinking: !quiet && asked === viewer ? -1 : asked,
    window: quiet ? null : picture.window,
    ...{ kept: 0, lines: [], beats: [], decided: 0, taken: 0, peeked: false, save },
    ...(watches ? { undos: [], cancelTo: -1, canRedo: false } : {}),
  };
}
