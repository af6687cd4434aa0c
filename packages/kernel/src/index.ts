export { perBox, perGame } from './box.ts';
export { AbilityOptions, CardOptions } from './card-options.ts';
export { numberValue, printedValues, wordValue } from './card-values.ts';
export { cloneState } from './clone.ts';
export { Dealer } from './dealer.ts';
export {
  aliasId,
  type Decision,
  type DecisionKind,
  DONE,
  type Group,
  NO,
  numberId,
  Option,
  PASS,
  question,
  type Refusal,
  YES,
} from './decision.ts';
export {
  type Assembly,
  type DefinedGame,
  defineGame,
  type GameParts,
  type NameKinds,
  nameOf,
  nounIn,
} from './define-game.ts';
export { type EventRules, type GameEvent, MOMENT, type Policy, type Trigger } from './event-rules.ts';
export { cancelEvent, delay, emit, eventOf, isImminent, replaceEvent } from './events.ts';
export { type Flow, flowOf, idleOption, plainResult, type SeatResult } from './flow.ts';
export type {
  CardDef,
  CardListing,
  CardValue,
  Game,
  SeenBy,
  SetupCheck,
  ZoneKind,
} from './game.ts';
export { Assembler, type Label } from './language/assembler.ts';
export { Compiler } from './language/compiler.ts';
export { did, flow } from './language/flow.ts';
export { clausesOf, flowTexts, fronted, inARow, nounOf, numberText } from './language/flow-text.ts';
export {
  type Among,
  always,
  type Cards,
  type CountOf,
  type EffectRules,
  Language,
  type Run,
  type Seats,
  type Some,
  type Test,
  type Vocabulary,
} from './language/language.ts';
export type { Condition, Count, CountNode, Effect, EffectVars, Node, Select, Who } from './language/node.ts';
export { effectVars, isCustom, visit } from './language/node.ts';
export { prompter } from './language/prompts.ts';
export { Layout } from './layout.ts';
export { clearUses, use, usesOf } from './limits.ts';
export { clear } from './lists.ts';
export { cardOf } from './live.ts';
export { type Choice, type Manifest, manifest } from './manifest.ts';
export { type LogLine, Match } from './match.ts';
export { kernelMessages } from './messages.ts';
export { namesOf } from './names.ts';
export { type About, cardOption, cardOptions, numberOption, option } from './options.ts';
export {
  asPlain,
  clonePlain,
  deepFreeze,
  equalPlain,
  hashNumbers,
  hashText,
  notPlain,
  type Plain,
  sharedPart,
} from './plain.ts';
export { type Positions, replayed, Snapshots } from './positions.ts';
export {
  type Fact,
  fact,
  foresee,
  noPreview,
  noProspect,
  outcomes,
  type Preview,
  type Prospect,
  previewOf,
  prospects,
  type Sureness,
  seenAs,
  showsNothing,
  type Tone,
} from './preview.ts';
export { type AskStep, Procedure, procedure, type RunStep, type Step, type Stepping } from './procedure.ts';
export { pickQuickly, type Quick } from './quick.ts';
export { below, nextWord, type RandomWords, seedWords, shuffleInPlace } from './random.ts';
export { type GameRecord, History, misfit, otherGame, prepareMatches, type Result, startMatch } from './record.ts';
export { boxKey, redeal } from './redeal.ts';
export { Registry } from './registry.ts';
export { hasResigned, resignId } from './resign.ts';
export {
  decodeState,
  encodeState,
  isStateOf,
  loadGame,
  parseRecord,
  readSave,
  SAVE_VERSION,
  savedGameId,
  saveGame,
} from './save.ts';
export type { OptionKey, Speaks, Spoken } from './spoken.ts';
export {
  type Card,
  type CardIx,
  type DEFS,
  type DefOf,
  type Delayed,
  EVERYBODY,
  type Frame,
  type Lasting,
  MOST_SEATS,
  type Outcome,
  type OwnParts,
  type Seat,
  SPECTATOR,
  type State,
  type Vars,
} from './state.ts';
export {
  ADD,
  expire,
  explainValue,
  forget,
  isChanged,
  type Layer,
  type Modifier,
  modifierOf,
  modify,
  modifyAll,
  SET,
  type Share,
  type StatRules,
  TIMES,
  value,
  valueFrom,
} from './values.ts';
export {
  cardName,
  optionWords,
  type SeenCard,
  type SeenDecision,
  type SeenOption,
  type SeenZone,
  seatName,
  seeCard,
  seeDecision,
  seeZone,
  viewOf,
} from './view.ts';
export { defineZones, type ZoneSpec, type ZoneTable } from './zone-table.ts';
export {
  cardsIn,
  hide,
  kindOf,
  knows,
  move,
  moveAll,
  moveUnder,
  moveUnseen,
  obscure,
  randomCard,
  roll,
  seatOf,
  show,
  shuffle,
} from './zones.ts';
