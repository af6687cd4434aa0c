export {
  type Carried,
  type ExpertLog,
  type ExpertPlayer,
  finishExpertGame,
  loadExpertGame,
  prepareExpertGame,
  saveExpertGame,
  startExpertGame,
} from './expert.ts';
export { finish } from './finish.ts';
export {
  type CampaignLog,
  type CompletedScenario,
  freeHeroes,
  type LoggedPlayer,
  type NewPlayer,
  nextScenario,
  type Permanent,
  penaltyOf,
  startCampaign,
} from './log.ts';
export { type Chapter, chapters, type PoolCard, poolCards } from './pool.ts';
export { type Choices, type PlayerChoices, type Prepared, prepare } from './prepare.ts';
export { loadCampaign, saveCampaign } from './save.ts';
export type { CampaignSetup } from './setup.ts';
export { verify } from './verify.ts';
