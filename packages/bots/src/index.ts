export { type Bot, type Budget, DEFAULT_BUDGET, type Level, levels, type Skill, type Thought } from './bot.ts';
export { keenBot } from './keen.ts';
export { levelsOf, loadPlayer, type Player, playerOf } from './player.ts';
export { randomBot } from './random.ts';
export { search, type Verdict } from './search.ts';
export { Sight } from './sight.ts';
export { hasSkill, loadSkill } from './skills.ts';
export { steadyBot } from './steady.ts';
