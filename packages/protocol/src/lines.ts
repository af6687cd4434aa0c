import { aliasId, type LogLine, type Match, type Seat, type State, type Words } from '@tafelrunde/kernel';

/** A line of the log as a viewer may read it. */
export interface SeenLine {
  readonly words: Words;
  /** The cards it is about, by their identity in views. */
  readonly cards: readonly string[];
  readonly rule: string;
}

/** A line as a table keeps it: who may read it, and which of its cards each reader knew when it was said. */
export interface KeptLine {
  readonly words: Words;
  readonly rule: string;
  /** The set of viewers that may read it. */
  readonly to: number;
  readonly cards: readonly { readonly id: string; readonly seen: number }[];
  /** How many answers had been given when it was said. */
  readonly at: number;
}

/** Keeps a line; cards change their identity later, so it is noted now. */
export function keepLine<S extends State>(m: Match<S>, line: LogLine): KeptLine {
  const cards: { id: string; seen: number }[] = [];
  for (const card of line.cards) {
    const { alias, seen } = m.s.cards[card];
    if (alias > 0) cards.push({ id: aliasId(alias), seen });
  }
  return { words: line.words, rule: line.rule, to: line.to, cards, at: m.s.answers };
}

/** The line as that viewer reads it; null if it is not meant for him. */
export function seenLine(line: KeptLine, viewer: Seat): SeenLine | null {
  const me = 1 << viewer;
  if ((line.to & me) === 0) return null;
  const cards = line.cards.filter(({ seen }) => (seen & me) !== 0).map(({ id }) => id);
  return { words: line.words, cards, rule: line.rule };
}
