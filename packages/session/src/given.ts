import { type Decision, flowOf, type Match, type Option, type Seat, type State } from '@tafelrunde/kernel';
import type { Picked } from '@tafelrunde/protocol';
import { obviousIn, windowOf } from './picture.ts';

/** A card that an answer has shown to somebody: who knew it before, and who has learned it. */
interface Shown {
  readonly before: number;
  readonly gained: number;
}

/** What is remembered of an answer. */
export interface Given {
  readonly id: string;
  readonly seat: Seat;
  /** Whether a person gave it and had something to decide: neither a bot, nor a wish to pass, nor the only answer. */
  readonly hand: boolean;
  /** How the question was asked; '' for a resignation. */
  readonly kind: Decision['kind'] | '';
  /** The run of picks it belonged to, '' if none, and what it picked. */
  readonly group: string;
  readonly picked: Picked | null;
  /** Where the marks of time stood when it was given. */
  readonly marks: Readonly<Record<string, number>>;
  /** What it showed, and whether chance was asked, or something seen that was hidden again. */
  readonly shown: readonly Shown[];
  readonly chance: boolean;
}

/** What there is to know of a match before an answer changes it. */
export class Before<S extends State> {
  private readonly seen: readonly number[];
  private readonly news: number;
  private readonly marks: Readonly<Record<string, number>>;
  private readonly decides: boolean;
  private readonly decision: Decision | null;
  private readonly match: Match<S>;

  constructor(match: Match<S>, id: string) {
    this.match = match;
    this.decision = match.decision();
    this.seen = match.s.cards.map(({ seen }) => seen);
    this.news = match.s.news;
    this.marks = flowOf(match.game).marksOf(match);
    this.decides = isDecision(match, id);
  }

  /** What is remembered of the answer, now that it was given; what is as it was at the last one is not kept twice. */
  given(id: string, seat: Seat, hand: boolean, picked: Picked | null, last: Given | undefined): Given {
    const { match, decision } = this;
    const marks = last && isSame(last.marks, this.marks) ? last.marks : this.marks;
    let shown: readonly Shown[] = NOTHING;
    if (match.s.news !== this.news) {
      shown = match.s.cards.flatMap(({ seen }, card) => {
        const before = this.seen[card] ?? 0;
        return (seen & ~before) === 0 ? [] : [{ before, gained: seen & ~before }];
      });
    }
    const listed = decision?.options.some((option: Option) => option.id === id) ?? false;
    return {
      ...{ id, seat, picked, marks, shown },
      hand: hand && this.decides,
      kind: listed && decision ? decision.kind : '',
      group: (listed && decision?.group?.id) || '',
      chance: match.s.news - this.news > shown.length,
    };
  }
}

const NOTHING: readonly never[] = [];

function isSame(a: Given['marks'], b: Given['marks']): boolean {
  return Object.keys(b).every((mark) => a[mark] === b[mark]);
}

/** Whether there was anything to decide: another answer, and a reason to give it. */
function isDecision<S extends State>(m: Match<S>, id: string): boolean {
  if (obviousIn(m) === id) return false;
  const window = windowOf(m);
  return !window || window.pass !== id || window.worth.length > 0;
}

/** Why answers cannot be taken back: who takes them back, or somebody else, has learned something since, or chance was asked. */
export type Bar = 'chance' | 'learned' | 'told';

/**
 * What stands against taking an answer back, '' if nothing does. Whoever has shown what he knew himself gains nothing by
 * taking that back; who has learned something could, and so could anybody else who plays.
 */
export function barOf({ shown, chance }: Given, seats: readonly Seat[], people: number): Bar | '' {
  if (chance) return 'chance';
  const own = seats.reduce((all, seat) => all | (1 << seat), 0);
  let bar: Bar | '' = '';
  for (const { before, gained } of shown) {
    if ((before & own) !== 0) continue;
    if ((gained & own) !== 0) return 'learned';
    if ((gained & people) !== 0) bar = 'told';
  }
  return bar;
}
