import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layBoard } from './board.ts';
import { layHand } from './hand.ts';
import { type Item, type Lane, layLanes } from './lanes.ts';
import { measures, type Rect } from './measures.ts';
import { type Laid, layTable } from './table.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

const cards = (count: number, of: Partial<Item> = {}): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, ...of }));
const lanesOf = (upper: readonly Item[], lower: readonly Item[]): Lane[] => [
  { id: 'upper', groups: [{ id: 'foes', items: upper }] },
  { id: 'lower', groups: [{ id: 'friends', items: lower }] },
];
const barOf = (width: number, height: number): number => (height < 900 ? 48 : width < 2200 ? 56 : 62);
const laid = (width: number, height: number, lanes: readonly Lane[], hand = 5): Laid =>
  layTable({ width, height }, { width, height: height - barOf(width, height) }, { lanes, hand, ask: 0 });

describe('sizes of windows', () => {
  it.each([
    [390, 844, 'phone', 0, 0],
    [844, 390, 'tablet', 0, 0],
    [1024, 768, 'table', 170, 56],
    [1366, 768, 'table', 205, 228],
    [1920, 1080, 'table', 288, 317],
    [2560, 1440, 'table', 372, 404],
    [3840, 2160, 'table', 558, 606],
  ] as const)('%i x %i is a %s', (width, height, band, left, right) => {
    expect(measures({ width, height })).toMatchObject({ band, left, right });
  });

  // The table of the design, "Sizes": four, six and eight cards in the fuller lane.
  it.each([
    [2560, 1440, 320, 268, 196],
    [1920, 1080, 215, 198, 145],
    [1600, 900, 151, 151, 117],
    [1366, 768, 142, 139, 102],
    [1280, 720, 125, 125, 0],
    [1024, 768, 142, 117, 0],
  ])('at %i x %i cards are %i, %i and %i px wide (0: folded)', (width, height, ...widths) => {
    for (const [at, wished] of widths.entries()) {
      if (wished === 0) continue;
      const { card } = laid(width, height, lanesOf(cards(2), cards([4, 6, 8][at]!))).lanes;
      expect(Math.abs(card - wished), `${[4, 6, 8][at]} cards: ${card}`).toBeLessThanOrEqual(4);
    }
  });
});

it('cards in hand are whole where full lanes of small cards leave the room', () => {
  const { lanes, cards: hand } = laid(1366, 768, lanesOf(cards(8), cards(8)), 1);
  expect(lanes.card).toBeLessThan(115);
  expect(hand.card).toEqual({ width: 132, height: 184 });
});

it('a row for tabs is kept free, except where cards never have any', () => {
  const lanes = lanesOf(cards(8), cards(8));
  const bare = lanes.map((lane) => ({ ...lane, bare: true }));
  const [usual, without] = [laid(1366, 768, lanes).lanes, laid(1366, 768, bare).lanes];
  expect(without.card).toBe(usual.card);
  expect(usual.height - without.height).toBe(2 * measures({ width: 1366, height: 768 }).tab);
});

