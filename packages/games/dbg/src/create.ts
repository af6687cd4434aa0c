import { type Card, Dealer, type OwnParts, type Plain, type Registry } from '@tafelrunde/kernel';
import type { DbgDef, Group } from './defs.ts';
import { readSetup } from './setup.ts';
import type { DbgCard, DbgState } from './state.ts';
import { ZONE, zoneKinds } from './zones.ts';

const COURAGE_EACH = 6;
const DESPAIR_EACH = 3;

/** Where the cards of a group lie before the first step; the others are dealt to the seats. */
const START: Partial<Record<Group, number>> = {
  main: ZONE.main,
  valor: ZONE.valor,
  corruption: ZONE.corruption,
  'hero start': ZONE.revealed,
};

/** The table before the first step: nothing shuffled, no hero dealt, no archenemy chosen. */
export function create(setup: Plain, { defs }: Registry<DbgDef>): DbgState {
  const { seats, mode } = readSetup(setup);
  const dealer = new Dealer(
    zoneKinds,
    seats,
    ({ def, zone, seen, alias }: Card): DbgCard => new CardRecord(def, zone, seen, alias, -1, 0),
  );
  const enemies = mode === 'normal' ? 'archenemy' : 'impossible';
  for (let def = 0; def < defs.length; def++) {
    const { group, quantity } = defs[def];
    if (group === 'courage' || group === 'despair') {
      const each = group === 'courage' ? COURAGE_EACH : DESPAIR_EACH;
      for (let seat = 0; seat < seats; seat++) {
        for (let i = 0; i < each; i++) dealer.add(def, ZONE.deck, seat).owner = seat;
      }
      continue;
    }
    const kind = group === enemies ? ZONE.away : START[group];
    if (kind === undefined) continue;
    for (let i = 0; i < quantity; i++) dealer.add(def, kind);
  }
  const perSeat = (n: number): number[] => {
    const list: number[] = [];
    for (let seat = 0; seat < seats; seat++) list.push(n);
    return list;
  };
  const { aliases, cards, zones } = dealer;
  // Written as a literal: what is put together from parts is read and copied more slowly.
  return {
    seats,
    setup,
    rng: [0, 0, 0, 0],
    box: 0,
    answers: 0,
    news: 0,
    aliases,
    cards,
    zones,
    frames: [],
    lasting: [],
    delayed: [],
    uses: [],
    over: null,
    heroes: perSeat(-1),
    defeated: perSeat(0),
    first: 0,
    turn: 0,
    turns: 0,
    still: 0,
    acting: 0,
    power: 0,
    spent: 0,
    plays: [],
    growing: [],
    gifts: [],
    gained: 0,
    ambushes: 0,
    extra: perSeat(0),
  };
}

/**
 * A card as plain data: its prototype is that of every object. Made by a constructor and not as a literal, because V8
 * learns from literals: once many copies are kept, as those of a history are, it would put every copy among the long-lived
 * objects, which makes a copy of the state eight times as slow.
 */
const CardRecord = function (
  this: DbgCard,
  def: number,
  zone: number,
  seen: number,
  alias: number,
  owner: number,
  marks: number,
): void {
  this.def = def;
  this.zone = zone;
  this.seen = seen;
  this.alias = alias;
  this.owner = owner;
  this.marks = marks;
  // The compiler knows no constructors that are functions.
} as unknown as new (
  def: number,
  zone: number,
  seen: number,
  alias: number,
  owner: number,
  marks: number,
) => DbgCard;
CardRecord.prototype = Object.prototype;

/** A copy of a card, field by field. */
export function copyCard(card: DbgCard): DbgCard {
  return new CardRecord(card.def, card.zone, card.seen, card.alias, card.owner, card.marks);
}

/** A copy of a state, in the order above, so that all states have one shape. */
export const copy = (state: DbgState, own: OwnParts<DbgState>): DbgState => ({
  seats: state.seats,
  setup: state.setup,
  rng: own.rng,
  box: state.box,
  answers: state.answers,
  news: state.news,
  aliases: state.aliases,
  cards: own.cards,
  zones: own.zones,
  frames: own.frames,
  lasting: own.lasting,
  delayed: own.delayed,
  uses: own.uses,
  over: state.over,
  heroes: state.heroes.slice(),
  defeated: state.defeated.slice(),
  first: state.first,
  turn: state.turn,
  turns: state.turns,
  still: state.still,
  acting: state.acting,
  power: state.power,
  spent: state.spent,
  plays: state.plays.slice(),
  growing: state.growing.slice(),
  gifts: state.gifts.slice(),
  gained: state.gained,
  ambushes: state.ambushes,
  extra: state.extra.slice(),
});
