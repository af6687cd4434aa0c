import {
  firstUnlike,
  pairUp,
  pairUpBytes,
  pairUpCold,
  type Ratio,
  shareSetups,
  type TaskName,
  WARM_UP,
} from '@tafelrunde/lab';
import { ChildSide } from './side.ts';

/** What is compared: every task, and two more things that are not reckoned by the clock of a warm process. */
export const comparedMeasures = [
  'decisions',
  'bytes',
  'steady',
  'greedy',
  'playouts',
  'cold',
  'clone',
  'redeal',
  'value',
  'picture',
  'save',
] as const satisfies readonly (TaskName | 'bytes' | 'cold')[];
export type Compared = (typeof comparedMeasures)[number];

/** One game of two revisions. */
export interface Against {
  readonly game: string;
  /** The commit it is compared with. */
  readonly against: string;
  /** Rates per second; of bytes, those for each decision, where less is better. Null if one of them cannot do it. */
  readonly measures: Readonly<Partial<Record<Compared, Ratio | null>>>;
  /** How many random games were played in both; -1 if some were not alike, 0 if it was not asked. */
  readonly alike: number;
}

export interface AgainstOptions {
  readonly milliseconds: number;
  readonly measures: readonly Compared[];
  readonly alike: number;
  readonly progress: (share: number) => void;
}

/** Measures one game of the code in two folders in turns. */
export async function against(
  game: string,
  commit: string,
  folders: { readonly before: string; readonly now: string },
  { milliseconds, measures, alike, progress }: AgainstOptions,
): Promise<Against> {
  const before = new ChildSide(folders.before, game);
  const now = new ChildSide(folders.now, game);
  const parts = measures.length + (alike > 0 ? 1 : 0);
  try {
    await shareSetups(before, now);
    const found: Partial<Record<Compared, Ratio | null>> = {};
    for (const [at, measure] of measures.entries()) {
      const part = (share: number): void => progress((at + share) / parts);
      found[measure] = await compare(before, now, measure, milliseconds, part);
    }
    const part = (share: number): void => progress((measures.length + share) / parts);
    const unlike = alike > 0 ? await firstUnlike(before, now, alike, part) : null;
    return { game, against: commit, measures: found, alike: unlike === null ? alike : -1 };
  } finally {
    before.leave();
    now.leave();
  }
}

function compare(
  before: ChildSide,
  now: ChildSide,
  measure: Compared,
  milliseconds: number,
  progress: (share: number) => void,
): Promise<Ratio | null> {
  if (measure === 'bytes') return pairUpBytes(before, now, 'decisions');
  if (measure === 'cold') return pairUpCold(before, now, 'playouts');
  return pairUp(before, now, measure, { milliseconds, warm: Math.min(3 * milliseconds, WARM_UP), progress });
}
