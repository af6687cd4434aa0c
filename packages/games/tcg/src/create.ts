import { type Card, Dealer, type OwnParts, type Plain, type Registry, type Seat } from '@tafelrunde/kernel';
import type { DeckList } from './decks.ts';
import type { TcgDef } from './defs.ts';
import type { TcgSetup } from './setup.ts';
import { PHASE, type TcgCard, type TcgState } from './state.ts';
import { ZONE, zoneKinds } from './zones.ts';

/** Moves per turn: two with two or three players, else one for every opponent (TCG-MOVE-13, -14). */
function moveLimit(players: number): number {
  return Math.max(2, players - 1);
}

/** A card before anything has happened to it. */
function newCard({ def, zone, seen, alias }: Card): TcgCard {
  return { def, zone, seen, alias, owner: -1, host: -1, wounds: 0, assigned: -1 };
}

/** The table before the first step: adventure decks apart from all other cards (TCG-SETUP-03), nothing shuffled yet. */
export function create(setup: Plain, pool: Registry<TcgDef>): TcgState {
  const { players } = setup as TcgSetup;
  const dealer = new Dealer(zoneKinds, players.length, newCard);
  const add = (defs: readonly number[], kind: number, seat: Seat): void => {
    for (let i = 0; i < defs.length; i++) dealer.add(defs[i], kind, seat).owner = seat;
  };
  players.forEach(({ deck }, seat) => {
    const { sites, draw } = numbersOf(deck, pool);
    add(sites, ZONE.adventure, seat);
    add(draw, ZONE.deck, seat);
  });
  const { aliases, cards, zones } = dealer;
  // Written as a literal: copies of what is put together from parts take twice the time.
  return {
    seats: players.length,
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
    turn: 0,
    turns: 0,
    phase: PHASE.none,
    shadow: -1,
    twilight: 0,
    moves: 0,
    extraMoves: 0,
    moveLimit: moveLimit(players.length),
    wearing: 0,
    fighting: -1,
    cancelled: 0,
    fierce: 0,
    drawn: 0,
    eliminated: 0,
    reshuffled: 0,
    order: players.map((_, seat) => seat),
    acting: players.map((_, seat) => seat),
    position: players.map(() => 1),
    burdens: players.map(() => 0),
    ringBearer: players.map(() => -1),
  };
}

interface Numbers {
  readonly sites: readonly number[];
  /** All other cards; the starting fellowship is taken out of them. */
  readonly draw: readonly number[];
}

/** What is found once for each deck list in each pool: ready-made decks are played by the thousand. */
const known = new WeakMap<Registry<TcgDef>, WeakMap<DeckList, Numbers>>();

function numbersOf(deck: DeckList, pool: Registry<TcgDef>): Numbers {
  let ofPool = known.get(pool);
  if (!ofPool) {
    ofPool = new WeakMap();
    known.set(pool, ofPool);
  }
  let found = ofPool.get(deck);
  if (!found) {
    const ids = [deck.ringBearer, deck.ring];
    for (const [id, n] of Object.entries(deck.cards)) for (let i = 0; i < n; i++) ids.push(id);
    const number = (id: string): number => pool.number(pool.get(id).id);
    found = { sites: deck.sites.map(number), draw: ids.map(number) };
    ofPool.set(deck, found);
  }
  return found;
}

/** A copy of a card, field by field in the order above: the form in which copies of copies stay fast. */
export function copyCard({ def, zone, seen, alias, owner, host, wounds, assigned }: TcgCard): TcgCard {
  return { def, zone, seen, alias, owner, host, wounds, assigned };
}

/** A copy of a state, in the order above, so that all states have one shape. */
export const copy = (state: TcgState, own: OwnParts<TcgState>): TcgState => ({
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
  turn: state.turn,
  turns: state.turns,
  phase: state.phase,
  shadow: state.shadow,
  twilight: state.twilight,
  moves: state.moves,
  extraMoves: state.extraMoves,
  moveLimit: state.moveLimit,
  wearing: state.wearing,
  fighting: state.fighting,
  cancelled: state.cancelled,
  fierce: state.fierce,
  drawn: state.drawn,
  eliminated: state.eliminated,
  reshuffled: state.reshuffled,
  order: state.order.slice(),
  acting: state.acting.slice(),
  position: state.position.slice(),
  burdens: state.burdens.slice(),
  ringBearer: state.ringBearer.slice(),
});
