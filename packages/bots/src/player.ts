import {
  catalogue,
  type Game,
  type Lang,
  type Match,
  namesOf,
  type Option,
  type RandomWords,
  render,
  type State,
  type Words,
} from '@tafelrunde/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET, type Level, levels, type Skill, type Thought } from './bot.ts';
import { keenBot } from './keen.ts';
import { botMessages } from './messages.ts';
import { randomBot } from './random.ts';
import { Sight } from './sight.ts';
import { hasSkill, loadSkill } from './skills.ts';
import { steadyBot } from './steady.ts';

/** The levels there are for a game, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return hasSkill(game) ? levels : ['random'];
}

/** A bot as tables use it: it looks at the match through the eyes of the seat that is asked, and nobody else's. */
export interface Player<S extends State = State> {
  readonly level: Level;
  /** The answer of the seat that is asked now; the match is not changed. Give a thought to learn why. */
  choose(match: Match<S>, random: RandomWords, thought?: Thought): Option;
  /** A thought as a sentence. */
  say(words: Words, lang: Lang): string;
}

/** A bot of that level for a game, with its game's skill loaded. Refuses a level that the game has not got. */
export async function loadPlayer<S extends State>(
  game: Game<S>,
  level: Level,
  budget: Budget = DEFAULT_BUDGET,
): Promise<Player<S>> {
  if (level === 'random' && !hasSkill(game.id)) return playerOf(game, null, randomBot);
  const skill = await loadSkill<S>(game.id);
  return playerOf(game, skill, botOf(skill, level, budget));
}

function botOf<S extends State>(skill: Skill<S>, level: Level, budget: Budget): Bot<S> {
  switch (level) {
    case 'random':
      return randomBot;
    case 'steady':
      return steadyBot(skill);
    case 'keen':
      return keenBot(skill, budget);
  }
}

/** Puts a bot on a chair; for bots that no level names. */
export function playerOf<S extends State>(game: Game<S>, skill: Skill<S> | null, bot: Bot<S>): Player<S> {
  const words = catalogue(botMessages, skill?.messages ?? {});
  return {
    level: bot.level,
    choose(match, random, thought) {
      const decision = match.decision();
      if (!decision) throw new Error('nobody is asked: the game is over');
      const { seat } = decision;
      const sight = skill ? skill.look(match, seat) : new Sight(match, seat);
      return bot.choose(sight, decision, random, thought);
    },
    say: (thought, lang) => render(thought, lang, words, namesOf(game)),
  };
}
