import {
  type CardIx,
  type Decision,
  decodeState,
  encodeState,
  type Frame,
  type Game,
  Match,
  type Option,
  optionWords,
  PASS,
  type Seat,
  type State,
  viewOf,
} from '@tafelrunde/kernel';
import { type Lang, render, type Words } from '@tafelrunde/words';
import { plainNames } from './plain-names.ts';

/** An option as a test sees it. */
export interface TestOption {
  readonly id: string;
  readonly label: string;
  readonly cards: readonly string[];
  readonly seats: readonly Seat[];
}

/**
 * A game set up in a given position, to be played on in a test. Cards are named by English title (or by id where titles
 * repeat), steps by the names the rulebook gives them. Every answer is also given to a saved and loaded copy, which
 * must end up the same.
 */
export class TestTable<S extends State, V = unknown> {
  readonly m: Match<S>;
  /** Log lines so far, in English. */
  readonly log: string[] = [];
  private readonly game: Game<S, V>;

  constructor(game: Game<S, V>, match: Match<S>) {
    this.game = game;
    this.m = match;
    this.m.log = (line) => this.log.push(this.say(line.words));
  }

  /** Words as text, with titles as they are printed. */
  say(words: Words, lang: Lang = 'en'): string {
    return render(words, lang, this.game.catalogue, plainNames(this.game));
  }

  /** English title of a card. */
  title(card: CardIx): string {
    return this.game.defs[this.m.s.cards[card].def].title.en;
  }

  /** The question on the table; fails if the game is over. */
  get decision(): Decision {
    const decision = this.m.decision();
    if (!decision) throw new Error(`the game is over: ${JSON.stringify(this.m.s.over)}`);
    return decision;
  }

  /** The seat that is asked; -1 if the game is over. */
  get asked(): Seat {
    return this.m.decision()?.seat ?? -1;
  }

  /** The question in English. */
  get prompt(): string {
    return this.say(this.decision.prompt);
  }

  get over(): State['over'] {
    this.m.decision();
    return this.m.s.over;
  }

  /** Everything that may be answered now. */
  options(): readonly TestOption[] {
    return this.decision.options.map((option) => ({
      id: option.id,
      label: this.say(optionWords(this.m, option)),
      cards: option.card >= 0 ? [this.title(option.card)] : [],
      seats: option.seat >= 0 ? [option.seat] : [],
    }));
  }

  /** Labels of everything that may be answered now. */
  labels(): readonly string[] {
    return this.options().map((option) => option.label);
  }

  /** Whether something of that label, card or id may be chosen now; parts of a label count, parts of words do not. */
  offers(what: string): boolean {
    return this.m.decision() !== null && this.matching(what).length > 0;
  }

  /** Chooses options one after another, each by label, card title or id. */
  choose(...what: readonly string[]): this {
    for (const name of what) {
      const found = this.matching(name);
      if (found.length === 0) throw new Error(`'${name}' is not offered; there is: ${this.labels().join(' | ')}`);
      const same = found.every((option) => this.alike(option, found[0]));
      if (!same) throw new Error(`'${name}' may be ${found.map((o) => o.id).join(', ')}: name one of them`);
      this.answer(found[0].id);
    }
    return this;
  }

  private matching(name: string): readonly Option[] {
    const { options } = this.decision;
    const label = (option: Option) => this.say(optionWords(this.m, option));
    const [, title, number] = COPY.exec(name) ?? [];
    if (title !== undefined) {
      const card = this.copies(title)[Number(number) - 1];
      return options.filter((option) => option.card === card);
    }
    const ways: ((option: Option) => boolean)[] = [
      (option) => option.id === name,
      (option) => label(option) === name,
      (option) => option.card >= 0 && this.isCalled(option.card, name),
      (option) => hasWords(label(option), name),
    ];
    for (const way of ways) {
      const found = options.filter(way);
      if (found.length > 0) return found;
    }
    return [];
  }

  private isCalled(card: CardIx, name: string): boolean {
    const { id, title } = this.game.defs[this.m.s.cards[card].def];
    return title.en === name || id === name;
  }

  /** All copies of a card at the table, in the order in which they are numbered: `Wargs#2` is the second one. */
  protected copies(title: string): readonly CardIx[] {
    return this.m.s.cards.flatMap((_, card) => (this.isCalled(card, title) ? [card] : []));
  }

