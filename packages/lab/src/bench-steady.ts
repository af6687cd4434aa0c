import type { Skill } from '@tafelrunde/bots';
import { below, type Game, type Plain, type RandomWords, type State, startMatch } from '@tafelrunde/kernel';

const GAMES_BETWEEN_LOOKS = 64;

/** Whole games per second in which rules of thumb answer for every seat; once to warm up, then measured. */
export function steadyGames<S extends State>(
  game: Game<S>,
  skill: Skill<S>,
  setup: Plain,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): number {
  playFor(game, skill, setup, luck, clock, 2 * milliseconds);
  return playFor(game, skill, setup, luck, clock, milliseconds);
}

function playFor<S extends State>(
  game: Game<S>,
  skill: Skill<S>,
  setup: Plain,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): number {
  const began = clock();
  let games = 0;
  let spent = 0;
  while (spent < milliseconds || games === 0) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++, games++) playOne(game, skill, setup, luck);
    spent = clock() - began;
  }
  return (games * 1000) / Math.max(spent, Number.EPSILON);
}

function playOne<S extends State>(game: Game<S>, skill: Skill<S>, setup: Plain, luck: RandomWords): void {
  const started = startMatch(game, setup, String(below(luck, 1e9)));
  if (!started.ok) throw new Error(`${game.id} refuses its usual set-up: ${JSON.stringify(started.problem)}`);
  const match = started.value;
  const sights = [];
  for (let seat = 0; seat < match.s.seats; seat++) sights.push(skill.look(match, seat));
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options, seat } = decision;
    match.take(options.length === 1 ? options[0] : skill.steady(sights[seat], decision, luck, null));
  }
}
