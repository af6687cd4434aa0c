import type { Theme } from './settings.ts';

/** What a theme is called on the root: one of the blocks of tokens.css. */
export type Look = Exclude<Theme, 'auto'>;

/** What the system wishes for. */
export interface Wishes {
  readonly light: boolean;
  readonly contrast: boolean;
}

/** The theme that is shown: the one chosen, or the one the system wishes for. */
export function lookFor(theme: Theme, { light, contrast }: Wishes): Look {
  if (theme !== 'auto') return theme;
  return contrast ? 'contrast' : light ? 'light' : 'dark';
}
