import {
  flowOf,
  type Game,
  type Plain,
  type Refusal,
  type Result,
  resignId,
  type Seat,
  SPECTATOR,
  type State,
  saveGame,
} from '@tafelrunde/kernel';
import type { Picture } from '@tafelrunde/protocol';
import { type KeptLine, late, Passing, type Place, Session, Telling } from '@tafelrunde/session';
import type { Advisor } from './advisor.ts';
import type { Beat, SeatKind, Update, Wishes } from './protocol.ts';

interface KeptBeat {
  readonly line: KeptLine;
  readonly view: Plain;
}

/** How a game is played on this computer, beside its rules. */
export interface Manner {
  readonly seats: readonly SeatKind[];
  readonly wishes: Wishes;
  /** Whether something that was revealed had been taken back before. */
  readonly peeked?: boolean;
  /** Whether nothing that was revealed may be taken back, as where results are compared. */
  readonly strict?: boolean;
}

/** The people in front of one screen with a session of their own: who sits where, and what they have been shown. */
export class Screen<S extends State = State> {
  readonly session: Session<S>;
  readonly seats: readonly SeatKind[];
  /** The seats of those who sit here. */
  private readonly people: readonly Seat[];
  private readonly passing = new Passing();
  private readonly told = new Telling();
  private wishes: Wishes;
  private beats: KeptBeat[] = [];
  private viewer: Seat;

  private constructor(session: Session<S>, { seats, wishes }: Manner) {
    this.session = session;
    this.seats = Array.from({ length: session.match.s.seats }, (_, seat) => kindOf(seats, seat));
    this.people = [...this.seats.keys()].filter((seat) => this.seats[seat] === 'human');
    this.viewer = this.people[0] ?? 0;
    this.wishes = wishes;
    this.passing.stops = wishes.stops;
    this.passing.company = this.people.length > 1;
  }

  static start<S extends State>(game: Game<S>, setup: Plain, seed: string, manner: Manner): Result<Screen<S>> {
    const begun = Session.begin(game, { setup, seed, answers: [] }, meansOf(manner));
    return begun.ok ? { ok: true, value: new Screen(begun.value, manner) } : begun;
  }

  /** Goes on with a saved game, or with a bare record; what is damaged is refused with a sentence. */
  static load<S extends State>(game: Game<S>, text: string, manner: Manner): Result<Screen<S>> {
    const loaded = Session.load(game, text, meansOf(manner));
    return loaded.ok ? { ok: true, value: new Screen(loaded.value, manner) } : loaded;
  }

  /** Takes answers of whoever is asked, if he sits here (LCG-COMMS-03); and anybody here may give up. */
  answer(place: Place, ids: readonly string[]): Refusal | null {
    const { session, people, passing, asked } = this;
    const seat = people.find((one) => ids[0] === resignId(one)) ?? asked;
    const { course } = session;
    const refusal = session.answer(seat, place, ids);
    if (!refusal) passing.release(course, ids[0]);
    return refusal;
  }

  /** Takes a card out of the run of picks under way and gives the others again. */
  unpick(place: Place, card: string): Refusal | null {
    const refusal = this.session.unpick(this.asked, place, card);
    if (!refusal) this.beats = [];
    return refusal;
  }

  /** Goes back to where somebody here has decided: one step, unless told otherwise. Nobody is wronged by it here. */
  undo(to = this.session.lastBy(this.people)): Refusal | null {
    const { session, passing } = this;
    const refusal = session.takeBack(to, this.people);
    if (refusal) return refusal;
    this.beats = [];
    passing.hold(session.position);
    return null;
  }

  /** Decides again as before, where something was taken back. */
  redo(): Refusal | null {
    const refusal = this.session.redo();
    if (refusal) return refusal;
    this.beats = [];
    this.passing.hold(this.session.position);
    return null;
  }

  /** Passes windows from now on until that mark of time has changed. */
  passUntil(place: Place, mark: string): Refusal | null {
    const { session, passing } = this;
    return session.isAt(place) && passing.passUntil(session.course, mark) ? null : late(mark);
  }

  wish(wishes: Wishes): void {
    this.wishes = wishes;
    this.passing.stops = wishes.stops;
  }

  /** The seat of the bot whose turn it is, -1 if it is a person's. */
  get botToMove(): Seat {
    const seat = this.session.decision?.seat ?? -1;
    return this.people.includes(seat) ? -1 : seat;
  }

