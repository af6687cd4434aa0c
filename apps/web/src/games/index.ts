import type { Plain } from '@tafelrunde/kernel';
import type { Component } from 'svelte';
import type { AnyDeckKit } from '../decks/kit.ts';
import type { GameId } from '../words/index.ts';
import type { Beginning, Brought, GameModule, OptionsProps } from './module.ts';

/** A game that can be played: what one click starts, its table, the form for those who want something else. */
export interface Playable {
  readonly start: Omit<Beginning, 'seed'>;
  readonly table: () => Promise<{ readonly table: GameModule }>;
  readonly options: () => Promise<{ readonly default: Component<OptionsProps> }>;
  /** How its decks are built, where players bring decks of their own. */
  readonly decks?: () => Promise<{ readonly kit: AnyDeckKit }>;
  /** What each person at a table with others may bring; gets the set-up without what the seats bring. */
  readonly brought?: () => Promise<{ readonly brought: (options: Plain) => readonly Brought[] }>;
}

/** Each game's code is a chunk of its own, loaded when it is needed. Those that are missing cannot be played yet. */
export const playable: Partial<Record<GameId, Playable>> = {
  lcg: {
    start: {
      setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }] },
      seats: ['human'],
      curtain: false,
    },
    table: () => import('./lcg/index.ts'),
    options: () => import('./lcg/Options.svelte'),
    decks: () => import('./lcg/deck-kit.ts'),
    brought: () => import('./lcg/deck-choice.ts'),
  },
  tcg: {
    start: {
      setup: { format: 'starter', players: [{ starter: 'aragorn' }, { starter: 'theoden' }] },
      seats: ['human', 'steady'],
      curtain: true,
    },
    table: () => import('./tcg/index.ts'),
    options: () => import('./tcg/Options.svelte'),
    decks: () => import('./tcg/deck-kit.ts'),
    brought: () => import('./tcg/brought.ts'),
  },
  dbg: {
    start: { setup: { seats: 2, heroes: 'beginner' }, seats: ['human', 'steady'], curtain: true },
    table: () => import('./dbg/index.ts'),
    options: () => import('./dbg/Options.svelte'),
  },
  runebound: {
    start: { setup: { players: 2, scenario: 'margath' }, seats: ['human', 'steady'], curtain: true },
    table: () => import('./runebound/index.ts'),
    options: () => import('./runebound/Options.svelte'),
  },
};

export async function loadTable(id: GameId): Promise<GameModule> {
  const found = playable[id];
  if (!found) throw new Error(`${id} has no table yet`);
  return (await found.table()).table;
}
