import type { Plain } from '@tafelrunde/kernel';
import type { Lang, Names } from '@tafelrunde/words';
import { type ReadCard, type ReadPart, type ReadZone, readView } from './read-view.ts';
import { gatherScenes, type SceneOf, type Scenes } from './scenes.ts';

/** What a picture of a position is drawn from: a view, and what things in it are called. */
export interface Drawn {
  /** As one seat sees the table, or somebody who only watches: what is hidden there is hidden in the picture. */
  readonly view: Plain;
  readonly title: string;
  /** What is asked there, or what has happened. */
  readonly caption: string;
  /** A colour of the game, dark enough for light text. */
  readonly colour: string;
  readonly viewer: number;
  readonly lang: Lang;
  readonly names: Names;
  nameOfSeat(seat: number): string;
  /** What is seen on a card, where there are pictures of cards. */
  readonly sceneOf?: SceneOf;
}

/** The size that pages which show a link have room for. */
const WIDTH = 1200;
const HEIGHT = 630;
const HEAD = 92;
const LABEL = 150;
const GAP = 8;
/** How high cards may be, the largest first. */
const SIZES = [168, 144, 124, 106, 90, 76, 64];
/** Width of a scene in heights. */
const SCENE = 1.5;
/** So many cards of one place are drawn; the others are counted. */
const MOST = 9;

type NameOf = (def: string) => string;

interface Tile {
  /** The definition of a card; '' for a back. */
  readonly def: string;
  readonly text: string;
  readonly hidden: boolean;
  /** Turned aside, as what has been used. */
  readonly turned: boolean;
  /** How far it lies over the one before: cards on a card show only their heads. */
  readonly under: boolean;
}

/** The definitions of all cards that a picture of this view shows. */
export function cardsShown(view: Plain): readonly string[] {
  const ofPart = ({ zones, seats }: ReadPart): readonly string[] => [
    ...zones.flatMap((zone) => zone.cards.slice(0, MOST).flatMap(defsOf)),
    ...seats.flatMap(ofPart),
  ];
  return [...new Set(ofPart(readView(view)))];
}

const defsOf = ({ def, on }: ReadCard): readonly string[] => [def, ...on.flatMap(defsOf)];

/**
 * A picture of a position as SVG, which stands alone: cards with their scenes and names, backs where something is hidden, one row
 * for each seat.
 */
