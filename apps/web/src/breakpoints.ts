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
  /** Less than 900 px high, as most laptops are. */
  low: '(height < 56.25rem)',
  /** Whoever has not asked for less motion. */
  motion: '(prefers-reduced-motion: no-preference)',
} as const;

/** Widths of a card at which its face changes, for `@container (--face-…)`. */
export const faces = {
  /** Too narrow for words. */
  'face-tiny': '(width <= 66px)',
  /** Room for the rules text. */
  'face-roomy': '(width >= 108px)',
} as const;
