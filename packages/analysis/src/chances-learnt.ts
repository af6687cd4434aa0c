// Learnt by: npm run -s tafelrunde -- study chances --games 1500 --seed chances --out packages/analysis/src/chances-learnt.ts
import type { Reading } from './chances.ts';

/** How the values of each game are read; what surprise is stands in docs/analysis.md. */
export const learnt: Readonly<Record<string, Reading>> = {
  // 1500 decisions; surprise 0.4057, with this reading 0.3842.
  lcg: { shift: 0.74, steepness: 1.11 },
  // 1500 decisions; surprise 0.4276, with this reading 0.4120.
  tcg: { shift: 0.28, steepness: 2.19 },
  // 1500 decisions; surprise 0.4390, with this reading 0.4375.
  dbg: { shift: 0.14, steepness: 1.25 },
  // 1500 decisions; surprise 0.6008, with this reading 0.6005.
  runebound: { shift: 0.05, steepness: 1.06 },
};
