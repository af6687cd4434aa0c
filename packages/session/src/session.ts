import {
  type Decision,
  flowOf,
  type Game,
  type GameRecord,
  History,
  isStateOf,
  type Match,
  misfit,
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
  seeDecision,
  startMatch,
} from '@tafelrunde/kernel';
import type { Picked, Picture } from '@tafelrunde/protocol';
import { Before, barOf, type Given } from './given.ts';
import { type KeptLine, keepLine } from './lines.ts';
import { isOffered, pickedBy, rehearse } from './offered.ts';
import type { Course } from './passing.ts';
import { leadOf, obviousIn, pictureOf, windowOf } from './picture.ts';
import { barred, gameOver, late, nothingToRedo, nothingToUndo, notOffered, notYours } from './refusals.ts';
import { beginningOf, lastBy, limitOf, type Undoer, undosOf } from './undoing.ts';

/** What a game is begun with, and what was answered so far. */
export interface Beginning {
  readonly setup: Plain;
  readonly seed: string;
  readonly answers: readonly string[];
  /** The version of the rules by which that was answered; today's unless told otherwise. */
  readonly gameVersion?: number;
}

/** How a session is kept. */
export interface SessionOptions<S extends State = State> {
  /** Where earlier positions come from; copies in memory unless told otherwise. */
  readonly positions?: Positions<S>;
  /** How often answers had been taken back before. */
  readonly branch?: number;
  /** Whether a person answered for that seat before; otherwise undo does not stop at such answers. */
  readonly byHand?: (seat: Seat) => boolean;
  /** Whether anything may be taken back, as alone or among people at one screen. */
  readonly free?: boolean;
  /** The set of seats that people play; all of them, if not said. What bots have seen they forget. */
  readonly people?: () => number;
  /** Whether something that was revealed had been taken back before. */
  readonly peeked?: boolean;
}

/** The question that somebody means to answer; if another one is asked by now, he is late. */
export interface Place {
  readonly branch: number;
  readonly position: number;
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
  /** What was taken back last, the earliest first, until something else is answered. */
  private takenBack: readonly Given[] = [];
  private branches: number;
  /** Whether something was taken back that had shown somebody what he did not know. */
  private revealed: boolean;
  private readonly free: boolean;
  private readonly people: () => number;
  private serial = 0;

