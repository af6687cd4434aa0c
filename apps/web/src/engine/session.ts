import {
  aliasId,
  cloneState,
  type Decision,
  EVERYBODY,
  type Game,
  History,
  type LogLine,
  loadGame,
  Match,
  type Plain,
  parseRecord,
  type Refusal,
  type Result,
  resignId,
  type Seat,
  type SeenDecision,
  type State,
  saveGame,
  startMatch,
  viewOf,
} from '@tafelrunde/kernel';
import type { Advisor } from './advisor.ts';
import { type EngineGame, idleOption, windowOf } from './engine-game.ts';
import type { Beat, Pick, SeatKind, SeenLine, Update, Wishes } from './protocol.ts';
import { reckonings } from './reckonings.ts';

interface KeptLine extends SeenLine {
  /** How many answers had been given when it was said. */
  readonly at: number;
  /** The set of viewers that may read it. */
  readonly to: number;
}

interface KeptBeat {
  readonly line: KeptLine;
  readonly view: Plain;
}

interface Given extends Pick {
  /** The run of picks the answer belonged to, '' if none. */
  readonly group: string;
  /** Whether a person gave it, and neither a bot nor a wish to pass. */
  readonly byHand: boolean;
}

/** How a game is played on this computer, beside its rules. */
export interface Manner {
  readonly seats: readonly SeatKind[];
  readonly wishes: Wishes;
}

const LATE = (id: string): Refusal => ({ code: 'late', words: ['kernel.refusal.not-an-option', { id }] });

/** A game under way on this computer: a history, what was said so far, what was picked, and who sits where. */
export class Session<S extends State = State> {
  readonly history: History<S>;
  readonly seats: readonly SeatKind[];
  private readonly engine: EngineGame<S>;
  private wishes: Wishes;
  private readonly lines: KeptLine[] = [];
  private readonly given: Given[] = [];
  private beats: KeptBeat[] = [];
  private viewer: Seat;
  /** The lines of the last update. */
  private sent: readonly KeptLine[] = [];
  /** The mark of time until which windows are passed, and what it was when that began. */
  private until: { readonly mark: string; readonly was: number } | null = null;
  /** The position that somebody came back to: there nothing is passed for him. */
  private heldAt = -1;
  private telling = false;

  private constructor(engine: EngineGame<S>, history: History<S>, { seats, wishes }: Manner) {
    this.engine = engine;
    this.history = history;
    this.wishes = wishes;
    const { match } = history;
    this.seats = Array.from({ length: match.s.seats }, (_, seat) => seats[seat] ?? 'human');
    this.viewer = Math.max(0, this.seats.indexOf('human'));
    this.relive();
    match.log = (line) => this.note(match, line);
  }

  static start<S extends State>(engine: EngineGame<S>, setup: Plain, seed: string, manner: Manner): Result<Session<S>> {
    const history = History.start(engine.game, setup, seed);
    return history.ok ? { ok: true, value: new Session(engine, history.value, manner) } : history;
  }

  /** Goes on with a saved game, or with a bare record; what is damaged is refused with a sentence. */
  static load<S extends State>(engine: EngineGame<S>, text: string, manner: Manner): Result<Session<S>> {
    const history = read(engine.game, text);
    return history.ok ? { ok: true, value: new Session(engine, history.value, manner) } : history;
  }

  /** Takes answers to the decision at that position and to those that follow it, all or none of them. */
  answer(position: number, ids: readonly string[]): Refusal | null {
    const before = this.history.length;
    const decision = this.history.match.decision();
    if (decision && position !== before) return LATE(ids[0] ?? '');
    for (const id of ids) {
      const asked = this.history.match.decision();
      // Nobody answers for another seat (LCG-COMMS-03), nor gives up for it.
      const resigning = this.seats.findIndex((_, seat) => resignId(seat) === id);
      const refusal: Refusal | null =
        asked && this.seats[resigning < 0 ? asked.seat : resigning] !== 'human'
          ? { code: 'not-your-decision', words: ['kernel.refusal.not-an-option', { id }] }
          : this.give(id, true);
      if (!refusal) continue;
      if (this.history.length > before) this.backTo(before);
      return refusal;
    }
    this.heldAt = -1;
    return null;
  }

