import {
  csvOf,
  type DuelResult,
  type GameResult,
  loadMaker,
  type RunSeries,
  readBot,
  readOption,
  reportNames,
  reportPage,
  reportParts,
  runDuelWith,
  type SaidWish,
  type Series,
  type Side,
  type Summary,
  summarize,
  type TableMaker,
  tablesFor,
  WishError,
} from '@tafelrunde/lab/page';
import { page } from '../page-language.svelte.ts';
import { runInPage } from './crew.ts';

/** What somebody wants to have played. */
export interface LabWish {
  readonly scenario: string;
  readonly deck: string;
  readonly seats: string;
  readonly bots: string;
  readonly options: string;
  readonly games: number;
  readonly seed: string;
}

/** One field of a heat map: a row against a column. */
export interface HeatCell {
  readonly row: string;
  readonly column: string;
  readonly games: number;
  readonly wins: number;
}

interface Lists {
  readonly [name: string]: string;
}

/** A bad wish, for whoever has said it. */
class BadWish extends Error {}

/** The lab of the page: series, duels and match-ups, by the code of the command line. */
export class LabRun {
  private readonly run: RunSeries;
  private stopping = false;
  maker = $state.raw<TableMaker | null>(null);
  running = $state(false);
  done = $state(0);
  total = $state(0);
  problem = $state('');
  series = $state.raw<Series | null>(null);
  results = $state.raw<readonly GameResult[]>([]);
  summary = $state.raw<Summary | null>(null);
  duel = $state.raw<(DuelResult & { readonly names: readonly [string, string] }) | null>(null);
  heat = $state.raw<readonly HeatCell[]>([]);

  constructor(run: RunSeries = runInPage) {
    this.run = run;
  }

  async open(game: string): Promise<void> {
    this.maker = null;
    this.clear();
    this.maker = await loadMaker(game);
  }

  stop(): void {
    this.stopping = true;
  }

  /** Plays a series. `own` are lists of decks of one's own, by name. */
  play(wish: LabWish, own: Lists): Promise<void> {
    return this.task(wish.games, async (maker) => {
      const bots = botsOf(wish.bots);
      const tables = tablesFor(maker, saidOf(wish), deckWishOf(own));
      const { games, seed } = wish;
      const series: Series = { game: maker.game.id, tables, bots, rotate: !maker.cooperative, seed, games };
      const results = await this.run(series, { progress: (done) => (this.done = done), enough: () => this.stopping });
      this.series = series;
      this.results = results;
      this.summary = summarize(series, results, maker.cooperative);
    });
  }

  /** Compares two bots, decks or options until the answer is clear. */
  compare(first: string, second: string, wish: LabWish, own: Lists): Promise<void> {
    return this.task(wish.games, async (maker) => {
      const side = (name: string): Side => {
        const bot = readBot(name);
        const [plain] = botsOf(wish.bots);
        const said = saidOf(wish);
        if (bot) return { name, bot, tables: tablesFor(maker, said, deckWishOf(own)) };
        if (!plain) throw new BadWish(wish.bots);
        const option = readOption(name);
        const more = option
          ? { ...said, options: { ...said.options, [option[0]]: option[1] } }
          : { ...said, deck: name };
        return { name, bot: plain, tables: tablesFor(maker, more, deckWishOf(own)) };
      };
      const sides = [side(first), side(second)] as const;
      const duel = { game: maker.game.id, sides, seed: wish.seed, games: wish.games };
      const result = await runDuelWith(this.run, duel, maker.cooperative, {
        progress: (done) => (this.done = done),
        enough: () => this.stopping,
      });
      this.duel = { ...result, names: [first, second] };
    });
  }

