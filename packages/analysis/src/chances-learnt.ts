// Learnt by: npm run -s tafelrunde -- study chances --games 1500 --seed chances --out packages/analysis/src/chances-learnt.ts
import type { Reading } from './chances.ts';

/** How the values of each game are read; what surprise is stands in docs/analysis.md. */
export const learnt: Readonly<Record<string, Reading>> = {
  // 1500 decisions; surprise 0.3240, with this reading 0.3233.
  lcg: { shift: 0.15, steepness: 0.85 },
  // 1500 decisions; surprise 0.3446, with this reading 0.3312.
  tcg: { shift: -0.33, steepness: 1.65 },
  // 1500 decisions; surprise 0.4332, with this reading 0.4329.
  dbg: { shift: -0.1, steepness: 1.06 },
  // 1500 decisions; surprise 0.6141, with this reading 0.6139.
  runebound: { shift: -0.04, steepness: 0.99 },
};
