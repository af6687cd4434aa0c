import type { Decision, Seat } from '@tafelrunde/kernel';
import type { Undo } from '@tafelrunde/protocol';
import { type Bar, barOf, type Given } from './given.ts';

/** Who takes back, and among whom. */
export interface Undoer {
  readonly seats: readonly Seat[];
  /** The set of seats that people play. */
  readonly people: number;
  /** Whether anything may be taken back: alone, or among people at one screen. */
  readonly free: boolean;
}

/** The earliest position that can be gone back to, and what stands against going further. */
export function limitOf(given: readonly Given[], { seats, people, free }: Undoer): { at: number; bar: Bar | '' } {
  if (free) return { at: 0, bar: '' };
  for (let at = given.length; at > 0; at--) {
    const bar = barOf(given[at - 1], seats, people);
    if (bar !== '') return { at, bar };
  }
  return { at: 0, bar: '' };
}

/** The position before the last answer that one of these seats gave by hand, -1 if there is none. */
export function lastBy(given: readonly Given[], seats: readonly Seat[]): number {
  return given.findLastIndex(({ seat, hand }) => hand && seats.includes(seat));
}

/**
 * Where the choice under way began: before the act that this seat is still carrying out, the first pick of a run that is
 * not confirmed, or the choice that this one only goes on with; -1 if the question came from somewhere else.
 */
export function beginningOf(
  given: readonly Given[],
  { seat, kind, group }: Pick<Decision, 'seat' | 'kind' | 'group'>,
  isSequel: boolean,
): number {
  const run = group?.id ?? '';
  let first = given.length;
  while (run !== '' && first > 0 && given[first - 1].group === run && given[first - 1].seat === seat) first--;
  const picked = first < given.length ? first : -1;
  const last = given[first - 1];
  if (isSequel && last?.hand && last.seat === seat) return first - 1;
  if (kind === 'act') return picked;
  for (let at = first - 1; at >= 0; at--) {
    const { seat: by, hand, kind: asked } = given[at];
    if (by !== seat) break;
    if (asked === 'act') return hand ? at : picked;
    // A choice that stood alone, such as who is committed, is over.
    if (hand && (asked === 'pick' || asked === 'place')) break;
  }
  return picked;
}

/** Everything these seats can go back to: a step, the action, and what each mark of time began with. */
export function undosOf(given: readonly Given[], marks: Readonly<Record<string, number>>, undoer: Undoer): Undo[] {
  const { at: limit } = limitOf(given, undoer);
  const { seats } = undoer;
  const step = lastBy(given, seats);
  if (step < limit || step < 0) return [];
  const undos: Undo[] = [{ scope: 'step', to: step }];
  const add = (scope: string, to: number): void => {
    if (to >= limit && to >= 0 && to < (undos.at(-1)?.to ?? 0)) undos.push({ scope, to });
  };
  add(
    'action',
    given.findLastIndex(({ seat, hand, kind }) => hand && kind === 'act' && seats.includes(seat)),
  );
  for (const [mark, now] of Object.entries(marks)) {
    // A mark at 0 has not begun: no attack is under way that could be taken back.
    if (now === 0) continue;
    add(
      mark,
      given.findIndex(
        ({ seat, hand, marks: then }, at) => at >= limit && hand && seats.includes(seat) && then[mark] === now,
      ),
    );
  }
  return undos;
}
