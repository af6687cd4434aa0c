import { boxKey, deepFreeze, Match, type Seat, seedWords } from '@tafelrunde/kernel';
import {
  type DeckList,
  decks,
  type Format,
  setActing,
  type TcgCard,
  type TcgDef,
  type TcgSetup,
  type TcgState,
  tcg,
  ZONE,
} from '@tafelrunde/tcg';

/** A card with what lies on it. */
export interface TcgCardGiven {
  readonly card: string;
  readonly wounds?: number;
  /** Cards on it, its owner's; of another player with `owner`. */
  readonly on?: readonly (string | TcgCardGiven)[];
  readonly owner?: Seat;
  /** The companion or ally a minion is assigned to. */
  readonly assigned?: string;
}
type Named = string | TcgCardGiven;

export interface TcgPlayerGiven {
  /** The companions. The Ring-bearer is added with The One Ring if he is not named. */
  readonly fellowship?: readonly Named[];
  /** Who bears The One Ring; Frodo if left out. */
  readonly ringBearer?: string;
  readonly support?: readonly Named[];
  readonly hand?: readonly string[];
  /** Top card first. */
  readonly deck?: readonly string[];
  /** Undermost card first. */
  readonly discard?: readonly string[];
  readonly dead?: readonly string[];
  /** Sites that are not on the path; those of the Aragorn starter if left out. */
  readonly adventure?: readonly string[];
  /** The site number where the fellowship is; 1 if left out. */
  readonly at?: number;
  readonly burdens?: number;
  /** Whether the one reshuffle has been used. */
  readonly reshuffled?: boolean;
  /** Whether the player is out; then nothing of him is there. */
  readonly eliminated?: boolean;
}

/** A position in words. What is left out is empty. */
export interface TcgGiven {
  readonly format?: Format;
  /** Whether decks are cut after shuffling. */
  readonly cuts?: boolean;
  readonly players: readonly TcgPlayerGiven[];
  /** Whose turn it is; the first player's if left out. */
  readonly turn?: Seat;
  /** The step of the turn to begin at: `'fellowship phase'` unless something else is given. */
  readonly step?: string;
  readonly twilight?: number;
  readonly moves?: number;
  /** Moves that were gained beyond the limit. */
  readonly extraMoves?: number;
  /** Cards drawn in the fellowship phase, for the rule of 4. */
  readonly drawn?: number;
  readonly wearing?: boolean;
  /** Minions in play; they are the next player's unless `owner` says otherwise. */
  readonly minions?: readonly Named[];
  /** The adventure path from site 1; sites of the Aragorn starter if left out. */
  readonly path?: readonly Named[];
  /** Who brought the sites of the path; the first player if left out. */
  readonly pathOwners?: readonly Seat[];
  readonly seed?: string;
}

const BEFORE_THE_MOVE = ['empty pool', 'sanctuary', 'start of turn', 'fellowship phase', 'move'];

/** Sets a position up: exactly the cards that are named, wherever a deck would have them. */
export function arrangeTcg(given: TcgGiven, game: typeof tcg = tcg): Match<TcgState> {
  return new TcgArranger(given, game).match;
}

const NO_CARDS: DeckList = { ringBearer: '4C302', ring: '4C2', sites: [], start: [], cards: {} };

class TcgArranger {
  readonly match: Match<TcgState>;
  private readonly s: TcgState;
  private readonly game: typeof tcg;

  constructor(given: TcgGiven, game: typeof tcg) {
    this.game = game;
    const players = given.players.map(() => ({ deck: NO_CARDS }));
    const { format = 'starter', cuts = false } = given;
    const setup: TcgSetup = { format, players, first: 0, cuts };
    this.s = game.create(deepFreeze(setup));
    this.match = new Match(game, this.s);
    const { s } = this;
    s.cards.length = 0;
    for (const zone of s.zones) zone.length = 0;
    s.turn = given.turn ?? 0;
    const step = given.step ?? 'fellowship phase';
    given.players.forEach((player, seat) => {
      if (player.eliminated) s.eliminated |= 1 << seat;
      else this.placePlayer(player, seat);
      if (player.reshuffled) s.reshuffled |= 1 << seat;
    });
    this.placePath(given);
    const shadow = (s.turn + 1) % s.seats;
    for (const minion of given.minions ?? []) this.placeMinion(minion, shadow);
    setActing(this.match);
    s.turns = 1;
    s.twilight = given.twilight ?? 0;
    s.moves = given.moves ?? (BEFORE_THE_MOVE.includes(step) ? 0 : 1);
    s.extraMoves = given.extraMoves ?? 0;
    s.drawn = given.drawn ?? 0;
    s.wearing = given.wearing ? 1 : 0;
    const words = seedWords(given.seed ?? 'table');
    for (let i = 0; i < 4; i++) s.rng[i] = words[i];
    s.box = boxKey(s);
    s.frames.push({ proc: 'game', step: 'next turn', vars: {} }, { proc: 'turn', step, vars: {} });
    this.match.load(s);
  }

