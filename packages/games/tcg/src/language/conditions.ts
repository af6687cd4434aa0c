import { type Condition, cardsIn, type Node } from '@tafelrunde/kernel';
import type { Clause, Literal, NounPhrase } from '@tafelrunde/words';
import { type Filter, fits, wanted } from '../filter.ts';
import { siteHas } from '../players.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { mention, tcg } from './language.ts';
import { cards, counting, filterText } from './select.ts';

const spotNode = tcg.condition<Node & { filter: Filter; n: number }>('can spot', {
  holds: ({ filter, n }) => {
    if (n === 1) return tcg.any(cards(filter));
    const count = counting(filter);
    return (m, v) => count(m, v) >= n;
  },
  text: ({ filter, n }) => ({ verb: 'spot', modal: 'can', object: filterText(filter, n === 1 ? undefined : n) }),
});
/** You can spot so many of them (TCG-SPOT-04). */
export const canSpot = (filter: Filter, n = 1): Condition => spotNode({ filter, n });

const siteNode = tcg.condition<Node & { keyword: 'battleground' | 'sanctuary' }>('site is', {
  holds:
    ({ keyword }) =>
    (m) =>
      siteHas(m, keyword),
  text: ({ keyword }) => ({
    verb: 'be',
    subject: { de: 'der aktuelle Ort', en: 'the current site' },
    predicate: SITE_WORDS[keyword],
  }),
});
const SITE_WORDS: Record<'battleground' | 'sanctuary', Literal> = {
  battleground: { de: 'ein Schlachtfeld', en: 'a battleground' },
  sanctuary: { de: 'eine Zuflucht', en: 'a sanctuary' },
};
export const atBattleground: Condition = siteNode({ keyword: 'battleground' });
export const atSanctuary: Condition = siteNode({ keyword: 'sanctuary' });

const numberNode = tcg.condition<Node & { to: number }>('site number', {
  holds:
    ({ to }) =>
    (m) =>
      m.s.position[m.s.turn] <= to,
  text: ({ to }) => ({
    verb: 'be',
    subject: { noun: 'fellowship', det: 'the' },
    predicate: { de: `an einem der Orte 1 bis ${to}`, en: `at one of the sites 1 to ${to}` },
  }),
});
/** The fellowship is at a site of the Two Towers series with at most this number. */
export const atSiteUpTo = (to: number): Condition => numberNode({ to });

type Token = 'burden' | 'twilightToken';
const TOKENS: Record<Token, (m: M) => number> = {
  burden: (m) => m.s.burdens[m.s.turn],
  twilightToken: (m) => m.s.twilight,
};
const tokenNode = tcg.condition<Node & { what: Token; n: number }>('tokens', {
  holds: ({ what, n }) => {
    const count = TOKENS[what];
    return (m) => count(m) >= n;
  },
  text: ({ what, n }) => ({ verb: 'spot', modal: 'can', object: { noun: what, count: n } }),
});
export const canSpotBurdens = (n: number): Condition => tokenNode({ what: 'burden', n });
export const canSpotTwilight = (n: number): Condition => tokenNode({ what: 'twilightToken', n });

const poolNode = tcg.condition<Node & { n: number }>('pool at most', {
  holds:
    ({ n }) =>
    (m) =>
      m.s.twilight <= n,
  text: ({ n }): Clause => ({
    verb: 'be',
    subject: { de: `höchstens ${n} Zwielicht-Spielsteine`, en: `no more than ${n} twilight tokens`, number: 'pl' },
    predicate: { de: 'in der Geisterwelt', en: 'in the twilight pool' },
  }),
});
/** There is no more twilight than that. */
export const poolAtMost = (n: number): Condition => poolNode({ n });

const deadNode = tcg.condition<Node & { n: number; ally: boolean }>('dead pile', {
  holds:
    ({ n, ally }) =>
    (m) => {
      const pile = cardsIn(m, ZONE.dead, m.s.turn);
      if (!ally) return pile.length >= n;
      return pile.some((card) => m.defs[m.s.cards[card].def].type === 'ally');
    },
  text: ({ n, ally }): Clause => ({
    verb: 'be',
    subject: ally
      ? { noun: 'ally', det: 'a' }
      : { de: `mindestens ${n} Karten`, en: `at least ${n} cards`, number: 'pl' },
    predicate: { de: 'auf dem Friedhof der Gemeinschaft', en: 'in the fellowship’s dead pile' },
  }),
});
/** The dead pile of the active fellowship holds at least so many cards. */
export const deadAtLeast = (n: number): Condition => deadNode({ n, ally: false });
export const allyIsDead: Condition = deadNode({ n: 1, ally: true });

const thatNode = tcg.condition<Node & { as: string; is: Filter }>('that card is', {
  holds: ({ as, is }) => {
    const want = wanted(is);
    return (m, v) => typeof v[as] === 'number' && fits(m, v[as] as number, want);
  },
  text: ({ as, is }): Clause => {
    const subject: NounPhrase = as === 'source' ? { noun: 'companion', det: 'this' } : mention(as);
    if (is.bearing !== undefined) return { verb: 'bear', subject, object: { noun: is.bearing, det: 'a' } };
    if (is.facing === undefined) return { verb: 'be', subject, predicate: { np: filterText(is) } };
    return { verb: 'skirmishVerb', subject, object: filterText(is.facing) };
  },
});
/** The card chosen under a name is of that kind. */
export const itIs = (as: string, is: Filter): Condition => thatNode({ as, is });

const noneNode = tcg.condition<Node & { filter: Filter }>('cannot spot', {
  holds: ({ filter }) => {
    const any = tcg.any(cards(filter));
    return (m, v) => !any(m, v);
  },
  text: ({ filter }) => ({ verb: 'spot', modal: 'can', object: noOne(filterText(filter)) }),
});
/** You can spot none of them. */
export const cannotSpot = (filter: Filter): Condition => noneNode({ filter });

function noOne(np: ReturnType<typeof filterText>): ReturnType<typeof filterText> {
  return 'noun' in np ? { ...np, det: 'no' } : np;
}
