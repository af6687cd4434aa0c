import {
  aliasId,
  type Decision,
  flowOf,
  type Game,
  type GameRecord,
  History,
  isStateOf,
  type Match,
  misfit,
  type Option,
  otherGame,
  type Plain,
  type Positions,
  parseRecord,
  type Refusal,
  type Result,
  readSave,
  resignId,
  type Seat,
  Snapshots,
  type State,
  startMatch,
} from '@tafelrunde/kernel';
import type { Picked, Picture } from '@tafelrunde/protocol';
import { type KeptLine, keepLine } from './lines.ts';
import type { Course } from './passing.ts';
import { pictureOf, windowOf } from './picture.ts';
import { gameOver, late, nothingToUndo, notOffered, notYours, seen } from './refusals.ts';

/** What a game is begun with, and what was answered so far. */
export interface Beginning {
  readonly setup: Plain;
  readonly seed: string;
  readonly answers: readonly string[];
  /** The version of the rules by which that was answered; today's unless told otherwise. */
  readonly gameVersion?: number;
}

/** How a session is kept. */
export interface Means<S extends State = State> {
  /** Where earlier positions come from; copies in memory unless told otherwise. */
  readonly positions?: Positions<S>;
  /** How often answers had been taken back before. */
  readonly branch?: number;
  /** Whether a person answered for that seat before; otherwise undo does not stop at such answers. */
  readonly byHand?: (seat: Seat) => boolean;
}

/** The question that somebody means to answer; if another one is asked by now, he is late. */
export interface Place {
  readonly branch: number;
  readonly position: number;
}

/** What is remembered of an answer. */
interface Given {
  readonly seat: Seat;
  /** Whether a person gave it, and neither a bot nor a wish to pass. */
  readonly hand: boolean;
  /** The run of picks it belonged to, '' if none, and what it picked. */
  readonly group: string;
  readonly picked: Picked | null;
}

/**
 * One game under way, wherever it is played: the history with what was said, what was picked and who answered. It knows
 * neither pages nor rooms: whoever runs it asks for pictures, and lets people, bots and wishes to pass give answers.
 */
export class Session<S extends State = State, V = unknown> {
  readonly game: Game<S, V>;
  readonly history: History<S>;
  /** Hears each line while the step that says it is still under way. */
  heard: ((line: KeptLine) => void) | null = null;
  private said: KeptLine[] = [];
  private readonly given: Given[] = [];
  private branches: number;
  private serial = 0;

  private constructor(game: Game<S, V>, match: Match<S>, seed: string, { positions, branch = 0 }: Means<S>) {
    this.game = game;
    this.branches = branch;
    match.log = (line) => {
      const kept = keepLine(match, line, ++this.serial);
      this.said.push(kept);
      this.heard?.(kept);
    };
    this.history = new History(match, seed, positions ?? new Snapshots(game));
  }

  /**
   * Begins a game and gives it the answers it already had; refuses what does not fit. A rule that breaks at an answer which
   * was taken once is a fault, and thrown; if the answer was given by older rules, it does not fit those of today.
   */
  static begin<S extends State, V>(
    game: Game<S, V>,
    beginning: Beginning,
    means: Means<S> = {},
  ): Result<Session<S, V>> {
    const { setup, seed, answers, gameVersion: version = game.version } = beginning;
    const started = startMatch(game, setup, seed);
    if (!started.ok) return started;
    const session = new Session(game, started.value, seed, means);
    const { byHand = () => true } = means;
    for (const [i, id] of answers.entries()) {
      const { decision } = session;
      const hand = decision !== null && byHand(decision.seat);
      try {
        if (session.take(id, hand)) return misfit(game, version, i + 1);
      } catch (cause) {
        if (version < game.version) return misfit(game, version, i + 1);
        throw new Error(`a rule broke at answer ${i + 1}`, { cause });
      }
    }
    return { ok: true, value: session };
  }

