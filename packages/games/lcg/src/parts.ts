import {
  cardsIn,
  defineGame,
  type GameParts,
  kernelMessages,
  type NameKinds,
  nameOf,
  type Seat,
} from '@tafelrunde/kernel';
import { catalogue, type MessageTable } from '@tafelrunde/words';
import { coreCards } from './cards/listing.ts';
import { copy, copyCard, create } from './create.ts';
import { define, type LcgCardSpec } from './define.ts';
import type { LcgDef } from './defs.ts';
import { flow } from './flow.ts';
import { lastingModifiers } from './language/encounter-lasting.ts';
import { lcg as language } from './language/language.ts';
import { messages } from './messages.ts';
import { occasionOf, rememberCards, tellReaction } from './occasions.ts';
import { checkImmunity, deckUnder, playerOrder } from './players.ts';
import { previewMessages } from './preview/messages.ts';
import { preview } from './preview.ts';
import { randomSetup } from './random-setup.ts';
import { isBlank } from './registry.ts';
import { ruleFor } from './rule-for.ts';
import { combatPhase } from './rules/combat/combat.ts';
import { enemyAttack } from './rules/combat/enemy-attack.ts';
import { playerAttack } from './rules/combat/player-attack.ts';
import { dealShadows } from './rules/combat/shadow.ts';
import { checkHitPoints } from './rules/damage.ts';
import { encounterPhase } from './rules/encounter.ts';
import { events } from './rules/events.ts';
import { dropRefused } from './rules/left.ts';
import { orderPile } from './rules/piles.ts';
import { planningPhase } from './rules/planning.ts';
import { pay, playCard, restrict } from './rules/play.ts';
import { advance, checkLocations, checkStage, turnStage } from './rules/progress.ts';
import { putOn } from './rules/put.ts';
import { questPhase, questProgress } from './rules/quest.ts';
import { refreshPhase } from './rules/refresh.ts';
import { resign } from './rules/resign.ts';
import { resourcePhase } from './rules/resource.ts';
import { reveal, revealCards } from './rules/reveal.ts';
import { game } from './rules/round.ts';
import { setupGame } from './rules/setup.ts';
import { checkHeroes, checkThreat, THREAT_LIMIT, threatLimit } from './rules/threat.ts';
import { travelPhase } from './rules/travel.ts';
import { useAction } from './rules/use.ts';
import { actionWindow } from './rules/window.ts';
import { ORC_GUARD } from './say.ts';
import { type ScenarioId, scenarios } from './scenarios/scenarios.ts';
import { checkSetup } from './setup.ts';
import { FORM, type LcgState, type M } from './state.ts';
import { STAT, STAT_NAMES } from './stats.ts';
import { abilityVars } from './vars.ts';
import { type LcgView, view } from './view.ts';
import { ZONE, zoneKinds } from './zones.ts';

const rules = [
  game,
  setupGame,
  resourcePhase,
  planningPhase,
  questPhase,
  questProgress,
  travelPhase,
  encounterPhase,
  combatPhase,
  refreshPhase,
  actionWindow,
  useAction,
  playCard,
  putOn,
  pay,
  restrict,
  orderPile,
  reveal,
  revealCards,
  advance,
  turnStage,
  dealShadows,
  enemyAttack,
  playerAttack,
];

/** What other ids than those of seats, cards and phrases stand for in words. */
const NAMES: NameKinds = {
  scenario: (id) => scenarios[id as ScenarioId]?.title,
  gets: (key) => {
    const [stat, n] = key.split(':').map(Number);
    return language.statChange(stat, n);
  },
  word: () => ({ de: 'Ork-Wache', en: 'Orc Guard' }),
};

/** Printed values; a face-down Orc guard has its own. */
function base(m: M, card: number, stat: number): number {
  const c = m.s.cards[card];
  if (c.form === FORM.orcGuard) return stat === STAT.attack || stat === STAT.defense || stat === STAT.hitPoints ? 1 : 0;
  const def = m.defs[c.def];
  switch (stat) {
    case STAT.willpower:
      return def.willpower;
    case STAT.attack:
      return def.attack;
    case STAT.defense:
      return def.defense;
    case STAT.hitPoints:
      return def.hitPoints;
    case STAT.threat:
      return Math.max(0, def.threat);
    case STAT.engagement:
      return def.engagement;
    case STAT.questPoints:
      return def.questPoints;
    case STAT.cost:
      return def.cost;
    case STAT.ranged:
      return def.ranged && !isBlank(m, card) ? 1 : 0;
    case STAT.sentinel:
      return def.sentinel && !isBlank(m, card) ? 1 : 0;
    case STAT.doomed:
      return isBlank(m, card) ? 0 : def.doomed;
    case STAT.surge:
      return isBlank(m, card) ? 0 : def.surge;
    case STAT.immune:
      return def.immune ? 1 : 0;
    case STAT.uncancellable:
      return def.uncancellable ? 1 : 0;
    case STAT.escape:
      return def.escape;
    case STAT.threatLimit:
      return def.type === 'quest' ? THREAT_LIMIT : 0;
    default:
      return 0;
  }
}

