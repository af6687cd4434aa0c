/** Average width of a letter of our bold serif, in em. */
const LETTER = 0.52;
/** What a title may take of the card's width, in hundredths. */
const WIDTH = 86;
const DIAMOND = 7;
const BADGE = 9;

/** A size, in hundredths of the card's width, at which a title fits on one or two lines without being cut. */
export function titleSize(title: string, unique = false, badge = false): string {
  const width = WIDTH - (unique ? DIAMOND : 0) - (badge ? BADGE : 0);
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const oneLine = width / (title.length * LETTER);
  const twoLines = Math.min(10.5, width / (longest * LETTER), (2 * width) / (title.length * LETTER * 1.2));
  return `${round(Math.max(7, Math.min(13, Math.max(oneLine, twoLines))))}cqw`;
}

/** How the text of a card is set: its size in hundredths of the card's width, and whether a picture fits beside it. */
export interface TextFit {
  readonly size: string;
  readonly picture: boolean;
}

const LARGEST = 10;
const SMALLEST = 6;
/** What title, line of type and edges take of a card's height, in hundredths of its width. */
const EDGES = 46;
const STATS = 18;
const PICTURE = 32;
/** Area of a letter with its share of the line, in squared em. */
const AREA = 0.5;

/** Finds room for a text on a card that is so many times as high as it is wide. */
export function fitText(length: number, ratio: number, stats: boolean): TextFit {
  const height = 100 * ratio - EDGES - (stats ? STATS : 0);
  const sizeIn = (room: number): number => Math.sqrt((Math.max(10, room) * 84) / (Math.max(1, length) * AREA));
  const beside = sizeIn(height - PICTURE);
  const picture = beside >= 8.5;
  const size = picture ? beside : sizeIn(height);
  return { size: `${round(Math.max(SMALLEST, Math.min(LARGEST, size)))}cqw`, picture };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
