import { type Hand, layHand } from './hand.ts';
import { type Measures, measures, type Rect, type Size } from './measures.ts';
import { layTable } from './table.ts';

/** What a table with a map has to find room for. */
export interface BoardContents {
  /** Width of the map in heights. */
  readonly aspect: number;
  /** How high the question has become, with the dice above it. */
  readonly ask: number;
  readonly hand: number;
}

/** Where the parts of a table with a map are. */
export interface LaidBoard {
  readonly measures: Measures;
  readonly left: Rect;
  readonly right: Rect;
  readonly map: Rect;
  readonly tabs: Rect;
  /** One's own cards, or another part that was chosen. */
  readonly panel: Rect;
  readonly ask: Rect;
  readonly hand: Rect;
  readonly cards: Hand;
}

const PAD = 6;
const TABS = 40;
/** The own column takes this part of the middle, within these bounds; the map gives way to it. */
const YOU = { part: 0.31, least: 300, most: 560 };
const HELD = 132;

/** The map as large as the height allows, with one's own side right of it, in the same order as below a table. */
export function layBoard(window: Size, room: Size, { aspect, ask, hand }: BoardContents): LaidBoard {
  const sizes = measures(window);
  if (sizes.band !== 'table') {
    const { left: middle, right: _, ...laid } = layTable(window, room, { lanes: [], hand, ask });
    return { ...laid, left: middle, right: middle, map: middle, panel: middle };
  }
  const { left, right } = sizes;
  const middle = room.width - left - right;
  const you = Math.max(YOU.least, Math.min(YOU.most, Math.floor(middle * YOU.part)));
  const high = room.height - 2 * PAD;
  const map = {
    x: left + PAD,
    y: PAD,
    width: Math.min(Math.floor(high * aspect), middle - you - 3 * PAD),
    height: high,
  };
  const x = map.x + map.width + PAD;
  const width = left + middle - x - PAD;
  const held = hand > 0 ? Math.min(Math.floor(room.height * 0.26), sizes.low ? 150 : 250) : 0;
  const handRect = { x, y: room.height - held - PAD, width, height: held };
  const askHeight = Math.max(sizes.prompt, ask);
  const askRect = { x, y: handRect.y - askHeight - PAD, width, height: askHeight };
  const panelTop = PAD + TABS + PAD;
  return {
    measures: sizes,
    left: { x: 0, y: 0, width: left, height: room.height },
    right: { x: room.width - right, y: 0, width: right, height: room.height },
    map,
    tabs: { x, y: PAD, width, height: TABS },
    panel: { x, y: panelTop, width, height: Math.max(0, askRect.y - panelTop - PAD) },
    ask: askRect,
    hand: handRect,
    cards: layHand(handRect, hand, { least: HELD, most: sizes.card, gap: 8 }),
  };
}
