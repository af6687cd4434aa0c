import { dbg } from '@tafelrunde/dbg';
import {
  decodeState,
  encodeState,
  type Game,
  type Match,
  Match as MatchOf,
  redeal,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { describe, expect, test, vi } from 'vitest';
import type { Skill, Thought } from './bot.ts';
import { helpWith } from './help.ts';
import { keenBot } from './keen.ts';
import { loadPlayer, playerOf } from './player.ts';
import { search, searchTogether, type Verdict } from './search.ts';
import type { Helper } from './shares.ts';
import { loadSkill } from './skills.ts';
import { warmUp } from './warm.ts';

vi.setConfig({ testTimeout: 60_000 });

const learnt: readonly Game[] = [lcg, tcg, dbg, runebound];
const still = (): number => 0;

/** A game of the usual set-up after so many answers by rules of thumb, where there is a choice. */
async function middle(game: Game, answers: number, seed: string): Promise<Match> {
  const { usualSetup } = await loadSkill(game.id);
  let n = 7;
  const setup =
    usualSetup ??
    game.randomSetup((m) => {
      n = (n * 31 + 11) % 1009;
      return n % m;
    });
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error('no game');
  const match = started.value;
  const steady = await loadPlayer(game, 'steady');
  const luck = seedWords(seed);
  for (let i = 0; i < answers || match.decision()!.options.length < 3; i++) {
    if (!match.decision()) throw new Error('over too soon');
    match.take(steady.choose(match, luck));
  }
  return match;
}

/** A helper that sees another deal than the one on the table, and gets everything as a message. */
function helperFor<S extends State>(skill: Skill<S>, match: Match<S>, seed: string): Helper {
  const dealt = redeal(match, match.decision()!.seat, seedWords(seed));
  const text = JSON.stringify(encodeState(match.game, dealt.s));
  return async (round) => {
    const there = new MatchOf(match.game, decodeState(match.game, JSON.parse(text), true)!);
    return helpWith(skill, there, JSON.parse(JSON.stringify(round)), 1000, still);
  };
}

const seen = ({ candidates, playouts }: Verdict) => ({
  playouts,
  found: candidates.map(({ plan, results }) => [plan, results]),
});

describe.each(learnt.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a search that is shared out to others finds the very same', async () => {
    const skill = await loadSkill(game.id);
    const match = await middle(game, 12, 'shared');
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const budget = { playouts: 60 };
    const alone = search(skill, sight, decision, seedWords('x'), budget, still, { sets: true });
    const helpers = [0, 1, 2].map((i) => helperFor(skill, match, `helper ${i}`));
    const together = await searchTogether(
      ...([skill, sight, decision, seedWords('x'), budget, still] as const),
      ...([() => helpers, { sets: true }] as const),
    );
    expect(seen(together)).toEqual(seen(alone));
    expect(alone.playouts).toBeGreaterThan(20);
  });

  test('so does one that goes on with what was saved', async () => {
    const skill = await loadSkill(game.id);
    const match = await middle(game, 12, 'shared');
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const budget = { playouts: 24, stretch: 3 };
    const how = { sets: true, saved: 2 };
    const alone = search(skill, sight, decision, seedWords('x'), budget, still, how);
    const helpers = [0, 1].map((i) => helperFor(skill, match, `helper ${i}`));
    const together = await searchTogether(
      ...([skill, sight, decision, seedWords('x'), budget, still] as const),
      ...([() => helpers, how] as const),
    );
    expect(seen(together)).toEqual(seen(alone));
    expect(alone.playouts).toBeLessThanOrEqual(72);
  });

  test('it can play itself warm', async () => {
    const skill = await loadSkill(game.id);
    const warming = warmUp(game, skill);
    for (let i = 0; i < 3; i++) expect(warming.next().value).toBeGreaterThan(0);
  });
});

test('what helpers did not get done in time is left out, and the rest counts', async () => {
  const skill = await loadSkill('dbg');
  const match = await middle(dbg as unknown as Game, 12, 'late');
  const decision = match.decision()!;
  const sight = skill.look(match, decision.seat);
  const good = helperFor(skill, match, 'good');
  const late: Helper = async () => [];
  const budget = { playouts: 24 * decision.options.length };
  const { candidates, playouts } = await searchTogether(
    ...([skill, sight, decision, seedWords('x'), budget, still] as const),
    () => [good, late],
  );
  expect(candidates[0].results.length).toBeGreaterThanOrEqual(8);
  expect(playouts).toBeLessThanOrEqual(budget.playouts);
  const nobody = await searchTogether(...([skill, sight, decision, seedWords('x'), budget, still] as const), () => [
    late,
  ]);
  expect(nobody.playouts).toBe(0);
});

// Committing to a quest is a run of picks; the rules of thumb commit several.
test('picks that belong together are decided once, and then followed', async () => {
  const skill = await loadSkill('lcg');
  const rules = lcg as unknown as Game;
  let searches = 0;
  const inner = keenBot(skill, { playouts: 60 });
  const bot: typeof inner = {
    ...inner,
    choose(...args) {
      searches++;
      return inner.choose(...args);
    },
  };
  const player = playerOf(rules, skill, bot);
  const match = await middle(rules, 0, 'sets');
  const steady = await loadPlayer(rules, 'steady');
  const luck = seedWords('sets');
  let planned = 0;
  let runs = 0;
  for (let i = 0; i < 200 && planned < 2; i++) {
    const decision = match.decision()!;
    if (!decision.group || decision.group.max < 2) {
      match.take(steady.choose(match, luck));
      continue;
    }
    const before = searches;
    const thought: Thought = { words: null };
    const option = player.choose(match, luck, thought);
    expect(decision.options).toContain(option);
    if (searches === before) {
      planned++;
      expect(player.say(thought.words!, 'en')).toBe('This belongs to the selection that I made with the first card.');
    } else runs++;
    match.take(option);
  }
  expect(planned).toBeGreaterThanOrEqual(2);
  expect(runs).toBeGreaterThan(0);
});
