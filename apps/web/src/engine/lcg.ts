import type { Plain } from '@tafelrunde/kernel';
import { type LcgState, lcg, scoreSheet } from '@tafelrunde/lcg';
import type { EngineGame } from './session.ts';

export const engine: EngineGame<LcgState> = {
  game: lcg,
  result: (m) => scoreSheet(m) as unknown as Plain,
};
