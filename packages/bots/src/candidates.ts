import { type Decision, DONE, type Option } from '@tafelrunde/kernel';
import type { Candidate, Plan } from './race.ts';

/** Of very many options (amounts of gold, say) only so many are thought about, spread evenly. */
const MOST_CANDIDATES = 24;

/** How the rules of thumb go on with a run of picks that begins with an option. */
interface Runs {
  restOfRun(first: string): Plan;
}

/**
 * What is thought about: every option or, in a run of picks, sets of them. The rules of thumb come first among those that are tried: if there
 * is no time, theirs is the answer.
 */
export function candidatesFor(
  decision: Decision,
  thumb: Option,
  runs: Runs | null,
): { readonly candidates: readonly Candidate[]; readonly live: readonly Candidate[] } {
  const all = decision.options.map((option) => candidate(option, [option.id]));
  const steady = all.find(({ option }) => option === thumb);
  if (!steady) throw new Error(`the rules of thumb answer ${thumb?.id}, which is not an option`);
  const others = spread(all.filter((one) => one !== steady));
  if (!runs || (decision.group?.max ?? 0) < 2) return { candidates: all, live: [steady, ...others] };
  const usual = runs.restOfRun(thumb.id);
  const first = candidate(thumb, usual);
  const live = [first, ...setsNear(decision, usual)];
  return { candidates: live, live };
}

function candidate(option: Option, plan: Plan): Candidate {
  return { option, plan, results: [], sum: 0 };
}

/** Sets that differ from the usual one by a single card: one more, one less; and nothing at all. */
function setsNear({ options, group }: Decision, usual: Plan): readonly Candidate[] {
  const found: Candidate[] = [];
  const byId = new Map(options.map((option) => [option.id, option]));
  const ends = byId.has(DONE) || usual.includes(DONE);
  const picks = usual.filter((id) => id !== DONE);
  const { picked, min, max } = group!;
  const add = (set: Plan): void => {
    const count = picked + set.length;
    if (count < min || count > max) return;
    const plan = ends && count < max ? [...set, DONE] : set;
    const option = byId.get(plan[0]);
    if (option) found.push(candidate(option, plan));
  };
  for (const { id } of options) {
    if (id === DONE) continue;
    if (!picks.includes(id)) add([id, ...picks]);
    else add(picks.filter((one) => one !== id));
    // Where as many must be picked, one more is one instead of the last.
    if (!picks.includes(id) && picks.length > 0) add([id, ...picks.slice(0, -1)]);
  }
  if (picks.length > 1) add([]);
  return spread(unlike(found, usual));
}

/** Of plans that pick the same cards, whatever the order, the first; and none that is the usual one. */
function unlike(candidates: readonly Candidate[], usual: Plan): readonly Candidate[] {
  const keyOf = (plan: Plan): string => plan.slice().sort().join();
  const seen = new Set([keyOf(usual)]);
  return candidates.filter(({ plan }) => {
    const key = keyOf(plan);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function spread<T>(candidates: readonly T[]): readonly T[] {
  if (candidates.length < MOST_CANDIDATES) return candidates;
  const step = candidates.length / (MOST_CANDIDATES - 1);
  return Array.from({ length: MOST_CANDIDATES - 1 }, (_, i) => candidates[Math.floor(i * step)]);
}
