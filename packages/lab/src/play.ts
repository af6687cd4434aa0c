import { type Level, loadPlayer, loadSkill, type Player, warmUp } from '@tafelrunde/bots';
import { type Decision, type Match, type Option, seedWords } from '@tafelrunde/kernel';
import { type LoadRival, noRivals, type Rival } from './rivals.ts';
import type { Chunk, GameResult, Series } from './series.ts';
import { startsOf } from './starts.ts';
import type { TableMaker } from './table.ts';
import { loadMaker } from './tables.ts';

/** No game takes so long; one that does is a bug, and stalls nobody. */
const MOST_DECISIONS = 1_000_000;

/** A core that has just begun thinks with a fraction of its strength: it plays itself warm before time is measured. */
async function playWarm({ game }: TableMaker, { tables }: Series): Promise<void> {
  const games = warmUp(game, await loadSkill(game.id), tables[0].setup);
  while (!games.next().done);
}

/** A bot of this revision, or one of another. */
type Seated = { readonly player: Player; readonly rival: null } | { readonly player: null; readonly rival: Rival };

/** Plays games of a series on one core. */
export class Workbench {
  private readonly series: Series;
  private readonly maker: TableMaker;
  private readonly players: readonly Seated[];
  /** How a game of each table begins. */
  private readonly starts: readonly ((seed: string) => Match)[];

  private constructor(series: Series, maker: TableMaker, players: readonly Seated[]) {
    this.series = series;
    this.maker = maker;
    this.players = players;
    this.starts = series.tables.map(({ setup }) => startsOf(maker.game, setup));
  }

  static async of(series: Series, rivals: LoadRival = noRivals): Promise<Workbench> {
    const maker = await loadMaker(series.game);
    const players = await Promise.all(
      series.bots.map(async (bot): Promise<Seated> => {
        if (bot.revision) return { player: null, rival: await rivals(series.game, bot, series.tables) };
        return { player: await loadPlayer(maker.game, bot.level as Level, bot.budget), rival: null };
      }),
    );
    if (series.bots.some(({ budget }) => budget?.milliseconds !== undefined)) {
      await playWarm(maker, series);
      for (const { rival } of players) rival?.warmUp();
    }
    return new Workbench(series, maker, players);
  }

  play({ from, to }: Chunk): GameResult[] {
    const results: GameResult[] = [];
    for (let index = from; index < to; index++) results.push(this.playOne(index));
    return results;
  }

  private playOne(index: number): GameResult {
    const { series, maker, players } = this;
    const table = index % series.tables.length;
    const match = this.starts[table](`${series.seed}/${index}`);
    // Seats change after every table has been played, so that each bot meets each table from each seat.
    const turn = series.rotate ? Math.floor(index / series.tables.length) : 0;
    const botOf = (seat: number): number => (seat + turn) % players.length;
    const luck = seedWords(`${series.seed}/${index}/bots`);
    const rivals = players.map(({ rival }) => rival?.begin(table, `${series.seed}/${index}`) ?? null);
    const take = (option: Option): void => {
      match.take(option);
      for (const rival of rivals) rival?.follow(option.id);
    };
    const choose = (bot: number, { options }: Decision): Option => {
      return rivals[bot]?.choose(options, luck) ?? players[bot].player!.choose(match, luck);
    };
    const seen: Record<string, number> | undefined = series.watch && maker.hand !== undefined ? {} : undefined;
    let decisions = 0;
    let longestThought: number | null = null;
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      const { options, seat } = decision;
      if (seen) this.look(match, seen);
      if (options.length === 1) {
        take(options[0]);
        continue;
      }
      if (++decisions > MOST_DECISIONS) throw new Error(`game ${index} of ${series.game} does not end`);
      const bot = botOf(seat);
      if (series.bots[bot].budget?.milliseconds === undefined) {
        take(choose(bot, decision));
        continue;
      }
      const begun = performance.now();
      const option = choose(bot, decision);
      longestThought = Math.max(longestThought ?? 0, performance.now() - begun);
      take(option);
    }
    const { winners, reason, scores } = match.s.over!;
    const seats = Array.from({ length: match.s.seats }, (_, seat) => ({
      seat,
      bot: botOf(seat),
      won: winners.includes(seat),
      score: scores?.[seat] ?? null,
    }));
    return {
      index,
      table,
      seats,
      reason,
      rounds: maker.rounds(match),
      decisions,
      longestThought,
      ...(seen && { seen }),
    };
  }

  /** Notes the cards in the hand of the first seat. */
  private look(match: Match, seen: Record<string, number>): void {
    const { maker } = this;
    for (const card of match.s.zones[match.layout.zone(maker.hand ?? 0, 0)]) {
      const { id } = maker.game.defs[match.s.cards[card].def];
      seen[id] ??= maker.rounds(match);
    }
  }
}