  /** Lets the bot on turn decide. */
  moveBot(advisor: Advisor<S>): void {
    this.answerForBot(advisor.choose(this.session.match));
  }

  /** Gives the answer of the bot on turn. */
  answerForBot(id: string): void {
    const { session } = this;
    const refusal = session.answer(this.botToMove, session, [id], false);
    if (refusal) throw new Error(`a bot chose what is not offered: ${refusal.code}`);
  }

  /** Passes, if the person on turn does not want to be asked here; false if there is nothing to pass. */
  passIfWished(): boolean {
    const { session, asked } = this;
    const id = asked < 0 ? '' : this.passing.answerTo(session.course);
    return id !== '' && session.answer(asked, session, [id], false) === null;
  }

  /** Everything the page shows next. `thinking` is the bot that is about to think. */
  update(thinking: Seat = -1): Update {
    const { session, asked } = this;
    const before = this.viewer;
    if (asked >= 0) this.viewer = asked;
    // What happened is seen by whoever sat there, and only by him.
    const beats = before === this.viewer || !this.wishes.curtain ? this.seenBeats() : [];
    this.beats = [];
    return {
      ...(session.picture(this.viewer, this.people) as Picture),
      ...this.told.next(session.lines, this.eyes),
      ...{ seats: this.seats, thinking, beats, peeked: session.peeked },
      ...{ decided: session.decidedBy(this.people), taken: session.branch },
      save: saveGame(session.history),
    };
  }

  /** From here on beats are noted; what is said before the first update is only kept. */
  tell(): void {
    this.session.heard = (line) => this.note(line);
  }

  /** The seat that is asked, if somebody here sits there; -1 otherwise. */
  private get asked(): Seat {
    const seat = this.session.decision?.seat ?? -1;
    return this.people.includes(seat) ? seat : -1;
  }

  /** Without a curtain everybody at this screen may read what one of them may. */
  private get eyes(): number {
    const seats = this.wishes.curtain ? [this.viewer] : this.people;
    return seats.reduce((all, seat) => all | (1 << seat), this.people.length > 0 ? 0 : 1 << SPECTATOR);
  }

  private note(line: KeptLine): void {
    const { pace } = this.wishes;
    const { match, game } = this.session;
    if (pace === 'none' || (line.to & this.eyes) === 0) return;
    if (pace === 'weighty' && (!flowOf(game).weighty.has(line.words[0]) || this.isOwn(line))) return;
    // A copy, because the step that says this is still under way and values must not be remembered in the middle of it.
    this.beats.push({ line, view: game.view(match.clone(), this.viewer) as Plain });
  }

  private seenBeats(): Beat[] {
    if (this.beats.length === 0) return [];
    const { eyes } = this;
    const visible = this.session.lines.filter(({ to }) => (to & eyes) !== 0);
    const { scenes } = flowOf(this.session.game);
    const beats: Beat[] = [];
    let from = -1;
    for (const { line, view } of this.beats) {
      const at = visible.indexOf(line);
      if (at < 0) continue;
      if (from < 0) from = at;
      // How something begins is seen with what comes of it, or said by the question that follows.
      if (this.wishes.pace === 'weighty' && scenes?.has(line.words[0])) continue;
      beats.push({ from, lines: at + 1, view });
      from = -1;
    }
    return beats;
  }

  /** Whether the line tells whoever sits here what he has just done himself. */
  private isOwn({ words }: KeptLine): boolean {
    const who = words[1]?.seat;
    return typeof who === 'object' && 'name' in who && who.name === `seat:${this.viewer}`;
  }
}

/** Alone or at one screen anything may be taken back; a bot's answers are nobody's to take back. */
function meansOf({ seats, peeked = false, strict = false }: Manner) {
  const isHuman = (seat: Seat): boolean => kindOf(seats, seat) === 'human';
  // Whatever is said of more seats than there are does no harm.
  const people = Array.from({ length: 8 }, (_, seat) => (isHuman(seat) ? 1 << seat : 0)).reduce(
    (all, one) => all | one,
  );
  return { free: !strict, byHand: isHuman, people: () => people, peeked };
}

function kindOf(seats: readonly SeatKind[], seat: Seat): SeatKind {
  return seats[seat] ?? 'human';
}
