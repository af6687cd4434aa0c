import { below, type Game, type Plain, seedWords } from '@tafelrunde/kernel';
import { testGames } from './serving.ts';

/** A set-up of a game for so many people. */
export function setupFor(id: string, people: number): Plain {
  const game: Game = testGames[id as keyof typeof testGames];
  const luck = seedWords(`${id} for ${people}`);
  for (let tries = 0; tries < 1000; tries++) {
    const setup = game.randomSetup((n) => below(luck, n));
    const checked = game.checkSetup(setup);
    if (checked.ok && game.create(checked.setup).seats === people) return setup;
  }
  throw new Error(`${id} is not played by ${people}`);
}
