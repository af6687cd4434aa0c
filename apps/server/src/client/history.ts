import { createHash } from 'node:crypto';
import type { Game, Plain, Seat } from '@tafelrunde/kernel';
import type { Picture } from '@tafelrunde/protocol';
import { leadOf } from '@tafelrunde/session';
import { beginSession } from '../rooms/revive.ts';
import type { Store } from '../store/store.ts';

/** What became of something that was said: it was acknowledged, refused, or nobody knows. */
export type Outcome = 'done' | 'refused' | 'unsure';

/** An answer as somebody gave it: to which question, and when he heard what became of it. */
interface Attempt {
  readonly seat: Seat;
  readonly position: number;
  readonly answer: string;
  readonly outcome: Outcome;
  readonly ended: number;
}

/** A picture that somebody was shown, and on which line. */
interface Shown {
  readonly line: Line;
  readonly viewer: Seat;
  readonly position: number;
  readonly digest: string;
  readonly at: number;
}

/** One connection of one person; nobody hears of anything on it before it begins. */
export interface Line {
  readonly begun: number;
}

/** What is kept of a table, as the database has it when all is over. */
export interface Kept {
  readonly started: boolean;
  readonly setup: Plain;
  readonly seed: string;
  readonly answers: readonly { readonly position: number; readonly answer: string; readonly seat: Seat }[];
  readonly chat: readonly string[];
}

export async function keptOf(store: Store, id: string): Promise<Kept> {
  const table = await store.table(id);
  const chat = (await store.chat(id)).filter(({ event }) => event === null).map(({ text }) => text);
  return {
    ...{ started: table !== null && table.state !== 'open', setup: table?.setup ?? null, seed: table?.seed ?? '' },
    ...{ answers: await store.answers(id), chat },
  };
}

export interface Findings {
  /** Acknowledged answers and lines of chat that are not kept. */
  readonly lost: number;
  /** Answers and lines of chat that are kept more often than they were given. */
  readonly doubled: number;
  /** Whatever else was told to anybody and is not so. */
  readonly problems: readonly string[];
}

/** Of so many lines of chat all are kept; of more, the oldest are not. */
const MOST_CHAT = 500;

/**
 * All that people of one table did and were shown, and when. It is held against what is kept: one row of answers without a branch,
 * in which everything acknowledged stands once, of which everybody was only ever shown the beginning, and never less than before.
 */
export class History {
  readonly id: string;
  private readonly attempts: Attempt[] = [];
  private readonly pictures: Shown[] = [];
  private readonly lines: { readonly text: string; readonly outcome: Outcome }[] = [];
  private readonly now: () => number;

  constructor(id: string, now: () => number = () => performance.now()) {
    this.id = id;
    this.now = now;
  }

  /** Somebody begins to connect. */
  begin(): Line {
    return { begun: this.now() };
  }

  /** Somebody has heard what became of his answer, or has given up waiting for it. */
  answered(seat: Seat, position: number, answer: string, outcome: Outcome): void {
    this.attempts.push({ seat, position, answer, outcome, ended: this.now() });
  }

  said(text: string, outcome: Outcome): void {
    this.lines.push({ text, outcome });
  }

  shown(line: Line, { viewer, position, view }: Pick<Picture, 'viewer' | 'position' | 'view'>): void {
    this.pictures.push({ line, viewer, position, digest: digestOf(view as Plain), at: this.now() });
  }

  /** Holds all of it against what is kept. */
  check(kept: Kept, game: Game): Findings {
    const course = courseOf(game, kept, new Set(this.pictures.map(({ viewer }) => viewer)));
    const answers = this.checkAnswers(kept, course);
    const chat = this.checkChat(kept.chat);
    return {
      lost: answers.lost + chat.lost,
      doubled: answers.doubled + chat.doubled,
      problems: [...course.problems, ...answers.problems, ...this.checkPictures(course), ...this.checkTime()],
    };
  }

  /** Every acknowledged answer is kept where it was given, and every kept answer of a person was given, once. */
  private checkAnswers({ answers }: Kept, { leads }: Course): Findings {
    const problems: string[] = [];
    const seats = new Set(this.attempts.map(({ seat }) => seat));
    const unexplained = new Set(answers.flatMap(({ seat }, position) => (seats.has(seat) ? [position] : [])));
    let lost = 0;
    for (const outcome of ['done', 'unsure'] as const) {
      for (const attempt of this.attempts.filter((one) => one.outcome === outcome)) {
        const { position, answer, seat } = attempt;
        const stands = (at: number, what: string): boolean => answers[at]?.answer === what && answers[at].seat === seat;
        // A question that leads on is shown with the next as one: an answer to that one takes the first along.
        const lead = leads[position] ?? null;
        const led = lead?.to.has(answer) === true && stands(position, lead.id) && stands(position + 1, answer);
        if (stands(position, answer) || led) {
          if (unexplained.delete(position)) {
            if (led) unexplained.delete(position + 1);
          } else if (outcome === 'done') problems.push(`answer ${position} was acknowledged twice`);
        } else if (outcome === 'done') {
          lost++;
          problems.push(`answer ${position} is ${answers[position]?.answer} and not ${answer}`);
        }
      }
    }
    for (const position of unexplained) problems.push(`nobody gave the answer that is kept at ${position}`);
    return { lost, doubled: unexplained.size, problems };
  }

