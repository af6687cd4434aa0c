import { type DeckName, deckNames, decks, tcg } from '@tafelrunde/tcg';
import { mean, share, table } from './markdown.ts';
import { SteadyGames, type Study } from './study.ts';

const GAMES = 10_000;
const REASONS = ['tcg.over.arrived', 'tcg.over.killed', 'tcg.over.corrupted'];
const TITLES: Partial<Record<DeckName, string>> = { aragorn: 'Aragorn', theoden: 'Théoden', gandalf: 'Gandalf' };

interface Result {
  readonly winner: number;
  readonly first: number;
  readonly byA: boolean;
  readonly decisions: number;
  readonly reason: string;
  readonly turns: number;
  readonly positions: readonly number[];
}

interface Pairing {
  readonly name: string;
  readonly mirror: boolean;
  readonly results: readonly Result[];
}

/** How the starter decks of the trading card game fare against each other (docs/study-tcg.md). */
export const study: Study = async ({ games = GAMES, seed = 'study', setup = {}, progress }) => {
  const steady = await SteadyGames.of(tcg);
  const starters = deckNames.filter((name) => decks[name].format === 'starter');
  const title = (name: DeckName): string => TITLES[name] ?? name;

  /** One game; the decks take turns in the seats, and luck says who begins. */
  const play = (a: DeckName, b: DeckName, i: number): Result => {
    const swapped = i % 2 === 1;
    const players = (swapped ? [b, a] : [a, b]).map((starter) => ({ starter }));
    const name = `${seed} ${a} ${b} ${i}`;
    let decisions = 0;
    const s = steady.play({ format: 'starter', ...setup, players }, name, name, (m, choice, { options }) => {
      if (options.length > 1) decisions++;
      m.take(choice);
    });
    const [winner] = s.over.winners;
    const byA = winner === (swapped ? 1 : 0);
    return { winner, first: s.order[0], byA, decisions, reason: s.over.reason, turns: s.turns, positions: s.position };
  };

  const pairings = starters.flatMap((a, at) =>
    starters.slice(at).map((b): Pairing => {
      const results = Array.from({ length: games }, (_, i) => play(a, b, i));
      const name = `${title(a)} – ${title(b)}`;
      progress?.(`${name}: ${games}`);
      return { name, mirror: a === b, results };
    }),
  );
  const tables = tablesOf(pairings);
  return { text: [`${games} games for each pairing, seed \`${seed}\``, ...Object.values(tables)].join('\n\n'), tables };
};

const count = (results: readonly Result[], of: (result: Result) => boolean): string =>
  share(results.filter(of).length, results.length);

function tablesOf(pairings: readonly Pairing[]): Record<'wins' | 'endings' | 'lengths', string> {
  const withAll = [...pairings, { name: 'all', results: pairings.flatMap(({ results }) => results) }];
  return {
    wins: table(
      ['pairing', 'first deck wins %', 'whoever begins wins %'],
      pairings.map(({ name, mirror, results }) => [
        name,
        mirror ? '–' : count(results, ({ byA }) => byA),
        count(results, ({ winner, first }) => winner === first),
      ]),
    ),
    endings: table(
      ['pairing', 'site 9 %', 'dead Ring-bearer %', 'corruption %'],
      withAll.map(({ name, results }) => [
        name,
        ...REASONS.map((reason) => count(results, (result) => result.reason === reason)),
      ]),
    ),
    lengths: table(
      ['pairing', 'turns', 'longest', 'decisions', 'winner’s site', 'loser’s site'],
      withAll.map(({ name, results }) => [
        name,
        mean(results.map(({ turns }) => turns)),
        Math.max(...results.map(({ turns }) => turns)),
        mean(results.map(({ decisions }) => decisions)),
        mean(results.map(({ winner, positions }) => positions[winner])),
        mean(results.map(({ winner, positions }) => positions[1 - winner])),
      ]),
    ),
  };
}
