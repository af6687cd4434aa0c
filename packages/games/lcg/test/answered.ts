import type { table } from '@tafelrunde/testing/lcg';

type Table = ReturnType<typeof table<'lcg'>>;

/** Answers, and stops before the named step: the game does not go on to its next question, however far that is. */
export function answered(t: Table, what: string, step: string): Table {
  const option = t.options().find(({ label, cards }) => label === what || cards.includes(what));
  if (!option) throw new Error(`'${what}' is not offered; there is: ${t.labels().join(' | ')}`);
  if (!t.m.runTo((frame) => frame.step === step, option.id)) throw new Error(`${step} was not reached`);
  return t;
}
