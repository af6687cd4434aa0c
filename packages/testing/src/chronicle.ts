import { createHash } from 'node:crypto';
import {
  below,
  type CardListing,
  type Decision,
  flowOf,
  type Game,
  History,
  type LogLine,
  type Match,
  namesOf,
  optionWords,
  type Plain,
  type Prospect,
  previewOf,
  type RandomWords,
  SPECTATOR,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { render, type Title, type Words } from '@tafelrunde/words';

export interface ChronicleOptions {
  /** One game for each of these seeds. */
  readonly seeds: readonly string[];
  /** So many decisions of each game; all by default. */
  readonly most?: number;
  /** How somebody with that luck answers; at random by default. */
  readonly answers?: (luck: RandomWords) => (ids: readonly string[]) => string;
  /** Set-up of every game instead of a random one. */
  readonly setup?: Plain;
}

/** A position to play on from, with what it is called in the chronicle. */
export interface ChroniclePosition<S extends State> {
  readonly name: string;
  readonly begin: () => Match<S>;
  /** So many decisions are played. */
  readonly most: number;
}

/**
 * Everything that players read in some games, in both languages and with the rule behind it: each sentence where it was said
 * first, and for each game three marks: of all that was said in its order (with the cards and seats it is about), of all that was
 * foretold of options (`>`), and of what every seat was shown and could pass. Equal games make equal chronicles, so that a file of
 * it shows what a change does to the words, the questions and the course of play. Positions are played on by somebody curious, who
 * always does what was done least so far.
 */
export function chronicle<S extends State>(
  game: Game<S>,
  options: ChronicleOptions,
  positions: readonly ChroniclePosition<S>[] = [],
): string {
  const pages = new Pages(game);
  for (const seed of options.seeds) pages.play(seed, options);
  for (const position of positions) pages.explore(position);
  return `${pages.lines.join('\n')}\n`;
}

class Pages<S extends State> {
  readonly lines: string[] = [];
  private readonly game: Game<S>;
  private readonly said = new Set<string>();
  private readonly told = new Map<string, string>();
  /** How often each option was taken by the curious. */
  private readonly done = new Map<string, number>();
  private marks = newMarks();

  constructor(game: Game<S>) {
    this.game = game;
  }

  play(seed: string, { most = Number.POSITIVE_INFINITY, answers = atRandom, setup }: ChronicleOptions): void {
    const luck = seedWords(seed);
    const chosen = setup ?? this.game.randomSetup((n) => below(luck, n));
    const answer = answers(luck);
    this.marks = newMarks();
    this.lines.push(`= ${seed} ${JSON.stringify(chosen)}`);
    const started = startMatch(this.game, chosen, seed);
    if (!started.ok) throw new Error(`the set-up is refused: ${JSON.stringify(started.problem)}`);
    const m = started.value;
    const { windows, marks, company, weighty } = flowOf(this.game);
    this.marks.shown.update(JSON.stringify([windows, marks, company, [...weighty]]));
    m.log = (line) => this.log(line);
    const history = new History(m, seed);
    this.tell(m, most, (ids) => history.answer(answer(ids)));
  }

  explore({ name, begin, most }: ChroniclePosition<S>): void {
    const luck = seedWords(name);
    this.marks = newMarks();
    this.lines.push(`= ${name}`);
    const m = begin();
    m.log = (line) => this.log(line);
    this.tell(m, most, (ids, lines) => m.answer(ids[this.leastDone(lines, luck)]));
  }

  /** Which of these was done least so far; chance decides between equals. */
  private leastDone(lines: readonly string[], luck: RandomWords): number {
    const times = lines.map((line) => this.done.get(line) ?? 0);
    const least = Math.min(...times);
    const rare = lines.flatMap((_, i) => (times[i] === least ? [i] : []));
    const chosen = rare[below(luck, rare.length)];
    this.done.set(lines[chosen], least + 1);
    return chosen;
  }

  private tell(m: Match<S>, most: number, answer: (ids: readonly string[], lines: readonly string[]) => void): void {
    let decisions = 0;
    for (; decisions < most && m.decision() !== null; decisions++) {
      const { ids, lines } = this.question(m);
      answer(ids, lines);
    }
    this.show(m, null);
    const { over } = m.s;
    const ends = Object.values(this.marks).map((mark) => mark.digest('hex').slice(0, 16));
    this.lines.push(`= ${decisions} decisions, ${JSON.stringify(over)}, ${ends.join(' ')}`);
  }

  private question(m: Match<S>): { ids: string[]; lines: string[] } {
    const decision = m.decision();
    if (!decision) throw new Error('nothing is asked');
    const {
      seat,
      kind,
      prompt,
      rule = this.game.ruleFor?.(decision) ?? '-',
      options,
      source,
      group,
      always,
    } = decision;
    this.write('said', `? ${kind} ${rule} ${this.text(prompt)}`, JSON.stringify([seat, source, group, always]));
    const preview = previewOf(m);
    this.foretell('', preview.now);
    const lines = options.map((option) => `  ${option.rule} ${this.text(optionWords(m, option))}`);
    for (const [i, option] of options.entries()) {
      const { id, card, seat: about, n, more } = option;
      this.write('said', lines[i], [id, card, about, n, more].join());
      this.foretell(option.id, preview.options[option.id]);
    }
    this.show(m, decision);
    return { ids: options.map(({ id }) => id), lines };
  }

  private foretell(option: string, prospect: Prospect | undefined): void {
    const { badge = null, facts = [] } = prospect ?? {};
    for (const fact of badge ? [badge, ...facts] : facts) {
      const { words, sure, tone, about } = fact;
      const more = `${option} ${about.join()} ${fact === badge}`;
      this.write('foretold', `  > ${sure} ${tone} ${this.text(words)}`, more);
    }
  }

  /** What every seat and a spectator see, and what the game says of its own course. */
  private show(m: Match<S>, decision: Decision | null): void {
    const flow = flowOf(this.game);
    const views = [...Array(m.s.seats).keys(), SPECTATOR].map((viewer) => this.game.view(m, viewer));
    const course = decision && {
      window: flow.windowOf(m, decision),
      worth: decision.options.map((option) => flow.isWorth?.(m, decision, option) ?? true),
      standIn: flow.standInFor?.(m, decision),
      lead: flow.leadIn?.(m, decision),
      obvious: flow.obviousIn?.(m, decision),
    };
    const end = m.s.over && [views.map((_, seat) => flow.resultOf(m, seat)), flow.sheet?.(m)];
    this.marks.shown.update(JSON.stringify([views, flow.marksOf(m), flow.situationOf?.(m), course, end]));
  }

  private log({ words, to, rule, cards }: LogLine): void {
    this.write('said', `. ${rule} ${this.text(words)}`, `${to} ${cards.join()}`);
  }

  /** The line stands in the chronicle once; the mark knows when it was said, and what belongs to it. */
  private write(mark: 'said' | 'foretold', line: string, more: string): void {
    this.marks[mark].update(`${line} ${more}\n`);
    if (this.said.has(line)) return;
    this.said.add(line);
    this.lines.push(line);
  }

  private text(words: Words): string {
    const id = JSON.stringify(words);
    const known = this.told.get(id);
    if (known !== undefined) return known;
    const names = namesOf(this.game);
    const text = (['en', 'de'] as const).map((lang) => render(words, lang, this.game.catalogue, names)).join(' | ');
    this.told.set(id, text);
    return text;
  }
}

const newMarks = () => ({
  said: createHash('sha256'),
  foretold: createHash('sha256'),
  shown: createHash('sha256'),
});

const atRandom = (luck: RandomWords) => (ids: readonly string[]) => ids[below(luck, ids.length)];

/** Every card of a game as it reads: values, title with its grammar, texts. Some cards stand in lists of their own. */
export function cardBook<S extends State>(game: Game<S>, more: readonly CardListing[] = []): string {
  const pages = [...game.listCards(), ...more].map(({ id, type, quantity, title, text, values }) => {
    const def: { readonly title?: Title; readonly flavor?: unknown } = game.defs.find((one) => one.id === id) ?? {};
    const printed = values.map(({ key, name, value }) => `${key} ${JSON.stringify(name)} ${JSON.stringify(value)}`);
    return [
      `# ${id} ${type} ×${quantity}`,
      `${title.de} | ${title.en} ${JSON.stringify(def.title?.as ?? null)}`,
      ...printed,
      text.de,
      text.en,
      ...(def.flavor ? [JSON.stringify(def.flavor)] : []),
    ].join('\n');
  });
  return `${pages.join('\n\n')}\n`;
}

/** Tables of words and numbers, a line for each in them: `messages.lcg.ask.act.de: …`. Functions are left out. */
export function wordBook(tables: Readonly<Record<string, unknown>>): string {
  const lines: string[] = [];
  const walk = (path: string, value: unknown, sorted: boolean): void => {
    if (typeof value === 'object' && value !== null) {
      const parts = partsOf(value);
      if (parts.length === 0) lines.push(`${path}: nothing`);
      const all = sorted ? parts.toSorted(([a], [b]) => (a < b ? -1 : 1)) : parts;
      for (const [key, part] of all) walk(`${path}.${key}`, part, false);
    } else if (typeof value !== 'function') lines.push(`${path}: ${value}`);
  };
  // By name, since a module lists what it exports in an order of its own.
  for (const [name, table] of Object.entries(tables)) walk(name, table, !Array.isArray(table));
  return `${lines.join('\n')}\n`;
}

function partsOf(value: object): readonly (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value];
  return Object.entries(value instanceof Set ? [...value] : value);
}