  /** The card of that title or id; of several the first one, or the one whose number is given (`Wargs#2`). */
  protected numbered(name: string): CardIx {
    const [, title = name, number = '1'] = COPY.exec(name) ?? [];
    const found = this.copies(title)[Number(number) - 1];
    if (found === undefined) throw new Error(`there is no card called '${name}' at this table`);
    return found;
  }

  /** Two copies of a card with the same label are the same choice. */
  private alike(a: Option, b: Option): boolean {
    const { cards } = this.m.s;
    return a.key === b.key && a.card >= 0 && b.card >= 0 ? cards[a.card].def === cards[b.card].def : a.id === b.id;
  }

  private answer(id: string): void {
    const saved = JSON.parse(JSON.stringify(encodeState(this.game, this.m.s)));
    const copy = new Match(this.game, decodeState(this.game, saved)!);
    const refusal = this.m.answer(id);
    if (refusal) throw new Error(this.say(refusal.words));
    if (copy.answer(id)) throw new Error(`a loaded game refuses ${id}`);
    const text = (m: Match<S>) => JSON.stringify(encodeState(this.game, m.s));
    if (text(copy) !== text(this.m)) throw new Error(`a loaded game goes on differently after ${id}`);
  }

  /** Passes once; fails where everything that is offered does something. */
  pass(): this {
    const idle = this.idle();
    if (idle === undefined) throw new Error(`nobody can pass here; there is: ${this.labels().join(' | ')}`);
    return this.choose(idle);
  }

  /** Answers once, doing as little as possible: passes, or takes the first option where something has to be done. */
  least(): this {
    return this.choose(this.idle() ?? this.decision.options[0].id);
  }

  /** Passes until the question is about something else. */
  passAll(): this {
    const place = this.place();
    while (this.m.decision() && this.place() === place && this.decision.options.some((o) => o.id === PASS)) this.pass();
    return this;
  }

  private place(): string {
    const { frames } = this.m.s;
    const top = frames[frames.length - 1];
    return top ? `${frames.length} ${top.proc} ${top.step}` : '';
  }

  /** The answer that does the least: pass, done or no; undefined where there is none. */
  private idle(): string | undefined {
    const { options } = this.decision;
    return (this.game.idle ?? [PASS]).find((id) => options.some((option) => option.id === id));
  }

  /**
   * Plays on, doing as little as possible, until the named step is about to be taken. Fails if that would lead into another
   * round, unless the step cannot come in this one any more.
   */
  playTo(step: string): this {
    const there = (frame: Frame): boolean => frame.step === step || `${frame.proc}/${frame.step}` === step;
    const last = this.round() + (this.comesNextRound(step) ? 1 : 0);
    let reached = this.m.runTo(there);
    for (let i = 0; i < 10_000 && !reached; i++) {
      if (!this.m.decision()) throw new Error(`the game ended before ${step}: ${JSON.stringify(this.m.s.over)}`);
      if (this.round() > last) break;
      reached = this.m.runTo(there, this.idle() ?? this.decision.options[0].id);
    }
    if (reached && this.round() <= last) return this;
    throw new Error(`${step} was not reached${this.round() > last ? ' in this round' : ''}`);
  }

  /** The round or turn that is being played, for games that count them. */
  protected round(): number {
    return 0;
  }

  /** Whether a step has its place before the present one, so that it can only be meant of the next round. */
  protected comesNextRound(_step: string): boolean {
    return false;
  }

  /** Runs the step that is about to be taken, and on to the next question. */
  go(): this {
    this.m.decision();
    return this;
  }

  /** What a seat may know. */
  view(seat: Seat): ReturnType<typeof viewOf> & { readonly view: V } {
    return { ...viewOf(this.m, seat), view: this.game.view(this.m, seat) };
  }
}

/** A title with the number of a copy. */
const COPY = /^(.+)#(\d+)$/;

/** Whether some words stand in a text, as whole words. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isInWord(text, at) && !isInWord(text, at + words.length)) return true;
  }
  return false;
}

/** Whether a text could not be divided here without dividing a word. */
function isInWord(text: string, at: number): boolean {
  return LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');
}
const LETTER = /[\p{L}\p{N}]/u;
