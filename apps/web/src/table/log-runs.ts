import type { SeenLine } from '@tafelrunde/protocol';

/** What one of the others did without a break: from which line to which, and the lines that are left out until asked for. */
export interface Run {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly folded: ReadonlySet<number>;
}

interface Reading {
  readonly isHeading: (line: SeenLine) => boolean;
  /** Whether a player wants to see it in any case. */
  readonly isWeighty: (line: SeenLine) => boolean;
  /** Whose deeds are summed up: those of the others. */
  readonly isOther: (seat: number) => boolean;
}

/** So many lines make a block, and so many of them are seen. */
const LEAST = 3;
const MOST = 4;

/** Who acts in a line; -1 where it tells what comes of something. */
function actorOf({ words }: SeenLine): number {
  const { seat } = words[1] ?? {};
  const found = typeof seat === 'object' && 'name' in seat ? /^seat:(\d+)$/.exec(seat.name)?.[1] : undefined;
  return found === undefined ? -1 : Number(found);
}

/** The deeds of the others in a chronicle, each with what comes of it. */
export function runsIn(lines: readonly SeenLine[], reading: Reading): Run[] {
  const runs: Run[] = [];
  let [seat, from] = [-1, 0];
  const close = (to: number): void => {
    if (seat >= 0 && to - from >= LEAST)
      runs.push({ seat, from, to: to - 1, folded: folding(lines, from, to, reading) });
    seat = -1;
  };
  lines.forEach((line, at) => {
    const actor = actorOf(line);
    if (reading.isHeading(line)) close(at);
    else if (actor >= 0 && actor !== seat) {
      close(at);
      if (reading.isOther(actor)) [seat, from] = [actor, at];
    }
  });
  close(lines.length);
  return runs;
}

/** What weighs most is seen, then what came first. */
function folding(lines: readonly SeenLine[], from: number, to: number, { isWeighty }: Reading): ReadonlySet<number> {
  const all = Array.from({ length: to - from }, (_, index) => from + index);
  const weighs = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && isWeighty(line);
  };
  const seen = new Set([...all.filter(weighs), ...all.filter((at) => !weighs(at))].slice(0, MOST));
  return new Set(all.filter((at) => !seen.has(at)));
}
