import { aliasId, cardsIn, type Plain, type Seat, seeZone, value } from '@tafelrunde/kernel';
import { currentSite, isEliminated, isRoaming, minionsOf, stands } from './players.ts';
import { isActive, registry } from './registry.ts';
import { movesAllowed } from './rules/regroup.ts';
import { isOverwhelmed, totalStrength } from './rules/skirmish.ts';
import { setupOf } from './setup.ts';
import { type M, PHASE_NAMES } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** A card in play: what is printed is in the definition, here stands what has become of it. */
function seeInPlay(m: M, card: number): Plain {
  const c = m.s.cards[card];
  const { id, type } = registry[c.def];
  const seen: Record<string, Plain> = {
    id: aliasId(c.alias),
    def: id,
    type,
    owner: c.owner,
    active: isActive(m, card),
    on: cardsIn(m, ZONE.attached)
      .filter((other) => m.s.cards[other].host === card)
      .map((other) => seeInPlay(m, other)),
  };
  if (type === 'companion' || type === 'ally' || type === 'minion') {
    seen.wounds = c.wounds;
    seen.strength = value(m, card, STAT.strength);
    seen.vitality = value(m, card, STAT.vitality);
    seen.damage = value(m, card, STAT.damage);
  }
  if (type === 'companion') {
    seen.ringBearer = m.s.ringBearer[c.owner] === card;
    seen.defender = value(m, card, STAT.defender);
  }
  if (type === 'minion') {
    seen.fierce = value(m, card, STAT.fierce) > 0;
    seen.roaming = isRoaming(m, card);
    seen.assigned = c.assigned >= 0 ? aliasId(m.s.cards[c.assigned].alias) : '';
  }
  return seen;
}

/** A site of the path: who brought it, what it adds now, and which fellowships are there. */
function seeSite(m: M, card: number, at: number): Plain {
  const c = m.s.cards[card];
  const { id, site, sanctuary } = registry[c.def];
  const markers = m.s.order.filter((seat) => m.s.position[seat] === at + 1 && !isEliminated(m, seat));
  const shadowNumber = value(m, card, STAT.shadowNumber);
  return { id: aliasId(c.alias), def: id, site, owner: c.owner, sanctuary, shadowNumber, markers };
}

/** Every skirmish that is assigned: both sides, their strength as it is now, and what would come of it. */
function seeSkirmishes(m: M): Plain {
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
    const bonus = (side: readonly number[]): number => side.reduce((n, card) => n + value(m, card, STAT.damage), 0);
    return {
      companion: aliasId(cards[companion].alias),
      minions: minions.map((card) => aliasId(cards[card].alias)),
      fought: companion === fighting,
      strength: own,
      opposing: other,
      damage: bonus(friends),
      opposingDamage: bonus(minions),
      winning: own > other,
      overwhelmed: friends.some((card) => isOverwhelmed(m, card, own, other)),
      overwhelming: minions.length > 0 && minions.every((card) => isOverwhelmed(m, card, other, own)),
    };
  });
}

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): Plain {
  const { s } = m;
  const zone = (kind: number, seat: Seat = 0): Plain => cardsIn(m, kind, seat).map((card) => seeInPlay(m, card));
  const site = currentSite(m);
  const players = s.position.map((position, seat) => {
    const bearer = s.ringBearer[seat];
    return {
      position,
      eliminated: isEliminated(m, seat),
      burdens: s.burdens[seat],
      resistance: bearer >= 0 ? value(m, bearer, STAT.resistance) : 0,
      wearing: seat === s.turn && s.wearing === 1,
      reshuffled: (s.reshuffled & (1 << seat)) !== 0,
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
    format: setupOf(m).format,
    turn: s.turn,
    turns: s.turns,
    order: s.order,
    acting: s.acting,
    phase: PHASE_NAMES[s.phase],
    shadow: s.shadow,
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
  } as unknown as Plain;
}
