export { lcg } from './game.ts';
export { checkDeck, type DeckList, starterDecks, unplayable } from './decks.ts';
export type { CardType, LcgDef } from './defs.ts';
export { type Scenario, type ScenarioId, scenarioIds, scenarios } from './scenarios/scenarios.ts';
export { type LcgSetup, noVariants, type PlayerSetup, type Variants } from './setup.ts';
export { type PlayerScore, type ScoreSheet, scoreSheet } from './score.ts';
export { type LcgCard, type LcgState, type M, PHASE, PHASE_NAMES } from './state.ts';