  /** Goes on with a saved game, or with a bare record; what is damaged is refused with a sentence. */
  static load<S extends State, V>(game: Game<S, V>, text: string, means: Means<S> = {}): Result<Session<S, V>> {
    const saved = readSave(text);
    if (saved.ok) {
      const session = Session.resume(game, saved.value.record, means);
      if (session.ok && !isStateOf(game, saved.value, session.value.match.s)) {
        return { ok: false, problem: ['kernel.load.changed'] };
      }
      return session;
    }
    const record = isSave(text) ? saved : parseRecord(text);
    return record.ok ? Session.resume(game, record.value, means) : record;
  }

  private static resume<S extends State, V>(
    game: Game<S, V>,
    record: GameRecord,
    means: Means<S>,
  ): Result<Session<S, V>> {
    return otherGame(game, record) ?? Session.begin(game, record, means);
  }

  get match(): Match<S> {
    return this.history.match;
  }

  /** How many answers were given. */
  get position(): number {
    return this.history.length;
  }

  /** Grows whenever answers are taken back. */
  get branch(): number {
    return this.branches;
  }

  get answers(): readonly string[] {
    return this.history.answers;
  }

  /** The question on the table, null when the game is over. */
  get decision(): Decision | null {
    return this.match.decision();
  }

  /** All that was said so far and not taken back. */
  get lines(): readonly KeptLine[] {
    return this.said;
  }

  /** Whether that question is the one on the table. */
  isAt({ branch, position }: Place): boolean {
    return branch === this.branches && position === this.position;
  }

  /**
   * Gives a seat's answers: the first to the question on the table, the rest to those that follow it. A run of picks is
   * taken as one, all of it or nothing; other answers as far as they go. What comes after the run, or after somebody else
   * is asked, is left. A rule that breaks leaves the game as it was before, and is thrown on.
   */
  answer(seat: Seat, place: Place, ids: readonly string[], hand = true): Refusal | null {
    const { decision, position: from } = this;
    if (!decision) return gameOver;
    if (!this.isAt(place)) return late(ids[0] ?? '');
    if (ids.length === 1 && ids[0] === resignId(seat)) return this.resign(seat);
    if (decision.seat !== seat) return notYours(ids[0] ?? '');
    const run = decision.group?.id;
    const goesOn = (m: Match<S>): boolean => {
      const asked = m.decision();
      return asked?.seat === seat && asked.group?.id === run;
    };
    return this.unlessItBreaks(from, () => {
      const refusal = run !== undefined && ids.length > 1 ? rehearse(this.match, ids, goesOn) : null;
      if (refusal) return refusal;
      for (const id of ids) {
        if (!goesOn(this.match)) break;
        if (!isOffered(this.match, id)) return this.position > from ? null : notOffered(id);
        this.take(id, hand);
      }
      return null;
    });
  }

  /** Goes on with answers that were given before: for those who step through a game. */
  goOn(answers: readonly string[]): void {
    for (const id of answers) if (this.take(id, true)) throw new Error('a kept answer no longer fits');
  }

  /** A seat gives up, whoever is asked. Nobody gives up for another: such an answer is never listed. */
  resign(seat: Seat): Refusal | null {
    return this.unlessItBreaks(this.position, () => this.take(resignId(seat), true));
  }

  /** Takes a card out of the run of picks under way and gives the others again. */
  unpick(seat: Seat, place: Place, card: string): Refusal | null {
    const { picks, position, decision } = this;
    if (!this.isAt(place) || !decision) return late(card);
    if (decision.seat !== seat) return notYours(card);
    if (!picks.some(({ cards }) => cards.includes(card))) return notOffered(card);
    const first = position - picks.length;
    if (first < this.history.undoLimit) return seen;
    const run = decision.group?.id;
    this.rewind(first);
    for (const { id, cards } of picks) {
      // A pick that another one made possible goes with it.
      if (!cards.includes(card) && this.decision?.group?.id === run) this.take(id, true);
    }
    return null;
  }

  /** The position before the last answer that one of these seats gave by hand, -1 if there is none. */
  lastBy(seats: readonly Seat[]): number {
    return this.given.findLastIndex(({ seat, hand }) => hand && seats.includes(seat));
  }

