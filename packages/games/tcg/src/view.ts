import { aliasId, cardsIn, type Outcome, type Seat, type SeenZone, seeZone, value } from '@tafelrunde/kernel';
import type { CardType } from './defs.ts';
import { currentSite, isEliminated, isRoaming, minionsOf, stands } from './players.ts';
import { isActive, vitalityLeft } from './registry.ts';
import { movesAllowed } from './rules/regroup.ts';
import { isOverwhelmed, totalStrength } from './rules/skirmish.ts';
import { type M, PHASE_NAMES, type PhaseName } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** A card in play: what is printed is in the definition, here stands what has become of it. */
export interface SeenInPlay {
  readonly id: string;
  readonly def: string;
  readonly type: CardType;
  readonly owner: Seat;
  readonly active: boolean;
  /** Cards that lie on it. */
  readonly on: readonly SeenInPlay[];
  /** Of characters. */
  readonly wounds?: number;
  readonly strength?: number;
  readonly vitality?: number;
  readonly damage?: number;
  /** Of companions. */
  readonly ringBearer?: boolean;
  readonly defender?: number;
  /** Of minions. */
  readonly fierce?: boolean;
  readonly roaming?: boolean;
  /** The companion a minion is assigned to, '' if none. */
  readonly assigned?: string;
}

export interface SeenSite {
  readonly id: string;
  readonly def: string;
  readonly site: number;
  readonly owner: Seat;
  readonly sanctuary: boolean;
  readonly shadowNumber: number;
  /** The fellowships that are there. */
  readonly markers: readonly Seat[];
}

/** What a loser of a skirmish would take. */
export interface SeenToll {
  readonly card: string;
  readonly wounds: number;
  /** The vitality that would be left; 0 for one that falls. */
  readonly left: number;
}

export interface SeenSkirmish {
  readonly companion: string;
  readonly minions: readonly string[];
  /** Whether it is the one that is being fought. */
  readonly fought: boolean;
  readonly strength: number;
  readonly opposing: number;
  readonly damage: number;
  readonly opposingDamage: number;
  readonly winning: boolean;
  readonly overwhelmed: boolean;
  readonly overwhelming: boolean;
  /** What each loser would take as it stands. */
  readonly tolls: readonly SeenToll[];
}

export interface SeenPlayer {
  readonly position: number;
  readonly eliminated: boolean;
  readonly burdens: number;
  readonly resistance: number;
  readonly wearing: boolean;
  readonly fellowship: readonly SeenInPlay[];
  readonly support: readonly SeenInPlay[];
  readonly hand: SeenZone;
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  readonly dead: SeenZone;
  readonly adventure: SeenZone;
}

/** Everything a viewer may know of the table. */
export interface TcgView {
  readonly turn: Seat;
  readonly turns: number;
  readonly phase: PhaseName;
  readonly fierce: boolean;
  readonly twilight: number;
  readonly moves: number;
  readonly movesAllowed: number;
  readonly path: readonly SeenSite[];
  readonly archery: { readonly fellowship: number; readonly minions: number };
  readonly minions: readonly SeenInPlay[];
  readonly skirmishes: readonly SeenSkirmish[];
  readonly resolving: readonly SeenInPlay[];
  readonly removed: number;
  readonly players: readonly SeenPlayer[];
  readonly over: Outcome | null;
}

/** One object is filled: putting together parts takes six times as long, and everybody is shown every card after each answer. */
function seeInPlay(m: M, card: number): SeenInPlay {
  const c = m.s.cards[card];
  const { id, type } = m.defs[c.def];
  const seen: { -readonly [Field in keyof SeenInPlay]: SeenInPlay[Field] } = {
    id: aliasId(c.alias),
    def: id,
    type,
    owner: c.owner,
    active: isActive(m, card),
    on: cardsIn(m, ZONE.attached)
      .filter((other) => m.s.cards[other].host === card)
      .map((other) => seeInPlay(m, other)),
  };
  if (type !== 'companion' && type !== 'ally' && type !== 'minion') return seen;
  seen.wounds = c.wounds;
  seen.strength = value(m, card, STAT.strength);
  seen.vitality = value(m, card, STAT.vitality);
  seen.damage = value(m, card, STAT.damage);
  if (type === 'companion') {
    seen.ringBearer = m.s.ringBearer[c.owner] === card;
    seen.defender = value(m, card, STAT.defender);
  } else if (type === 'minion') {
    seen.fierce = value(m, card, STAT.fierce) > 0;
    seen.roaming = isRoaming(m, card);
    seen.assigned = c.assigned >= 0 ? aliasId(m.s.cards[c.assigned].alias) : '';
  }
  return seen;
}

