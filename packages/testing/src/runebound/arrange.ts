import { boxKey, deepFreeze, Match, type Seat, seedWords } from '@tafelrunde/kernel';
import {
  hexes as allHexes,
  DECKS,
  deckZone,
  discardZone,
  FACES,
  gemOn,
  hexesOf,
  type RbDef,
  type RbSetup,
  type RbState,
  type RegionId,
  type runebound,
  type ScenarioId,
  ZONE,
} from '@tafelrunde/runebound';

/** A hex by the name of a region (its first hex), or by row and column. */
export type HexGiven = RegionId | readonly [row: number, col: number];

export interface RbPlayerGiven {
  /** The hero by id or English title. */
  readonly hero: string;
  readonly at?: HexGiven;
  readonly gold?: number;
  readonly damage?: number;
  readonly story?: number;
  readonly delayed?: boolean;
  readonly eliminated?: boolean;
  readonly assets?: readonly string[];
  /** Learned skills, and skill cards in hand. */
  readonly skills?: readonly string[];
  readonly hand?: readonly string[];
  readonly trophies?: readonly string[];
  readonly quests?: readonly string[];
  readonly rumors?: readonly string[];
}

/** The game, with the cards of the box or with more of them. */
export type RbGame = typeof runebound;

type DeckName = (typeof DECKS)[number];

/** A position in words. Decks are those of the scenario, in the order of the box, unless cards are named for their tops. */
export interface RbGiven {
  readonly scenario?: ScenarioId;
  readonly players: readonly RbPlayerGiven[];
  readonly first?: Seat;
  readonly active?: Seat;
  readonly act?: 1 | 2;
  readonly space?: number;
  readonly round?: number;
  /** Cards on top of the decks, top card first. */
  readonly decks?: { readonly [deck in DeckName]?: readonly string[] };
  /** Nothing but the named cards is left in these decks. */
  readonly emptyDecks?: readonly (DeckName | 'skills' | 'assets' | 'story')[];
  readonly discards?: { readonly [deck in DeckName]?: readonly string[] };
  readonly skillDeck?: readonly string[];
  readonly assetDeck?: readonly string[];
  readonly storyDeck?: readonly string[];
  readonly storyTrack?: readonly string[];
  /** What lies in the other discard piles, the last one uppermost. */
  readonly skillDiscard?: readonly string[];
  readonly assetDiscard?: readonly string[];
  readonly storyDiscard?: readonly string[];
  /** Seats whose hero has been challenged in this game. */
  readonly challenged?: readonly Seat[];
  /** Markets in the order of the cities: Tamalir, Forge, Dawnsmoor, Riverwatch. */
  readonly markets?: readonly (readonly string[])[];
  /** Hexes with an inactive gem. */
  readonly usedGems?: readonly HexGiven[];
  readonly zombies?: readonly HexGiven[];
  readonly villain?: HexGiven;
  /** The step to begin at; the first decision of the active player's turn by default. */
  readonly step?: string;
  /** Faces of terrain dice and sides of combat tokens to come are those of this seed. */
  readonly seed?: string;
}

/** The number of a hex. */
export function hexNumber(given: HexGiven): number {
  if (typeof given === 'string') return hexesOf(given)[0];
  const hex = hexAtOf(given);
  if (hex < 0) throw new Error(`there is no hex at ${given.join(', ')}`);
  return hex;
}

function hexAtOf([row, col]: readonly [number, number]): number {
  return allHexes.findIndex((hex) => hex.row === row && hex.col === col);
}

/** Sets a position up: everything that is not named lies where it does after setup. */
export function arrangeRunebound(given: RbGiven, game: RbGame): Match<RbState> {
  return new RbArranger(given, game).match;
}

class RbArranger {
  readonly match: Match<RbState>;
  private readonly s: RbState;
  private readonly placed = new Set<number>();
  private readonly game: RbGame;

  constructor(given: RbGiven, game: RbGame) {
    this.game = game;
    const setup: RbSetup = {
      players: given.players.length,
      scenario: given.scenario ?? 'margath',
      heroes: given.players.map(({ hero }) => this.defNamed(hero).id),
      first: given.first ?? 0,
    };
    this.s = game.create(deepFreeze(setup));
    this.match = new Match(game, this.s);
    const { s } = this;
    given.players.forEach((player, seat) => {
      this.placePlayer(player, seat);
    });
    for (const def of this.s.cards.map((_, card) => card)) {
      if (this.kindOf(def) === ZONE.heroes) this.shift(def, ZONE.removed);
    }
    this.placePiles(given);
    Object.assign(s, {
      first: given.first ?? 0,
      active: given.active ?? given.first ?? 0,
      act: given.act ?? 1,
      space: given.space ?? 1,
      round: given.round ?? 1,
      playing: 1,
      gems: (1 << 27) - 1,
      boss: given.villain === undefined ? -1 : hexNumber(given.villain),
    });
    for (const hex of given.usedGems ?? []) s.gems &= ~(1 << gemOn[hexNumber(hex)]);
    for (const hex of given.zombies ?? []) s.zombies.push(hexNumber(hex));
    for (const seat of given.challenged ?? []) s.challenged |= 1 << seat;
    const words = seedWords(given.seed ?? 'table');
    for (let i = 0; i < 4; i++) s.rng[i] = words[i];
    s.box = boxKey(s);
    // Everybody before the active player has had his turn.
    const { seats, first, active } = s;
    let turns = 0;
    for (let seat = first; seat !== active; seat = (seat + 1) % seats) turns |= 1 << seat;
    s.turns = turns | (1 << active);
    s.frames.push({ proc: 'game', step: 'turns', vars: {} });
    s.frames.push({ proc: 'turn', step: 'begin', vars: { seat: active } });
    this.match.load(s);
  }

