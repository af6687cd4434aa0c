import type { GameId } from '@tafelrunde/games';
import type { State } from '@tafelrunde/kernel';
import type { Skill } from './bot.ts';

/** Where each game's rules of thumb are. Loaded one by one, so that a page fetches only those of the game it plays. */
const sources: Partial<Record<GameId, () => Promise<{ readonly skill: unknown }>>> = {
  dbg: () => import('./dbg/index.ts'),
  lcg: () => import('./lcg/index.ts'),
  runebound: () => import('./runebound/index.ts'),
  tcg: () => import('./tcg/index.ts'),
};

const loaded = new Map<string, Skill>();

/** Whether there is more than chance to play this game by. */
export function hasSkill(game: string): game is GameId {
  return Object.hasOwn(sources, game);
}

/** What bots know of a game; refuses a game that nobody has taught them. */
export async function loadSkill<S extends State = State>(game: string): Promise<Skill<S>> {
  let skill = loaded.get(game);
  if (!skill) {
    const source = hasSkill(game) ? sources[game] : undefined;
    if (!source) throw new Error(`bots have not learnt ${game}`);
    skill = (await source()).skill as Skill;
    loaded.set(game, skill);
  }
  // Whoever asks by the game's id knows its states.
  return skill as unknown as Skill<S>;
}
