import { aliasId, cardsIn, knows, type Plain, type Seat, seeZone } from '@tafelrunde/kernel';
import { heroes } from './heroes.ts';
import { registry } from './registry.ts';
import { costOf } from './rules/cost.ts';
import { powerLeft, totalPower } from './rules/power.ts';
import { pointsOf } from './rules/score.ts';
import { setupOf } from './setup.ts';
import { type M, MARK } from './state.ts';
import { ZONE } from './zones.ts';

/** A card that can be bought or defeated, with its present cost and whether its ambush is still to come. */
function forSale(m: M, card: number): Plain {
  const c = m.s.cards[card];
  return {
    id: aliasId(c.alias),
    def: registry[c.def].id,
    cost: costOf(m, card),
    ambush: (c.marks & MARK.ambush) !== 0,
  };
}

/** Whether a viewer can know what a seat owns: everything is gained openly, except in a draft of hidden hands. */
function knowsDeck(m: M, viewer: Seat, seat: Seat): boolean {
  for (let other = 0; other < m.s.seats; other++) {
    // While hands are on their way round, nobody's deck is complete, not even one's own.
    if (cardsIn(m, ZONE.aside, other).length > 0) return false;
  }
  if (viewer === seat) return true;
  for (let other = 0; other < m.s.seats; other++) {
    for (const card of cardsIn(m, ZONE.hand, other)) {
      if ((m.s.cards[card].marks & MARK.drafted) !== 0 && !knows(m, viewer, card)) return false;
    }
  }
  return true;
}

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): Plain {
  const { s } = m;
  const { mode, compensation, archenemies } = setupOf(m);
  const top = cardsIn(m, ZONE.archenemy);
  const valor = cardsIn(m, ZONE.valor);
  const players = s.heroes.map((hero, seat) => ({
    hero: hero < 0 ? '' : heroes[hero].id,
    hand: seeZone(m, viewer, ZONE.hand, seat),
    deck: seeZone(m, viewer, ZONE.deck, seat),
    discard: seeZone(m, viewer, ZONE.discard, seat),
    played: seeZone(m, viewer, ZONE.played, seat),
    locations: seeZone(m, viewer, ZONE.locations, seat),
    aside: seeZone(m, viewer, ZONE.aside, seat),
    defeated: s.defeated[seat],
    points: knowsDeck(m, viewer, seat) ? pointsOf(m, seat) : null,
  }));
  return {
    mode,
    compensation,
    archenemies,
    first: s.first,
    turn: s.turn,
    turns: s.turns,
    /** The step of the turn, as the rules name it. */
    step: s.frames[0]?.step ?? '',
    acting: s.acting === 1,
    power: totalPower(m),
    powerLeft: powerLeft(m),
    path: cardsIn(m, ZONE.path).map((card) => forSale(m, card)),
    archenemy:
      top.length === 0 ? null : { ...(forSale(m, top[0]) as object), level: registry[s.cards[top[0]].def].level },
    stack: cardsIn(m, ZONE.stack).length,
    main: seeZone(m, viewer, ZONE.main),
    valor: valor.length,
    /** The Valor that would be bought or gained next. */
    valorTop: valor.length === 0 ? null : forSale(m, valor[valor.length - 1]),
    corruption: cardsIn(m, ZONE.corruption).length,
    destroyed: seeZone(m, viewer, ZONE.destroyed),
    revealed: seeZone(m, viewer, ZONE.revealed),
    players,
    over: s.over,
  } as unknown as Plain;
}
