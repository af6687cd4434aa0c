export { campaignCards, checkDeck, deckCards, starterDecks, unplayable } from './box.ts';
export * from './campaign/index.ts';
export {
  type Collection,
  checkOwned,
  collectionOf,
  copiesOwned,
  type Missing,
  MOST_BOXES,
  missingFrom,
  oneCore,
  ownsScenario,
  readCollection,
} from './collection.ts';
export type { DeckList } from './decks.ts';
export type { CardType, LcgDef } from './defs.ts';
export type { LcgMark, LcgWindow } from './flow.ts';
export { lcg } from './game.ts';
export type { LcgQuestion } from './messages.ts';
export { momentOf, type RoundMoment } from './moment.ts';
export { type PackId, packIds, packs } from './packs.ts';
export { committedWillpower, guardOf, onDeckOf, playerOrder, stagingThreat } from './players.ts';
export { type ReadyDeck, type ReadyDeckId, readyDeck, readyDecks } from './ready-decks.ts';
export { typeOf } from './registry.ts';
export { enemyAttackOf, playerAttackOf } from './rules/combat/attack-info.ts';
export { type EscapeTest, escapeTestOf } from './rules/escape.ts';
export { THREAT_LIMIT } from './rules/threat.ts';
export {
  finishSaga,
  loadSaga,
  nextOfSaga,
  type SagaAttempt,
  type SagaLog,
  type SagaPlayer,
  type SagaSum,
  sagaSetup,
  sagaSum,
  saveSaga,
  startSaga,
} from './saga/saga.ts';
export {
  campaignScenarios,
  type Scenario,
  type ScenarioId,
  sagaScenarios,
  scenarioIds,
  scenarios,
  setTitles,
} from './scenarios/scenarios.ts';
export { type PlayerScore, type ScoreSheet, scoreSheet } from './score.ts';
export { contestedHeroes, type LcgSetup, noVariants, type PlayerSetup, setupOf, type Variants } from './setup.ts';
export {
  FORM,
  type LcgCard,
  type LcgDecision,
  type LcgOption,
  type LcgState,
  type M,
  PHASE,
  PHASE_NAMES,
} from './state.ts';
export { STAT, type StatName } from './stats.ts';
export { traitWord } from './traits.ts';
export type { LcgView, SeenInPlay, SeenPlayer } from './view.ts';
export { ZONE } from './zones.ts';
