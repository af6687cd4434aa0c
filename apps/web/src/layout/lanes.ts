import type { Rect, Size } from './measures.ts';

/** One card that is to lie in a lane. */
export interface Item {
  readonly id: string;
  /** Whether it may become a tile where room is short: it cannot be chosen now, and does nothing. */
  readonly idle?: boolean;
  /** Equal cards have it in common, and may lie on one pile; '' for a card that lies alone. */
  readonly like?: string;
  /** How many tabs hang below it, such as attachments. */
  readonly tabs?: number;
  /** How far something peeps out behind it on the right, in widths. */
  readonly peek?: number;
  /** Its height in widths, where it is not 1.4. */
  readonly ratio?: number;
  /** Its width in widths of the others of its group. */
  readonly scale?: number;
}

/** Cards that lie side by side under one name. */
export interface Group {
  readonly id: string;
  readonly items: readonly Item[];
  /** Width of its cards in widths of the others. */
  readonly scale?: number;
  /** What its name needs of the width, where it stands above the cards. */
  readonly named?: number;
  /** Lies at the right end of its lane, where the lane has one row. */
  readonly end?: boolean;
}

/** A lane of the table: groups one after the other. */
export interface Lane {
  readonly id: string;
  readonly groups: readonly Group[];
  /** What stands above its cards, where it is more than an outcome. */
  readonly above?: number | undefined;
  /** Its cards never have tabs, so that no row of them is kept free. */
  readonly bare?: boolean;
}

/** What holds for all lanes of a table. */
export interface LaneRules {
  /** Largest width of a card, and the width before which cards are folded. */
  readonly most: number;
  readonly fold: number;
  /** Smallest width of a card or tile that can be told apart. */
  readonly least: number;
  readonly tile: number;
  readonly gap: number;
  /** Height of a row of tabs, and of what stands above a card, such as its outcome. */
  readonly tab: number;
  readonly above: number;
  /** Places that are kept free, so that nothing jumps when a card comes. */
  readonly places: number;
  /** Room for the name of a group: upright beside its cards, or in a line above them. */
  readonly name: { readonly side: number } | { readonly top: number };
  /** Least width of a tab; without it, those of 26 px stand side by side. */
  readonly tabWidth?: number;
  /** Whether cards go on to further rows before they are folded. */
  readonly wraps?: boolean;
}

/** Where a card, a tile or a pile of equal cards lies. */
export interface Place {
  /** The cards, the visible one first; more than one lie on a pile. */
  readonly ids: readonly string[];
  readonly tile: boolean;
  /** All that it takes: the card, what peeps out behind it, its tabs. */
  readonly rect: Rect;
  /** Width and height of the card itself, which lies at the top left. */
  readonly card: Size;
}

interface PlacedGroup {
  readonly id: string;
  readonly name: Rect;
  readonly places: readonly Place[];
  /** Cards for which no room was left even as tiles: they lie on a pile of their own. */
  readonly rest: { readonly ids: readonly string[]; readonly rect: Rect } | null;
}

interface PlacedLane {
  readonly id: string;
  readonly rect: Rect;
  readonly groups: readonly PlacedGroup[];
}

export interface Lanes {
  /** Width of a card. */
  readonly card: number;
  readonly lanes: readonly PlacedLane[];
  /** What the lanes need of the height. */
  readonly height: number;
}

interface Slot {
  readonly ids: readonly string[];
  /** A card, a tile of the usual size, or a tile as large as a card would be wide. */
  readonly size: 'card' | 'tile' | 'small';
  readonly tabs: number;
  readonly peek: number;
  readonly ratio: number;
  readonly scale: number;
}

interface Folded {
  readonly id: string;
  readonly above: number | undefined;
  readonly bare: boolean;
  readonly groups: readonly {
    readonly group: Group;
    readonly slots: readonly Slot[];
    readonly rest: readonly string[];
  }[];
}

type Fold = 'none' | 'tiles' | 'piles' | 'small';
const CARD = 1.4;
/** Below this width a card is a small picture. */
const TILE = 100;
/** What a lane without cards keeps of its height. */
const EMPTY = 0.4;
/** Least room for a name above its cards. */
const NAME = 96;
const NONE: Group = { id: '', items: [] };

