import { exchanged } from '@tafelrunde/decks';
import {
  type BotSpec,
  type CardImpact,
  compareDecks,
  type DeckSeries,
  type Difference,
  type GameResult,
  type Improvement,
  impactOf,
  improve,
  isClear,
  isWonBy,
  type Loss,
  loadMaker,
  lossesOf,
  type RunSeries,
  rateOf,
  seriesOf,
  type TableMaker,
  type TableSetup,
  WishError,
} from '@tafelrunde/lab/page';
import type { AnyDeckKit, TrialWish } from '../decks/kit.ts';
import { page } from '../page-language.svelte.ts';
import { runInPage } from './crew.ts';

/** What the games of a deck are split by. */
export type Split = 'none' | 'rival' | 'players' | 'difficulty' | 'first';

/** How exactly somebody wants to know, as half the width of the interval. */
export const precisions = [0.05, 0.03, 0.015] as const;
const MOST_GAMES = 20_000;
/** Exchanges that are tried at once. */
const MOST_EXCHANGES = 24;
const IMPACT_GAMES = 800;

/** What came of a deck in games like those that are asked about now. */
interface Known {
  readonly games: number;
  readonly wins: number;
}

interface TrialPart {
  readonly wish: TrialWish;
  readonly games: number;
  readonly wins: number;
}

/** What is being tried: a deck in the lab, with what has come of it. */
export class Trial {
  private readonly kit: AnyDeckKit;
  private readonly run: RunSeries;
  private maker: TableMaker | null = null;
  private known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  private stopping = false;
  running = $state<'' | 'worth' | 'beside' | 'what-if' | 'impact' | 'improve'>('');
  done = $state(0);
  total = $state(0);
  problem = $state('');
  results = $state.raw<readonly GameResult[]>([]);
  parts = $state.raw<readonly TrialPart[]>([]);
  clear = $state(false);
  losses = $state.raw<readonly Loss[]>([]);
  impact = $state.raw<readonly CardImpact[]>([]);
  difference = $state.raw<(Difference & { readonly label: string }) | null>(null);
  improvement = $state.raw<Improvement | null>(null);

  constructor(kit: AnyDeckKit, run: RunSeries = runInPage) {
    this.kit = kit;
    this.run = run;
  }

  get wins(): number {
    return this.results.filter(isWonBy).length;
  }

  get rate() {
    return rateOf(this.wins, this.results.length);
  }

  stop(): void {
    this.stopping = true;
  }

  /** How a lost game ended, in words. */
  reason(key: string, name: (maker: TableMaker, key: string) => string): string {
    return this.maker ? name(this.maker, key) : key;
  }

  /** What is known of a deck in such games; null if it has not played them. */
  knownOf(list: unknown, wish: TrialWish, seed: string): Known | null {
    return this.known.get(JSON.stringify([list, wish, seed])) ?? null;
  }

  private note(list: unknown, wish: TrialWish, seed: string, results: readonly GameResult[]): void {
    if (results.length === 0) return;
    const found = { games: results.length, wins: results.filter(isWonBy).length };
    this.known = new Map(this.known).set(JSON.stringify([list, wish, seed]), found);
  }

  /** Plays as many of the same games with another deck, to stand beside it. */
  beside(list: unknown, wish: TrialWish, bot: BotSpec, seed: string, games: number): Promise<void> {
    return this.task('beside', games, async () => {
      const tables = await this.tables(list, [wish]);
      const series = seriesOf({ game: this.kit.game, tables, bots: [bot], seed, games });
      const results = await this.run(series, { progress: (done) => (this.done = done), enough: () => this.stopping });
      this.note(list, wish, seed, results);
    });
  }

  /** Plays the deck until its win rate is known as exactly as wished, or so many games. */
  worth(
    list: unknown,
    wishes: readonly TrialWish[],
    bot: BotSpec,
    seed: string,
    half: number,
    most = MOST_GAMES,
  ): Promise<void> {
    return this.task('worth', most, async () => {
      const tables = await this.tables(list, wishes);
      const series = seriesOf({ game: this.kit.game, tables, bots: [bot], seed, games: Math.min(most, MOST_GAMES) });
      this.results = [];
      this.parts = [];
      this.clear = false;
      let shown = 0;
      let wins = 0;
      const show = (results: readonly GameResult[]): void => {
        this.results = results.slice();
        this.done = results.length;
        this.parts = wishes.map((wish, at) => {
          const own = results.filter(({ table }) => table === at);
          return { wish, games: own.length, wins: own.filter(isWonBy).length };
        });
        this.losses = lossesOf(results);
      };
      const results = await this.run(series, {
        enough: (so) => {
          const last = so[so.length - 1];
          if (last && isWonBy(last)) wins++;
          if (so.length - shown >= 20) {
            shown = so.length;
            show(so);
          }
          this.clear = isClear(wins, so.length, half);
          return this.clear || this.stopping;
        },
      });
      show(results);
      if (wishes.length === 1) this.note(list, wishes[0], seed, results);
    });
  }