  /** Takes a card out of the run of picks under way and gives the others again. */
  unpick(position: number, card: string): Refusal | null {
    const { match } = this.history;
    const picks = this.picks(match.decision());
    if (position !== this.history.length || !picks.some(({ cards }) => cards.includes(card))) return LATE(card);
    const first = this.history.length - picks.length;
    if (first < this.history.undoLimit) return { code: 'not-an-option', words: ['kernel.refusal.seen'] };
    const ids = picks.map(({ id }) => id);
    this.backTo(first);
    for (const [at, id] of ids.entries()) {
      if (picks[at]?.cards.includes(card)) continue;
      // A pick that another one made possible goes with it.
      this.give(id, true);
    }
    return null;
  }

  /** Takes back what was last decided at this screen, as far as the rules of the table allow. */
  undo(): Refusal | null {
    let to = this.history.length - 1;
    while (to > 0 && this.given[to]?.byHand === false) to--;
    if (this.given[to]?.byHand === false || to < this.history.undoLimit) {
      return { code: 'not-an-option', words: ['kernel.refusal.seen'] };
    }
    this.backTo(to);
    this.until = null;
    this.heldAt = to;
    return null;
  }

  /** Passes windows from now on until that mark of time has changed. */
  passUntil(position: number, mark: string): Refusal | null {
    const { match } = this.history;
    const was = this.engine.marks?.(match)[mark];
    if (position !== this.history.length || was === undefined) return LATE(mark);
    this.until = { mark, was };
    this.heldAt = -1;
    return null;
  }

  wish(wishes: Wishes): void {
    this.wishes = wishes;
  }

  /** The seat of the bot whose turn it is, -1 if it is a person's. */
  get botToMove(): Seat {
    const seat = this.history.match.decision()?.seat ?? -1;
    return seat >= 0 && this.seats[seat] !== 'human' ? seat : -1;
  }

  /** Lets the bot on turn decide. */
  moveBot(advisor: Advisor<S>): void {
    const refusal = this.give(advisor.choose(this.history.match), false);
    if (refusal) throw new Error(`a bot chose what is not offered: ${refusal.code}`);
  }

  /** Passes, if the person on turn does not want to be asked here; false if there is nothing to pass. */
  passIfWished(): boolean {
    const { match } = this.history;
    const decision = match.decision();
    if (!decision || this.seats[decision.seat] !== 'human' || this.history.length === this.heldAt) return false;
    if (this.until && this.isReached(this.until)) this.until = null;
    const window = windowOf(this.engine, match, decision);
    if (window === '' || !(this.until || this.wishes.off.includes(window))) return false;
    const idle = idleOption(this.engine.game, decision);
    return idle !== '' && this.give(idle, false) === null;
  }

  /** Everything the page shows next. `thinking` is the bot that is about to think. */
  update(thinking: Seat = -1): Update {
    const { match } = this.history;
    const asked = match.decision();
    const before = this.viewer;
    if (asked && this.seats[asked.seat] === 'human') this.viewer = asked.seat;
    const { view, decision } = viewOf(match, this.viewer);
    const visible = this.lines.filter(({ to }) => this.mayRead(to));
    let kept = 0;
    while (kept < this.sent.length && kept < visible.length && this.sent[kept] === visible[kept]) kept++;
    this.sent = visible;
    // What happened is seen by whoever sat there, and only by him.
    const beats = before === this.viewer || !this.wishes.curtain ? this.beats.flatMap(seenBeat(visible)) : [];
    this.beats = [];
    return {
      viewer: this.viewer,
      seats: this.seats,
      view: view as Plain,
      decision: decision as SeenDecision | null,
      thinking,
      window: asked && decision ? windowOf(this.engine, match, asked) : '',
      position: this.history.length,
      undoLimit: this.undoLimit,
      kept,
      lines: visible.slice(kept).map(({ words, cards, rule }) => ({ words, cards, rule })),
      beats,
      picks: this.picks(asked).map(({ id, cards, n }) => ({ id, cards, n })),
      reckonings: reckonings(match, this.viewer),
      over: match.s.over,
      result: match.s.over ? (this.engine.result?.(match) ?? null) : null,
      save: saveGame(this.history),
    };
  }

