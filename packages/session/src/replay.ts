import {
  EVERYBODY,
  flowOf,
  type Game,
  type GameRecord,
  optionWords,
  type Plain,
  type Result,
  type Seat,
  type State,
  startMatch,
} from '@tafelrunde/kernel';
import type { Picture, SeenLine } from '@tafelrunde/protocol';
import type { Words } from '@tafelrunde/words';
import { seenLine } from './lines.ts';
import { obviousIn } from './picture.ts';
import { Session } from './session.ts';

/** A position of a recorded game: who was asked, and what was answered. */
export interface ReplayStep {
  readonly position: number;
  /** Who was asked; -1 at the end. */
  readonly seat: Seat;
  readonly prompt: Words | null;
  readonly played: string;
  readonly label: Words | null;
  /** Whether there was anything to decide. */
  readonly choice: boolean;
  /** Picks of one run share it. */
  readonly group: string;
  readonly marks: Readonly<Record<string, number>>;
  /** What happened after the answer before that was worth seeing; null if nothing was. */
  readonly weighty: Words | null;
}

/** A position as it is looked at. */
export interface Look {
  readonly picture: Picture;
  readonly lines: readonly SeenLine[];
  /** For each line the first position at which it had been said. */
  readonly ats: readonly number[];
}

/** A game that was played, to be looked at from any seat and at any position. Nothing of it can be changed. */
export class Replay<S extends State = State> {
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  private readonly session: Session<S>;

  private constructor(session: Session<S>, steps: readonly ReplayStep[]) {
    this.session = session;
    this.record = session.history.record;
    this.steps = steps;
  }

  /** Reads a saved game or a bare record; what is damaged is refused with a sentence. */
  static load<S extends State>(game: Game<S>, text: string): Result<Replay<S>> {
    const loaded = Session.load(game, text, { free: true });
    if (!loaded.ok) return loaded;
    return { ok: true, value: new Replay(loaded.value, stepsOf(loaded.value)) };
  }

  get seats(): number {
    return this.session.match.s.seats;
  }

  /** The last position. */
  get end(): number {
    return this.record.answers.length;
  }

  /** The game at a position, as that seat saw it then; or with all cards open. */
  look(position: number, viewer: Seat, open = false): Look {
    const { session, record } = this;
    const to = Math.min(this.end, Math.max(0, Math.trunc(position) || 0));
    if (to < session.position) session.rewind(to);
    else session.goOn(record.answers.slice(session.position, to));
    const { match, game } = session;
    const picture = session.picture(viewer, []) as Picture;
    const eyes = open ? EVERYBODY : 1 << viewer;
    const told = session.lines.flatMap((line) => {
      const seen = seenLine(line, eyes);
      return seen ? [{ seen, at: line.at }] : [];
    });
    return {
      picture: open ? { ...picture, view: openView(game, match, viewer) } : picture,
      lines: told.map(({ seen }) => seen),
      ats: told.map(({ at }) => at),
    };
  }
}

/** The view of a seat from which nothing is hidden. */
function openView<S extends State>(game: Game<S>, match: Session<S>['match'], viewer: Seat): Plain {
  const copy = match.clone();
  for (const card of copy.s.cards) {
    card.seen |= 1 << viewer;
    if (card.alias === 0) card.alias = ++copy.s.aliases;
  }
  return game.view(copy, viewer) as Plain;
}

function stepsOf<S extends State>({ game, history }: Session<S>): ReplayStep[] {
  const { setup, seed, answers } = history.record;
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error('a record that was just played cannot be played');
  const match = started.value;
  const flow = flowOf(game);
  let weighty: Words | null = null;
  match.log = ({ words }) => {
    if (flow.weighty.has(words[0])) weighty = words;
  };
  const steps: ReplayStep[] = [];
  for (let position = 0; position <= answers.length; position++) {
    const decision = match.decision();
    const played = answers[position] ?? '';
    const option = decision?.options.find(({ id }) => id === played);
    steps.push({
      ...{ position, seat: decision?.seat ?? -1, prompt: decision?.prompt ?? null, played },
      label: option ? optionWords(match, option) : null,
      choice: decision !== null && decision.options.length > 1 && obviousIn(match) === '',
      group: decision?.group?.id ?? '',
      marks: flow.marksOf(match),
      weighty,
    });
    weighty = null;
    if (played !== '' && match.answer(played)) throw new Error('a kept answer no longer fits');
  }
  return steps;
}

/** How far a step of a replay goes. */
export const strides = ['answer', 'action', 'turn', 'round'] as const;
export type Stride = (typeof strides)[number];

/** Where a stride leads from a position, forward (1) or back (-1). */
export function strideFrom(steps: readonly ReplayStep[], from: number, stride: Stride, way: 1 | -1): number {
  const end = steps.length - 1;
  const ends = (at: number): boolean => at <= 0 || at >= end || begins(steps, at, stride);
  let at = from + way;
  while (at > 0 && at < end && !ends(at)) at += way;
  return Math.min(end, Math.max(0, at));
}

/** Whether something of that length begins at a position. */
function begins(steps: readonly ReplayStep[], at: number, stride: Stride): boolean {
  const [before, now] = [steps[at - 1], steps[at]];
  if (!before || !now || stride === 'answer') return true;
  if (stride === 'action') return now.choice && (now.group === '' || now.group !== before.group);
  const { round, turn } = now.marks;
  if (stride === 'turn' && turn !== undefined) return turn !== before.marks.turn;
  if (stride === 'turn') return now.seat !== before.seat && now.choice;
  if (round === undefined) return turn !== before.marks.turn;
  return round !== before.marks.round;
}
