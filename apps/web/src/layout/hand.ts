import type { Rect, Size } from './measures.ts';

/** The hand: cards side by side, or a fan of which each card shows its left part. */
export interface Hand {
  readonly card: Size;
  /** The left edge of each card, in their order. */
  readonly lefts: readonly number[];
  readonly top: number;
  /** Whether cards lie over each other. */
  readonly fan: boolean;
}

export interface HandRules {
  /** Smallest and largest width of a card. */
  readonly least: number;
  readonly most: number;
  readonly gap: number;
  /** Whether cards may reach out of the room below, as on a phone: their tops are in sight. */
  readonly peeps?: boolean;
  /** The least height of a card in widths, where the room is low. */
  readonly ratio?: number;
}

const CARD = 1.4;
/** The part of a card that has to be in sight in a fan, and the narrowest card for its sake. */
const GRASP = 26;
const LEAST_CARD = 56;

/** Places cards in the middle of their room: as large as it allows, over each other where it is too narrow. */
export function layHand(room: Rect, count: number, { least, most, gap, peeps = false, ratio = 0.95 }: HandRules): Hand {
  const high = peeps ? most : Math.floor(room.height / CARD);
  const across = count === 0 ? most : Math.floor((room.width - (count - 1) * gap) / count);
  // A low card keeps its width and loses picture.
  const broad = peeps ? most : Math.min(most, Math.max(high, Math.min(least, Math.floor(room.height / ratio))));
  const fan = across < Math.min(least, broad);
  // Of every card in a fan as much is in sight as a finger needs, as long as that can be.
  const graspable = Math.max(LEAST_CARD, room.width - (count - 1) * GRASP);
  const wanted = fan ? Math.min(least, broad, graspable) : Math.min(broad, across);
  const width = Math.max(1, Math.min(room.width, wanted));
  const height = peeps ? Math.floor(width * CARD) : Math.max(1, Math.min(Math.floor(width * CARD), room.height));
  const step = fan && count > 1 ? (room.width - width) / (count - 1) : width + gap;
  const all = count === 0 ? 0 : width + step * (count - 1);
  const left = room.x + (room.width - all) / 2;
  return {
    card: { width, height },
    lefts: Array.from({ length: count }, (_, at) => left + at * step),
    top: room.y + (peeps ? 0 : Math.max(0, Math.floor((room.height - height) / 2))),
    fan,
  };
}