export function positionPicture(drawn: Drawn): string {
  const part = readView(drawn.view);
  const seats = part.seats.map((seat, at) => ({ seat, at }));
  // Whoever looks sits nearest, as at a table.
  const order = [...seats.filter(({ at }) => at !== drawn.viewer), ...seats.filter(({ at }) => at === drawn.viewer)];
  const rows = [
    { label: '', groups: groupsOf(part, drawn) },
    ...order.map(({ seat, at }) => ({ label: drawn.nameOfSeat(at), groups: groupsOf(seat, drawn) })),
  ].filter(({ groups }) => groups.length > 0);
  const scenes = gatherScenes(drawn.sceneOf ? cardsShown(drawn.view) : [], drawn.sceneOf ?? (() => null));
  const body = laidOut(rows, drawn.colour, scenes);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="Alegreya, Georgia, serif">
<title>${escaped(`${drawn.title}: ${drawn.caption}`)}</title>
<defs>${scenes.symbols}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#2b241c"/>
<rect width="${WIDTH}" height="${HEAD - GAP}" fill="${escaped(drawn.colour)}"/>
${text(24, 38, 30, '#fffaf0', fitted(drawn.title, 72), 700)}
${text(24, 68, 22, '#fffaf0', fitted(drawn.caption, 105))}
${body.join('\n')}
</svg>
`;
}

/** The places of a part, each with what is drawn of it; empty ones are left out. */
function groupsOf({ zones }: ReadPart, { names, lang }: Drawn): readonly (readonly Tile[])[] {
  const nameOf: NameOf = (def) => {
    const noun = names(`card:${def}`, lang);
    return typeof noun === 'string' ? noun : noun.title;
  };
  return zones.flatMap((zone) => {
    const tiles = tilesOf(zone, nameOf);
    return tiles.length > 0 ? [tiles] : [];
  });
}

function tilesOf({ cards, count }: ReadZone, nameOf: NameOf): readonly Tile[] {
  const shown = cards.slice(0, MOST).flatMap((card) => faces(card, nameOf, false));
  const rest = count - Math.min(cards.length, MOST);
  // What is not known lies there face down: one back with a number.
  return rest > 0 ? [...shown, { def: '', text: String(rest), hidden: true, turned: false, under: false }] : shown;
}

function faces({ def, on, more }: ReadCard, nameOf: NameOf, under: boolean): readonly Tile[] {
  const own: Tile = { def, text: nameOf(def), hidden: false, turned: more.exhausted === true, under };
  return [own, ...on.flatMap((card) => faces(card, nameOf, true))];
}

interface Row {
  readonly label: string;
  readonly groups: readonly (readonly Tile[])[];
}

/** Draws all rows with the largest cards that have room; with the smallest, what has none is left out. */
function laidOut(rows: readonly Row[], colour: string, scenes: Scenes): readonly string[] {
  for (const tall of SIZES) {
    const out: string[] = [];
    let top = HEAD;
    for (const { label, groups } of rows) {
      const { drawn, lines } = row(label, groups, top, tall, colour, scenes);
      out.push(...drawn);
      top += lines * (tall + GAP) + GAP;
    }
    if (top <= HEIGHT + GAP || tall === SIZES.at(-1)) return out;
  }
  return [];
}

/** One row, in as many lines as it takes. */
function row(label: string, groups: Row['groups'], top: number, tall: number, colour: string, scenes: Scenes) {
  const wide = Math.round(tall * 0.72);
  const begin = label === '' ? 24 : LABEL + 24;
  const drawn = label === '' ? [] : [text(24, top + tall / 2, 22, '#e5c77a', fitted(label, 12), 700)];
  let left = begin;
  let lines = 1;
  for (const tiles of groups) {
    for (const tile of tiles) {
      if (tile.under) left -= Math.round(wide * 0.45);
      if (left + wide > WIDTH - 16) {
        left = begin;
        lines++;
      }
      drawn.push(card(tile, left, top + (lines - 1) * (tall + GAP), wide, tall, colour, scenes));
      left += wide + GAP;
    }
    left += 2 * GAP;
  }
  return { drawn, lines };
}

function card(
  { def, text: name, hidden, turned }: Tile,
  x: number,
  top: number,
  wide: number,
  tall: number,
  colour: string,
  scenes: Scenes,
): string {
  const y = Math.round(top);
  const high = Math.round(tall);
  const frame = (fill: string, line: string): string =>
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="7" fill="${fill}" stroke="${line}" stroke-width="2"/>`;
  if (hidden) {
    return `<g>${frame(escaped(colour), '#e5c77a')}${text(x + wide / 2, y + high / 2 + 9, 26, '#fffaf0', name, 700, 'middle')}</g>`;
  }
  const seen = Math.round((wide - 8) / SCENE);
  const scene = scenes.at(def, x + 4, y + 4, wide - 8, seen);
  const below = scene === '' ? y : y + seen;
  const size = Math.max(9, Math.round(wide / 8));
  const lines = wrapped(
    name,
    Math.max(6, Math.floor((wide - 8) / (size * 0.6))),
    Math.floor((y + high - below - 12) / (size * 1.15)),
  );
  const words = lines.map((line, at) =>
    text(x + wide / 2, below + 6 + size * (1 + at * 1.15), size, '#2b241c', line, 700, 'middle'),
  );
  return `<g${turned ? ' opacity="0.6"' : ''}>${frame('#f3e6c8', escaped(colour))}${scene}${words.join('')}</g>`;
}

function text(x: number, y: number, size: number, fill: string, words: string, weight = 400, anchor = 'start'): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

const fitted = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;

/** Words in lines of so many letters; what does not fit is cut. */
function wrapped(words: string, most: number, lines: number): readonly string[] {
  const out: string[] = [];
  for (const word of words.split(/\s+|(?<=-)/)) {
    const last = out.at(-1);
    const joined = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) out[out.length - 1] = joined;
    else out.push(fitted(word, most));
  }
  return out.slice(0, Math.max(1, lines));
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as XML; what XML cannot hold is left out. */
function escaped(words: string): string {
  return words.replace(/[^\P{C}\n]/gu, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