describe('folding', () => {
  const tiles = (laidOut: Laid): number =>
    laidOut.lanes.lanes.flatMap(({ groups }) => groups.flatMap(({ places }) => places.filter(({ tile }) => tile)))
      .length;
  const exhausted = [...cards(5), ...cards(4, { idle: true }).map((card) => ({ ...card, id: `idle-${card.id}` }))];

  it('first makes tiles of what does nothing, at the end of the lane', () => {
    const found = laid(1366, 768, lanesOf(cards(2), exhausted));
    expect(tiles(found)).toBe(4);
    expect(found.lanes.card).toBeGreaterThanOrEqual(100);
    expect(found.lanes.lanes[1]!.groups[0]!.places.slice(5).every(({ tile }) => tile)).toBe(true);
  });

  it('leaves cards as they are where there is room', () => {
    expect(tiles(laid(2560, 1440, lanesOf(cards(2), exhausted)))).toBe(0);
  });

  it('then lays equal cards on piles, then takes a further row', () => {
    const equal = laid(1024, 768, lanesOf([], cards(9, { like: 'orc' })));
    expect(equal.lanes.lanes[1]!.groups[0]!.places.map(({ ids }) => ids.length)).toEqual([9]);
    const different = laid(1024, 768, lanesOf([], cards(16)));
    const rows = new Set(different.lanes.lanes[1]!.groups[0]!.places.map(({ rect }) => rect.y));
    expect(rows.size).toBeGreaterThan(1);
  });

  it('keeps places free, so that nothing jumps when a card comes', () => {
    const widths = [1, 2, 3, 4, 5].map((count) => laid(1366, 768, lanesOf(cards(1), cards(count))).lanes.card);
    expect(new Set(widths).size).toBe(1);
  });

  it('a lane without cards leaves most of its room to the others', () => {
    const sizesOf = (upper: number): number => laid(1366, 768, lanesOf(cards(upper), cards(3))).cards.card.height;
    expect(sizesOf(0)).toBeGreaterThan(sizesOf(1));
  });

  it('a card that is larger than the others takes more of the width, and they take less', () => {
    const [first, ...others] = cards(5);
    const row = (items: readonly Item[]) => laid(1366, 768, [{ id: 'lane', groups: [{ id: 'own', items }] }]).lanes;
    const widths = (items: readonly Item[]) => row(items).lanes[0]!.groups[0]!.places.map(({ card }) => card.width);
    const [large = 0, usual = 0] = widths([{ ...first!, scale: 1.3 }, ...others]);
    expect(large / usual).toBeCloseTo(1.3, 1);
    expect(usual).toBeLessThan(widths([first!, ...others])[0]!);
  });

  it('a group at the end of its lane lies at the right edge', () => {
    const lanes: Lane[] = [
      {
        id: 'upper',
        groups: [
          { id: 'engaged', items: cards(1) },
          { id: 'staging', items: cards(2), scale: 0.84, end: true },
        ],
      },
      { id: 'lower', groups: [{ id: 'own', items: cards(3) }] },
    ];
    const [upper] = laid(1920, 1080, lanes).lanes.lanes;
    const last = upper!.groups[1]!.places.at(-1)!.rect;
    expect(last.x + last.width).toBe(upper!.rect.x + upper!.rect.width);
  });
});

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.width <= b.x + b.width + 0.01 &&
  a.y + a.height <= b.y + b.height + 0.01;

const item = (id: string): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.constant(id),
    idle: fc.boolean(),
    like: fc.constantFrom('', '', 'orc', 'wolf'),
    tabs: fc.nat({ max: 4 }),
    peek: fc.constantFrom(0, 0, 0.14),
    scale: fc.constantFrom(1, 1, 1.3),
  });
const items = (of: string): fc.Arbitrary<Item[]> =>
  fc.nat({ max: 40 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => item(`${of}${at}`))));
const someLanes: fc.Arbitrary<Lane[]> = fc.tuple(items('a'), items('b'), items('c'), items('d')).map(([a, b, c, d]) => [
  {
    id: 'upper',
    groups: [
      { id: 'a', items: a },
      { id: 'b', items: b, scale: 0.84, end: true },
    ],
  },
  {
    id: 'lower',
    groups: [
      { id: 'c', items: c },
      { id: 'd', items: d },
    ],
  },
]);
const someSize = fc.oneof(
  fc.constantFrom(...sizes),
  fc.tuple(fc.integer({ min: 320, max: 3840 }), fc.integer({ min: 640, max: 2160 })),
);