/** Places the cards of all lanes, one lane above the other, as large as the room allows and in their order. */
export function layLanes(room: Rect, lanes: readonly Lane[], rules: LaneRules): Lanes {
  const rows = rules.wraps ? Number.MAX_SAFE_INTEGER : 1;
  for (const fold of ['none', 'tiles', 'piles'] as const) {
    const folded = lanes.map((lane) => folding(lane, fold));
    const card = largest(room, folded, rows, rules);
    // Where the height alone keeps cards small, folding would not make them larger.
    const enough = rules.wraps ? rules.fold : Math.min(rules.fold, upTo(room, folded, rules));
    if (card >= enough && card >= rules.least) return place(room, folded, card, withTiles(room, folded, card, rules));
  }
  // A further row, as long as cards stay cards; else everything is a small picture.
  const further = lanes.map((lane) => folding(lane, 'piles'));
  const wide = largest(room, further, Number.MAX_SAFE_INTEGER, rules);
  if (wide >= TILE) return place(room, further, wide, rules);
  let folded = lanes.map((lane) => folding(lane, 'small'));
  const card = Math.max(rules.least, largest(room, folded, Number.MAX_SAFE_INTEGER, { ...rules, most: TILE - 1 }));
  while (!fits(room, folded, Number.MAX_SAFE_INTEGER, card, rules) && isFilled(folded)) folded = shortened(folded);
  return place(room, folded, card, rules);
}

/** Where rows come as they are needed, tiles grow into the room that cards leave. */
function withTiles(room: Size, folded: readonly Folded[], card: number, rules: LaneRules): LaneRules {
  if (!rules.wraps || !folded.some(({ groups }) => groups.some(({ slots }) => slots.some(isTile)))) return rules;
  let [tile, high] = [rules.tile, Math.max(rules.tile, Math.min(TILE - 1, card))];
  while (tile < high) {
    const wide = Math.ceil((tile + high) / 2);
    if (fits(room, folded, Number.MAX_SAFE_INTEGER, card, { ...rules, tile: wide })) tile = wide;
    else high = wide - 1;
  }
  return { ...rules, tile };
}

const isTile = ({ size }: Slot): boolean => size === 'tile';

function folding({ id, groups, above, bare = false }: Lane, fold: Fold): Folded {
  return {
    id,
    above,
    bare,
    groups: groups.map((group) => {
      const slots: (Slot & { ids: string[]; like: string })[] = [];
      for (const { id: card, idle = false, like = '', tabs = 0, peek = 0, ratio = CARD, scale = 1 } of group.items) {
        const size = fold === 'small' ? 'small' : fold !== 'none' && idle ? 'tile' : 'card';
        const piles = (fold === 'piles' || fold === 'small') && like !== '';
        const pile = piles && slots.find((slot) => slot.like === like && slot.size === size);
        if (pile) pile.ids.push(card);
        else if (size === 'card') slots.push({ ids: [card], size, tabs, peek, ratio, scale, like });
        else slots.push({ ids: [card], size, tabs: size === 'small' ? tabs : 0, peek: 0, ratio: 1, scale: 1, like });
      }
      // Tiles lie at the end of their group.
      return {
        group,
        slots: [...slots.filter(({ size }) => size !== 'tile'), ...slots.filter(({ size }) => size === 'tile')],
        rest: [],
      };
    }),
  };
}

/** Takes the last card of the fullest group away. */
function shortened(folded: readonly Folded[]): Folded[] {
  const most = Math.max(...folded.flatMap(({ groups }) => groups.map(({ slots }) => slots.length)));
  let done = false;
  return folded.map((lane) => ({
    ...lane,
    groups: lane.groups.map((one) => {
      if (done || one.slots.length < most || one.slots.length === 0) return one;
      done = true;
      return { ...one, slots: one.slots.slice(0, -1), rest: [...(one.slots.at(-1)?.ids ?? []), ...one.rest] };
    }),
  }));
}

const isEmpty = ({ groups }: Folded): boolean => groups.every(({ slots, rest }) => slots.length + rest.length === 0);
const isFilled = (folded: readonly Folded[]): boolean =>
  folded.some(({ groups }) => groups.some(({ slots }) => slots.length > 0));

/** Rows of tabs below the cards of a lane of that width; one is kept free where cards have their places. */
function tabRows({ groups, bare }: Folded, card: number, { wraps = false, tabWidth }: LaneRules): number {
  return Math.max(
    wraps || bare ? 0 : 1,
    ...groups.flatMap(({ group, slots }) =>
      slots.map((slot) => tabsIn(slot.tabs, cardWidth(slot, group, card), tabWidth)),
    ),
  );
}

/** One tab takes the whole width; several stand side by side as pictograms of 26 px. */
function tabsIn(tabs: number, card: number, width = 26): number {
  return tabs === 0 ? 0 : Math.ceil(tabs / Math.max(1, Math.floor(card / width)));
}

