/**
 * The trading card game. How a card is written (cards/*.ts, a list for each culture):
 *
 *   card('event', { id, title, culture, cost, abilities: [
 *     { kind: 'action', phase: 'skirmish', requires?, spot?, cost?,
 *       effect: target(cards({ race: 'dwarf' }), 'it', strength(2, the('it'), { amount: 4, if: atBattleground })) } ] })
 *
 * - `action`: a phase action, of an event or of a card in play. `requires` must be spotted, `spot` is spotted by choice
 *   (its number is `x`), then the cost is paid, then the effect takes place.
 * - `response`, `optional`, `required` wait for a `moment` (language/moments.ts).
 * - `has`, `siteHas`, `notWounded` … (language/constants.ts) are constant texts.
 * Words: select.ts (which cards), effects.ts and choices.ts (what is done), play.ts (play a card from somewhere),
 * conditions.ts and counts.ts. Every word says what it does and how it reads; card texts are made from it.
 */
export { checkDeck, type DeckList, type DeckName, deckNames, decks, MOST_COPIES } from './decks.ts';
export { type CardType, CULTURES, type Culture, SIGNETS, type TcgDef } from './defs.ts';
export type { TcgMark, TcgWindow } from './flow.ts';
export { tcg } from './game.ts';
export type { TcgQuestion } from './messages.ts';
export {
  cultureWords,
  itemClassWords,
  keywordWords,
  phaseWords,
  raceWords,
  responseWord,
  signetWords,
} from './names.ts';
export { setActing } from './players.ts';
export type { Format, PlayerSetup, TcgSetup } from './setup.ts';
export {
  type M,
  PHASE,
  PHASE_NAMES,
  type PhaseName,
  type TcgCard,
  type TcgDecision,
  type TcgOption,
  type TcgState,
} from './state.ts';
export { STAT, type StatName } from './stats.ts';
export { fullTitle } from './titles.ts';
export type { SeenInPlay, SeenPlayer, SeenSite, SeenSkirmish, SeenToll, TcgView } from './view.ts';
export { ZONE } from './zones.ts';
