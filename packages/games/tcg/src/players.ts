import { cardsIn, type Seat, value } from '@tafelrunde/kernel';
import { defOf } from './registry.ts';
import type { M } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

export function isEliminated(m: M, seat: Seat): boolean {
  return (m.s.eliminated & (1 << seat)) !== 0;
}

/** The next player in the game, clockwise (1) or counter-clockwise (-1): to the left or to the right of a seat. */
export function neighbour(m: M, seat: Seat, step: 1 | -1): Seat {
  const { order } = m.s;
  const n = order.length;
  let at = order.indexOf(seat);
  do at = (at + step + n) % n;
  while (isEliminated(m, order[at]));
  return order[at];
}

/** Notes who acts when in this turn: the Free Peoples player, then counter-clockwise (TCG-ACTION-RULE-01). */
export function setActing(m: M): void {
  const acting = [m.s.turn];
  for (let seat = neighbour(m, m.s.turn, -1); seat !== m.s.turn; seat = neighbour(m, seat, -1)) acting.push(seat);
  m.s.acting = acting;
}

/** Everybody in the order of action; the Shadow players are all but the first. */
export function actingOrder(m: M): readonly Seat[] {
  return m.s.acting;
}

/** The site where the fellowship on the move is; -1 before the path begins. */
export function currentSite(m: M): number {
  const path = cardsIn(m, ZONE.path);
  const at = m.s.position[m.s.turn] - 1;
  return at < path.length ? path[at] : -1;
}

/** Whether the current site has a keyword; a sanctuary's is one of them (TCG-SITE-05). */
export function siteHas(m: M, keyword: string): boolean {
  const site = currentSite(m);
  if (site < 0) return false;
  const def = defOf(m, site);
  return keyword === 'sanctuary' ? def.sanctuary : def.keywords.includes(keyword);
}

/** Whether a minion roams where the fellowship is (TCG-ROAM-01). */
export function isRoaming(m: M, card: number): boolean {
  return m.defs[m.s.cards[card].def].site > m.s.position[m.s.turn];
}

/** Whether somebody it fights against passes a test; only while that skirmish is under way. */
export function faces(m: M, card: number, test: (m: M, other: number) => boolean): boolean {
  const { fighting, cards } = m.s;
  if (fighting < 0) return false;
  if (card === fighting) {
    const minions = cardsIn(m, ZONE.minions);
    for (let i = 0; i < minions.length; i++) {
      if (cards[minions[i]].assigned === card && test(m, minions[i])) return true;
    }
    return false;
  }
  return cards[card].assigned === fighting && stands(m, fighting) && test(m, fighting);
}

/** Whether the character whose skirmish it is has not left play. */
export function stands(m: M, card: number): boolean {
  const kind = m.layout.kindOf[m.s.cards[card].zone];
  return kind === ZONE.fellowship || kind === ZONE.support;
}

/** The minions assigned to a character. */
export function minionsOf(m: M, card: number): number[] {
  const found: number[] = [];
  const minions = cardsIn(m, ZONE.minions);
  for (let i = 0; i < minions.length; i++) if (m.s.cards[minions[i]].assigned === card) found.push(minions[i]);
  return found;
}

const NONE: readonly number[] = [];

/** Sites whose text is used where the fellowship is, though they lie elsewhere (TCG-SITE-08). */
export function copiedSites(m: M): readonly number[] {
  let found = NONE;
  const { lasting } = m.s;
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i].stat === STAT.copied && lasting[i].cards !== null) found = found.concat(lasting[i].cards ?? NONE);
  }
  return found;
}

/** Whether a site's text counts now: the fellowship is there, or the text is copied (TCG-SITE-07, -08). */
export function isSiteLive(m: M, site: number): boolean {
  return site === currentSite(m) || copiedSites(m).includes(site);
}

/** Whether a character fights and shoots: companions do, allies only at home (TCG-SILENT-03, -16). */
export function takesPart(m: M, card: number): boolean {
  const def = m.defs[m.s.cards[card].def];
  if (def.type === 'ally' && def.home !== m.s.position[m.s.turn]) return false;
  return value(m, card, STAT.aloof) === 0;
}

/** Whether the Free Peoples player, or a Shadow player, may have it fight. */
function maySkirmish(m: M, card: number): boolean {
  const def = m.defs[m.s.cards[card].def];
  if (def.type !== 'companion' && def.type !== 'ally') return false;
  if (def.unhasty > 0 && def.type === 'companion' && value(m, card, STAT.unhasty) > 0) return false;
  return takesPart(m, card);
}

function addFighters(m: M, list: readonly number[], found: number[]): void {
  for (let i = 0; i < list.length; i++) if (maySkirmish(m, list[i])) found.push(list[i]);
}

/** The companions and allies that may be assigned to skirmishes. */
export function fighters(m: M): number[] {
  const found: number[] = [];
  addFighters(m, cardsIn(m, ZONE.fellowship, m.s.turn), found);
  addFighters(m, cardsIn(m, ZONE.support, m.s.turn), found);
  return found;
}