  private constructor(game: Game<S, V>, match: Match<S>, seed: string, options: SessionOptions<S>) {
    const { positions, branch = 0, free = false, people = () => -1, peeked = false } = options;
    this.game = game;
    this.branches = branch;
    this.free = free;
    this.people = people;
    this.revealed = peeked;
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
    options: SessionOptions<S> = {},
  ): Result<Session<S, V>> {
    const { setup, seed, answers, gameVersion: version = game.version } = beginning;
    const started = startMatch(game, setup, seed);
    if (!started.ok) return started;
    const session = new Session(game, started.value, seed, options);
    const { byHand = () => true } = options;
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
  static load<S extends State, V>(
    game: Game<S, V>,
    text: string,
    options: SessionOptions<S> = {},
  ): Result<Session<S, V>> {
    const saved = readSave(text);
    if (saved.ok) {
      const session = Session.resume(game, saved.value.record, options);
      if (session.ok && !isStateOf(game, saved.value, session.value.match.s)) {
        return { ok: false, problem: ['kernel.load.changed'] };
      }
      return session;
    }
    const record = isSave(text) ? saved : parseRecord(text);
    return record.ok ? Session.resume(game, record.value, options) : record;
  }

  private static resume<S extends State, V>(
    game: Game<S, V>,
    record: GameRecord,
    options: SessionOptions<S>,
  ): Result<Session<S, V>> {
    return otherGame(game, record) ?? Session.begin(game, record, options);
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
   * is asked, is left. A rule that breaks leaves the game as it was before, and is thrown on. Whoever answers by hand sees
   * a question and the one it leads on to as one: his answer is one to the second wherever that has it.
   */
  answer(seat: Seat, place: Place, ids: readonly string[], hand = true): Refusal | null {
    const { decision, position: from } = this;
    if (!decision) return gameOver;
    if (!this.isAt(place)) return late(ids[0] ?? '');
    if (ids.length === 1 && ids[0] === resignId(seat)) return this.resign(seat);
    if (decision.seat !== seat) return notYours(ids[0] ?? '');
    const [first] = ids;
    if (first !== undefined) {
      const lead = leadOf(this.match);
      const meansNext = !isOffered(this.match, first) || (hand && ids.length === 1 && first === lead?.id);
      if (lead && meansNext && isOffered(lead.next, first)) {
        return this.unlessItBreaks(from, () => this.take(lead.id, hand) ?? this.answer(seat, this, ids, hand));
      }
    }
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
    const bar = this.barAt(first, [seat]);
    if (bar) return bar;
    const run = decision.group?.id;
    this.rewind(first);
    for (const { id, cards } of picks) {
      // A pick that another one made possible goes with it.
      if (!cards.includes(card) && this.decision?.group?.id === run) this.take(id, true);
    }
    return null;
  }

  /** The position before the last decision that one of these seats made by hand, -1 if there is none. */
  lastBy(seats: readonly Seat[]): number {
    return lastBy(this.given, seats);
  }

  /** How many decisions these seats have made by hand. */
  decidedBy(seats: readonly Seat[]): number {
    return this.given.filter(({ seat, hand }) => hand && seats.includes(seat)).length;
  }

  /** Why these seats cannot go back to a position; null if they can. */
  barAt(to: number, seats: readonly Seat[]): Refusal | null {
    if (!Number.isInteger(to) || to < 0 || to >= this.position) return nothingToUndo;
    const { at, bar } = limitOf(this.given, this.undoer(seats));
    return bar !== '' && to < at ? barred[bar] : null;
  }

  /** Goes back to an earlier position; refused where somebody could gain by what he has learned since. */
  takeBack(to: number, seats: readonly Seat[]): Refusal | null {
    const refusal = this.barAt(to, seats);
    if (!refusal) this.rewind(to);
    return refusal;
  }

  /** Gives the last decision again that was taken back, with all that followed by itself. */
  redo(): Refusal | null {
    const { takenBack } = this;
    if (takenBack.length === 0) return nothingToRedo;
    const next = takenBack.findIndex(({ hand }, at) => hand && at > 0);
    const again = next < 0 ? takenBack : takenBack.slice(0, next);
    const rest = takenBack.slice(again.length);
    for (const { id, hand } of again) if (this.take(id, hand)) throw new Error('a kept answer no longer fits');
    this.takenBack = rest;
    return null;
  }

  /** Whether something was taken back that had shown somebody what he did not know: such a game says so. */
  get peeked(): boolean {
    return this.revealed;
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
    const { match, position, decision } = this;
    return {
      position,
      window: windowOf(match),
      obvious: obviousIn(match),
      marks: flowOf(this.game).marksOf(match),
      decision: decision && seeDecision(match, decision),
    };
  }

  /** Where the choice began that this seat is in the middle of, if it can be called off; -1 otherwise. */
  cancelTo(seat: Seat, seats: readonly Seat[] = [seat]): number {
    const { given, decision } = this;
    if (decision?.seat !== seat) return -1;
    const isSequel = flowOf(this.game).sequels?.has(decision.prompt[0]) ?? false;
    const from = beginningOf(given, decision, isSequel);
    return from >= limitOf(given, this.undoer(seats)).at ? from : -1;
  }

  /** What that viewer sees now. Undo is offered to him if it serves one of the seats that he decides for. */
  picture(viewer: Seat, seats: readonly Seat[] = [viewer]): Picture<V> {
    const { branch, picks, match, game, given, free } = this;
    const undoer = this.undoer(seats);
    const { at, bar } = limitOf(given, undoer);
    const undos = undosOf(given, flowOf(game).marksOf(match), undoer);
    return pictureOf(game, match, viewer, {
      ...{ branch, picks, undos, undoBar: bar },
      undoLimit: undos.length > 0 ? at : this.position,
      cancelTo: this.cancelTo(viewer, seats),
      canRedo: free && this.takenBack.length > 0,
    });
  }

  private undoer(seats: readonly Seat[]): Undoer {
    return { seats, free: this.free, people: this.people() };
  }

  private take(id: string, hand: boolean): Refusal | null {
    const { match, decision } = this;
    const option = decision?.options.find((one) => one.id === id);
    const picked = option && decision?.group ? pickedBy(match, option) : null;
    const before = new Before(match, id);
    const refusal = this.history.answer(id);
    if (refusal) return refusal;
    const seat = decision && option ? decision.seat : this.resigning(id);
    this.given.push(before.given(id, seat, hand, picked, this.given.at(-1)));
    this.takenBack = NOTHING;
    return null;
  }

  private resigning(id: string): Seat {
    let seat = 0;
    while (resignId(seat) !== id) seat++;
    return seat;
  }

  /** Goes back to any earlier position, seen or not: for whoever plays alone, and where all have agreed. */
  rewind(to: number): void {
    const back = this.given.slice(to);
    // What a person has learned that none of those knew who answered.
    this.revealed ||= back.some((one) => barOf(one, [one.seat], this.people()) !== '');
    this.branches++;
    this.takenBack = [...back, ...this.takenBack];
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

const NOTHING: readonly never[] = [];

function isSave(text: string): boolean {
  try {
    return typeof JSON.parse(text)?.format === 'string';
  } catch {
    return false;
  }
}
