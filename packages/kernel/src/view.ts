import type { Param, Words } from '@tafelrunde/words';
import { aliasId, type Decision, type Option } from './decision.ts';
import type { Match } from './match.ts';
import type { CardIx, Seat, State } from './state.ts';
import { knows } from './zones.ts';

/** A card as one viewer sees it; an unknown one has neither identity nor definition. */
export interface SeenCard {
  readonly id: string;
  readonly def: string;
}

/** A zone as one viewer sees it. In a pile, unknown cards stand as null; elsewhere they only count. */
export interface SeenZone {
  readonly count: number;
  readonly cards: readonly (SeenCard | null)[];
}

/** What a viewer sees of a zone. */
export function seeZone<S extends State>(m: Match<S>, viewer: Seat, kind: number, seat: Seat = 0): SeenZone {
  const zone = m.layout.zone(kind, seat);
  const list = m.s.zones[zone];
  const known = list.some((card) => knows(m, viewer, card));
  if (!known) return { count: list.length, cards: [] };
  const all = list.map((card) => (knows(m, viewer, card) ? seeCard(m, card) : null));
  return { count: list.length, cards: m.layout.pile[zone] ? all : all.filter((card) => card !== null) };
}

/** Identity and definition of a card; only for cards that the viewer knows. */
export function seeCard<S extends State>(m: Match<S>, card: CardIx): SeenCard {
  const c = m.s.cards[card];
  return { id: aliasId(c.alias), def: m.game.defs[c.def].id };
}

/** How a card is named in words. */
export function cardName<S extends State>(m: Match<S>, card: CardIx): Param {
  return { name: nameNow(m, card) };
}

/** What words call a card now; whoever has to name it later keeps this, since it may be hidden by then. */
export function nameNow<S extends State>(m: Match<S>, card: CardIx): string {
  return m.game.wordFor?.(m, card) ?? `card:${m.game.defs[m.s.cards[card].def].id}`;
}

export function seatName(seat: Seat): Param {
  return { name: `seat:${seat}` };
}

/** The label of an option. */
export function optionWords<S extends State>(m: Match<S>, option: Option): Words {
  const params: Record<string, Param> = { n: option.n };
  if (option.card >= 0) params.card = cardName(m, option.card);
  if (option.seat >= 0) params.seat = seatName(option.seat);
  if (option.more !== '') params.more = { name: option.more };
  return [option.key, params];
}

/** An option as it is sent to a page. */
export interface SeenOption {
  readonly id: string;
  readonly label: Words;
  readonly cards: readonly string[];
  readonly seats: readonly Seat[];
  readonly spots: readonly string[];
  readonly rule: string;
}

/** A decision as it is sent to the seat that is asked. */
export interface SeenDecision extends Omit<Decision, 'options' | 'source' | 'always'> {
  readonly position: number;
  readonly options: readonly SeenOption[];
  readonly source: string;
}

/** The decision as the asked seat sees it; what others see is only that this seat is asked. */
export function seeDecision<S extends State>(m: Match<S>, decision: Decision): SeenDecision {
  const { seat, kind, prompt, options, source, group } = decision;
  const rule = decision.rule ?? m.game.ruleFor?.(decision);
  return {
    seat,
    kind,
    prompt,
    ...(rule === undefined ? null : { rule }),
    ...(group === undefined ? null : { group }),
    position: m.s.answers,
    source: source === undefined ? '' : aliasId(m.s.cards[source].alias),
    options: options.map((option) => ({
      id: option.id,
      label: optionWords(m, option),
      cards: option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [],
      seats: option.seat >= 0 ? [option.seat] : [],
      spots: option.more === '' ? [] : [option.more],
      rule: option.rule || (rule ?? ''),
    })),
  };
}

/** All that a viewer may know: the game's view and, if it is asked, its decision. */
export function viewOf<S extends State>(m: Match<S>, viewer: Seat): { view: unknown; asked: Seat; decision: unknown } {
  const decision = m.decision();
  return {
    view: m.game.view(m, viewer),
    asked: decision ? decision.seat : -1,
    decision: decision && decision.seat === viewer ? seeDecision(m, decision) : null,
  };
}
