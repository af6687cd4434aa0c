import type { Plain } from '@tafelrunde/kernel';
import type { Component } from 'svelte';
import type { GameId } from '../words/index.ts';

/** A game that can be played: what one click starts, and the form for those who want something else. */
export interface Playable {
  readonly setup: Plain;
  readonly options: () => Promise<{ readonly default: Component<{ onclose: () => void }> }>;
}

export const playable: Partial<Record<GameId, Playable>> = {
  lcg: {
    setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }] },
    options: () => import('./lcg/Options.svelte'),
  },
};