/** The height of the highest card of a lane. */
function tallest({ groups }: Folded, card: number, { tile }: LaneRules): number {
  const heights = groups.flatMap(({ group: { scale = 1 }, slots }) =>
    slots.map(({ ratio, size, scale: own }) => {
      const wide = card * scale * own;
      return size === 'tile' ? Math.min(tile, wide) : ratio * wide;
    }),
  );
  return Math.ceil(Math.max(0, ...heights) || CARD * card);
}

const aboveOf = ({ above }: Folded, rules: LaneRules): number => above ?? rules.above;

function rowHeight(lane: Folded, card: number, rules: LaneRules): number {
  const name = 'top' in rules.name ? rules.name.top : 0;
  // Where rows come as they are needed, a lane without cards needs none.
  if (rules.wraps && isEmpty(lane)) return 0;
  const high = tallest(lane, card, rules) + tabRows(lane, card, rules) * rules.tab + aboveOf(lane, rules) + name;
  return isEmpty(lane) ? Math.ceil(high * EMPTY) : high;
}

const heightOf = (folded: readonly Folded[], rows: readonly number[], card: number, rules: LaneRules): number =>
  folded.reduce((sum, lane, at) => sum + rowHeight(lane, card, rules) * (rows[at] ?? 1), 0);

/** The width that the height alone would allow. */
function upTo(room: Size, folded: readonly Folded[], rules: LaneRules): number {
  let card = rules.most;
  while (card > 1 && heightOf(folded, [], card, rules) > room.height) card--;
  return card;
}

/** The largest width at which everything fits with so many rows in a lane; 0 if there is none. */
function largest(room: Size, folded: readonly Folded[], rows: number, rules: LaneRules): number {
  let [low, high] = [0, Math.floor(rules.most)];
  while (low < high) {
    const card = Math.ceil((low + high) / 2);
    if (fits(room, folded, rows, card, rules)) low = card;
    else high = card - 1;
  }
  return low;
}

function fits(room: Size, folded: readonly Folded[], most: number, card: number, rules: LaneRules): boolean {
  const side = 'side' in rules.name ? rules.name.side : 0;
  const free = side + rules.places * card + (rules.places - 1) * rules.gap;
  if (free > room.width && card > rules.least) return false;
  const rows = folded.map((lane) => flow(lane, card, room.width, rules).rows);
  return rows.every((count) => count <= most) && heightOf(folded, rows, card, rules) <= room.height;
}

interface Flowed {
  readonly rows: number;
  readonly groups: readonly {
    readonly id: string;
    readonly name: { readonly x: number; readonly row: number };
    readonly slots: readonly {
      readonly slot: Slot;
      readonly x: number;
      readonly row: number;
      readonly width: number;
    }[];
    readonly rest: { readonly ids: readonly string[]; readonly x: number; readonly row: number } | null;
  }[];
}

/** Sets the cards like words: from left to right, on to the next row where there is no more room. */
function flow(lane: Folded, card: number, width: number, rules: LaneRules): Flowed {
  const side = 'side' in rules.name ? rules.name.side : 0;
  const nameOf = ({ named = NAME }: Group): number => ('top' in rules.name ? Math.min(width, named) : 0);
  let [x, row, tooWide] = [0, 0, false];
  const groups = lane.groups.map(({ group, slots, rest }) => {
    // Where rows come as they are needed, a group without cards needs no name either.
    if (rules.wraps && slots.length + rest.length === 0)
      return { id: group.id, name: { x, row }, slots: [], rest: null };
    const sizes = slots.map((slot) => slotWidth(slot, group, card, rules));
    if (x > 0) x += rules.gap;
    const least = nameOf(group);
    const first = Math.max(side + (sizes[0] ?? 0), least);
    if (x > 0 && x + first > width) [x, row] = [0, row + 1];
    const name = { x, row };
    x += side;
    const placed = slots.map((slot, at) => {
      const size = sizes[at] ?? 0;
      const begins = at === 0 || x === 0;
      if (!begins && x + rules.gap + size > width) [x, row] = [0, row + 1];
      else if (!begins) x += rules.gap;
      if (x + size > width) tooWide = true;
      const here = { slot, x, row, width: size };
      x += size;
      return here;
    });
    let left: { ids: readonly string[]; x: number; row: number } | null = null;
    if (rest.length > 0) {
      const size = restWidth(rules);
      if (x > 0 && x + rules.gap + size > width) [x, row] = [0, row + 1];
      else if (x > 0) x += rules.gap;
      left = { ids: rest, x, row };
      x += size;
    }
    // A name above its cards needs some room even where they are few.
    if (row === name.row) x = Math.max(x, Math.min(width, name.x + least));
    return { id: group.id, name, slots: placed, rest: left };
  });
  return { rows: tooWide ? Number.POSITIVE_INFINITY : row + 1, groups };
}