/** The player whose choice it is what a card does; encounter cards are the first player's, engaged ones their player's. */
function controller(m: M, card: number): Seat {
  const c = m.s.cards[card];
  const seat = m.layout.seatOf[c.zone];
  if (seat >= 0) return seat;
  if (m.layout.kindOf[c.zone] === ZONE.attached && c.host !== -1) {
    return c.host >= 0 ? controller(m, c.host) : deckUnder(m, card);
  }
  return m.s.first;
}

/**
 * The game with these cards, and what they have to say beside the rules: whatever is played with some of them is played alike with more
 * behind them.
 */
export const gameWith = (cards: readonly LcgCardSpec[], ...said: readonly MessageTable[]) =>
  defineGame<LcgState, LcgView, LcgDef, LcgCardSpec>({
    ...parts,
    cards,
    catalogue: catalogue(kernelMessages, messages, previewMessages, ...said),
  });

const parts: Omit<GameParts<LcgState, LcgView, LcgDef, LcgCardSpec>, 'cards' | 'catalogue'> = {
  id: 'lcg',
  version: 1,
  title: { de: 'Der Herr der Ringe: Das Kartenspiel', en: 'The Lord of the Rings: The Card Game' },
  minSeats: 1,
  maxSeats: 4,
  cooperative: true,
  zoneKinds,
  define,
  language,
  procedures: rules,
  events,
  policy: {
    order: playerOrder,
    forced: 'one',
    responses: 'rounds',
    // A cooperative game: that somebody cannot react is no secret worth a question.
    blind: new Set(),
    asksAnyway: () => false,
    orderPrompt: ['lcg.ask.order', { occasion: ['lcg.when.phase-end'] }],
    respondPrompt: ['lcg.ask.respond', { occasion: ['lcg.when.phase-end'] }],
    orderOf: (m, event) => ['lcg.ask.order', { occasion: occasionOf(m, event) }],
    remember: rememberCards,
    respondTo: (m, event) => ['lcg.ask.respond', { occasion: occasionOf(m, event) }],
    tells: tellReaction,
    passKey: 'lcg.option.pass',
  },
  stats: { names: STAT_NAMES, base, least: 0, round: 'up', lasting: lastingModifiers },
  idle: ['pass', 'done', 'no'],
  checkSetup,
  randomSetup,
  create,
  copyCard,
  vars: abilityVars,
  copy,
  controller,
  pool: (m, card) => m.s.cards[card].owner * 2 + (m.defs[m.s.cards[card].def].type === 'quest' ? 1 : 0) + 8,
  view,
  name: (id, lang, assembly) => nameOf(id, lang, assembly, NAMES),
  flow,
  preview,
  ruleFor,
  resign,
  wordFor: (m, card) => (m.s.cards[card].form === FORM.orcGuard ? ORC_GUARD : undefined),
  audit,
  settle(m) {
    dropRefused(m);
    checkImmunity(m);
    checkHitPoints(m);
    checkLocations(m);
    checkHeroes(m);
    if (!m.s.over) checkThreat(m);
    if (!m.s.over) checkStage(m);
  },
  listCards: coreCards,
};

/** Tokens are never negative, hosts are there, at most one active location (invariant 4). */
function audit(m: M): readonly string[] {
  const problems: string[] = [];
  m.s.cards.forEach((c, card) => {
    if (c.damage < 0 || c.resources < 0 || c.progress < 0) problems.push(`card ${card} has less than no tokens`);
    if (c.host >= 0 && (c.host >= m.s.cards.length || c.host === card)) problems.push(`card ${card} hangs on nothing`);
  });
  if (cardsIn(m, ZONE.active).length > 1) problems.push('two active locations');
  if (m.s.threat.some((n) => n < 0 || n > threatLimit(m))) problems.push('threat out of range');
  return problems;
}
