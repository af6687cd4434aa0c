import type { Judged, Puzzle } from '@tafelrunde/analysis';
import type { Skill } from '@tafelrunde/bots';
import { type Match, seedWords } from '@tafelrunde/kernel';

/** So many times as deep as a puzzle was found it is checked. */
export const CHECK_DEPTH = 10;
/** By how much the best option has to be ahead, and by how many standard errors. */
export const AHEAD = 0.08;
export const SURE = 3;

/** How often the steady bot is asked. */
const TRIES = 20;

/** Whether one option is better than every other, by enough and for sure. */
export function isClear({ options }: Judged, sure: number, ahead = AHEAD): boolean {
  if (options.length < 2) return false;
  return options.slice(1).every(({ cost, costError }) => cost >= ahead && cost > sure * costError);
}

/** How far the best option is ahead by that judgement, and how hard it is to see. */
export function standing(
  skill: Skill,
  match: Match,
  { options, deals }: Judged,
): Pick<Puzzle, 'value' | 'next' | 'lead' | 'errs' | 'difficulty' | 'checked'> {
  const [best, next] = options;
  const errs = errorRate(skill, match, best.id);
  const lead = next.cost / Math.max(1e-9, next.costError);
  return {
    ...{ value: percent(best.value), next: percent(next.value) },
    lead: Math.min(99, Math.round(lead * 10) / 10),
    ...{ errs, difficulty: difficultyOf(errs, best.value - next.value, options.length), checked: deals },
  };
}

/** How often the steady bot does not take the best option, in hundredths. */
function errorRate(skill: Skill, match: Match, best: string): number {
  const decision = match.decision()!;
  const sight = skill.look(match, decision.seat);
  let wrong = 0;
  for (let i = 0; i < TRIES; i++) {
    if (skill.steady(sight, decision, seedWords(`steady:${i}`), null).id !== best) wrong++;
  }
  return percent(wrong / TRIES);
}

/** Where the steady bot errs it is hard; where it does not, a small lead among many options is harder than a large one of two. */
function difficultyOf(errs: number, ahead: number, options: number): number {
  if (errs >= 50) return ahead < 0.2 || options > 5 ? 5 : 4;
  if (errs > 0) return 3;
  return ahead < 0.2 && options > 3 ? 2 : 1;
}

const percent = (share: number): number => Math.round(share * 100);
