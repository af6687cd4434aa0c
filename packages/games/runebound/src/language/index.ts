export * from './abilities.ts';
export * from './chance.ts';
export * from './conditions.ts';
export * from './counts.ts';
export * from './duel.ts';
export * from './fighting.ts';
export {
  anyTrophy,
  beDelayed,
  bonusTrophies,
  drawSkills,
  exert,
  gold,
  heal,
  healAll,
  loseGold,
  nothing,
  payGold,
  storyTokens,
  suffer,
  takeTrophy,
  trophy,
} from './gains.ts';
export { all, oneOf, when } from './language.ts';
export * from './market.ts';
export * from './moments.ts';
export * from './scenario.ts';
export * from './token-effects.ts';
export * from './travel.ts';