  /** Goes back to an earlier position; refused where somebody would take back what was seen. */
  takeBack(to: number): Refusal | null {
    if (!Number.isInteger(to) || to < 0 || to >= this.position) return nothingToUndo;
    if (to < this.history.undoLimit) return seen;
    this.rewind(to);
    return null;
  }

  /** What was picked so far in the run of picks that is being asked. */
  get picks(): readonly Picked[] {
    const run = this.decision?.group?.id;
    if (run === undefined) return [];
    const first = this.given.findLastIndex(({ group }) => group !== run) + 1;
    return this.given.slice(first).flatMap(({ picked }) => picked ?? []);
  }

  /** Where the game stands, for those who pass ahead. */
  get course(): Course {
    const { match, position } = this;
    return { position, window: windowOf(match), marks: flowOf(this.game).marksOf(match) };
  }

  /** What that viewer sees now. Undo is offered to him if it serves one of the seats that he decides for. */
  picture(viewer: Seat, seats: readonly Seat[] = [viewer]): Picture<V> {
    const { branch, picks, match, game } = this;
    return pictureOf(game, match, viewer, { branch, picks, undoLimit: this.undoLimitOf(seats) });
  }

  /** The earliest position these seats can go back to: the present one if no answer since that one is theirs. */
  private undoLimitOf(seats: readonly Seat[]): number {
    const { undoLimit, length } = this.history;
    for (let at = length - 1; at >= undoLimit; at--) {
      const { seat, hand } = this.given[at];
      if (hand && seats.includes(seat)) return undoLimit;
    }
    return length;
  }

  private take(id: string, hand: boolean): Refusal | null {
    const { match, decision } = this;
    const option = decision?.options.find((one) => one.id === id);
    const group = option && decision?.group ? decision.group.id : '';
    const picked = option && group !== '' ? pickedBy(match, option) : null;
    const refusal = this.history.answer(id);
    if (refusal) return refusal;
    this.given.push({ seat: decision && option ? decision.seat : this.resigning(id), hand, group, picked });
    return null;
  }

  private resigning(id: string): Seat {
    let seat = 0;
    while (resignId(seat) !== id) seat++;
    return seat;
  }

  /** Goes back to any earlier position, seen or not: for whoever plays alone, and where all have agreed. */
  rewind(to: number): void {
    this.branches++;
    this.restore(to);
  }

  private restore(to: number): void {
    this.history.rewind(to);
    this.given.length = to;
    // A list of its own: whoever looks at the old one is not surprised.
    const kept = this.said.findIndex(({ at }) => at > to);
    if (kept >= 0) this.said = this.said.slice(0, kept);
  }

  private unlessItBreaks(from: number, work: () => Refusal | null): Refusal | null {
    try {
      return work();
    } catch (error) {
      this.restore(from);
      throw error;
    }
  }
}

/** Whether a run of picks can be given as a whole: tried on a copy, so that nothing has to be taken back. */
function rehearse<S extends State>(
  match: Match<S>,
  ids: readonly string[],
  goesOn: (m: Match<S>) => boolean,
): Refusal | null {
  const trial = match.clone();
  for (const id of ids) {
    if (!goesOn(trial)) return null;
    if (!isOffered(trial, id)) return notOffered(id);
    trial.answer(id);
  }
  return null;
}

/** Only what is listed counts: the kernel also takes resignations, and by one of those anybody could act for another seat. */
function isOffered<S extends State>(m: Match<S>, id: string): boolean {
  return m.decision()?.options.some((option) => option.id === id) ?? false;
}

/** What an answer picks, before it is given: cards change their identity. */
function pickedBy<S extends State>(m: Match<S>, option: Option): Picked {
  const cards = option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [];
  return { id: option.id, cards, n: option.n };
}

function isSave(text: string): boolean {
  try {
    return typeof JSON.parse(text)?.format === 'string';
  } catch {
    return false;
  }
}
