import {
  cardsIn,
  kindOf,
  knows,
  type Outcome,
  type Seat,
  type SeenCard,
  type SeenZone,
  seeCard,
  seenAs,
  seeZone,
} from '@tafelrunde/kernel';
import { heroes } from './heroes.ts';
import { defOf } from './registry.ts';
import { costOf } from './rules/cost.ts';
import { heldPower, powerLeft, powerOf, totalPower } from './rules/power.ts';
import { pointsOf } from './rules/score.ts';
import { type Mode, setupOf } from './setup.ts';
import { type M, MARK } from './state.ts';
import { ZONE } from './zones.ts';

/** A card that can be bought or defeated. */
export interface ForSale extends SeenCard {
  /** What it costs now. */
  readonly cost: number;
  /** Whether its ambush is still to come. */
  readonly ambush: boolean;
}

/** What a viewer may know of a player. */
export interface DbgPlayerView {
  /** '' before it is dealt or chosen. */
  readonly hero: string;
  readonly hand: SeenZone;
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  readonly played: SeenZone;
  readonly locations: SeenZone;
  readonly aside: SeenZone;
  readonly defeated: number;
  /** What each card in front of him has given of the Power of this turn, by its identity; those that gave none are left out. */
  readonly gave: Readonly<Record<string, number>>;
  /** null while they cannot be known. */
  readonly points: number | null;
}

/** What a viewer may know of the table. */
export interface DbgView {
  readonly mode: Mode;
  readonly first: Seat;
  readonly turn: Seat;
  readonly turns: number;
  readonly power: number;
  readonly powerLeft: number;
  /** What the cards in the viewer's hand would give at least. */
  readonly powerHeld: number;
  readonly path: readonly ForSale[];
  readonly archenemy: (ForSale & { readonly level: number }) | null;
  readonly stack: number;
  /** The archenemies that were defeated, by their definitions, in the order of their levels and of their names. */
  readonly beaten: readonly string[];
  readonly main: SeenZone;
  readonly valor: number;
  /** The Valor that would be bought or gained next. */
  readonly valorTop: ForSale | null;
  readonly corruption: number;
  readonly destroyed: SeenZone;
  readonly revealed: SeenZone;
  readonly players: readonly DbgPlayerView[];
  readonly over: Outcome | null;
}

function forSale(m: M, card: number): ForSale {
  const { id, def } = seeCard(m, card);
  // Written as a literal: put together by spreading, a picture takes twice the time.
  return { id, def, cost: costOf(m, card), ambush: (m.s.cards[card].marks & MARK.ambush) !== 0 };
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

/** What cards in front of a seat have given in this turn. */
function gaveOf(m: M, seat: Seat): Record<string, number> {
  const gave: Record<string, number> = {};
  for (const zone of [ZONE.played, ZONE.locations]) {
    for (const card of cardsIn(m, zone, seat)) {
      const n = powerOf(m, card);
      if (n !== 0) gave[seenAs(m, card)] = n;
    }
  }
  return gave;
}

/**
 * Who was defeated: archenemies come to the table in their levels, and nobody but a player takes one away. Those of one level
 * follow each other by name: which card is which is hidden once they lie in decks, so its number must decide nothing.
 */
function beatenOf(m: M): string[] {
  const found: { id: string; level: number }[] = [];
  for (let card = 0; card < m.s.cards.length; card++) {
    const { id, group, level } = defOf(m, card);
    const away = kindOf(m, card);
    const stands = away === ZONE.away || away === ZONE.stack || away === ZONE.archenemy;
    if (!stands && (group === 'archenemy' || group === 'impossible')) found.push({ id, level });
  }
  return found.sort((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): DbgView {
  const { s } = m;
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
    gave: gaveOf(m, seat),
    points: knowsDeck(m, viewer, seat) ? pointsOf(m, seat) : null,
  }));
  return {
    mode: setupOf(m).mode,
    first: s.first,
    turn: s.turn,
    turns: s.turns,
    power: totalPower(m),
    powerLeft: powerLeft(m),
    powerHeld: heldPower(m, viewer),
    path: cardsIn(m, ZONE.path).map((card) => forSale(m, card)),
    archenemy: top.length === 0 ? null : { ...forSale(m, top[0]), level: defOf(m, top[0]).level },
    stack: cardsIn(m, ZONE.stack).length,
    beaten: beatenOf(m),
    main: seeZone(m, viewer, ZONE.main),
    valor: valor.length,
    valorTop: valor.length === 0 ? null : forSale(m, valor[valor.length - 1]),
    corruption: cardsIn(m, ZONE.corruption).length,
    destroyed: seeZone(m, viewer, ZONE.destroyed),
    revealed: seeZone(m, viewer, ZONE.revealed),
    players,
    over: s.over,
  };
}
