import { type Hand, layHand } from './hand.ts';
import { type Lane, type LaneRules, type Lanes, layLanes } from './lanes.ts';
import { type Measures, measures, type Rect, type Size } from './measures.ts';

/** What lies on a table, and how high its prompt has become. */
export interface Contents {
  readonly lanes: readonly Lane[];
  /** How many cards are in hand; below 0 there is no hand. */
  readonly hand: number;
  readonly ask: number;
  /** The least width of a tab, where they do not stand side by side. */
  readonly tabWidth?: number | undefined;
  /** How large cards shall be beside what the room allows: 0.8, 1, or 1.2 at the cost of those that do nothing. */
  readonly scale?: number;
  /** For left-handed players: the chronicle left, the world right. */
  readonly mirrored?: boolean;
}

/** Where the parts of a table are. */
export interface Laid {
  readonly measures: Measures;
  /** The rooms of the parts; a phone has no room for the world and the chronicle but their tabs. */
  readonly left: Rect;
  readonly right: Rect;
  readonly tabs: Rect;
  readonly middle: Rect;
  readonly ask: Rect;
  readonly hand: Rect;
  readonly lanes: Lanes;
  readonly cards: Hand;
}

const none: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** Room beside the cards of the middle column. */
const SIDE = 9;
const NAME = 22;
/** What stands above a card: its outcome. */
const ABOVE = 26;
const FOLD = 100;
const LEAST = 26;
/** Cards in hand: readable from this width. */
const HELD = 132;

/** Places everything below the bar, given the window and the room that is left of it. */
export function layTable(window: Size, room: Size, contents: Contents): Laid {
  const sizes = measures(window);
  return sizes.band === 'table' ? wide(sizes, room, contents) : narrow(sizes, room, contents);
}

function wide(
  sizes: Measures,
  room: Size,
  { lanes, hand, ask, tabWidth, scale = 1, mirrored = false }: Contents,
): Laid {
  const { left, right, gap, gaps, tab, low } = sizes;
  const width = room.width - left - right;
  const start = mirrored ? right : left;
  const x = start + SIDE + Math.floor(gap / 2);
  const inner = width - 2 * SIDE - gap;
  const prompt = Math.max(sizes.prompt, ask);
  // An empty hand needs no room.
  const least = hand <= 0 ? 0 : sizes.hand;
  const space = Math.floor(gaps / 5);
  const rules: LaneRules = {
    ...{ most: sizes.card, fold: FOLD * Math.max(1, scale), least: LEAST, tile: 64, gap, tab, above: ABOVE, places: 5 },
    ...(tabWidth === undefined ? null : { tabWidth }),
    name: { side: NAME },
  };
  const top = space;
  const forLanes = Math.max(0, room.height - prompt - least - gaps);
  const free = layLanes({ x, y: top, width: inner, height: forLanes }, lanes, rules);
  const smaller = { ...rules, most: Math.floor(free.card * scale) };
  const first = scale < 1 ? layLanes({ x, y: top, width: inner, height: forLanes }, lanes, smaller) : free;
  const readable = Math.floor(HELD * scale);
  // The hand takes what the lanes leave, up to the height of their cards, and to whole cards that can be read; what is left
  // then goes back to the lanes.
  const wished = hand <= 0 ? 0 : Math.max(least, Math.ceil(Math.max(readable, first.card) * 1.4));
  const held = hand <= 0 ? 0 : Math.max(least, Math.min(wished, room.height - prompt - gaps - first.height));
  const high = room.height - prompt - held - gaps;
  const placed = layLanes({ x, y: top, width: inner, height: high }, lanes, { ...rules, most: first.card });
  const askRect = { x, y: top + high + space, width: inner, height: prompt };
  const handTop = askRect.y + prompt + space + (low ? 0 : Math.floor(space / 2));
  const handRect = hand <= 0 ? none : { x, y: handTop, width: inner, height: Math.max(0, room.height - handTop - 4) };
  return {
    measures: sizes,
    left: { x: mirrored ? room.width - left : 0, y: 0, width: left, height: room.height },
    right: { x: mirrored ? 0 : room.width - right, y: 0, width: right, height: room.height },
    tabs: none,
    middle: { x: start, y: 0, width, height: high + top + space },
    ask: askRect,
    hand: handRect,
    lanes: placed,
    cards: layHand(handRect, Math.max(0, hand), { least: readable, most: Math.max(readable, placed.card), gap }),
  };
}

