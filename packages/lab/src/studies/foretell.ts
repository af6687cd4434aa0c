import { isChoice, type JudgeOptions, judge, type Sample } from '@tafelrunde/analysis';
import { loadSkill } from '@tafelrunde/bots';
import { below, flowOf, type Game, type Match, type Seat, type State, seedWords } from '@tafelrunde/kernel';
import { loadMaker } from '../tables.ts';
import { SteadyGames } from './study.ts';

/** What was foretold at one decision of a game, and what came of it. */
export interface Foretold {
  readonly sample: Sample;
  readonly won: boolean;
}

/** In each game between steady bots one decision is drawn by lot, and what was decided there is judged by what its seat knew. */
export async function foretell<S extends State>(
  game: Game<S>,
  { games, seed, deals, ...options }: JudgeOptions & { games: number; seed: string; deals: number },
): Promise<readonly Foretold[]> {
  const [steady, skill, maker] = await Promise.all([SteadyGames.of(game), loadSkill<S>(game.id), loadMaker(game.id)]);
  const { setup } = maker.table({});
  const found: Foretold[] = [];
  for (let n = 0; n < games; n++) {
    const name = `${seed} ${n}`;
    let choices = 0;
    steady.play(setup, name, name, (match, choice, decision) => {
      if (isChoice(match, decision)) choices++;
      match.take(choice);
    });
    if (choices === 0) continue;
    const drawn = below(seedWords(`${name} drawn`), choices);
    let at = 0;
    let seat: Seat = 0;
    let sample: Sample | undefined;
    let last: Match<S> | null = null;
    steady.play(setup, name, name, (match, choice, decision) => {
      if (isChoice(match, decision) && at++ === drawn) {
        const job = { position: match.s.answers, deals, block: 0 };
        sample = judge(skill, match, choice.id, job, { ...options, alone: true });
        seat = decision.seat;
      }
      last = match;
      match.take(choice);
    });
    if (last !== null && sample && (sample.options[0]?.results.length ?? 0) > 0)
      found.push({ sample, won: flowOf(game).resultOf(last, seat).won });
  }
  return found;
}
