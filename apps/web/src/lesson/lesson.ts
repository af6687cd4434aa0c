import type { Flow, Plain, SeenOption } from '@tafelrunde/kernel';
import type { Lang } from '@tafelrunde/words';
import type { SeatKind, Update, Wishes } from '../engine/protocol.ts';

/** What a step of a lesson says. */
interface StepWords {
  /** One sentence or two about the thing that the ring is around. */
  readonly say: string;
  /** What to try; only where something is to be done. */
  readonly try?: string;
  /** Why another move is worse. It stays allowed. */
  readonly wrong?: string;
}

/**
 * One step of a lesson: something to look at, or (with `right`) something to try. It comes as soon as its moment does; whatever is
 * asked before that, the lesson answers itself.
 */
export interface Step {
  readonly id: string;
  /** Message keys of the questions at which it comes; at any question, if there are none. */
  readonly asks?: readonly string[];
  /** A moment told more exactly. */
  when?(update: Update): boolean;
  /** The answer that is meant. */
  right?(option: SeenOption, update: Update): boolean;
  /** What to look at, by definition of a card; otherwise the right option, or the question. */
  readonly card?: string;
  readonly words: Readonly<Record<Lang, StepWords>>;
}

/** A lesson: a fixed deal, who sits there, and its steps in order. */
export interface Lesson {
  readonly setup: Plain;
  readonly seed: string;
  readonly seats: readonly SeatKind[];
  /** What it is called, behind the name of the game. */
  readonly title: Readonly<Record<Lang, string>>;
  readonly steps: readonly Step[];
  /** The answer that the lesson gives to a question between its steps; otherwise what does the least. */
  between?(update: Update): string | undefined;
  /** What is said at its end. */
  readonly end: Readonly<Record<Lang, string>>;
}

/** How a lesson is played: nothing waits, and every window asks, for a step may be meant for it. */
export function lessonWishes({ windows }: Flow): Wishes {
  return {
    pace: 'none',
    stops: { windows: Object.fromEntries(windows.map((id) => [id, true])), cards: {} },
    curtain: false,
  };
}

/** What is to be done at a position: show a step, give an answer, or nothing more. */
export type Turn =
  | { readonly kind: 'show'; readonly at: number }
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'end' };

/** How many steps are left out at most when their moment has gone by, because somebody has played otherwise. */
const AHEAD = 3;

/**
 * What comes next in a lesson that has reached a step. If the moment of one of the next steps has come, but not that of this one, it
 * goes on there. A game that is over shows what needs no question, and ends.
 */
export function turnOf(lesson: Lesson, at: number, update: Update): Turn {
  const { steps } = lesson;
  const step = steps[at];
  if (!step) return { kind: 'end' };
  if (isMoment(step, update)) return { kind: 'show', at };
  if (!update.decision) return update.over ? turnOf(lesson, at + 1, update) : { kind: 'show', at: -1 };
  const ahead = steps.findIndex(
    (one, i) => i > at && i <= at + AHEAD && one.asks !== undefined && isMoment(one, update),
  );
  return ahead < 0 ? { kind: 'answer', id: answerBetween(lesson, update) } : { kind: 'show', at: ahead };
}

/** Whether the moment of a step has come. */
function isMoment(step: Step, update: Update): boolean {
  const { decision } = update;
  if (step.asks && !step.asks.includes(decision?.prompt[0] ?? '')) return false;
  if (step.when && !step.when(update)) return false;
  return !step.right || rightOption(step, update) !== undefined;
}

/** The option that a step means, if it is offered. */
export function rightOption(step: Step, update: Update): SeenOption | undefined {
  return update.decision?.options.find((option) => step.right?.(option, update));
}

/** Whether one of these answers is what the step means. */
export function isRight(step: Step, update: Update, ids: readonly string[]): boolean {
  const options = update.decision?.options ?? [];
  return options.some((option) => ids.includes(option.id) && step.right?.(option, update) === true);
}

const IDLE = ['pass', 'done', 'no', 'wait'];

function answerBetween(lesson: Lesson, update: Update): string {
  const options = update.decision?.options ?? [];
  const chosen = lesson.between?.(update);
  if (chosen !== undefined && options.some(({ id }) => id === chosen)) return chosen;
  return (options.find(({ id }) => IDLE.includes(id)) ?? options[0])?.id ?? '';
}

/** An option about a card, told by its definition, with that label if one is named. */
export function about(option: SeenOption, card: string, key = option.label[0]): boolean {
  const name = option.label[1]?.card;
  return option.label[0] === key && typeof name === 'object' && 'name' in name && name.name === `card:${card}`;
}

/** The identity of a card that lies open somewhere in the view; '' if there is none. */
export function seenCard(view: Plain, def: string): string {
  if (view === null || typeof view !== 'object') return '';
  if (!Array.isArray(view)) {
    const { id, def: own } = view as { readonly id?: Plain; readonly def?: Plain };
    if (own === def && typeof id === 'string') return id;
  }
  for (const part of Object.values(view)) {
    const found = seenCard(part as Plain, def);
    if (found !== '') return found;
  }
  return '';
}
