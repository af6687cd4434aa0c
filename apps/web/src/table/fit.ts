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
const SMALLEST = 5.5;
/** Smaller than this, the picture goes and the text gets its room. */
const WITH_PICTURE = 8;
/** What title, line of type and edges take of a card's height, in hundredths of its width. */
const EDGES = 47;
const STATS = 19;
const PICTURE = 33;
/** Width of the lines, in hundredths of the card's width, and of a letter of our sans, in em. */
const LINE = 83;
const SANS = 0.44;
const LEADING = 1.16;
/** Ragged lines end, on average, this long before the margin, in letters. */
const RAG = 4;

/** Finds the largest size at which paragraphs of these lengths fit a card so many times as high as it is wide. */
export function fitText(paragraphs: readonly number[], ratio: number, stats: boolean): TextFit {
  const height = 100 * ratio - EDGES - (stats ? STATS : 0);
  const beside = largest(paragraphs, height - PICTURE);
  const picture = beside >= WITH_PICTURE;
  return { size: `${round(picture ? beside : largest(paragraphs, height))}cqw`, picture };
}

function largest(paragraphs: readonly number[], height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.25) {
    const letters = Math.max(5, LINE / (size * SANS) - RAG);
    const lines = paragraphs.reduce((sum, length) => sum + Math.ceil(length / letters), 0);
    if ((lines * LEADING + (paragraphs.length - 1) * 0.3) * size <= height) return size;
  }
  return SMALLEST;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
