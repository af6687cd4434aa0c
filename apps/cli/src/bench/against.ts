import {
  type BenchSide,
  firstUnlike,
  pairUp,
  pairUpBytes,
  pairUpCold,
  type Ratio,
  ratioOfPairs,
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
  /** How many pairs of processes are measured; games are played alike by the first. */
  readonly pairs: number;
  readonly progress: (share: number) => void;
}

/** Measures one game of the code in two folders in turns. */
export async function against(
  game: string,
  commit: string,
  folders: Folders,
  { milliseconds, measures, alike, pairs, progress }: AgainstOptions,
  begin: Begin = (root) => new ChildSide(root, game),
): Promise<Against> {
  const found = new Map<Compared, Ratio[]>();
  const parts = measures.length * pairs + (alike > 0 ? 1 : 0);
  let done = 0;
  const part = (share: number): void => progress((done + share) / parts);
  let unlike: number | null = null;
  for (let pair = 0; pair < pairs; pair++) {
    await withSides(begin, folders, async (before, now) => {
      for (const measure of measures) {
        const ratio = await compare(before, now, measure, milliseconds, part);
        if (ratio) found.set(measure, [...(found.get(measure) ?? []), ratio]);
        done++;
      }
      if (alike > 0 && pair === 0) {
        unlike = await firstUnlike(before, now, alike, part);
        done++;
      }
    });
  }
  const ratios = measures.map((measure) => {
    const all = found.get(measure);
    return [measure, all ? ratioOfPairs(all) : null] as const;
  });
  return { game, against: commit, measures: Object.fromEntries(ratios), alike: unlike === null ? alike : -1 };
}

interface Folders {
  readonly before: string;
  readonly now: string;
}

/** A side that can be sent home. */
interface Side extends BenchSide {
  leave(): void;
}

/** Begins a process of the code in a folder. */
type Begin = (root: string) => Side;

/** Begins a process of each side for what is done with them. */
async function withSides(
  begin: Begin,
  folders: Folders,
  work: (before: Side, now: Side) => Promise<void>,
): Promise<void> {
  const before = begin(folders.before);
  const now = begin(folders.now);
  try {
    await shareSetups(before, now);
    await work(before, now);
  } finally {
    before.leave();
    now.leave();
  }
}

function compare(
  before: BenchSide,
  now: BenchSide,
  measure: Compared,
  milliseconds: number,
  progress: (share: number) => void,
): Promise<Ratio | null> {
  if (measure === 'bytes') return pairUpBytes(before, now, 'decisions');
  if (measure === 'cold') return pairUpCold(before, now, 'playouts');
  return pairUp(before, now, measure, { milliseconds, warm: Math.min(3 * milliseconds, WARM_UP), progress });
}
