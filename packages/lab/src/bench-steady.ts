import type { Skill } from '@tafelrunde/bots';
import { below, type Match, type RandomWords, type State } from '@tafelrunde/kernel';

const GAMES_BETWEEN_LOOKS = 64;

/** Whole games per second in which rules of thumb answer for every seat; once to warm up, then measured. */
export function steadyGames<S extends State>(
  start: (seed: string) => Match<S>,
  skill: Skill<S>,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): number {
  playFor(start, skill, luck, clock, 2 * milliseconds);
  return playFor(start, skill, luck, clock, milliseconds);
}

function playFor<S extends State>(
  start: (seed: string) => Match<S>,
  skill: Skill<S>,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): number {
  const began = clock();
  let games = 0;
  let spent = 0;
  while (spent < milliseconds || games === 0) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++, games++) playOne(start, skill, luck);
    spent = clock() - began;
  }
  return (games * 1000) / Math.max(spent, Number.EPSILON);
}

function playOne<S extends State>(start: (seed: string) => Match<S>, skill: Skill<S>, luck: RandomWords): void {
  const match = start(String(below(luck, 1e9)));
  const sights = [];
  for (let seat = 0; seat < match.s.seats; seat++) sights.push(skill.look(match, seat));
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options, seat } = decision;
    match.take(options.length === 1 ? options[0] : skill.steady(sights[seat], decision, luck, null));
  }
}