  private placePlayer(player: RbPlayerGiven, seat: Seat): void {
    const { s } = this;
    const hero = this.defNamed(player.hero);
    const card = this.place(hero.id, ZONE.hero, seat);
    s.cards[card].side = 1;
    s.gold[seat] = player.gold ?? 0;
    s.damage[seat] = player.damage ?? 0;
    s.story[seat] = player.story ?? 0;
    s.hex[seat] = hexNumber(player.at ?? 'tamalir');
    if (player.delayed) s.lying |= 1 << seat;
    for (const name of player.assets ?? []) this.place(name, ZONE.assets, seat);
    for (const name of player.skills ?? []) this.place(name, ZONE.skills, seat);
    for (const name of player.hand ?? []) this.place(name, ZONE.hand, seat);
    for (const name of player.trophies ?? []) this.place(name, ZONE.trophies, seat);
    for (const name of player.quests ?? []) this.place(name, ZONE.quests, seat);
    for (const name of player.rumors ?? []) this.place(name, ZONE.rumors, seat);
    if (player.eliminated) {
      s.eliminated |= 1 << seat;
      s.hex[seat] = -1;
    }
  }

  private placePiles(given: RbGiven): void {
    DECKS.forEach((deck, d) => {
      this.stack(given.decks?.[deck] ?? [], deckZone(d), given.emptyDecks?.includes(deck) ?? false);
      for (const name of given.discards?.[deck] ?? []) this.place(name, discardZone(d), 0);
    });
    const empty = (name: 'skills' | 'assets' | 'story'): boolean => given.emptyDecks?.includes(name) ?? false;
    for (let market = 0; market < 4; market++) {
      const names = given.markets?.[market] ?? [];
      for (const name of names) this.place(name, ZONE.market0 + market, 0);
    }
    this.stack(given.skillDeck ?? [], ZONE.skillDeck, empty('skills'));
    this.stack(given.assetDeck ?? [], ZONE.assetDeck, empty('assets'));
    for (let market = 0; market < 4; market++) this.fillMarket(market, (given.assetDeck ?? []).length);
    this.stack(given.storyDeck ?? [], ZONE.storyDeck, empty('story'));
    for (const name of given.storyTrack ?? []) this.place(name, ZONE.storyTrack, 0);
    for (const name of given.skillDiscard ?? []) this.place(name, ZONE.skillDiscard, 0);
    for (const name of given.assetDiscard ?? []) this.place(name, ZONE.assetDiscard, 0);
    for (const name of given.storyDiscard ?? []) this.place(name, ZONE.storyDiscard, 0);
  }

  /** Three assets at every market, from below the named ones. */
  private fillMarket(market: number, named: number): void {
    const deck = this.s.zones[this.match.layout.zone(ZONE.assetDeck, 0)];
    const zone = this.s.zones[this.match.layout.zone(ZONE.market0 + market, 0)];
    while (zone.length < 3 && deck.length > named) this.shift(deck[0], ZONE.market0 + market);
  }

  /** Puts cards on top of a deck, the first one uppermost; the rest of it is put away if it shall be empty. */
  private stack(names: readonly string[], kind: number, empty: boolean): void {
    const zone = this.match.layout.zone(kind, 0);
    if (empty) for (const card of this.s.zones[zone].slice()) this.shift(card, ZONE.removed);
    for (const name of names.toReversed()) {
      const card = this.take(name);
      this.shift(card, kind);
      Object.assign(this.s.cards[card], { seen: 0, alias: 0 });
    }
  }

  private kindOf(card: number): number {
    return this.match.layout.kindOf[this.s.cards[card].zone];
  }

  /** A card of that name that has no place yet. */
  private take(name: string): number {
    const def = this.game.defs.indexOf(this.defNamed(name));
    const card = this.s.cards.findIndex((c, ix) => c.def === def && !this.placed.has(ix));
    const found = card >= 0 ? card : this.add(def);
    this.placed.add(found);
    return found;
  }

  /** A card that the decks of the scenario do not hold (any more). */
  private add(def: number): number {
    const zone = this.match.layout.zone(ZONE.removed, 0);
    this.s.zones[zone].push(this.s.cards.length);
    return this.s.cards.push({ def, zone, seen: 0, alias: 0, damage: 0, side: 0 }) - 1;
  }

  private place(name: string, kind: number, seat: Seat): number {
    const card = this.take(name);
    this.shift(card, kind, seat);
    return card;
  }

  private defNamed(name: string): RbDef {
    const { defs } = this.game;
    const def = defs.find((d) => d.id === name) ?? defs.find((d) => d.title.en === name);
    if (!def) throw new Error(`there is no card called '${name}'`);
    return def;
  }

  private shift(card: number, kind: number, seat: Seat = 0): void {
    const { s } = this;
    const from = s.zones[s.cards[card].zone];
    from.splice(from.indexOf(card), 1);
    const zone = this.match.layout.zone(kind, seat);
    s.zones[zone].push(card);
    const seen = s.cards[card].seen | this.match.layout.sightOf[zone];
    Object.assign(s.cards[card], { zone, seen, alias: seen === 0 ? 0 : ++s.aliases });
  }
}

/** The number of the die face that shows exactly these symbols: 'compass', 'plains', 'forest/hills' … */
export function faceNumber(name: string): number {
  const at = FACE_NAMES.indexOf(name);
  if (at < 0 || at >= FACES.length) throw new Error(`no die shows ${name}; there are ${FACE_NAMES.join(', ')}`);
  return at;
}

/** What a die face shows, as `faceNumber` takes it. */
export const faceName = (face: number): string => FACE_NAMES[face];

const FACE_NAMES = ['compass', 'plains', 'plains/forest', 'forest/hills', 'mountain/water', 'plains/hills'];
