import type { Decision } from '@tafelrunde/kernel';
import type { LcgTable } from '@tafelrunde/testing/lcg';

/** How a question is answered; undefined for the answer that does the least. */
export type Answer = (decision: Decision, t: LcgTable) => string | undefined;

const IDLE = ['pass', 'done', 'no'];
const isNumbered = (step: string): boolean => /^\d\.\d/.test(step) && !step.endsWith('w');

/**
 * For tests: plays on until the named step is about to be taken and lists the numbered steps that were taken, and
 * between them what `note` says of each question (nothing if it says '').
 */
export function chart(
  t: LcgTable,
  until: string,
  note: (t: LcgTable) => string,
  answer: Answer = () => undefined,
): readonly string[] {
  const taken: string[] = [];
  const add = (what: string): void => {
    if (what !== '' && taken.at(-1) !== what) taken.push(what);
  };
  const spy = ({ step }: { step: string }): boolean => {
    if (step === until) return true;
    if (isNumbered(step)) add(step);
    return false;
  };
  let there = t.m.runTo(spy);
  for (let i = 0; i < 1000 && !there; i++) {
    const { decision } = t;
    add(note(t));
    const least = decision.options.find(({ id }) => IDLE.includes(id)) ?? decision.options[0];
    there = t.m.runTo(spy, answer(decision, t) ?? least.id);
  }
  return taken;
}
