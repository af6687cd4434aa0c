import { type GameId, loadGame, manifests } from '@tafelrunde/games';
import type { Manifest, Plain } from '@tafelrunde/kernel';
import type { Component } from 'svelte';
import type { AnyDeckKit } from '../decks/kit.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Beginning, Brought, GameModule, OptionsProps } from './module.ts';

/** What a game's folder brings to the page. Each part is a chunk of its own, loaded when it is needed. */
interface Folder {
  readonly table: (setup?: Plain) => Promise<{ readonly table: GameModule }>;
  /** The form for those who want something else than what one click starts. */
  readonly options?: () => Promise<{ readonly default: Component<OptionsProps> }>;
  /** Its first steps. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** How its decks are built, where players bring decks of their own. */
  readonly decks?: () => Promise<{ readonly kit: AnyDeckKit }>;
  /** What each person at a table with others may bring; gets the set-up without what the seats bring. */
  readonly brought?: () => Promise<{ readonly brought: (options: Plain) => readonly Brought[] }>;
}

/** A game that can be played: its folder, and what one click starts. */
export interface Playable extends Folder {
  readonly start: Omit<Beginning, 'seed'>;
}

/** Games with a folder of their own; the others have the generic table. */
const folders: Partial<Record<GameId, Folder>> = {
  lcg: {
    table: async (setup) => {
      const [{ tableOf }, game] = await Promise.all([import('./lcg/index.ts'), loadGame('lcg', setup)]);
      return { table: tableOf(game) };
    },
    options: () => import('./lcg/Options.svelte'),
    lesson: () => import('./lcg/lesson.ts'),
    decks: () => import('./lcg/deck-kit.ts'),
    brought: () => import('./lcg/deck-choice.ts'),
  },
  tcg: {
    table: () => import('./tcg/index.ts'),
    options: () => import('./tcg/Options.svelte'),
    lesson: () => import('./tcg/lesson.ts'),
    decks: () => import('./tcg/deck-kit.ts'),
    brought: () => import('./tcg/brought.ts'),
  },
  dbg: {
    table: () => import('./dbg/index.ts'),
    options: () => import('./dbg/Options.svelte'),
    lesson: () => import('./dbg/lesson.ts'),
  },
  runebound: {
    table: () => import('./runebound/index.ts'),
    options: () => import('./runebound/Options.svelte'),
    lesson: () => import('./runebound/lesson.ts'),
  },
};

function plainFolder(id: GameId): Folder {
  return {
    table: async () => {
      const [{ genericTable }, game] = await Promise.all([import('./generic/index.ts'), loadGame(id)]);
      return { table: genericTable(game) };
    },
  };
}

/** People sit first, bots have the other seats; whoever plays against others does not see their cards. */
function startOf({ start: { setup, people, seats }, cooperative }: Manifest): Playable['start'] {
  const kinds = Array.from({ length: seats }, (_, seat) => (seat < people ? 'human' : 'steady'));
  return { setup, seats: kinds, curtain: !cooperative };
}

/** All games, by id. */
export const playable = Object.fromEntries(
  manifests.map((manifest) => {
    const { id } = manifest;
    return [id, { start: startOf(manifest), ...(folders[id] ?? plainFolder(id)) }];
  }),
) as Readonly<Record<GameId, Playable>>;

/** The table of a game, with the faces of all of its cards; with a set-up, of those at least that it can meet. */
export async function loadTable(id: GameId, setup?: Plain): Promise<GameModule> {
  return (await playable[id].table(setup)).table;
}

/** The first steps of a game; one that has none gets a lesson without steps. */
export async function loadLesson(id: GameId): Promise<Lesson> {
  const load = playable[id].lesson;
  if (load) return (await load()).lesson;
  const nothing = { de: '', en: '' };
  return { ...playable[id].start, seed: 'lesson', title: nothing, steps: [], end: nothing };
}