const restWidth = ({ least }: LaneRules): number => Math.max(least, 44);

const cardWidth = ({ scale: own }: Slot, { scale = 1 }: Group, card: number): number => Math.floor(card * scale * own);

function slotWidth(slot: Slot, group: Group, card: number, { tile }: LaneRules): number {
  const wide = cardWidth(slot, group, card);
  return slot.size === 'tile' ? Math.min(tile, wide) : Math.floor(wide * (1 + slot.peek));
}

function place(room: Rect, folded: readonly Folded[], card: number, rules: LaneRules): Lanes {
  const rows = folded.map((lane) => flow(lane, card, room.width, rules).rows);
  const needed = heightOf(folded, rows, card, rules);
  // What is left goes to the lanes alike.
  const sharing = Math.max(1, folded.filter((lane) => rowHeight(lane, card, rules) > 0).length);
  const share = Math.max(0, Math.floor((room.height - needed) / sharing));
  let y = room.y;
  const lanes = folded.map((lane, at) => {
    const high = rowHeight(lane, card, rules);
    const count = rows[at] ?? 1;
    const spare = high > 0 ? share : 0;
    const rect = { x: room.x, y, width: room.width, height: high * count + spare };
    y += rect.height;
    return { id: lane.id, rect, groups: placedIn(lane, rect, Math.floor(spare / 2), high, card, rules) };
  });
  return { card, lanes, height: needed };
}

function placedIn(lane: Folded, rect: Rect, down: number, high: number, card: number, rules: LaneRules): PlacedGroup[] {
  const flowed = flow(lane, card, rect.width, rules);
  const side = 'side' in rules.name ? rules.name.side : 0;
  const top = 'top' in rules.name ? rules.name.top : 0;
  const tall = isEmpty(lane) ? Math.max(0, high - aboveOf(lane, rules)) : tallest(lane, card, rules);
  const shifts = endShifts(lane, flowed, rect.width, side);
  return flowed.groups.map((group, index) => {
    const { end = false } = lane.groups[index]?.group ?? {};
    const shift = end ? (shifts.get(group.id) ?? 0) : 0;
    const topOf = (row: number): number => rect.y + down + row * high + aboveOf(lane, rules) + top;
    const places = group.slots.map(({ slot, x, row, width }): Place => {
      const wide = slot.size === 'tile' ? width : cardWidth(slot, lane.groups[index]?.group ?? NONE, card);
      const tallness = Math.floor(wide * slot.ratio);
      const tabs = tabsIn(slot.tabs, wide, rules.tabWidth) * rules.tab;
      // Smaller cards lie in the middle of the row.
      const offset = Math.floor((tall - tallness) / 2);
      return {
        ids: slot.ids,
        tile: slot.size !== 'card',
        rect: { x: rect.x + x + shift, y: topOf(row) + offset, width, height: tallness + tabs },
        card: { width: wide, height: tallness },
      };
    });
    const next = flowed.groups[index + 1]?.name;
    const until = next && next.row === group.name.row ? next.x : rect.width;
    // Above the cards a name stands above their outcomes, too; upright it may reach a little beyond them.
    const above = aboveOf(lane, rules);
    const beyond = top > 0 ? 0 : Math.min(above, rules.tab);
    const name = {
      x: rect.x + group.name.x + shift,
      y: topOf(group.name.row) - top - (top > 0 ? above : Math.ceil(beyond / 2)),
      width: side || Math.max(0, until - group.name.x),
      height: top || tall + beyond,
    };
    const size = restWidth(rules);
    const rest = group.rest && {
      ids: group.rest.ids,
      rect: { x: rect.x + group.rest.x, y: topOf(group.rest.row), width: size, height: Math.min(size, tall) },
    };
    return { id: group.id, name, places, rest };
  });
}

/** How far groups move to the right end of a lane with one row. */
function endShifts(lane: Folded, flowed: Flowed, width: number, side: number): ReadonlyMap<string, number> {
  if (flowed.rows > 1) return new Map();
  const right = Math.max(
    0,
    ...flowed.groups.flatMap(({ name, slots }, at) => [
      name.x + (side || (lane.groups[at]?.group.named ?? NAME)),
      ...slots.map(({ x, width: wide }) => x + wide),
    ]),
  );
  const firstEnd = lane.groups.findIndex(({ group }) => group.end);
  if (firstEnd < 0 || lane.groups.slice(firstEnd).some(({ group }) => !group.end)) return new Map();
  if (flowed.groups.some(({ rest }) => rest !== null)) return new Map();
  return new Map(lane.groups.slice(firstEnd).map(({ group }) => [group.id, Math.max(0, width - right)]));
}
