/**
 * Where the page changes, by name: `@media (--phone)` in a style, `media.phone` in code (`matchMedia`). The build puts the
 * queries in (named-media.ts), because a media query cannot read a custom property.
 */
export const media = {
  /** One column, one hand: below 640 px. */
  phone: '(width < 40rem)',
  /** No room for a table with columns: phones and small tablets, below 1000 px. */
  narrow: '(width < 62.5rem)',
  /** A table with the board in the middle and columns beside it: from 1000 px. */
  table: '(width >= 62.5rem)',
  /** The chronicle is a strip: below 1200 px. */
  strip: '(width < 75rem)',
  /** Room for whole sentences beside buttons: from 1600 px. */
  large: '(width >= 100rem)',
  /** Less than 900 px high, as most laptops are. */
  low: '(height < 56.25rem)',
  /** Whoever has not asked for less motion. */
  motion: '(prefers-reduced-motion: no-preference)',
} as const;

/** Widths of a card at which its face changes, for `@container (--face-…)`: what is shown, never how small it gets. */
export const faces = {
  /** A picture with one number. */
  'face-tile': '(width < 100px)',
  /** Name, cost, picture, keywords and numbers. */
  'face-s': '(100px <= width < 132px)',
  /** With the short form of the text. */
  'face-m': '(132px <= width < 186px)',
  /** With the full text, if it fits, and the line of type. */
  'face-l': '(width >= 186px)',
  /** To be read from. */
  'face-zoom': '(width >= 320px)',
} as const;

/** Widths of other parts of a table at which they show less. */
export const parts = {
  /** One's own threat beside the piles. */
  'dial-small': '(width < 180px)',
  /** The plate between the two sides of a skirmish. */
  'plate-small': '(width < 150px)',
  /** A companion in a narrow column: five counts stand in one line. */
  'companion-small': '(width < 232px)',
  /** A hero beside the map: all that is counted stands in one line. */
  'hero-small': '(width < 320px)',
  /** What all skirmishes come to: without pictures. */
  'standing-small': '(width < 260px)',
  /** The phases of a round: only the running one in words. */
  'track-short': '(width < 46rem)',
  /** The phases as a thin line. */
  'track-thin': '(width < 22rem)',
} as const;