  private checkChat(chat: readonly string[]): Pick<Findings, 'lost' | 'doubled'> {
    const refused = this.lines.filter(({ text, outcome }) => outcome === 'refused' && chat.includes(text)).length;
    const missing = this.lines.filter(({ text, outcome }) => outcome === 'done' && !chat.includes(text)).length;
    return {
      lost: chat.length >= MOST_CHAT ? 0 : missing,
      doubled: chat.length - new Set(chat).size + refused,
    };
  }

  /** Whatever anybody was shown at a position is what is kept there. */
  private checkPictures({ digestAt, length }: Course): string[] {
    const problems = new Set<string>();
    for (const { viewer, position, digest } of this.pictures) {
      if (position > length) problems.add(`position ${position} was shown and not kept`);
      else if (digest !== digestAt(viewer, position)) problems.add(`what was shown at ${position} was not kept`);
    }
    return [...problems];
  }

  /** Nobody is shown less than he was before, and who comes later sees all that was told to anybody before he came. */
  private checkTime(): string[] {
    const problems: string[] = [];
    const known = [
      ...this.attempts.flatMap(({ outcome, position, ended }) =>
        outcome === 'done' ? [{ at: ended, position: position + 1 }] : [],
      ),
      ...this.pictures.map(({ at, position }) => ({ at, position })),
    ].sort((a, b) => a.at - b.at);
    // The furthest that was told by then.
    let furthest = 0;
    const times = known.map(({ at, position }) => {
      furthest = Math.max(furthest, position);
      return { at, furthest };
    });
    const last = new Map<Line, number>();
    for (const { line, position } of this.pictures) {
      const before = last.get(line);
      if (before === undefined) {
        const floor = furthestBefore(times, line.begun);
        if (position < floor) problems.push(`somebody came after ${floor} was told and was shown ${position}`);
      } else if (position < before) problems.push(`somebody was shown ${position} after ${before}`);
      last.set(line, position);
    }
    return problems;
  }
}

function furthestBefore(times: readonly { readonly at: number; readonly furthest: number }[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle].at < at) low = middle + 1;
    else high = middle;
  }
  return times[low - 1]?.furthest ?? 0;
}

/** The answer by which a question leads on, and what can be answered then. */
interface Leading {
  readonly id: string;
  readonly to: ReadonlySet<string>;
}

/** The game as it is kept, played again. */
interface Course {
  readonly problems: readonly string[];
  readonly length: number;
  /** At which positions a question leads on to the next, and by which answer. */
  readonly leads: readonly (Leading | null)[];
  digestAt(viewer: Seat, position: number): string;
}

function courseOf(game: Game, { started, setup, seed, answers }: Kept, viewers: ReadonlySet<Seat>): Course {
  const gap = answers.findIndex(({ position }, i) => position !== i);
  const problems = gap < 0 ? [] : [`there is no answer ${gap}`];
  const leads: (Leading | null)[] = [];
  const digests = new Map<Seat, string[]>();
  const none = { problems, length: -1, leads, digestAt: () => '' };
  if (!started)
    return { ...none, problems: answers.length > 0 ? [...problems, 'there are answers before the start'] : problems };
  const begun = beginSession(game, { setup, seed, answers: [] }, 0);
  if (!begun.ok) return { ...none, problems: [...problems, 'the game cannot be played again'] };
  const session = begun.value;
  const look = (): void => {
    for (const viewer of viewers) {
      const seen = digests.get(viewer) ?? [];
      digests.set(viewer, seen);
      seen.push(digestOf(session.picture(viewer).view as Plain));
    }
    const lead = leadOf(session.match);
    const further = lead?.next.decision()?.options ?? [];
    leads.push(lead && { id: lead.id, to: new Set(further.map(({ id }) => id)) });
  };
  look();
  for (const [position, { answer, seat }] of answers.entries()) {
    const { decision } = session;
    if (decision?.seat !== seat) problems.push(`answer ${position} is not by whom it was asked of`);
    if (decision) session.answer(decision.seat, { position, branch: session.branch }, [answer], false);
    if (session.position !== position + 1) {
      problems.push(`answer ${position} does not fit`);
      break;
    }
    look();
  }
  return {
    ...{ problems, length: session.position, leads },
    digestAt: (viewer, position) => digests.get(viewer)?.[position] ?? '',
  };
}

const digestOf = (view: Plain): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(view)))
    .digest('base64url');

/** Differences put keys in another order than a whole picture has them. */
function sorted(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one as Plain)]),
  );
}
