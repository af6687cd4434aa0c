import { isChoice, judge, judged, SURE, valueIn } from '@tafelrunde/analysis';
import { hasSkill, loadSkill } from '@tafelrunde/bots';
import type { Match, State } from '@tafelrunde/kernel';

/** What a choice would cost, by what whoever is asked can know. */
export interface Weighed {
  /** How much less the chance to win would be than with the best option; 0 where that is not sure. */
  readonly cost: number;
  /** Two standard errors of that. */
  readonly error: number;
  readonly best: string;
  /** The best option but the one that was weighed. */
  readonly next: string;
}

/** So many deals are enough for a warning, and so long may it take at most. */
const DEALS = 40;
const MILLISECONDS = 700;

/** Weighs an option on deals that the one who is asked cannot tell from the real one; null where there is nothing to weigh. */
export async function weigh<S extends State>(
  match: Match<S>,
  id: string,
  { deals = DEALS, milliseconds = MILLISECONDS } = {},
): Promise<Weighed | null> {
  const decision = match.decision();
  const known = decision?.options.some((option) => option.id === id) === true;
  if (!decision || !known || !hasSkill(match.game.id) || !isChoice(match, decision)) return null;
  const skill = await loadSkill<S>(match.game.id);
  const until = performance.now() + milliseconds;
  const job = { position: match.s.answers, deals, block: 0 };
  const found = judged(judge(skill, match, id, job, { enough: () => performance.now() > until }));
  const own = valueIn(found, id);
  const [best] = found.options;
  if (!own || !best) return null;
  const error = SURE * own.costError;
  return {
    ...{ cost: own.cost > error ? own.cost : 0, error, best: best.id },
    next: found.options.find((option) => option.id !== id)?.id ?? '',
  };
}