/** A site of the path: who brought it, what it adds now, and which fellowships are there. */
function seeSite(m: M, card: number, at: number): SeenSite {
  const c = m.s.cards[card];
  const { id, site, sanctuary } = m.defs[c.def];
  const markers = m.s.order.filter((seat) => m.s.position[seat] === at + 1 && !isEliminated(m, seat));
  const shadowNumber = value(m, card, STAT.shadowNumber);
  return { id: aliasId(c.alias), def: id, site, owner: c.owner, sanctuary, shadowNumber, markers };
}

/** Every skirmish that is assigned: both sides, their strength as it is now, and what would come of it. */
function seeSkirmishes(m: M): SeenSkirmish[] {
  const { cards, fighting } = m.s;
  const companions: number[] = [];
  for (const minion of cardsIn(m, ZONE.minions)) {
    const { assigned } = cards[minion];
    if (assigned >= 0 && !companions.includes(assigned)) companions.push(assigned);
  }
  return companions.map((companion) => {
    const friends = stands(m, companion) ? [companion] : [];
    const minions = minionsOf(m, companion);
    const own = totalStrength(m, friends);
    const other = totalStrength(m, minions);
    const winning = own > other;
    const bonus = (side: readonly number[]): number => side.reduce((n, card) => n + value(m, card, STAT.damage), 0);
    return {
      companion: aliasId(cards[companion].alias),
      minions: minions.map((card) => aliasId(cards[card].alias)),
      fought: companion === fighting,
      strength: own,
      opposing: other,
      damage: bonus(friends),
      opposingDamage: bonus(minions),
      winning,
      overwhelmed: friends.some((card) => isOverwhelmed(m, card, own, other)),
      overwhelming: minions.length > 0 && minions.every((card) => isOverwhelmed(m, card, other, own)),
      tolls: (winning ? minions : friends).map((card) => {
        const [mine, its] = winning ? [other, own] : [own, other];
        const wounds = 1 + bonus(winning ? friends : minions);
        const spared = value(m, card, STAT.unwoundable) > 0;
        const left = Math.max(0, vitalityLeft(m, card) - (spared ? 0 : wounds));
        return {
          card: aliasId(cards[card].alias),
          wounds,
          left: isOverwhelmed(m, card, mine, its) ? 0 : left,
        };
      }),
    };
  });
}

export function view(m: M, viewer: Seat): TcgView {
  const { s } = m;
  const zone = (kind: number, seat: Seat = 0): SeenInPlay[] => cardsIn(m, kind, seat).map((card) => seeInPlay(m, card));
  const site = currentSite(m);
  const players = s.position.map((position, seat) => {
    const bearer = s.ringBearer[seat];
    return {
      position,
      eliminated: isEliminated(m, seat),
      burdens: s.burdens[seat],
      resistance: bearer >= 0 ? value(m, bearer, STAT.resistance) : 0,
      wearing: seat === s.turn && s.wearing === 1,
      fellowship: zone(ZONE.fellowship, seat),
      support: zone(ZONE.support, seat),
      hand: seeZone(m, viewer, ZONE.hand, seat),
      deck: seeZone(m, viewer, ZONE.deck, seat),
      discard: seeZone(m, viewer, ZONE.discard, seat),
      dead: seeZone(m, viewer, ZONE.dead, seat),
      adventure: seeZone(m, viewer, ZONE.adventure, seat),
    };
  });
  return {
    turn: s.turn,
    turns: s.turns,
    phase: PHASE_NAMES[s.phase],
    fierce: s.fierce === 1,
    twilight: s.twilight,
    moves: s.moves,
    movesAllowed: movesAllowed(m),
    path: cardsIn(m, ZONE.path).map((card, at) => seeSite(m, card, at)),
    archery: {
      fellowship: site >= 0 ? value(m, site, STAT.fellowshipArchery) : 0,
      minions: site >= 0 ? value(m, site, STAT.minionArchery) : 0,
    },
    minions: zone(ZONE.minions),
    skirmishes: seeSkirmishes(m),
    resolving: zone(ZONE.resolving),
    removed: cardsIn(m, ZONE.removed).length,
    players,
    over: s.over,
  };
}
