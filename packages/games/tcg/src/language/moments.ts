import type { GameEvent } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { type Filter, fits, wanted } from '../filter.ts';
import { defOf, inPlay, isUnbound } from '../registry.ts';
import { SIDE } from '../rules/skirmish.ts';
import { type M, PHASE } from '../state.ts';
import { tcg } from './language.ts';
import { filterText } from './select.ts';

/** What an ability waits for: an event, whom it must concern, and how the card says so. */
export interface Moment {
  readonly on: string;
  readonly timing: 'when' | 'after';
  matches(m: M, event: GameEvent, card: number): boolean;
  readonly says: Literal;
  /** A site's text about leaving it counts although the fellowship has gone (TCG-SITE-07). */
  readonly leaving?: true;
}

const after = (on: string, says: Literal, matches: Moment['matches']): Moment => ({
  on,
  timing: 'after',
  matches,
  says,
});
const before = (on: string, says: Literal, matches: Moment['matches']): Moment => ({
  on,
  timing: 'when',
  matches,
  says,
});

export const thisWinsSkirmish = after(
  'skirmish-won',
  { de: 'jedes Mal, wenn dieser Diener einen Kampf gewinnt', en: 'each time this minion wins a skirmish' },
  (m, event, card) => event.winner === SIDE.shadow && (event.minions as number[]).includes(card) && inPlay(m, card),
);

export const skirmishWithThis = after(
  'skirmish-start',
  {
    de: 'zu Beginn jedes Kampfes, an dem dieser Diener beteiligt ist',
    en: 'at the start of each skirmish involving this minion',
  },
  (m, event, card) => m.s.cards[card].assigned === event.companion,
);

export const skirmishWithBearer = after(
  'skirmish-start',
  {
    de: 'zu Beginn jedes Kampfes, an dem der Träger beteiligt ist',
    en: 'at the start of each skirmish involving the bearer',
  },
  (m, event, card) => {
    const { host } = m.s.cards[card];
    return host === event.companion || (host >= 0 && m.s.cards[host].assigned === event.companion);
  },
);

export const thisAssignedToUnbound = after(
  'assign',
  {
    de: 'jedes Mal, wenn dieser Diener einem nicht-verbundenen Gefährten zugewiesen wird',
    en: 'each time this minion is assigned to an unbound companion',
  },
  (m, event, card) => event.card === card && isUnbound(m, event.companion as number),
);

/** Ambush counts only if the Free Peoples player assigns (TCG-AMBUSH-01, -02). */
export const thisAssignedByFreePeoples = after(
  'assign',
  {
    de: 'jedes Mal, wenn der Spieler der Freien Völker diesem Diener einen Charakter zuweist',
    en: 'each time the Free Peoples player assigns a character to this minion',
  },
  (m, event, card) => event.card === card && event.seat === m.s.turn,
);

export const assignedByFreePeoples = after(
  'assign',
  {
    de: 'jedes Mal, wenn der Spieler der Freien Völker einen Gefährten oder Verbündeten zuweist',
    en: 'each time the Free Peoples player assigns a companion or ally',
  },
  (m, event) => event.seat === m.s.turn,
);

export const youPlayThis = after(
  'play',
  { de: 'wenn du diese Karte spielst', en: 'when you play this card' },
  (_m, event, card) => event.card === card,
);

/** Each time a card of that kind is played. */
export function played(filter: Filter): Moment {
  const { de, en } = tcg.say(filterText(filter));
  const says = { de: `jedes Mal, wenn ${de} gespielt wird`, en: `each time ${en} is played` };
  const want = wanted(filter);
  return after('play', says, (m, event) => fits(m, event.card as number, want));
}

export const atTurnStart = after(
  'turn-start',
  { de: 'zu Beginn jedes deiner Spielzüge', en: 'at the start of each of your turns' },
  (m, event, card) => event.seat === m.s.cards[card].owner,
);

export const atFellowshipStart = after(
  'fellowship-start',
  { de: 'zu Beginn der Gemeinschaftsphase', en: 'at the start of the fellowship phase' },
  (m, event, card) => event.seat === m.s.cards[card].owner,
);

export const atFirstShadowStart = after(
  'shadow-start',
  { de: 'zu Beginn der ersten Schattenphase', en: 'at the start of the first Shadow phase' },
  (_m, event) => event.first === 1,
);

export const fellowshipMoves = after(
  'moving',
  { de: 'jedes Mal, wenn sich die Gemeinschaft bewegt', en: 'each time the fellowship moves' },
  () => true,
);

export const fellowshipLeaves: Moment = {
  ...after(
    'leaving',
    { de: 'wenn sich die Gemeinschaft von hier weiterbewegt', en: 'when the fellowship moves from here' },
    (_m, event, card) => event.from === card,
  ),
  leaving: true,
};

export const fellowshipArrives = after(
  'arriving',
  { de: 'wenn die Gemeinschaft diesen Ort erreicht', en: 'when the fellowship moves here' },
  (_m, event, card) => event.to === card,
);

export const unboundWouldBeWounded = before(
  'wound',
  { de: 'wenn ein nicht-verbundener Gefährte verwundet würde', en: 'if an unbound companion is about to take a wound' },
  (m, event) => isUnbound(m, event.card as number),
);

/** The Ring-bearer is about to be wounded in a skirmish phase (TCG-RING-01, TCG-SILENT-24). */
export const bearerWouldBeWounded = before(
  'wound',
  {
    de: 'wenn der Ringträger in einer Kampfphase verwundet würde',
    en: 'if the Ring-bearer is about to take a wound in a skirmish phase',
  },
  (m, event, card) => event.card === m.s.cards[card].host && m.s.phase === PHASE.skirmish && m.s.wearing === 0,
);

export const wearerWouldBeWounded = before(
  'wound',
  {
    de: 'jedes Mal, wenn der Ringträger den Einen Ring benutzt und in einer Kampfphase verwundet würde',
    en: 'each time the Ring-bearer wears The One Ring and is about to take a wound in a skirmish phase',
  },
  (m, event, card) => event.card === m.s.cards[card].host && m.s.phase === PHASE.skirmish && m.s.wearing === 1,
);

export const shadowWouldAddBurdens = before(
  'burdens',
  { de: 'wenn eine Schattenkarte Lastmarken hinzufügen würde', en: 'if a Shadow card is about to add burdens' },
  (m, event) => (event.source as number) >= 0 && defOf(m, event.source as number).side === 'shadow',
);

export const frodoIsKilled = after(
  'kill',
  { de: 'wenn Frodo getötet wird', en: 'if Frodo is killed' },
  (m, event, card) => {
    const { owner } = m.s.cards[card];
    const dead = event.card as number;
    return m.s.cards[dead].owner === owner && defOf(m, dead).titleKey === 'frodo' && m.s.ringBearer[owner] < 0;
  },
);
