import { cardsIn, kindOf, perGame, value } from '@tafelrunde/kernel';
import type { ItemClass, Side, TcgDef } from './defs.ts';
import type { M, TcgState } from './state.ts';
import { STAT } from './stats.ts';
import { IN_PLAY, ZONE } from './zones.ts';

/** What windows read of every card they look at, in small lists by definition: definitions are large, and few fit into a cache. */
interface Tables {
  /** The phases in which a card of the Free Peoples, or of the Shadow, may be played from a hand, as sets. */
  readonly playedIn: Readonly<Record<'free' | 'shadow', readonly number[]>>;
  /** The phases in which any of its actions can be used, as a set. */
  readonly actsIn: readonly number[];
  readonly costs: readonly number[];
  /** Of minions, the number of the site from which on they do not roam; 0 for all others. */
  readonly minionSites: readonly number[];
}

export const tablesOf = perGame<TcgState, Tables>(({ defs: all }) => {
  const defs = all as readonly TcgDef[];
  const playedIn = (wanted: Side) => defs.map(({ side, playedIn: phases }) => (side === wanted ? phases : 0));
  return {
    playedIn: { free: playedIn('free'), shadow: playedIn('shadow') },
    actsIn: defs.map(({ actsIn }) => actsIn),
    costs: defs.map(({ cost }) => cost),
    minionSites: defs.map(({ type, site }) => (type === 'minion' ? site : 0)),
  };
});

export function defOf(m: M, card: number): TcgDef {
  return m.defs[m.s.cards[card].def];
}

export function inPlay(m: M, card: number): boolean {
  return (IN_PLAY & (1 << kindOf(m, card))) !== 0;
}

/** Whether a card in play is active in this turn; what lies on a card is active with it (TCG-ACTIVE-01 to -06). */
export function isActive(m: M, card: number): boolean {
  const { cards, turn } = m.s;
  let c = cards[card];
  while (c.host >= 0) c = cards[c.host];
  switch (m.layout.kindOf[c.zone]) {
    case ZONE.path:
    case ZONE.minions:
      return true;
    case ZONE.fellowship:
      return c.owner === turn;
    case ZONE.support:
      return (m.defs[c.def].side === 'free') === (c.owner === turn);
    default:
      return false;
  }
}

export function isAlly(m: M, card: number): boolean {
  return m.defs[m.s.cards[card].def].type === 'ally';
}

export function isCharacter(m: M, card: number): boolean {
  const { type } = m.defs[m.s.cards[card].def];
  return type === 'companion' || type === 'minion' || type === 'ally';
}

/** Only companions are unbound (TCG-KEYWORD-07, -08). */
export function isUnbound(m: M, card: number): boolean {
  const def = m.defs[m.s.cards[card].def];
  return def.type === 'companion' && !def.ringBound;
}

/** The cards that lie on a card. */
export function cardsOn(m: M, host: number): number[] {
  const found: number[] = [];
  const attached = cardsIn(m, ZONE.attached);
  for (let i = 0; i < attached.length; i++) if (m.s.cards[attached[i]].host === host) found.push(attached[i]);
  return found;
}

/** Whether a character bears an item of that class. */
export function bears(m: M, host: number, itemClass: ItemClass): boolean {
  const attached = cardsIn(m, ZONE.attached);
  for (let i = 0; i < attached.length; i++) {
    const c = m.s.cards[attached[i]];
    if (c.host === host && m.defs[c.def].itemClass === itemClass) return true;
  }
  return false;
}

/** Vitality less wounds (TCG-VITALITY-02). */
export function vitalityLeft(m: M, card: number): number {
  return value(m, card, STAT.vitality) - m.s.cards[card].wounds;
}

export function isRingBearer(m: M, card: number): boolean {
  return m.s.ringBearer[m.s.cards[card].owner] === card;
}
