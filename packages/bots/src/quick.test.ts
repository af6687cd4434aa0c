import { dbg } from '@tafelrunde/dbg';
import { below, type Game, type Match, prepareMatches, type State, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { describe, expect, test } from 'vitest';
import type { Skill } from './bot.ts';
import { skill as dbgSkill } from './dbg/index.ts';
import { skill as lcgSkill } from './lcg/index.ts';
import { search } from './search.ts';
import type { Sight } from './sight.ts';

/** Plays a game of a random set-up between players of one kind, with or without lists; says how often somebody was asked. */
function play<S extends State>(game: Game<S>, skill: Skill<S>, seed: string, who: 'steady' | 'greedy', quick: boolean) {
  const match = startOf(game, seed);
  const luck = seedWords(seed);
  const sights: Sight<S>[] = Array.from({ length: match.s.seats }, (_, seat) => skill.look(match, seat));
  const make = who === 'greedy' ? skill.quickGreedy : skill.quick;
  if (quick) match.quick = make!(sights);
  let asked = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision(), asked++) {
    const sight = sights[decision.seat];
    match.take(who === 'greedy' ? skill.greedy!(sight, decision) : skill.steady(sight, decision, luck, null));
  }
  // Whoever would pass is not asked, so answers are not counted alike.
  return { asked, end: { ...match.s, answers: 0 }, answers: match.s.answers, luck };
}

function startOf<S extends State>(game: Game<S>, seed: string): Match<S> {
  const luck = seedWords(seed);
  const prepared = prepareMatches(
    game,
    game.randomSetup((n) => below(luck, n)),
  );
  if (!prepared.ok) throw new Error('a game refuses a set-up of its own');
  return prepared.value(seed);
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('whoever needs no list', () => {
  test.each(['steady', 'greedy'] as const)('plays the same games of deck building (%s)', (who) => {
    for (const seed of SEEDS) {
      const listed = play(dbg, dbgSkill, seed, who, false);
      const quick = play(dbg, dbgSkill, seed, who, true);
      expect({ ...quick, asked: 0 }).toEqual({ ...listed, asked: 0 });
      expect(quick.asked).toBeLessThan(listed.asked);
    }
  });

  test('plays the same games of the living card game', () => {
    for (const seed of SEEDS) {
      const listed = play(lcg, lcgSkill, seed, 'steady', false);
      const quick = play(lcg, lcgSkill, seed, 'steady', true);
      expect({ end: quick.end, luck: quick.luck }).toEqual({ end: listed.end, luck: listed.luck });
      expect(quick.asked).toBeLessThan(listed.asked);
    }
  });

  test('finds the same in thought', () => {
    thinks(dbg, dbgSkill);
    thinks(lcg, lcgSkill);
  });
});

/** Thinks about some decisions of a game with and without lists. */
function thinks<S extends State>(game: Game<S>, skill: Skill<S>): void {
  const match = startOf(game, 'thought');
  for (let asked = 0; asked < 30; asked++) {
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const found = (how: Skill<S>) =>
      search(how, sight, decision, seedWords(`${asked}`), { playouts: 30 }, () => 0).candidates;
    if (asked % 13 === 12) expect(found(skill)).toEqual(found({ ...skill, quick: undefined }));
    match.take(skill.steady(sight, decision, seedWords('thumb'), null));
  }
}