const TABS = 54;
const LOW_TABS = 44;
/** Below this height a phone lies on its side: the prompt stands beside the zones. */
const LYING = 560;

function narrow(sizes: Measures, room: Size, { lanes, hand, ask, tabWidth, scale = 1 }: Contents): Laid {
  const lying = sizes.band === 'tablet' && room.height < LYING;
  const pad = 8;
  const tabHeight = lying ? LOW_TABS : TABS;
  const column = lying ? Math.floor(room.width * 0.56) : room.width;
  const aside = lying ? { x: column, width: room.width - column } : { x: 0, width: room.width };
  const prompt = Math.max(sizes.prompt, ask);
  // The tops of the cards in hand are in sight.
  const free = room.height - (lying ? prompt : tabHeight + prompt);
  const held =
    hand <= 0
      ? 0
      : Math.max(72, Math.min(sizes.band === 'tablet' && !lying ? 190 : 140, Math.floor(free * (lying ? 1 : 0.24))));
  const askTop = lying ? 0 : room.height - held - prompt;
  const tabs = { x: 0, y: 0, width: column, height: tabHeight };
  const bottom = lying ? room.height : askTop;
  const middle = { x: 0, y: tabHeight, width: column, height: Math.max(0, bottom - tabHeight) };
  const inner = { x: pad, y: 2, width: column - 2 * pad, height: Math.max(0, middle.height - 4) };
  const rules: LaneRules = {
    ...{
      most: Math.floor((sizes.band === 'tablet' && !lying ? 170 : 124) * scale),
      fold: FOLD,
      least: LEAST,
      tile: 54,
      gap: 8,
      tab: 24,
      above: 7,
      places: 3,
    },
    ...{ name: { top: 16 }, wraps: true },
    ...(tabWidth === undefined ? null : { tabWidth }),
  };
  const handRect =
    hand <= 0 ? none : { x: aside.x + pad, y: askTop + prompt + 6, width: aside.width - 2 * pad, height: held - 6 };
  const whole = sizes.band === 'tablet' && !lying;
  return {
    measures: sizes,
    left: middle,
    right: middle,
    tabs,
    middle,
    ask: { x: aside.x + 4, y: askTop, width: aside.width - 8, height: prompt },
    hand: handRect,
    lanes: layLanes(inner, lanes, rules),
    cards: layHand(handRect, Math.max(0, hand), {
      least: 100,
      most: Math.floor((whole ? 140 : 124) * scale),
      gap: 8,
      peeps: !whole,
    }),
  };
}

/** The cards of one of the others, over the lanes: as large as they may be, and never smaller than can be read. */
export function openPanel(room: Rect, lanes: readonly Lane[]): Lanes {
  return layLanes(room, lanes, {
    ...{ most: 220, fold: 110, least: LEAST, tile: 64, gap: 8, tab: 24, above: 8, places: 3 },
    ...{ name: { side: NAME }, wraps: true },
  });
}

/** One's own cards in a column beside a board, in as many rows as it takes. */
export function ownCards(room: Rect, lanes: readonly Lane[], fold = FOLD): Lanes {
  return layLanes(room, lanes, {
    ...{ most: 240, fold, least: LEAST, tile: 64, gap: 6, tab: 24, above: 2, places: 3 },
    ...{ name: { top: 16 }, wraps: true },
  });
}
