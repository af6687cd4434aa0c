import type { GameId } from '../words/index.ts';

/** Rules by id: German, English, where the rulebooks say it. */
export type Rules = Readonly<Record<string, readonly [de: string, en: string, where: string]>>;

const loaders: Partial<Record<GameId, () => Promise<{ readonly default: Rules }>>> = {
  lcg: () => import('virtual:rules/lcg'),
};

/** A game's rule catalogue, loaded when it is first asked for. */
export async function rulesOf(game: GameId): Promise<Rules> {
  return (await loaders[game]?.())?.default ?? {};
}
