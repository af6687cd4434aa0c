import type { Change } from './changes.ts';

/** When a change is seen, in milliseconds from the start, and for how long. */
export interface Cue {
  readonly change: Change;
  readonly start: number;
  readonly length: number;
}

export const LENGTHS = {
  move: 320,
  appear: 240,
  vanish: 200,
  turn: 160,
  flip: 240,
  damage: 900,
  shuffle: 420,
} as const;
/** Cards that are dealt together follow each other so soon, all of them within so long. */
const STEP = 60;
const DEAL = 600;

/**
 * The order in which changes are seen: cards travel one behind the other, then they are turned, then numbers float; what vanishes
 * goes at once. A tempo of 2 takes half as long.
 */
export function scoreOf(changes: readonly Change[], tempo = 1): readonly Cue[] {
  const travels = changes.filter(({ kind }) => kind === 'move' || kind === 'appear');
  const step = travels.length > 1 ? Math.min(STEP, DEAL / (travels.length - 1)) : 0;
  const landed = travels.length === 0 ? 0 : (travels.length - 1) * step + LENGTHS.move;
  const startOf = (change: Change): number => {
    if (change.kind === 'vanish') return 0;
    if (change.kind === 'turn' || change.kind === 'flip')
      return travels.some(({ id }) => id === change.id) ? landed : 0;
    if (change.kind === 'damage') return landed;
    return travels.indexOf(change) * step;
  };
  return changes.map((change) => ({
    change,
    start: startOf(change) / tempo,
    length: LENGTHS[change.kind] / tempo,
  }));
}

/** How long all of it takes. */
export const lengthOf = (score: readonly Cue[]): number =>
  Math.max(0, ...score.map(({ start, length }) => start + length));

/** With less motion nothing travels or turns: numbers appear and stay a while. */
export const STILL = { fade: 120, stay: 1200 } as const;
export const stillScore = (changes: readonly Change[]): readonly Cue[] =>
  changes.filter(({ kind }) => kind === 'damage').map((change) => ({ change, start: 0, length: STILL.stay }));