  /** From here on beats are noted; what is said before the first update is only kept. */
  tell(): void {
    this.telling = true;
  }

  /** The earliest position somebody at this screen can go back to. */
  private get undoLimit(): number {
    const { undoLimit, length } = this.history;
    for (let at = undoLimit; at < length; at++) if (this.given[at]?.byHand) return undoLimit;
    return length;
  }

  private isReached({ mark, was }: { readonly mark: string; readonly was: number }): boolean {
    const now = this.engine.marks?.(this.history.match)[mark] ?? 0;
    return now !== 0 && now !== was;
  }

  private give(id: string, byHand: boolean): Refusal | null {
    const { match } = this.history;
    const decision = match.decision();
    const given = decision ? givenBy(match, decision, id, byHand) : null;
    const refusal = this.history.answer(id);
    if (refusal) return refusal;
    match.decision();
    if (given) this.given.push(given);
    return null;
  }

  private backTo(position: number): void {
    this.history.undo(position);
    this.given.length = position;
    while (this.lines.length > 0 && (this.lines[this.lines.length - 1]?.at ?? 0) > position) this.lines.pop();
    this.beats = [];
  }

  /** Plays the record once more with open ears, for what was said and picked before anybody listened. */
  private relive(): void {
    const { game, setup, seed, answers } = this.history;
    const started = startMatch(game, setup, seed);
    if (!started.ok) throw new Error('a game that was set up cannot be set up again');
    const match = started.value;
    match.log = (line) => this.note(match, line);
    for (const id of answers) {
      const decision = match.decision();
      if (!decision) break;
      this.given.push(givenBy(match, decision, id, this.seats[decision.seat] === 'human'));
      match.answer(id);
    }
    match.decision();
  }

  /** Without a curtain everybody at this screen may read what one of them may. */
  private mayRead(to: number): boolean {
    if (to === EVERYBODY) return true;
    if (this.wishes.curtain) return (to & (1 << this.viewer)) !== 0;
    return this.seats.some((kind, seat) => kind === 'human' && (to & (1 << seat)) !== 0);
  }

  private note(m: Match<S>, line: LogLine): void {
    const cards = line.cards.map((card) => m.s.cards[card].alias).filter((alias) => alias > 0);
    const kept: KeptLine = {
      words: line.words,
      cards: cards.map((alias) => aliasId(alias)),
      rule: line.rule,
      at: m.s.answers,
      to: line.to,
    };
    this.lines.push(kept);
    if (!this.telling || this.wishes.pace === 'none' || !this.mayRead(line.to)) return;
    if (this.wishes.pace === 'weighty' && !this.engine.isWeighty?.(line)) return;
    // A copy, because the step that says this is still under way and values must not be remembered in the middle of it.
    const moment = new Match(m.game, cloneState(m.game, m.s));
    this.beats.push({ line: kept, view: m.game.view(moment, this.viewer) as Plain });
  }

  /** What was picked so far in the run of picks that is being asked. */
  private picks(decision: Decision | null): readonly Given[] {
    const id = decision?.group?.id;
    if (id === undefined) return [];
    let first = this.given.length;
    while (first > 0 && this.given[first - 1]?.group === id) first--;
    return this.given.slice(first);
  }
}

const seenBeat =
  (lines: readonly KeptLine[]) =>
  ({ line, view }: KeptBeat): Beat[] => {
    const at = lines.indexOf(line);
    return at < 0 ? [] : [{ lines: at + 1, view }];
  };

function read<S extends State>(game: Game<S>, text: string): Result<History<S>> {
  const saved = loadGame(game, text);
  if (saved.ok || isSave(text)) return saved;
  const record = parseRecord(text);
  return record.ok ? History.replay(game, record.value) : record;
}

function isSave(text: string): boolean {
  try {
    return typeof JSON.parse(text)?.format === 'string';
  } catch {
    return false;
  }
}

function givenBy<S extends State>(m: Match<S>, decision: Decision, id: string, byHand: boolean): Given {
  const option = decision.options.find((one) => one.id === id);
  const cards = option && option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [];
  // A resignation is no pick, at whatever question it is given.
  return { id, group: option ? (decision.group?.id ?? '') : '', cards, n: option?.n ?? 0, byHand };
}
