import { loadSkill, type Skill, tryOptions } from '@tafelrunde/bots';
import {
  type Decision,
  flowOf,
  type Game,
  type GameRecord,
  type Match,
  optionWords,
  type Result,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { chanceOf, readingOf } from './chances.ts';
import type { Sample } from './judgement.ts';

/** A piece of the work: the decision at a position is tried on so many deals; blocks of one decision have other deals. */
export interface Job {
  readonly position: number;
  readonly deals: number;
  readonly block: number;
}

export interface JudgeOptions {
  /** Whether games in thought are played to their end. */
  readonly toEnd?: boolean;
  /** Asked between two games; true ends a job early. */
  readonly enough?: () => boolean;
  /** Whether nothing is tried but what was answered. */
  readonly alone?: boolean;
  /** Whether positions count by the values that bots go by, and not by the chances that these stand for. */
  readonly asValued?: boolean;
}

/**
 * Judges a decision by what the seat that is asked knows: its options are tried on deals that it cannot tell from the real one.
 * The luck follows from the position alone, so that positions which a seat cannot tell apart are judged alike.
 */
export function judge<S extends State>(
  skill: Skill<S>,
  match: Match<S>,
  played: string,
  { position, deals, block }: Job,
  { asValued = false, alone = false, ...options }: JudgeOptions = {},
): Sample {
  const decision = match.decision();
  if (!decision) throw new Error('nobody is asked: the game is over');
  const sight = skill.look(match, decision.seat);
  const thumb = skill.steady(sight, decision, seedWords(`thumb:${position}`), null).id;
  const luck = seedWords(`judge:${position}:${block}`);
  const first = alone ? [played] : [thumb, played];
  const trials = tryOptions(skill, sight, decision, luck, { deals, first, alone, ...options });
  const reading = readingOf(match.game.id);
  return {
    ...{ position, seat: decision.seat, prompt: decision.prompt, played, thumb },
    group: decision.group?.id ?? '',
    options: trials.options.map((option, i) => ({
      id: option.id,
      label: optionWords(match, option),
      results: asValued ? trials.results[i] : trials.results[i].map((value) => chanceOf(value, reading)),
    })),
  };
}

/** Whether there was anything to decide. */
export function isChoice<S extends State>(match: Match<S>, decision: Decision): boolean {
  return decision.options.length > 1 && (flowOf(match.game).obviousIn?.(match, decision) ?? '') === '';
}

/** Judges decisions of one record; goes forward through it as far as it can. */
export class RecordJudge<S extends State = State> {
  private readonly game: Game<S>;
  private readonly record: GameRecord;
  private readonly skill: Skill<S>;
  private match: Match<S> | null = null;
  private at = 0;

  private constructor(game: Game<S>, record: GameRecord, skill: Skill<S>) {
    this.game = game;
    this.record = record;
    this.skill = skill;
  }

  static async of<S extends State>(game: Game<S>, record: GameRecord): Promise<RecordJudge<S>> {
    return new RecordJudge(game, record, await loadSkill<S>(game.id));
  }

  judge(job: Job, options: JudgeOptions = {}): Sample {
    const played = this.record.answers[job.position];
    return judge(this.skill, this.matchAt(job.position), played ?? '', job, options);
  }

  private matchAt(position: number): Match<S> {
    if (!this.match || this.at > position) {
      const started: Result<Match<S>> = startMatch(this.game, this.record.setup, this.record.seed);
      if (!started.ok) throw new Error('the set-up of the record cannot be played');
      this.match = started.value;
      this.at = 0;
    }
    const { match } = this;
    for (; this.at < position; this.at++) {
      match.decision();
      if (match.answer(this.record.answers[this.at])) throw new Error(`answer ${this.at + 1} does not fit`);
    }
    match.decision();
    return match;
  }
}
