import { type Game, type GameRecord, type Outcome, optionWords, startMatch } from '@tafelrunde/kernel';
import { type InvariantNumber, listedAnswers, playChecked } from '@tafelrunde/testing';
import type { Words as GameWords } from '@tafelrunde/words';
import type { Lang } from './lang.ts';
import { sayWords } from './say.ts';

/** One answer of a record, in words. */
export interface ReplayStep {
  readonly number: number;
  readonly seat: string;
  readonly prompt: string;
  readonly answer: string;
  readonly label: string;
  /** What happened since the answer before. */
  readonly log: readonly string[];
}

export interface Story {
  readonly steps: readonly ReplayStep[];
  /** What happened since the last answer. */
  readonly log: readonly string[];
  readonly outcome: Outcome | null;
}

/** A record whose answers do not fit; what it tells up to there is no use to anybody. */
export class BadAnswer extends Error {
  readonly words: GameWords;

  /** The version of the rules is given if it is older than that of today. */
  constructor(n: number, version: number | null) {
    super(`answer ${n} does not fit`);
    this.words = version === null ? ['kernel.load.bad-answer', { n }] : ['kernel.load.older-version', { version, n }];
  }
}

/** Plays a record and puts into words who was asked what, what was answered and what happened. */
export class Retelling implements Story {
  readonly steps: ReplayStep[] = [];
  log: string[] = [];
  outcome: Outcome | null = null;
  private readonly game: Game;
  private readonly lang: Lang;

  constructor(game: Game, lang: Lang) {
    this.game = game;
    this.lang = lang;
  }

  /** Throws where a rule does, or where an answer does not fit; what was told up to there stays. */
  tell({ setup, seed, answers, gameVersion }: GameRecord): void {
    const { game } = this;
    const started = startMatch(game, setup, seed);
    if (!started.ok) throw new Error(this.say(started.problem));
    const match = started.value;
    match.log = (line) => this.log.push(this.say(line.words));
    for (const [i, answer] of answers.entries()) {
      const decision = match.decision();
      const option = decision?.options.find(({ id }) => id === answer);
      if (!decision || !option) throw new BadAnswer(i + 1, gameVersion < game.version ? gameVersion : null);
      this.steps.push({
        number: i + 1,
        seat: game.name(`seat:${decision.seat}`, this.lang),
        prompt: this.say(decision.prompt),
        answer,
        label: this.say(optionWords(match, option)),
        log: this.log,
      });
      this.log = [];
      match.take(option);
    }
    match.decision();
    this.outcome = match.s.over;
  }

  private say(words: GameWords): string {
    return sayWords(this.game, words, this.lang);
  }
}

export interface Found {
  readonly decisions: number;
  readonly violation: Broke | null;
}

interface Broke {
  readonly invariant: InvariantNumber;
  readonly what: string;
  /** The answers that lead there. */
  readonly answers: readonly string[];
}

/** Plays a record and checks every invariant at every decision. */
export function checkRecord(game: Game, record: GameRecord, progress: (done: number) => void): Found {
  const listed = listedAnswers(record.answers);
  let decisions = 0;
  const answers: typeof listed = (ids) => {
    progress(decisions++);
    return listed(ids);
  };
  const run = playChecked(game, record.setup, record.seed, answers);
  const { broken } = run;
  const violation = broken && { invariant: broken.invariant, what: broken.message, answers: run.answers };
  return { decisions, violation };
}