  private placePlayer(player: TcgPlayerGiven, seat: Seat): void {
    const { s } = this;
    const bearer = player.ringBearer ?? 'Frodo';
    const fellowship = player.fellowship ?? [];
    const all = fellowship.some((card) => nameOf(card) === bearer) ? fellowship : [bearer, ...fellowship];
    for (const named of all) {
      const card = this.place(named, ZONE.fellowship, seat, seat);
      if (nameOf(named) !== bearer) continue;
      s.ringBearer[seat] = card;
      const ring = this.add('4C2', ZONE.attached, 0, seat);
      s.cards[ring].host = card;
    }
    for (const named of player.support ?? []) this.place(named, ZONE.support, seat, seat);
    for (const card of player.hand ?? []) this.add(card, ZONE.hand, seat, seat);
    for (const card of (player.deck ?? []).toReversed()) this.add(card, ZONE.deck, seat, seat);
    for (const card of player.discard ?? []) this.add(card, ZONE.discard, seat, seat);
    for (const card of player.dead ?? []) this.add(card, ZONE.dead, seat, seat);
    s.position[seat] = player.at ?? 1;
    s.burdens[seat] = player.burdens ?? 0;
  }

  /** The path as far as the fellowships have come, and what is left in the adventure decks. */
  private placePath({ path, pathOwners, players }: TcgGiven): void {
    const { s } = this;
    const { sites } = decks.aragorn.list;
    const names: readonly Named[] = path ?? sites.slice(0, Math.max(...s.position));
    names.forEach((name, i) => {
      this.place(name, ZONE.path, 0, pathOwners?.[i] ?? 0);
    });
    players.forEach(({ adventure, eliminated }, seat) => {
      if (eliminated) return;
      const owned = (at: number): boolean => at < names.length && (pathOwners?.[at] ?? 0) === seat;
      const left = adventure ?? sites.filter((_, at) => !owned(at));
      for (const site of left) this.add(site, ZONE.adventure, seat, seat);
    });
  }

  private placeMinion(named: Named, shadow: Seat): void {
    const owner = typeof named === 'string' ? shadow : (named.owner ?? shadow);
    const card = this.place(named, ZONE.minions, 0, owner);
    if (typeof named === 'string' || named.assigned === undefined) return;
    this.s.cards[card].assigned = this.companion(named.assigned);
  }

  private companion(name: string): number {
    const def = this.game.defs.indexOf(this.defNamed(name));
    const { turn, zones, cards } = this.s;
    const { layout } = this.match;
    const own = [...zones[layout.zone(ZONE.fellowship, turn)], ...zones[layout.zone(ZONE.support, turn)]];
    const card = own.find((ix) => cards[ix].def === def);
    if (card === undefined) throw new Error(`there is no '${name}' to whom a minion could be assigned`);
    return card;
  }

  private place(named: Named, kind: number, seat: Seat, owner: Seat): number {
    const given: TcgCardGiven = typeof named === 'string' ? { card: named } : named;
    const card = this.add(given.card, kind, seat, owner);
    this.s.cards[card].wounds = given.wounds ?? 0;
    for (const other of given.on ?? []) {
      const whose = typeof other === 'string' ? owner : (other.owner ?? owner);
      const on = this.place(other, ZONE.attached, 0, whose);
      this.s.cards[on].host = card;
    }
    return card;
  }

  private add(name: string, kind: number, seat: Seat, owner: Seat): number {
    const { s } = this;
    const zone = this.match.layout.zone(kind, seat);
    const seen = this.match.layout.sightOf[zone];
    const def = this.game.defs.indexOf(this.defNamed(name));
    const alias = seen === 0 ? 0 : ++s.aliases;
    const card: TcgCard = { def, zone, seen, alias, owner, host: -1, wounds: 0, assigned: -1 };
    s.zones[zone].push(s.cards.length);
    return s.cards.push(card) - 1;
  }

  /** A definition by id or English title. */
  private defNamed(name: string): TcgDef {
    const { cards } = this.game;
    const def = cards.find(name) ?? cards.defs.find(({ title }) => title.en === name);
    if (!def) throw new Error(`there is no card called '${name}'`);
    return def;
  }
}

function nameOf(named: Named): string {
  return typeof named === 'string' ? named : named.card;
}
