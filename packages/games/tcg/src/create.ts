import { Layout, type Plain, type Registry } from '@tafelrunde/kernel';
import type { DeckList } from './decks.ts';
import type { TcgDef } from './defs.ts';
import type { TcgSetup } from './setup.ts';
import { PHASE, type TcgCard, type TcgState } from './state.ts';
import { zones as places, ZONE } from './zones.ts';

/** Moves per turn: two with two or three players, else one for every opponent (TCG-MOVE-13, -14). */
function moveLimit(players: number): number {
  return Math.max(2, players - 1);
}

/** A card before anything has happened to it. */
function newCard(def: number, zone: number, owner: number): TcgCard {
  return { def, zone, seen: 0, alias: 0, owner, host: -1, wounds: 0, assigned: -1 };
}

/** The table before the first step: adventure decks apart from all other cards (TCG-SETUP-03), nothing shuffled yet. */
export function create(setup: Plain, pool: Registry<TcgDef>): TcgState {
  const { players } = setup as TcgSetup;
  const seats = players.length;
  const layout = new Layout(places.kinds, seats);
  const cards: TcgCard[] = [];
  const zones: number[][] = Array.from({ length: layout.count }, () => []);
  let aliases = 0;
  const add = (defs: readonly number[], owner: number, kind: number): void => {
    const zone = layout.zone(kind, owner);
    const seen = layout.sightOf[zone];
    for (let i = 0; i < defs.length; i++) {
      const card = newCard(defs[i], zone, owner);
      card.seen = seen;
      if (seen !== 0) card.alias = ++aliases;
      zones[zone].push(cards.length);
      cards.push(card);
    }
  };
  players.forEach(({ deck }, seat) => {
    const { sites, draw } = numbersOf(deck, pool);
    add(sites, seat, ZONE.adventure);
    add(draw, seat, ZONE.deck);
  });
  return {
    // Written as a literal: copies of what is put together from parts take twice the time.
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
    turn: 0,
    turns: 0,
    phase: PHASE.none,
    shadow: -1,
    twilight: 0,
    moves: 0,
    extraMoves: 0,
    moveLimit: moveLimit(seats),
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