  /** Plays the same games with another deck, and says what is different. */
  whatIf(
    label: string,
    before: unknown,
    after: unknown,
    wish: TrialWish,
    bot: BotSpec,
    seed: string,
    games: number,
  ): Promise<void> {
    return this.task('what-if', games * 2, async () => {
      this.difference = null;
      const tables = await this.tables(before, [wish]);
      const changed = await this.tables(after, [wish]);
      const base: DeckSeries = { game: this.kit.game, tables, bots: [bot], seed, games };
      const found = await compareDecks(this.run, base, changed, {
        progress: (done) => (this.done = done),
        enough: () => this.stopping,
      });
      if (found.games > 0) this.difference = { ...found, label };
    });
  }

  /** Plays games and notes when each card was in hand. */
  cards(list: unknown, wish: TrialWish, bot: BotSpec, seed: string): Promise<void> {
    return this.task('impact', IMPACT_GAMES, async () => {
      const tables = await this.tables(list, [wish]);
      const series = seriesOf({ game: this.kit.game, tables, bots: [bot], seed, games: IMPACT_GAMES }, true);
      const results = await this.run(series, { progress: (done) => (this.done = done), enough: () => this.stopping });
      this.impact = impactOf(results, Object.keys(this.kit.drawn(list)));
    });
  }

  /** Tries exchanges for so many seconds. */
  better(list: unknown, wish: TrialWish, bot: BotSpec, seed: string, seconds: number): Promise<void> {
    return this.task('improve', 0, async () => {
      this.improvement = null;
      const { kit } = this;
      const tables = await this.tables(list, [wish]);
      const base: DeckSeries = { game: kit.game, tables, bots: [bot], seed, games: 32 };
      // How fast games go here says how many there is time for.
      const begun = performance.now();
      await this.run(seriesOf(base), { enough: () => this.stopping });
      const each = Math.max(0.05, (performance.now() - begun) / base.games);
      const games = Math.max(64, Math.floor((seconds * 1000) / each));
      this.total = games;
      const exchanges = [];
      for (const [out, into] of this.pairs(list, seed)) {
        const changed = kit.withDrawn(list, exchanged(kit.drawn(list), out, into));
        if (kit.problem(changed) !== '') continue;
        exchanges.push({ out, in: into, tables: await this.tables(changed, [wish]) });
        if (exchanges.length >= Math.min(MOST_EXCHANGES, Math.floor(games / 24))) break;
      }
      this.improvement = await improve(this.run, {
        ...{ base, exchanges, games, stopped: () => this.stopping },
        progress: (done) => (this.done = done),
      });
    });
  }

  /** Cards that may go and cards that may come, in an order that the seed mixes. */
  private pairs(list: unknown, seed: string): readonly (readonly [out: string, into: string])[] {
    const outs = Object.keys(this.kit.drawn(list));
    const ins = this.kit.candidates(list);
    let luck = [...seed].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 17);
    const pairs = outs.flatMap((out) => ins.filter((into) => into !== out).map((into) => [out, into] as const));
    const mixed = pairs.map((pair) => {
      luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) >>> 0;
      return { pair, luck };
    });
    return mixed.sort((a, b) => a.luck - b.luck).map(({ pair }) => pair);
  }

  private async tables(list: unknown, wishes: readonly TrialWish[]): Promise<readonly TableSetup[]> {
    this.maker ??= await loadMaker(this.kit.game);
    const { maker } = this;
    return wishes.map((wish) => maker.table(this.kit.trial.wish(list, wish)));
  }

  private async task(what: Exclude<Trial['running'], ''>, total: number, work: () => Promise<void>): Promise<void> {
    if (this.running !== '') return;
    this.running = what;
    this.stopping = false;
    this.problem = '';
    this.done = 0;
    this.total = total;
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof WishError ? error.words[page.language] : String(error);
    } finally {
      this.running = '';
    }
  }
}
