import { hasSkill, loadSkill } from '@tafelrunde/bots';
import { type Bench, benchGame } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { checkWritable, readBenches, storeBenches } from '../bench-file.ts';
import { benchTable, comparison } from '../bench-table.ts';
import { type GameList, selectGames, theGames } from '../games.ts';
import type { Io } from '../io.ts';
import type { Words } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { progress } from '../progress.ts';

interface Options {
  readonly game?: string;
  readonly seconds: string;
  readonly json?: boolean;
  readonly compare?: string;
  readonly store?: string;
}

const words: Words<{
  readonly about: string;
  readonly game: string;
  readonly seconds: string;
  readonly json: string;
  readonly compare: string;
  readonly store: string;
  readonly label: (game: string) => string;
}> = {
  de: {
    about: 'misst, wie schnell Zufallspartien laufen: auf einem Kern, in CPU-Zeit',
    game: 'nur dieses Spiel',
    seconds: 'so lange je Spiel (sonst 3 Sekunden)',
    json: 'gibt JSON aus',
    compare: 'zeigt den Unterschied zu einer früheren Messung in Prozent',
    store: 'legt die Messung in dieser Datei ab',
    label: (game) => `${game}, Prozent`,
  },
  en: {
    about: 'measures how fast random games run: on one core, in CPU time',
    game: 'only this game',
    seconds: 'so long for each game (otherwise 3 seconds)',
    json: 'prints JSON',
    compare: 'shows the difference to an earlier run in percent',
    store: 'puts the run into this file',
    label: (game) => `${game}, percent`,
  },
};

export function register(
  program: Command,
  io: Io,
  games: GameList = theGames,
  bench: typeof benchGame = benchGame,
): void {
  const own = words[io.lang];
  program
    .command('bench')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--seconds <number>', own.seconds, '3')
    .option('--json', own.json)
    .option('--compare <file>', own.compare)
    .option('--store <file>', own.store)
    .action((options: Options) => measure(options, io, games, bench));
}

async function measure(options: Options, io: Io, list: GameList, bench: typeof benchGame): Promise<void> {
  const seconds = numberOption('--seconds', options.seconds, { least: 0.01, most: 3600, whole: false }, io);
  const selected = selectGames(list, options.game, io);
  // Whatever cannot be read or written is better known before minutes are spent.
  const earlier = options.compare === undefined ? null : readBenches(options.compare, io);
  if (options.store !== undefined) checkWritable(options.store, io);
  const benches: Bench[] = [];
  for (const game of selected) {
    const bar = progress(io, words[io.lang].label(game.id));
    try {
      const skill = hasSkill(game.id) ? await loadSkill(game.id) : undefined;
      benches.push(bench(game, { seconds, skill, progress: (done) => bar.update(Math.round(done * 100), 100) }));
    } finally {
      bar.end();
    }
  }
  if (options.store !== undefined) storeBenches(options.store, benches, io);
  io.stdout(options.json ? `${JSON.stringify(benches, null, 2)}\n` : benchTable(benches, io.lang));
  if (!earlier) return;
  const difference = comparison(benches, earlier, io.lang);
  // The form of the JSON stays the same, with or without a comparison.
  if (options.json) io.stderr(difference);
  else io.stdout(`\n${difference}`);
}