describe('any number of cards in any zone at any size', () => {
  it('lies inside, over nothing else, in its order, and completely', { timeout: 90_000 }, () => {
    fc.assert(
      fc.property(
        someSize,
        someLanes,
        fc.nat({ max: 30 }),
        fc.constantFrom(0, 90),
        ([width, height], lanes, hand, ask) => {
          const room = { width, height: height - barOf(width, height) };
          const found = layTable({ width, height }, room, { lanes, hand, ask });
          const phone = found.measures.band !== 'table';
          const all: Rect[] = [];
          for (const [at, lane] of found.lanes.lanes.entries()) {
            for (const [index, group] of lane.groups.entries()) {
              const { items: given } = lanes[at]!.groups[index]!;
              const shown = [...group.places.flatMap(({ ids }) => ids), ...(group.rest?.ids ?? [])];
              expect(shown.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
              // Cards keep their order, and so do tiles; a pile stands where its first card stood.
              for (const tile of [false, true]) {
                const firsts = group.places
                  .filter((place) => place.tile === tile)
                  .map(({ ids }) => given.findIndex(({ id }) => id === ids[0]));
                expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
              }
              const rects = [...group.places, ...(group.rest ? [group.rest] : [])].map(({ rect }) => rect);
              expect(rects.filter((rect) => !inside(rect, lane.rect))).toEqual([]);
              all.push(...rects);
            }
            expect(inside(lane.rect, phone ? { ...found.middle, x: 0, y: 0 } : found.middle)).toBe(true);
          }
          expect(all.filter((rect, at) => all.slice(at + 1).some((other) => overlap(rect, other)))).toEqual([]);
          // The parts of the table do not lie over each other either.
          const parts = phone
            ? [found.tabs, found.middle, found.ask, found.hand]
            : [found.left, found.middle, found.right, found.ask, found.hand];
          for (const [at, rect] of parts.entries()) {
            expect(inside(rect, { x: 0, y: 0, ...room })).toBe(true);
            for (const other of parts.slice(at + 1)) expect(overlap(rect, other)).toBe(false);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('and so does the hand: each card is seen, and the fan keeps its order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 250, max: 3000 }),
        fc.integer({ min: 90, max: 500 }),
        fc.nat({ max: 40 }),
        fc.boolean(),
        (width, height, count, peeps) => {
          const { lefts, card, top } = layHand({ x: 10, y: 5, width, height }, count, {
            least: 132,
            most: 320,
            gap: 8,
            peeps,
          });
          expect(lefts.length).toBe(count);
          for (const [at, left] of lefts.entries()) {
            expect(left).toBeGreaterThanOrEqual(9.99);
            expect(left + card.width).toBeLessThanOrEqual(width + 10.01);
            if (at > 0) expect(left).toBeGreaterThan(lefts[at - 1]!);
          }
          if (!peeps) expect(top + card.height).toBeLessThanOrEqual(height + 5);
        },
      ),
    );
  });

  it('also lies inside a room that is much too small for it', () => {
    const { lanes } = layLanes({ x: 0, y: 0, width: 300, height: 220 }, lanesOf(cards(80), cards(80)), {
      ...{
        most: 124,
        fold: 100,
        least: 26,
        tile: 54,
        gap: 8,
        tab: 24,
        above: 16,
        places: 3,
        name: { top: 16 },
        wraps: true,
      },
    });
    expect(
      lanes.flatMap(({ groups }) => groups.map(({ rest }) => rest?.ids.length ?? 0)).some((left) => left > 0),
    ).toBe(true);
  });

  it('a map is whole and as high as the window, and nothing lies over it', () => {
    fc.assert(
      fc.property(someSize, fc.nat({ max: 12 }), fc.integer({ min: 0, max: 220 }), ([width, height], hand, ask) => {
        const room = { width, height: height - barOf(width, height) };
        const {
          map,
          left,
          right,
          tabs,
          panel,
          ask: asked,
          hand: held,
          measures: sizes,
        } = layBoard({ width, height }, room, {
          ...{ aspect: 0.95, ask, hand },
        });
        const parts = sizes.band === 'table' ? [map, left, right, tabs, panel, asked, held] : [map, tabs, asked, held];
        expect(parts.filter((part) => !inside(part, { x: 0, y: 0, ...room }))).toEqual([]);
        expect(parts.filter((part, at) => parts.slice(at + 1).some((other) => overlap(part, other)))).toEqual([]);
        // Where the width allows it, the map fills the height.
        if (sizes.band === 'table' && width >= 2 * height) expect(map.height).toBeGreaterThan(room.height - 20);
      }),
    );
  });
});

it('the left hand gets the chronicle: the same columns, the other way round', () => {
  const contents = { lanes: lanesOf(cards(3), cards(4)), hand: 5, ask: 0 };
  const room = { width: 1366, height: 720 };
  const usual = layTable({ width: 1366, height: 768 }, room, contents);
  const other = layTable({ width: 1366, height: 768 }, room, { ...contents, mirrored: true });
  expect(other.right).toEqual({ ...usual.right, x: 0 });
  expect(other.left).toEqual({ ...usual.left, x: 1366 - usual.left.width });
  expect(other.middle).toEqual({ ...usual.middle, x: usual.right.width });
  expect(other.lanes.card).toBe(usual.lanes.card);
});

describe('cards as large as somebody likes them', () => {
  const at = (scale: number) =>
    layTable(
      { width: 1366, height: 768 },
      { width: 1366, height: 720 },
      {
        lanes: lanesOf(cards(2), [
          ...cards(5),
          ...cards(3, { idle: true }).map((item) => ({ ...item, id: `i${item.id}` })),
        ]),
        hand: 5,
        ask: 0,
        scale,
      },
    );

  it('are smaller, or larger where others become small pictures', () => {
    const [small, usual, large] = [at(0.8), at(1), at(1.2)];
    expect(small.lanes.card).toBeLessThan(usual.lanes.card);
    expect(large.lanes.card).toBeGreaterThan(usual.lanes.card);
    expect(small.cards.card.width).toBeLessThan(large.cards.card.width);
    const tiles = ({ lanes: { lanes } }: Laid) =>
      lanes.flatMap(({ groups }) => groups.flatMap(({ places }) => places)).filter(({ tile }) => tile).length;
    expect(tiles(large)).toBeGreaterThanOrEqual(tiles(usual));
  });
});
