import type { Sight, Skill } from '@tafelrunde/bots';
import { below, type Decision, type Match, type Option, type RandomWords, type State } from '@tafelrunde/kernel';
import { Fastest } from './fastest.ts';

const GAMES_BETWEEN_LOOKS = 64;

/** Whole games of one set-up between players of one kind. */
export interface WholeGames<S extends State> {
  readonly start: (seed: string) => Match<S>;
  readonly look: Skill<S>['look'];
  /** How every seat answers where it has a choice. */
  readonly choose: (sight: Sight<S>, decision: Decision) => Option;
  /** Where the seeds come from. */
  readonly luck: RandomWords;
}

/** Whole games per second; once to warm up, then measured. */
export function wholeGamesPerSecond<S extends State>(
  games: WholeGames<S>,
  clock: () => number,
  milliseconds: number,
): number {
  playFor(games, clock, 2 * milliseconds);
  return playFor(games, clock, milliseconds);
}

function playFor<S extends State>(games: WholeGames<S>, clock: () => number, milliseconds: number): number {
  const began = clock();
  const fastest = new Fastest(milliseconds);
  let played = 0;
  let spent = 0;
  while (spent < milliseconds || played === 0) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++, played++) playOne(games);
    spent = clock() - began;
    fastest.look(spent, played);
  }
  return fastest.rate;
}

function playOne<S extends State>({ start, look, choose, luck }: WholeGames<S>): void {
  const match = start(String(below(luck, 1e9)));
  const sights: Sight<S>[] = [];
  for (let seat = 0; seat < match.s.seats; seat++) sights.push(look(match, seat));
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options, seat } = decision;
    match.take(options.length === 1 ? options[0] : choose(sights[seat], decision));
  }
}
