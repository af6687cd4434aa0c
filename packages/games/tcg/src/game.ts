import { cardsIn, defineGame, kernelMessages, nameOf, type RandomWords, type Seat } from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';
import { audit } from './audit.ts';
import { cards } from './cards/index.ts';
import { copy, copyCard, create } from './create.ts';
import { type CardSpec, define } from './define.ts';
import { flow } from './flow.ts';
import { tcg as language } from './language/language.ts';
import { listCards } from './listing.ts';
import { messages } from './messages.ts';
import { occasionOf, tellReaction } from './occasions.ts';
import { actingOrder } from './players.ts';
import { previewMessages } from './preview/messages.ts';
import { preview } from './preview.ts';
import { randomSetup } from './random-setup.ts';
import { ruleFor } from './rule-for.ts';
import { actionProcedure } from './rules/actions.ts';
import { archeryPhase, fellowshipArchers, minionArchers } from './rules/archery.ts';
import { assignmentPhase } from './rules/assignment.ts';
import { checkCorruption } from './rules/burdens.ts';
import { cutDeck } from './rules/cut.ts';
import { renewDeck } from './rules/draw.ts';
import { events } from './rules/events.ts';
import { fellowshipPhase } from './rules/fellowship.ts';
import { checkDeaths, kill } from './rules/kill.ts';
import { moveFellowship } from './rules/path.ts';
import { playCard, playEvent } from './rules/play.ts';
import { reconcile, regroupPhase } from './rules/regroup.ts';
import { resign } from './rules/resign.ts';
import { sanctuary } from './rules/sanctuary.ts';
import { hideBids, setupGame } from './rules/setup.ts';
import { oneByOne } from './rules/several.ts';
import { shadowPhases } from './rules/shadow.ts';
import { skirmishPhases } from './rules/skirmish.ts';
import { game, turn } from './rules/turn.ts';
import { checkSetup, LEAST_PLAYERS, MOST_PLAYERS } from './setup.ts';
import type { M } from './state.ts';
import { STAT, STAT_NAMES } from './stats.ts';
import { view } from './view.ts';
import { ZONE, zoneKinds } from './zones.ts';

const rules = [
  game,
  setupGame,
  turn,
  sanctuary,
  fellowshipPhase,
  moveFellowship,
  shadowPhases,
  archeryPhase,
  assignmentPhase,
  skirmishPhases,
  regroupPhase,
  reconcile,
  actionProcedure,
  playCard,
  playEvent,
  kill,
  oneByOne,
  renewDeck,
  cutDeck,
];

/** How many times its own strength overwhelms a character (TCG-OVERWHELM-01). */
const OVERWHELM = 2;

/** Printed values; the archery totals of a site start from the archers in play (TCG-ARCHERY-02 to -04). */
function base(m: M, card: number, stat: number): number {
  const def = m.defs[m.s.cards[card].def];
  switch (stat) {
    case STAT.strength:
      return def.strength;
    case STAT.vitality:
      return def.vitality;
    case STAT.cost:
      return def.cost;
    case STAT.resistance:
      return def.resistance;
    case STAT.damage:
      return def.damage;
    case STAT.defender:
      return def.defender;
    case STAT.archer:
      return def.archer;
    case STAT.fierce:
      return def.fierce;
    case STAT.shadowNumber:
      return def.shadowNumber;
    case STAT.fellowshipArchery:
      return fellowshipArchers(m);
    case STAT.minionArchery:
      return minionArchers(m);
    case STAT.overwhelm:
      return OVERWHELM;
    case STAT.unhasty:
      return def.unhasty;
    default:
      return 0;
  }
}

/** Cards belong to whoever brought them; what a site does is the Free Peoples player's to handle. */
function controller(m: M, card: number): Seat {
  const c = m.s.cards[card];
  return m.defs[c.def].type === 'site' ? m.s.turn : c.owner;
}

/**
 * The events that a card in a hand could respond to. Whoever holds cards is asked then, whatever they are, so that nobody
 * learns by it. In the starter pool there is no such card.
 */
export function answeredFromHands(specs: readonly CardSpec[]): ReadonlySet<string> {
  const abilities = specs.flatMap((spec) => (spec.type === 'event' ? (spec.abilities ?? []) : []));
  return new Set(abilities.flatMap((ability) => ('moment' in ability ? [ability.moment.on] : [])));
}

export const tcg = defineGame({
  id: 'tcg',
  version: 1,
  title: { de: 'Der Herr der Ringe: Sammelkartenspiel', en: 'The Lord of the Rings: Trading Card Game' },
  minSeats: LEAST_PLAYERS,
  maxSeats: MOST_PLAYERS,
  zoneKinds,
  cards,
  define,
  language,
  procedures: rules,
  events,
  policy: {
    order: actingOrder,
    // The Free Peoples player orders what must happen (TCG-SILENT-20).
    forced: 'one',
    responses: 'rounds',
    blind: answeredFromHands(cards),
    asksAnyway: (m, _event, seat) => cardsIn(m, ZONE.hand, seat).length > 0,
    orderPrompt: ['tcg.ask.order', { occasion: ['tcg.when.any'] }],
    respondPrompt: ['tcg.ask.respond', { occasion: ['tcg.when.any'] }],
    orderOf: (m, event) => ['tcg.ask.order', { occasion: occasionOf(m, event) }],
    respondTo: (m, event) => ['tcg.ask.respond', { occasion: occasionOf(m, event) }],
    tells: tellReaction,
    passKey: 'tcg.option.pass',
  },
  stats: { names: STAT_NAMES, base, least: 0, round: 'up', lasting: {} },
  catalogue: catalogue(kernelMessages, messages, previewMessages),
  idle: ['pass', 'done', 'no', 'n0'],
  checkSetup,
  randomSetup,
  create,
  copyCard,
  copy,
  controller,
  // Sites have another back than the cards of a draw deck.
  pool: (m, card) => m.s.cards[card].owner * 2 + (m.defs[m.s.cards[card].def].type === 'site' ? 1 : 0),
  view,
  name: (id, lang, assembly) => nameOf(id, lang, assembly),
  flow,
  preview,
  audit,
  ruleFor,
  resign,
  settle(m: M) {
    checkCorruption(m);
    if (!m.s.over) checkDeaths(m);
  },
  redealExtra: (m, viewer) => hideBids(m, viewer, m.s.rng as RandomWords),
  listCards,
});