  /** Plays every row against every column: decks against scenarios or decks, or bots against bots. */
  map(wish: LabWish, own: Lists, decks: readonly string[]): Promise<void> {
    return this.task(wish.games, async (maker) => {
      const pairs: {
        readonly row: string;
        readonly column: string;
        readonly series: Omit<Series, 'games' | 'seed'>;
      }[] = [];
      const { id: game } = maker.game;
      const [bot] = botsOf(wish.bots);
      if (!bot) throw new BadWish(wish.bots);
      const said = saidOf(wish);
      if (maker.cooperative) {
        for (const row of decks) {
          for (const column of maker.scenarios) {
            const tables = tablesFor(maker, { ...said, deck: row, scenario: column }, deckWishOf(own));
            pairs.push({ row, column, series: { game, tables, bots: [bot], rotate: false } });
          }
        }
      } else if (decks.length > 0) {
        for (const row of decks) {
          for (const column of decks) {
            const tables = tablesFor(maker, { ...said, deck: `${row}+${column}` }, deckWishOf(own));
            pairs.push({ row, column, series: { game, tables, bots: [bot], rotate: false } });
          }
        }
      } else {
        const names = ['random', 'steady'];
        for (const row of names) {
          for (const column of names) {
            const tables = tablesFor(maker, said, deckWishOf(own));
            pairs.push({
              row,
              column,
              series: { game, tables, bots: [...botsOf(row), ...botsOf(column)], rotate: true },
            });
          }
        }
      }
      this.total = wish.games * pairs.length;
      for (const { row, column, series } of pairs) {
        if (this.stopping) break;
        const before = this.done;
        const results = await this.run(
          { ...series, seed: `${wish.seed}/${row}/${column}`, games: wish.games },
          { progress: (done) => (this.done = before + done), enough: () => this.stopping },
        );
        const won = ({ seats }: GameResult): boolean =>
          series.rotate ? seats.some(({ bot: whose, won: did }) => whose === 0 && did) : (seats[0]?.won ?? false);
        this.heat = [...this.heat, { row, column, games: results.length, wins: results.filter(won).length }];
      }
    });
  }

  /** The report's parts, for the page. */
  get report() {
    const { maker, summary } = this;
    if (!maker || !summary) return null;
    return reportParts(summary, this.results, maker.cooperative, reportNames(maker, page.language), page.language);
  }

  /** What can be taken along. */
  file(kind: 'json' | 'csv' | 'html'): string {
    const { maker, summary, series } = this;
    if (!maker || !summary || !series) return '';
    if (kind === 'json') return `${JSON.stringify(summary, null, 2)}\n`;
    if (kind === 'csv') return csvOf(series, this.results);
    return reportPage(summary, this.results, maker.cooperative, reportNames(maker, page.language), page.language);
  }

  private clear(): void {
    this.series = null;
    this.results = [];
    this.summary = null;
    this.duel = null;
    this.heat = [];
    this.problem = '';
  }

  private async task(total: number, work: (maker: TableMaker) => Promise<void>): Promise<void> {
    if (this.running || !this.maker) return;
    this.clear();
    this.running = true;
    this.stopping = false;
    this.done = 0;
    this.total = total;
    try {
      await work(this.maker);
    } catch (error) {
      this.problem =
        error instanceof WishError
          ? error.words[page.language]
          : error instanceof Error
            ? error.message
            : String(error);
    } finally {
      this.running = false;
    }
  }
}

function botsOf(text: string) {
  return text.split(',').map((name) => {
    const bot = readBot(name);
    if (!bot) throw new BadWish(name);
    return bot;
  });
}

function saidOf({ scenario, deck, seats, options }: LabWish): SaidWish {
  const settings = options
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => {
      const option = readOption(text);
      if (!option) throw new BadWish(text);
      return option;
    });
  return {
    ...(scenario !== '' && { scenario }),
    ...(deck !== '' && { deck }),
    ...(seats !== '' && { seats: Number(seats) }),
    ...(settings.length > 0 && { options: Object.fromEntries(settings) }),
  };
}

const deckWishOf =
  (own: Lists) =>
  (name: string): { readonly name: string; readonly text?: string } => {
    const text = own[name];
    return text === undefined ? { name } : { name, text };
  };
