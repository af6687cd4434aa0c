/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels, from the top left corner of what it lies in. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * How a window is used: `phone` shows one zone at a time, `tablet` does so in two columns where it is low, `table` has the
 * world on the left, the struggle in the middle and the chronicle on the right.
 */
type Band = 'phone' | 'tablet' | 'table';

/** The measures of a window: what is given before anything lies on the table. */
export interface Measures {
  readonly band: Band;
  /** Less than 900 px high: tighter gaps, and cards in hand may be shorter than 5:7. */
  readonly low: boolean;
  /** Widths of the columns beside the struggle; 0 where there are none. */
  readonly left: number;
  readonly right: number;
  /** Whether the right column is only a strip of thumbnails. */
  readonly strip: boolean;
  /** Least heights of the prompt and the hand. */
  readonly prompt: number;
  readonly hand: number;
  /** Between cards. */
  readonly gap: number;
  /** What the gaps between bar, lanes, prompt and hand take of the height, all together. */
  readonly gaps: number;
  /** Largest width of a card. */
  readonly card: number;
  /** Height of one row of tabs below a card, such as attachments. */
  readonly tab: number;
}

const TABLET = 640;
const TABLE = 1000;
const STRIP_BELOW = 1200;
const LARGE = 2200;
const LOW = 900;
/** The largest window with measures of its own; those beyond it are the same table, seen from nearer. */
const LARGEST = { width: 2560, height: 1440 };
const CARD = 320;

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

export function measures({ width, height }: Size): Measures {
  const band: Band = width < TABLET ? 'phone' : width < TABLE ? 'tablet' : 'table';
  const low = height < LOW;
  const strip = width < STRIP_BELOW;
  const nearer = Math.max(1, Math.min(width / LARGEST.width, height / LARGEST.height));
  // What belongs to a low, a usual and a large window.
  const by = (small: number, usual: number, large: number): number =>
    low ? small : width < LARGE ? usual : Math.round(large * nearer);
  const columns =
    band === 'table'
      ? {
          left: strip ? 170 : within(200, width * 0.15, 372 * nearer),
          right: strip ? 56 : within(228, width * 0.165, 404 * nearer),
        }
      : { left: 0, right: 0 };
  return {
    band,
    low,
    ...columns,
    strip: band === 'table' && strip,
    prompt: by(62, 78, 94),
    hand: low ? 128 : 180,
    card: Math.round(CARD * nearer),
    gap: by(8, 13, 20),
    gaps: by(40, 62, 96),
    // A tab can be pressed, so it is never lower than 24 px.
    tab: by(24, 25, 30),
  };
}
