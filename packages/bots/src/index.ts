export { savedAfter } from './allowance.ts';
export {
  type Bot,
  type Budget,
  budgetOf,
  type Level,
  levels,
  type Skill,
  type Thought,
  thinksAhead,
} from './bot.ts';
export { type HelpTask, help, positionFor } from './help.ts';
export { keenBot } from './keen.ts';
export { type Features, type Learnt, learntValue } from './learnt.ts';
export { levelFor, levelsOf, loadPlayer, luckAt, type Player, playerOf } from './player.ts';
export { randomBot } from './random.ts';
export { search, searchTogether, type Verdict } from './search.ts';
export type { Crew, Helper, Round, Rows } from './shares.ts';
export { Sight } from './sight.ts';
export { hasSkill, loadSkill } from './skills.ts';
export { steadyBot } from './steady.ts';
export { type Trials, type TrialWish, tryOptions } from './trials.ts';
export { warmUp } from './warm.ts';
