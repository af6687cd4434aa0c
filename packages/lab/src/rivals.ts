import type { loadPlayer, loadSkill, Player, warmUp } from '@tafelrunde/bots';
import type { Game, Match, Option, Plain, prepareMatches, RandomWords } from '@tafelrunde/kernel';
import type { BotSpec } from './series.ts';
import type { TableSetup } from './table.ts';

/** A bot of another revision. It plays at a table of its own, on which everything that happens here is repeated. */
export interface Rival {
  /** A new game of that table. */
  begin(table: number, seed: string): RivalGame;
  warmUp(): void;
}

interface RivalGame {
  /** One of the options of the question on the table here. */
  choose(options: readonly Option[], random: RandomWords): Option;
  /** What has been answered here. */
  follow(id: string): void;
}

/** Where bots of other revisions come from. Whoever takes work from others has none: it would load whatever code is named. */
export type LoadRival = (game: string, bot: BotSpec, tables: readonly TableSetup[]) => Promise<Rival>;

export const noRivals: LoadRival = async () => {
  throw new Error('bots of other revisions play only where the series was begun');
};

/** What is asked of another revision: its types are those of today as far as this goes. */
export interface Code {
  readonly kernel: { readonly prepareMatches: typeof prepareMatches };
  readonly bots: {
    readonly loadPlayer: typeof loadPlayer;
    readonly loadSkill: typeof loadSkill;
    readonly warmUp?: typeof warmUp;
  };
  readonly game: Game;
}

/** Some revisions warm themselves for as long as they are let. */
const LONGEST_WARM = 15_000;

async function codeOf(folder: string, id: string): Promise<Code> {
  const load = <T>(part: string): Promise<T> =>
    import(/* @vite-ignore */ `${folder}/${part}/dist/index.js`) as Promise<T>;
  const kernel = await load<Code['kernel']>('packages/kernel');
  const bots = await load<Code['bots']>('packages/bots');
  const games = await load<Readonly<Record<string, Game>>>(`packages/games/${id}`);
  return { kernel, bots, game: games[id] };
}

/** A bot of the revision that is built in the folder that it names. Both must play the same games for the same seeds. */
export const loadRival: LoadRival = async (id, bot, tables) =>
  rivalOf(await codeOf(bot.revision!.folder, id), bot, tables);

export async function rivalOf(
  { kernel, bots, game }: Code,
  { level, budget, revision }: BotSpec,
  tables: readonly TableSetup[],
): Promise<Rival> {
  const player = await bots.loadPlayer(game, level, budget);
  const skill = await bots.loadSkill(game.id);
  const starts = tables.map(({ setup }) => startsIn(kernel, game, setup));
  return {
    begin: (table, seed) => new Shadow(player, starts[table](seed), revision!.commit),
    warmUp() {
      const games = bots.warmUp?.(game, skill, tables[0].setup);
      for (const end = performance.now() + LONGEST_WARM; performance.now() < end; )
        if (games?.next().done !== false) break;
    },
  };
}

function startsIn({ prepareMatches: prepare }: Code['kernel'], game: Game, setup: Plain): (seed: string) => Match {
  const prepared = prepare(game, setup);
  if (!prepared.ok) throw new Error(`the other revision refuses a table of ${game.id}`);
  return prepared.value;
}

/** The game of a bot of another revision. */
class Shadow implements RivalGame {
  private readonly player: Player;
  private readonly match: Match;
  private readonly commit: string;

  constructor(player: Player, match: Match, commit: string) {
    this.player = player;
    this.match = match;
    this.commit = commit;
  }

  choose(options: readonly Option[], random: RandomWords): Option {
    return this.find(options, this.player.choose(this.match, random).id);
  }

  follow(id: string): void {
    this.match.take(this.find(this.match.decision()?.options ?? [], id));
  }

  private find(options: readonly Option[], id: string): Option {
    const option = options.find((one) => one.id === id);
    if (!option) throw new Error(`revision ${this.commit} plays another game: the answer ${id} is not known to both`);
    return option;
  }
}
