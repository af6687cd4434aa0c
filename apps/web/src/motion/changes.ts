/** Where something lies on the screen. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card as it lies there: its place, whether it is turned, whether its back is seen, and the damage on it. */
export interface Lying {
  readonly place: Place;
  readonly turned: boolean;
  readonly back?: boolean;
  readonly damage: number;
}

export type Snapshot = ReadonlyMap<string, Lying>;

/** What has become of a card between two moments. */
export type Change =
  | { readonly kind: 'move'; readonly id: string; readonly from: Place; readonly to: Place }
  | { readonly kind: 'appear'; readonly id: string; readonly from?: Place }
  | { readonly kind: 'vanish'; readonly id: string; readonly from: Place; readonly to?: Place }
  | { readonly kind: 'turn'; readonly id: string; readonly turned: boolean }
  | { readonly kind: 'flip'; readonly id: string }
  | { readonly kind: 'damage'; readonly id: string; readonly by: number };

/** Below this, in pixels, nobody sees that a card has moved. */
const UNSEEN = 2;

/** All that has changed, cards in the order in which they lie now. */
export function changesBetween(before: Snapshot, after: Snapshot): readonly Change[] {
  const changes: Change[] = [];
  for (const [id, now] of after) {
    const was = before.get(id);
    if (!was) {
      changes.push({ kind: 'appear', id });
      continue;
    }
    if (hasMoved(was.place, now.place)) changes.push({ kind: 'move', id, from: was.place, to: now.place });
    if (was.turned !== now.turned) changes.push({ kind: 'turn', id, turned: now.turned });
    if (was.back === true && now.back !== true) changes.push({ kind: 'flip', id });
    if (was.damage !== now.damage) changes.push({ kind: 'damage', id, by: now.damage - was.damage });
  }
  for (const [id, { place }] of before) if (!after.has(id)) changes.push({ kind: 'vanish', id, from: place });
  return changes;
}

const middle = ({ x, y, width, height }: Place): readonly [number, number] => [x + width / 2, y + height / 2];

function hasMoved(from: Place, to: Place): boolean {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  return Math.abs(x1 - x0) > UNSEEN || Math.abs(y1 - y0) > UNSEEN;
}

/** From where to where a card travels: its middle moves, its size follows. */
export function journey(from: Place, to: Place): { readonly x: number; readonly y: number; readonly scale: number } {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  return { x: x0 - x1, y: y0 - y1, scale: to.width > 0 ? from.width / to.width : 1 };
}
