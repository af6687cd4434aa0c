import { type Learnt, loadPlayer, loadSkill } from '@tafelrunde/bots';
import { type Match, type Plain, seedWords } from '@tafelrunde/kernel';
import { type BotSpec, type Chunk, chunksOf } from '../series.ts';
import { startsOf } from '../starts.ts';
import { loadMaker } from '../tables.ts';
import { inOrder } from '../work/in-order.ts';
import { fit, guess, lossOf, type Seen, type Weights } from './fit.ts';

export interface TrainOptions {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly bot: BotSpec;
  /** How the games are set up; each of these in turn. */
  readonly setups: readonly Plain[];
  /** What makes the same weights again, for their provenance. */
  readonly command: string;
  readonly progress?: (done: number) => void;
}

/** A game that bots have no features of, so there is nothing to learn by. */
export class NothingToLearn extends Error {}

/** Of so many games one is kept apart, to see how good the weights are. */
const KEPT_APART = 5;

/** How games are played to learn from: all that a worker must be told. Game `i` depends on this and on `i` alone. */
export interface Training {
  readonly game: string;
  readonly seed: string;
  readonly bot: BotSpec;
  readonly setups: readonly Plain[];
}

/** Plays some of the games somewhere, and gives what was seen in each. */
export type Watch = (training: Training, chunk: Chunk) => Promise<readonly (readonly Seen[])[]>;

/** A kind of position gets weights of its own if it was seen so often. */
const LEAST_OF_KIND = 400;

/** Learns from games between bots how positions end: plays them, looks at every moment of them, and fits the weights. */
export async function train(options: TrainOptions, watch: Watch = watchGames, hands = 1): Promise<Learnt> {
  const { game, games, seed, bot, setups, command, progress } = options;
  const { features } = await loadSkill(game);
  if (!features) throw new NothingToLearn(game);
  const learning: Seen[] = [];
  const unseen: Seen[] = [];
  let done = 0;
  const chunks = chunksOf(games, hands);
  const pieces = inOrder(chunks.length, hands, (at) => watch({ game, seed, bot, setups }, chunks[at]));
  for await (const { at, value } of pieces) {
    value.forEach((seen, i) => {
      ((chunks[at].from + i) % KEPT_APART === 0 ? unseen : learning).push(...seen);
      progress?.(++done);
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const weights = fit(learning);
  const kinds = [...weightsByKind(learning, weights)];
  const byKind = new Map(kinds);
  const mean = learning.reduce((sum, { won }) => sum + won, 0) / Math.max(1, learning.length);
  return {
    provenance: {
      command,
      games,
      positions: learning.length,
      loss: rounded(lossOf(unseen, (position) => guess(byKind.get(position.kind) ?? weights, position))),
      lossOfMean: rounded(lossOf(unseen, () => mean)),
      lossInUse: rounded(lossOf(unseen, ({ valued }) => valued)),
    },
    ...named(features.names, weights),
    ...(kinds.length > 0 && {
      kinds: Object.fromEntries(kinds.map(([kind, own]) => [kind, named(features.names, own)])),
    }),
  };
}

/** Kinds of positions that were seen often enough, in the order of their names. */
function* weightsByKind(seen: readonly Seen[], all: Weights): Generator<readonly [kind: string, Weights]> {
  for (const kind of [...new Set(seen.map((one) => one.kind))].sort()) {
    const own = seen.filter((one) => one.kind === kind);
    if (kind !== '' && own.length >= LEAST_OF_KIND) yield [kind, fit(own, all)];
  }
}

function named(names: readonly string[], weights: Weights) {
  const [start, ...rest] = weights.map(([early, late]) => [rounded(early), rounded(late)] as const);
  return { start, weights: Object.fromEntries(names.map((name, i) => [name, rest[i]])) };
}

/** Plays games here, and looks at every moment of them. */
export async function watchGames({ game, seed, bot, setups }: Training, { from, to }: Chunk): Promise<Seen[][]> {
  const maker = await loadMaker(game);
  const { features, moment, value } = await loadSkill(game);
  if (!features || !moment) throw new NothingToLearn(game);
  const player = await loadPlayer(maker.game, bot.level, bot.budget);
  const starts = setups.map((setup) => startsOf(maker.game, setup));
  const all: Seen[][] = [];
  for (let index = from; index < to; index++) {
    all.push(watch(starts[index % starts.length](`${seed}/${index}`), index));
  }
  return all;

  /** One game: each seat at the beginning of each moment, and what became of it. */
  function watch(match: Match, index: number): Seen[] {
    const luck = seedWords(`${seed}/${index}/bots`);
    const seen: (Omit<Seen, 'won'> & { readonly seat: number })[] = [];
    let at = moment!(match);
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      if (moment!(match) !== at) {
        at = moment!(match);
        const time = features!.time(match);
        for (let seat = 0; seat < match.s.seats; seat++) {
          const kind = features!.kind?.(match) ?? '';
          seen.push({ seat, time, kind, features: features!.read(match, seat), valued: value(match, seat) });
        }
      }
      match.take(decision.options.length === 1 ? decision.options[0] : player.choose(match, luck));
    }
    const { winners } = match.s.over!;
    const lost = features!.consolation?.(match) ?? 0;
    return seen.map(({ seat, ...position }) => {
      const share = maker.cooperative ? 1 : 1 / winners.length;
      return { ...position, won: winners.includes(seat) ? share : lost };
    });
  }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
