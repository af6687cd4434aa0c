import type { Size } from './measures.ts';

/** What the panel of a companion holds beside its head: small pictures, and lines below them. */
export interface Panel {
  readonly tiles: number;
  readonly lines: number;
}

export interface PanelRules {
  /** Height of a head with its counts, and of a line. */
  readonly head: number;
  readonly line: number;
  readonly gap: number;
  /** Edges of a panel, left and right together. */
  readonly edges: number;
}

const LARGEST = 104;
const SMALLEST = 30;

/** Width of the tiles with which all panels fit below each other; 0 where there is room for heads only. */
export function tilesOf(
  { width, height }: Size,
  panels: readonly Panel[],
  { head, line, gap, edges }: PanelRules,
): number {
  const inner = width - edges;
  for (let tile = LARGEST; tile >= SMALLEST; tile--) {
    const across = Math.floor((inner + gap) / (tile + gap));
    if (across < 1) continue;
    const needed = panels.reduce((sum, { tiles, lines }) => {
      const rows = Math.ceil(tiles / across);
      return sum + head + rows * (tile + gap) + lines * line + gap;
    }, 0);
    if (needed <= height) return tile;
  }
  return 0;
}
