// Learnt by: npm run -s tafelrunde -- study chances --games 1500 --seed chances --out packages/analysis/src/chances-learnt.ts
import type { Reading } from './chances.ts';

/** How the values of each game are read; what surprise is stands in docs/analysis.md. */
export const learnt: Readonly<Record<string, Reading>> = {
  // 1500 decisions; surprise 0.4018, with this reading 0.3821.
  lcg: { shift: 0.7, steepness: 1.06 },
  // 1500 decisions; surprise 0.3645, with this reading 0.3342.
  tcg: { shift: -0.13, steepness: 2.49 },
  // 1500 decisions; surprise 0.4332, with this reading 0.4329.
  dbg: { shift: -0.1, steepness: 1.06 },
  // 1500 decisions; surprise 0.6089, with this reading 0.6085.
  runebound: { shift: -0.06, steepness: 0.95 },
};
