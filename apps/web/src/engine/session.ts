import {
  aliasId,
  type Decision,
  explainValue,
  type Game,
  History,
  knows,
  type LogLine,
  loadGame,
  type Match,
  type Plain,
  parseRecord,
  type Refusal,
  type Result,
  type Seat,
  type SeenDecision,
  type State,
  saveGame,
  startMatch,
  viewOf,
} from '@tafelrunde/kernel';
import type { Pick, Reckoning, SeenLine, Update } from './protocol.ts';

/** A game as the worker runs it. */
export interface EngineGame<S extends State = State> {
  readonly game: Game<S>;
  /** The score sheet of a game that is over. */
  result(m: Match<S>): Plain;
}

interface KeptLine extends SeenLine {
  /** How many answers had been given when it was said. */
  readonly at: number;
}

interface Given extends Pick {
  /** The run of picks the answer belonged to, '' if none. */
  readonly group: string;
}

/** A game under way on this computer: a history, what was said so far and what was picked. */
export class Session<S extends State = State> {
  private readonly engine: EngineGame<S>;
  private readonly history: History<S>;
  private readonly lines: KeptLine[] = [];
  private readonly given: Given[] = [];
  private viewer: Seat = 0;
  /** Lines of the last update that are still there. */
  private sent = 0;

  private constructor(engine: EngineGame<S>, history: History<S>) {
    this.engine = engine;
    this.history = history;
    this.relive();
    history.match.log = (line) => this.note(history.match, line);
  }

  static start<S extends State>(engine: EngineGame<S>, setup: Plain, seed: string): Result<Session<S>> {
    const history = History.start(engine.game, setup, seed);
    return history.ok ? { ok: true, value: new Session(engine, history.value) } : history;
  }

  /** Goes on with a saved game, or with a bare record; what is damaged is refused with a sentence. */
  static load<S extends State>(engine: EngineGame<S>, text: string): Result<Session<S>> {
    const history = read(engine.game, text);
    return history.ok ? { ok: true, value: new Session(engine, history.value) } : history;
  }

  /** Takes an answer to the decision at that position. */
  answer(position: number, id: string): Refusal | null {
    const { match } = this.history;
    const decision = match.decision();
    if (decision && position !== match.s.answers)
      return { code: 'late', words: ['kernel.refusal.not-an-option', { id }] };
    const given = decision ? givenBy(match, decision, id) : null;
    const refusal = this.history.answer(id);
    if (refusal) return refusal;
    match.decision();
    if (given) this.given.push(given);
    return null;
  }

  /** Takes the last answer back, as far as the rules of the table allow. */
  undo(): Refusal | null {
    const refusal = this.history.undo();
    if (refusal) return refusal;
    const to = this.history.length;
    this.given.length = to;
    let kept = this.lines.length;
    while (kept > 0 && this.lines[kept - 1].at > to) kept--;
    this.lines.length = kept;
    this.sent = Math.min(this.sent, kept);
    return null;
  }

  /** Everything the page shows next. */
  update(): Update {
    const { match } = this.history;
    const asked = match.decision()?.seat;
    if (asked !== undefined) this.viewer = asked;
    const { view, decision } = viewOf(match, this.viewer);
    const kept = this.sent;
    this.sent = this.lines.length;
    return {
      viewer: this.viewer,
      view: view as Plain,
      decision: decision as SeenDecision | null,
      position: this.history.length,
      undoLimit: this.history.undoLimit,
      kept,
      lines: this.lines.slice(kept).map(({ words, cards, rule }) => ({ words, cards, rule })),
      picks: this.picks(match.decision()),
      reckonings: reckonings(match, this.viewer),
      over: match.s.over,
      result: match.s.over ? this.engine.result(match) : null,
      save: saveGame(this.history),
    };
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
      this.given.push(givenBy(match, decision, id));
      match.answer(id);
    }
    match.decision();
  }

  /** Everybody sits at this screen, so every line may be read. */
  private note(m: Match<S>, line: LogLine): void {
    const cards = line.cards.map((card) => m.s.cards[card].alias).filter((alias) => alias > 0);
    this.lines.push({
      words: line.words,
      cards: cards.map((alias) => aliasId(alias)),
      rule: line.rule,
      at: m.s.answers,
    });
  }

  /** What was picked so far in the run of picks that is being asked. */
  private picks(decision: Decision | null): Pick[] {
    const id = decision?.group?.id;
    if (id === undefined) return [];
    let first = this.given.length;
    while (first > 0 && this.given[first - 1].group === id) first--;
    return this.given.slice(first).map(({ cards, n }) => ({ cards, n }));
  }
}

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

function givenBy<S extends State>(m: Match<S>, decision: Decision, id: string): Given {
  const option = decision.options.find((one) => one.id === id);
  const cards = option && option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [];
  return { group: decision.group?.id ?? '', cards, n: option?.n ?? 0 };
}

/** Every value that something changes, of every card the viewer knows. */
function reckonings<S extends State>(m: Match<S>, viewer: Seat): Record<string, Reckoning[]> {
  const { names } = m.game.stats;
  const found: Record<string, Reckoning[]> = {};
  m.s.cards.forEach(({ alias }, card) => {
    if (alias === 0 || !knows(m, viewer, card)) return;
    names.forEach((stat, at) => {
      const { base, shares, value } = explainValue(m, card, at);
      if (shares.length === 0) return;
      const id = aliasId(alias);
      found[id] ??= [];
      found[id].push({
        stat,
        base,
        value,
        shares: shares.map(({ source, layer, amount }) => ({
          def: source >= 0 ? m.game.defs[m.s.cards[source].def].id : '',
          layer,
          amount,
        })),
      });
    });
  });
  return found;
}
