import type { Component } from 'svelte';
import type { Update } from '../engine/protocol.ts';
import type { GameId } from '../words/index.ts';
import type { TableGame } from './table.svelte.ts';

/** What a game brings to the page: its words, its layout and its name in lists of saved games. */
export interface TableModule {
  readonly game: TableGame;
  readonly Layout: Component<{ resigned: boolean; onagain: () => void }>;
  about(update: Update): Readonly<Record<'de' | 'en', string>>;
}

const loaders: Partial<Record<GameId, () => Promise<{ readonly table: TableModule }>>> = {
  lcg: () => import('../tables/lcg/index.ts'),
};

export async function loadTable(id: GameId): Promise<TableModule> {
  const load = loaders[id];
  if (!load) throw new Error(`${id} has no table yet`);
  return (await load()).table;
}
