export { type Trait, traits } from './cards/traits.ts';
export { FACES } from './content/dice.ts';
export {
  CITIES,
  cityHexes,
  DECKS,
  distance,
  gemOn,
  type Hex,
  hexes,
  hexesOf,
  type RegionId,
  TERRAIN,
  within,
} from './content/map.ts';
export { regions } from './content/regions.ts';
export { type Face as TokenFace, SYMBOL, SYMBOLS, tokenNumber, tokens } from './content/tokens.ts';
export type { Ability, AssetKind, CardSpec, CardType, RbDef, ScenarioId, SiteKind, SkillSet } from './defs.ts';
export type { RbMark, RbWindow } from './flow.ts';
export { runebound } from './game.ts';
export { isNode, type RbNode, type RbNodes } from './language/nodes.ts';
export { assetKindWords, attributeWords, deckWords, dieWords, faceWords } from './language/words.ts';
export type { RbQuestion, RbWords } from './messages.ts';
export { heroCard, heroValue, hexesWithin, isDefeated, isDelayed } from './players.ts';
export { casts, endingsOf, type Fighter, meanDamage, oddsOf } from './preview/odds.ts';
export { journeys, type Step, walks } from './preview/reach.ts';
export { enemyHealth } from './rules/combat/damage.ts';
export { GEM_SPACES, SPACES, STORY_SPACES } from './rules/time.ts';
export type { RbSetup } from './setup.ts';
export { FIGHT, type Fight, type M, type RbCard, type RbDecision, type RbOption, type RbState } from './state.ts';
export { ATTRIBUTES, STAT, type StatName } from './stats.ts';
export type { RbView, SeenFight, SeenPlayer, SeenSide, SeenToken } from './view.ts';
export { deckZone, discardZone, ZONE } from './zones.ts';
