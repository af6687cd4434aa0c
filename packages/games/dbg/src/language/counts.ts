import { type CountNode, cardsIn, type Node } from '@tafelrunde/kernel';
import { cardTypes, TYPE } from '../defs.ts';
import { defOf } from '../registry.ts';
import { playsOf } from '../rules/power.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { dbg } from './language.ts';

/** Locations you control. */
export const yourLocations: CountNode = dbg.count('your-locations', {
  count: () => (m, v) => cardsIn(m, ZONE.locations, v.seat).length,
  text: () => ({ de: 'jeden Ort vor dir', en: 'each location you control' }),
})({});

const fullFivesNode = dbg.count<Node & { n: number }>('discard-per', {
  count:
    ({ n }) =>
    (m, v) =>
      Math.floor(cardsIn(m, ZONE.discard, v.seat).length / n),
  text: ({ n }) => ({ de: `je volle ${n} Karten in deinem Ablagestapel`, en: `every ${n} cards in your discard pile` }),
});
/** One for every full so many cards of your discard pile. */
export const discardPer = (n: number): CountNode => fullFivesNode({ n });

/** The level of the top archenemy; none while the next one lies face down. */
export const archenemyLevel: CountNode = dbg.count('archenemy-level', {
  count: () => (m) => {
    const top = cardsIn(m, ZONE.archenemy);
    return top.length === 0 ? 0 : defOf(m, top[0]).level;
  },
  text: () => ({ de: 'jede Stufe des obersten Erzfeinds', en: 'each level of the top Archenemy' }),
})({});

/** Players whose discard pile is empty. */
export const emptyDiscards: CountNode = dbg.count('empty-discards', {
  count: () => (m) => {
    let n = 0;
    for (let seat = 0; seat < m.s.seats; seat++) if (cardsIn(m, ZONE.discard, seat).length === 0) n++;
    return n;
  },
  text: () => ({ de: 'jeden Spieler mit leerem Ablagestapel', en: 'each player whose discard pile is empty' }),
})({});

/** Power that grows with what is played in the turn, before or after the card (its text says so in full). */
interface Growing extends Node {
  readonly base: number;
  readonly each: number;
  readonly per: 'ally' | 'artifact' | 'types' | 'costs';
}

const growingNode = dbg.count<Growing>('growing', {
  count: ({ base, each, per }) => {
    if (per === 'types') return (m) => base + each * typesPlayed(m);
    if (per === 'costs') return (m) => base + each * costsPlayed(m);
    const type = TYPE[per];
    return (m) => base + each * (playsOf(m, type) - 1);
  },
  text: ({ base, each, per }) => GROWING[per](base, each),
});

const GROWING = {
  ally: (base: number, each: number) => ({
    de: `+${base} Macht; +${each} Macht für jeden weiteren Verbündeten, den du in diesem Zug spielst`,
    en: `+${base} Power; +${each} Power for each other ally you play this turn`,
  }),
  artifact: (base: number, each: number) => ({
    de: `+${base} Macht; +${each} Macht für jedes weitere Artefakt, das du in diesem Zug spielst`,
    en: `+${base} Power; +${each} Power for each other artifact you play this turn`,
  }),
  types: (_base: number, each: number) => ({
    de: `+${each} Macht für jeden verschiedenen Kartentyp außer Startkarten, den du in diesem Zug spielst, dieser eingeschlossen`,
    en: `+${each} Power for each different card type other than starter that you play this turn, this one included`,
  }),
  costs: (_base: number, each: number) => ({
    de: `+${each} Macht für jede verschiedene Kostenzahl unter den Karten, die du in diesem Zug spielst, diese eingeschlossen`,
    en: `+${each} Power for each different cost among the cards you play this turn, this one included`,
  }),
};

export const perOther = (type: 'ally' | 'artifact', base: number, each: number): CountNode =>
  growingNode({ base, each, per: type });
export const perType: CountNode = growingNode({ base: 0, each: 1, per: 'types' });
export const perCost: CountNode = growingNode({ base: 0, each: 1, per: 'costs' });

/** Different types among definitions; starter is no such type, and a card of no type adds none (DBG-CARD-02). */
function typesPlayed(m: M): number {
  const { plays } = m.s;
  let all = 0;
  for (let i = 0; i < plays.length; i++) all |= m.defs[plays[i]].types;
  all &= ~TYPE.starter;
  let n = 0;
  for (let i = 0; i < cardTypes.length; i++) if ((all & (1 << i)) !== 0) n++;
  return n;
}

function costsPlayed(m: M): number {
  const { plays } = m.s;
  let all = 0;
  for (let i = 0; i < plays.length; i++) all |= 1 << m.defs[plays[i]].cost;
  let n = 0;
  for (; all !== 0; all &= all - 1) n++;
  return n;
}

const withSameNode = dbg.count<Node & { alone: number; together: number }>('with-same', {
  count:
    ({ alone, together }) =>
    (m, v) => {
      let same = 0;
      for (const def of m.s.plays) if (def === v.self) same++;
      return same > 1 ? together : alone;
    },
  text: ({ alone, together }) => ({
    de: `+${alone} Macht; spielst du in diesem Zug eine weitere Karte dieses Namens, stattdessen +${together} Macht`,
    en: `+${alone} Power; if you play another card of this name this turn, +${together} Power instead`,
  }),
});
/** More Power if another card of the same name is played in the turn; `self` is bound to the definition. */
export const withSame = (alone: number, together: number): CountNode => withSameNode({ alone, together });

const bySeatsNode = dbg.count<Node & { two: number; three: number; four: number; five: number }>('by-seats', {
  count: ({ two, three, four, five }) => {
    const counts = [0, 0, two, three, four, five];
    return (m) => counts[m.s.seats];
  },
  text: ({ two, three, four, five }) => ({
    de: `${two} bei 2 Spielern, ${three} bei 3, ${four} bei 4, ${five} bei 5`,
    en: `${two} with 2 players, ${three} with 3, ${four} with 4, ${five} with 5`,
  }),
});
/** A number for each number of players. */
export const bySeats = (two: number, three: number, four: number, five: number): CountNode =>
  bySeatsNode({ two, three, four, five });
