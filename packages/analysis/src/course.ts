import { loadSkill } from '@tafelrunde/bots';
import {
  flowOf,
  type Game,
  type GameRecord,
  misfit,
  otherGame,
  type Result,
  type Seat,
  type State,
  startMatch,
} from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { isChoice } from './judge.ts';

/** Something that everybody saw, and that may have turned the game: a revealed card, a loss. */
interface Event {
  /** How many answers had been given. */
  readonly at: number;
  readonly words: Words;
}

/** A decision that somebody really had to make. */
interface ChoiceAt {
  readonly position: number;
  readonly seat: Seat;
  /** Marks of time when it was asked (round, phase, turn). */
  readonly marks: Readonly<Record<string, number>>;
}

/** How a recorded game went, before anything is judged. */
export interface Course {
  readonly game: string;
  readonly answers: number;
  readonly seats: number;
  readonly choices: readonly ChoiceAt[];
  readonly events: readonly Event[];
  /** How each seat came out, from 0 to 1; null while the game is not over. */
  readonly results: readonly number[] | null;
}

/** Plays a record again and notes what there was to decide; a record that does not fit is refused with a sentence. */
export async function courseOf<S extends State>(game: Game<S>, record: GameRecord): Promise<Result<Course>> {
  const unfit = otherGame(game, record);
  if (unfit) return unfit;
  const started = startMatch(game, record.setup, record.seed);
  if (!started.ok) return started;
  const match = started.value;
  const skill = await loadSkill<S>(game.id);
  const flow = flowOf(game);
  const choices: ChoiceAt[] = [];
  const events: Event[] = [];
  const everybody = (1 << match.s.seats) - 1;
  match.log = ({ words, to }) => {
    if (flow.weighty.has(words[0]) && (to & everybody) === everybody) events.push({ at: match.s.answers, words });
  };
  for (const [position, id] of record.answers.entries()) {
    const decision = match.decision();
    const choice = decision && isChoice(match, decision) && decision.options.some((option) => option.id === id);
    if (decision && choice) choices.push({ position, seat: decision.seat, marks: flow.marksOf(match) });
    if (match.answer(id)) return misfit(game, record.gameVersion, position + 1);
  }
  match.decision();
  const { seats, over } = match.s;
  const results = over && Array.from({ length: seats }, (_, seat) => skill.value(match, seat));
  return {
    ok: true,
    value: { game: game.id, answers: record.answers.length, seats, choices, events, results },
  };
}
