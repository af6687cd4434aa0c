import type { SeenOption } from '@tafelrunde/kernel';
import type { Picture } from '@tafelrunde/protocol';

/** Where a game stands, as far as passing is concerned. */
export type Course = Pick<Picture, 'position' | 'window' | 'obvious' | 'marks' | 'decision'>;

/** What somebody wants of the windows of a game; what he says nothing about goes as the game has it. */
export interface Stops {
  /** Whether he is asked in a window: whatever is offered there, or never. */
  readonly windows: Readonly<Record<string, boolean>>;
  /** Whether he is asked for a card: always or never, by `card@window`, or by `card@` for every window. */
  readonly cards: Readonly<Record<string, boolean>>;
}

const NO_STOPS: Stops = { windows: {}, cards: {} };

/** The card that an option is about, by the name of its definition; '' if it is about none. */
export function cardOf({ label }: SeenOption): string {
  const card = label[1]?.card;
  return typeof card === 'object' && 'name' in card ? card.name.replace(/^card:/, '') : '';
}

/**
 * Answers ahead for somebody: what has one answer only, and windows in which he does not want to be asked, there is nothing
 * worth a question, or he has declined the same already. What has to be decided is always asked.
 */
export class Passing {
  stops: Stops = NO_STOPS;
  /** Whether people play against each other here. */
  company = false;
  /** The mark until which all windows are passed, and what it was when that began; '' for until something changes. */
  private until: { readonly mark: string; readonly was: number } | null = null;
  /** The position that somebody came back to: there nothing is passed for him. */
  private heldAt = -1;
  /** What was offered in windows that he has passed by hand, by window and situation. */
  private readonly declined = new Map<string, ReadonlySet<string>>();

  /** Passes windows from now on until that mark has changed; false if the game has no such mark. */
  passUntil({ marks }: Course, mark: string): boolean {
    const was = marks[mark];
    if (was === undefined) return false;
    this.until = { mark, was };
    this.heldAt = -1;
    return true;
  }

  /** Somebody came back to this position, and wants to be asked. */
  hold(position: number): void {
    this.until = null;
    this.heldAt = position;
    this.declined.clear();
  }

  /** Somebody has decided by hand and goes on from here; what he has passed he is not asked again. */
  release({ window, decision }: Pick<Course, 'window' | 'decision'> = { window: null, decision: null }, id = ''): void {
    this.heldAt = -1;
    if (window && decision && id === window.pass) {
      const key = keyOf(window);
      this.declined.set(key, new Set([...(this.declined.get(key) ?? []), ...decision.options.map(nameOf)]));
    }
  }

  /** The answer that is given ahead; '' if whoever is asked has to answer himself. */
  answerTo(course: Course): string {
    const { position, window, marks, obvious } = course;
    if (this.until) {
      const now = marks[this.until.mark] ?? 0;
      if (now !== 0 && now !== this.until.was) this.until = null;
    }
    if (course.decision?.options.length === 1) return course.decision.options[0]!.id;
    if (position === this.heldAt) return '';
    if (obvious !== '') return obvious;
    if (!window) return '';
    return this.until || !this.isAsked(course) ? window.pass : '';
  }

  private isAsked({ window, decision }: Course): boolean {
    if (!window || !decision) return true;
    const { windows, cards } = this.stops;
    const always = windows[window.id] ?? (window.company && this.company);
    const declined = this.declined.get(keyOf(window));
    return decision.options.some((option) => {
      if (option.id === window.pass) return false;
      const card = cardOf(option);
      const wish = cards[`${card}@${window.id}`] ?? cards[`${card}@`];
      if (wish !== undefined) return wish;
      if (windows[window.id] === false || declined?.has(nameOf(option))) return false;
      return always || window.worth.includes(option.id);
    });
  }
}

const keyOf = ({ id, situation }: NonNullable<Course['window']>): string => `${id} ${situation}`;

/** The same card or ability by the same name, also when it comes up again with another identity. */
const nameOf = (option: SeenOption): string => `${option.label[0]} ${cardOf(option) || option.id}`;
