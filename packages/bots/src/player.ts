import {
  type Decision,
  type Game,
  type Match,
  namesOf,
  type Option,
  type RandomWords,
  type Seat,
  type State,
  seedWords,
} from '@tafelrunde/kernel';
import { catalogue, type Lang, render, type Words } from '@tafelrunde/words';
import { type Bot, type Budget, budgetOf, type Level, levels, type Skill, type Thought, thinksAhead } from './bot.ts';
import { botMessages } from './messages.ts';
import { randomBot } from './random.ts';
import type { Crew } from './shares.ts';
import { Sight } from './sight.ts';
import { hasSkill, loadSkill } from './skills.ts';
import { steadyBot } from './steady.ts';

/** The levels there are for a game, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return hasSkill(game) ? levels : ['random'];
}

/** This level, or the strongest that there is for the game: one that nobody has taught the bots is played as well as they can. */
export function levelFor(game: string, level: Level): Level {
  const known = levelsOf(game);
  return known.includes(level) ? level : known[known.length - 1];
}

/** The luck of the bot on a seat of a game that is played alone: it follows from the position, so that the game can be played again. */
export function luckAt(seed: string, seat: Seat, answers: number): RandomWords {
  return seedWords(`${seed}:${seat}:bot:${answers}`);
}

/** A bot as tables use it: it looks at the match through the eyes of the seat that is asked, and nobody else's. */
export interface Player<S extends State = State> {
  readonly level: Level;
  /** The answer of the seat that is asked now; the match is not changed. Give a thought to learn why. */
  choose(match: Match<S>, random: RandomWords, thought?: Thought): Option;
  /** The same with the help of other cores. */
  think(match: Match<S>, random: RandomWords, crew: Crew, thought?: Thought): Promise<Option>;
  /** A thought as a sentence. */
  say(words: Words, lang: Lang): string;
}

/** A bot of that level for a game, with its game's skill loaded. Refuses a level that the game has not got. */
export async function loadPlayer<S extends State>(
  game: Game<S>,
  level: Level,
  budget: Budget = budgetOf(level),
): Promise<Player<S>> {
  if (level === 'random' && !hasSkill(game.id)) return playerOf(game, null, randomBot);
  const skill = await loadSkill<S>(game.id);
  return playerOf(game, skill, await botOf(skill, level, budget));
}

/** What thinks ahead is loaded for those who do. */
async function botOf<S extends State>(skill: Skill<S>, level: Level, budget: Budget): Promise<Bot<S>> {
  switch (level) {
    case 'random':
      return randomBot;
    case 'steady':
      return steadyBot(skill);
    case 'keen':
    case 'master':
      return (await import('./keen.ts')).keenBot(skill, budget, undefined, level);
  }
}

/** Answers to a run of picks that were decided together with the first of them. */
interface Planned {
  /** How many answers the game has when the next of them is asked for. */
  readonly answers: number;
  readonly seat: number;
  /** The run of picks that they belong to: another may have taken its place, where something was taken back. */
  readonly run: string | undefined;
  readonly ids: readonly string[];
}

/** Puts a bot on a chair; for bots that no level names. */
export function playerOf<S extends State>(game: Game<S>, skill: Skill<S> | null, bot: Bot<S>): Player<S> {
  const words = catalogue(botMessages, skill?.messages ?? {});
  const plans = new WeakMap<Match<S>, Planned>();
  const savings = new WeakMap<Match<S>, number[]>();
  const ahead = thinksAhead(bot.level);

  /** The next pick of a set that was decided on, if this is what is asked now. */
  const planned = (match: Match<S>, { seat, options, group }: Decision, thought: Thought): Option | null => {
    const plan = plans.get(match);
    if (!plan || plan.answers !== match.s.answers || plan.seat !== seat || plan.run !== group?.id) return null;
    const option = options.find(({ id }) => id === plan.ids[0]);
    if (!option) return null;
    thought.words = ['bots.why.planned'];
    thought.rest = plan.ids.slice(1);
    return option;
  };
  /** A thought with what the seat has saved in this game, unless whoever asks keeps account of that. */
  const thoughtOf = (match: Match<S>, { seat }: Decision, thought: Thought = { words: null }): Thought => {
    thought.saved ??= savings.get(match)?.[seat] ?? 0;
    return thought;
  };
  const keep = (match: Match<S>, { seat, group }: Decision, { rest = [], saved = 0 }: Thought): void => {
    const all = savings.get(match) ?? [];
    all[seat] = saved;
    savings.set(match, all);
    if (rest.length > 0) plans.set(match, { answers: match.s.answers + 1, seat, run: group?.id, ids: rest });
    else plans.delete(match);
  };
  const asked = (match: Match<S>): Decision => {
    const decision = match.decision();
    if (!decision) throw new Error('nobody is asked: the game is over');
    return decision;
  };
  const look = (match: Match<S>, seat: number): Sight<S> => (skill ? skill.look(match, seat) : new Sight(match, seat));

  return {
    level: bot.level,
    choose(match, random, thought) {
      const decision = asked(match);
      if (!ahead) return bot.choose(look(match, decision.seat), decision, random, thought);
      const why = thoughtOf(match, decision, thought);
      const option = planned(match, decision, why) ?? bot.choose(look(match, decision.seat), decision, random, why);
      keep(match, decision, why);
      return option;
    },
    async think(match, random, crew, thought) {
      const decision = asked(match);
      const why = thoughtOf(match, decision, thought);
      const ready = planned(match, decision, why);
      if (!ready && !bot.think) return this.choose(match, random, why);
      const option = ready ?? (await bot.think!(look(match, decision.seat), decision, random, why, crew));
      keep(match, decision, why);
      return option;
    },
    say: (thought, lang) => render(thought, lang, words, namesOf(game)),
  };
}
