import { aliasId, type LogLine, type Match, type State } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import type { Words } from '@tafelrunde/words';

/** A line as a session keeps it: who may read it, and which of its cards each reader knew when it was said. */
export interface KeptLine {
  readonly words: Words;
  readonly rule: string;
  /** The set of viewers that may read it. */
  readonly to: number;
  readonly cards: readonly { readonly id: string; readonly seen: number }[];
  /** How many answers had been given when it was said. */
  readonly at: number;
  /** Grows with every line that is said, also when lines before it were taken back. */
  readonly serial: number;
}

/** Keeps a line; cards change their identity later, so it is noted now. */
export function keepLine<S extends State>(m: Match<S>, line: LogLine, serial: number): KeptLine {
  const cards: { id: string; seen: number }[] = [];
  for (const card of line.cards) {
    const { alias, seen } = m.s.cards[card];
    if (alias > 0) cards.push({ id: aliasId(alias), seen });
  }
  return { words: line.words, rule: line.rule, to: line.to, cards, at: m.s.answers, serial };
}

/** The line as it is read by somebody who looks with the eyes of these viewers; null if it is meant for none of them. */
export function seenLine(line: KeptLine, viewers: number): SeenLine | null {
  if ((line.to & viewers) === 0) return null;
  const cards = line.cards.filter(({ seen }) => (seen & viewers) !== 0).map(({ id }) => id);
  return { words: line.words, cards, rule: line.rule };
}

/** Whether a line reads the same with these eyes as with those. */
function readsTheSame({ to, cards }: KeptLine, these: number, those: number): boolean {
  if ((to & these) === 0 || (to & those) === 0) return (to & these) === (to & those);
  return cards.every(({ seen }) => ((seen & these) !== 0) === ((seen & those) !== 0));
}

/** How many of the lines told before are still true, and what follows them. */
export interface News {
  readonly kept: number;
  readonly lines: readonly SeenLine[];
}

/** What one reader has been told of the lines, so that he is told only what is new. */
export class Telling {
  private viewers = 0;
  /** How many lines were looked at, how many of them were told, and the serial number of the last. */
  private upTo = 0;
  private told = 0;
  private serial = 0;

  /** What these viewers have not been told yet. */
  next(lines: readonly KeptLine[], viewers: number): News {
    let same = Math.min(this.upTo, lines.length);
    // Lines that were said after the last telling stand in the place of some that were taken back.
    while (same > 0 && lines[same - 1].serial > this.serial) same--;
    if (viewers !== this.viewers) {
      const other = lines.findIndex((line) => !readsTheSame(line, viewers, this.viewers));
      if (other >= 0) same = Math.min(same, other);
    }
    const kept = same === this.upTo ? this.told : readable(lines.slice(0, same), viewers).length;
    const fresh = readable(lines.slice(same), viewers);
    this.viewers = viewers;
    this.upTo = lines.length;
    this.told = kept + fresh.length;
    this.serial = lines.at(-1)?.serial ?? 0;
    return { kept, lines: fresh };
  }
}

/** All lines that these viewers may read. */
export function readable(lines: readonly KeptLine[], viewers: number): SeenLine[] {
  return lines.flatMap((line) => seenLine(line, viewers) ?? []);
}
