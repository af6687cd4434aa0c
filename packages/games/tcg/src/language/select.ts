import { type Among, cardsIn, type EffectVars, type Node, type Seat, type Select, show } from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import type { CardType, Culture } from '../defs.ts';
import { type Filter, fits, type Want, wanted } from '../filter.ts';
import { cultureWords, keywordWords, signetWords } from '../names.ts';
import { faces } from '../players.ts';
import { isActive } from '../registry.ts';
import type { M, TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { reactedTo } from './event.ts';
import { mention, tcg } from './language.ts';

interface FilterNode extends Node {
  readonly filter: Filter;
}

/** A filter ready to be tested: what a card must be, and what it must be for the effect under way. */
interface Wish {
  readonly want: Want;
  readonly not: string;
  readonly facingThis: boolean;
}

function wish(f: Filter): Wish {
  return { want: wanted(f), not: f.not ?? '', facingThis: f.facingThis ?? false };
}

function passes(m: M, v: EffectVars, card: number, w: Wish): boolean {
  if (w.not !== '' && v[w.not] === card) return false;
  if (!fits(m, card, w.want)) return false;
  return !w.facingThis || faces(m, card, (_m, other) => other === v.source);
}

function someIn(m: M, v: EffectVars, w: Wish, list: readonly number[], test: Among<TcgState>): boolean {
  for (let i = 0; i < list.length; i++) {
    if (passes(m, v, list[i], w) && test(m, v, list[i])) return true;
  }
  return false;
}

const SHADOW_CULTURES: readonly (Culture | undefined)[] = [
  'dunland',
  'isengard',
  'moria',
  'raider',
  'ringwraith',
  'sauron',
];
const SHADOW_RACES: readonly unknown[] = ['orc', 'urukHai'];
const ITEMS: readonly (CardType | 'character' | undefined)[] = ['possession', 'artifact', 'condition'];

const filterNode = tcg.select<FilterNode>('cards', {
  some: ({ filter: f }) => {
    const w = wish(f);
    if (f.from !== undefined) {
      const kind = ZONE[f.from];
      return (m, v, test) => someIn(m, v, w, cardsIn(m, kind, v.seat), test);
    }
    if (ITEMS.includes(f.type)) return (m, v, test) => someItem(m, v, w, test);
    const shadow = f.type === 'minion' || SHADOW_CULTURES.includes(f.culture) || SHADOW_RACES.includes(f.race);
    const companions = f.type === 'companion' || f.bound !== undefined;
    return (m, v, test) => {
      if (!shadow && someIn(m, v, w, cardsIn(m, ZONE.fellowship, m.s.turn), test)) return true;
      if (companions) return false;
      if (!shadow && someIn(m, v, w, cardsIn(m, ZONE.support, m.s.turn), test)) return true;
      return f.type !== 'ally' && someIn(m, v, w, cardsIn(m, ZONE.minions), test);
    };
  },
  hidden: ({ filter }) => filter.from === 'hand' || filter.from === 'deck',
  text: ({ filter }) => filterText(filter),
});

function someItem(m: M, v: EffectVars, w: Wish, test: Among<TcgState>): boolean {
  const attached = cardsIn(m, ZONE.attached);
  for (let i = 0; i < attached.length; i++) {
    if (isActive(m, attached[i]) && passes(m, v, attached[i], w) && test(m, v, attached[i])) return true;
  }
  for (let seat = 0; seat < m.s.seats; seat++) {
    const support = cardsIn(m, ZONE.support, seat);
    for (let i = 0; i < support.length; i++) {
      if (isActive(m, support[i]) && passes(m, v, support[i], w) && test(m, v, support[i])) return true;
    }
  }
  return false;
}

/** Cards with what they must be. */
export const cards = (filter: Filter): Select => filterNode({ filter });

/** How many cards fit, counted in play. */
export function counting(f: Filter): (m: M, v: EffectVars) => number {
  const some = tcg.some(cards(f));
  return (m, v) => {
    let n = 0;
    some(m, v, () => {
      n++;
      return false;
    });
    return n;
  };
}

const NOUNS: Partial<Record<string, string>> = { artifact: 'possession', ring: 'card', event: 'card' };

/** The filter in words: "an unbound companion", "a Dunland Man", "a minion skirmishing an unbound companion". */
export function filterText(f: Filter, count?: number): NounPhrase {
  if (f.title !== undefined) return titleNoun(f);
  const adj: string[] = [];
  if (f.bound === 'ring') adj.push('ringBound');
  if (f.bound === 'un') adj.push('unbound');
  if (f.wounded) adj.push('wounded');
  const races = f.race === undefined ? [] : typeof f.race === 'string' ? [f.race] : f.race;
  const raider = f.culture === 'raider' && races[0] === 'man';
  const noun =
    (f.keyword === VILLAGER ? VILLAGER : undefined) ??
    f.itemClass ??
    (raider ? 'raiderMan' : races[0]) ??
    nounOfType(f);
  const kind = f.culture === undefined || raider ? {} : { kind: [cultureWords[f.culture]] };
  const after = afterText(f);
  if (f.not !== undefined && f.det !== undefined) adj.unshift('other');
  const det = f.not !== undefined && f.det === undefined ? 'another' : (f.det ?? 'a');
  const number = f.det === 'all' ? ({ number: 'pl' } as const) : {};
  return { noun, adj, ...kind, ...number, ...(count === undefined ? { det } : { count }), ...(after ? { after } : {}) };
}

/** The one keyword that is a noun of its own. */
const VILLAGER = 'villager';

function nounOfType({ type, bound }: Filter): string {
  if (type !== undefined) return NOUNS[type] ?? type;
  return bound === undefined ? 'card' : 'companion';
}

function titleNoun(f: Filter): NounPhrase {
  const { de, en } = properName(f.title!);
  const after = afterText(f);
  return after ? { de: `${de} ${after.de}`, en: `${en} ${after.en}` } : { de, en };
}

/** Texts name persons only, who are called the same in both languages. */
function properName(name: string): Literal {
  return { de: name, en: name };
}

function afterText(f: Filter): Literal | null {
  const parts: Literal[] = [];
  if (f.side === 'free') parts.push({ de: 'der Freien Völker', en: 'of the Free Peoples' });
  if (f.keyword !== undefined && f.keyword !== VILLAGER) {
    const { de, en } = keywordWords[f.keyword] ?? { de: f.keyword, en: f.keyword };
    parts.push({ de: `mit „${de}“`, en: `with “${en}”` });
  }
  if (f.signet) parts.push({ de: `mit ${signetWords[f.signet].de}`, en: `bearing ${signetWords[f.signet].en}` });
  if (f.bearing !== undefined) {
    const de = tcg.say({ noun: f.bearing }).de;
    const { en } = tcg.say({ noun: f.bearing, det: 'a' });
    parts.push({ de: `mit ${de}`, en: `bearing ${en}` });
  }
  if (f.unassigned) parts.push({ de: 'ohne Zuweisung', en: 'not assigned to a skirmish' });
  if (f.facing) {
    const { de, en } = tcg.say(filterText(f.facing), { case: 'acc' });
    parts.push({ de: `im Kampf gegen ${de}`, en: `skirmishing ${en}` });
  }
  if (f.facingThis) parts.push(FACING_THIS[f.type === 'minion' ? 'companion' : 'minion']);
  if (f.from) parts.push(FROM[f.from]);
  if (parts.length === 0) return null;
  return { de: parts.map(({ de }) => de).join(' '), en: parts.map(({ en }) => en).join(' ') };
}

/** Characters of the two sides face each other. */
const FACING_THIS = {
  minion: { de: 'im Kampf gegen diesen Diener', en: 'skirmishing this minion' },
  companion: { de: 'im Kampf gegen diesen Gefährten', en: 'skirmishing this companion' },
} as const;

const FROM: Record<NonNullable<Filter['from']>, Literal> = {
  hand: { de: 'von deiner Hand', en: 'from your hand' },
  discard: { de: 'aus deinem Ablagestapel', en: 'from your discard pile' },
  deck: { de: 'aus deinem Spieldeck', en: 'from your draw deck' },
};

const boundNode = tcg.select<Node & { as: string }>('bound', {
  some:
    ({ as }) =>
    (m, v, test) => {
      const card = v[as];
      return typeof card === 'number' && card >= 0 && test(m, v, card);
    },
  text: ({ as }) => mention(as),
});
/** The card chosen under this name. */
export const the = (as: string): Select => boundNode({ as });

const thisNode = tcg.select<Node & { noun: string; name: string }>('this', {
  some: () => (m, v, test) => test(m, v, v.source),
  text: ({ noun, name }) => (name === '' ? { noun, det: 'this' } : properName(name)),
});
/** The card the ability stands on. */
export const thisMinion: Select = thisNode({ noun: 'minion', name: '' });
export const thisCompanion: Select = thisNode({ noun: 'companion', name: '' });
/** The card the ability stands on, called by its title. */
export const self = (title: string): Select => thisNode({ noun: 'card', name: title });

/** What this card lies on. */
export const bearer: Select = tcg.select('bearer', {
  some: () => (m, v, test) => {
    const { host } = m.s.cards[v.source];
    return host >= 0 && test(m, v, host);
  },
  text: () => ({
    de: { nom: 'der Träger', acc: 'den Träger', dat: 'dem Träger', gen: 'des Trägers' },
    en: 'the bearer',
  }),
})({});

/** The minions that fight against whoever bears this card. */
export const facingBearer: Select = tcg.select('facing bearer', {
  some: () => (m, v, test) => {
    const { host } = m.s.cards[v.source];
    const minions = cardsIn(m, ZONE.minions);
    for (let i = 0; i < minions.length; i++) {
      if (m.s.cards[minions[i]].assigned === host && test(m, v, minions[i])) return true;
    }
    return false;
  },
  text: () => ({
    noun: 'minion',
    det: 'each',
    after: { de: 'im Kampf gegen den Träger', en: 'skirmishing the bearer' },
  }),
})({});

/** The Ring-bearer of the player whose turn it is. */
export const ringBearer: Select = tcg.select('ring-bearer', {
  some: () => (m, v, test) => {
    const card = m.s.ringBearer[m.s.turn];
    return card >= 0 && test(m, v, card);
  },
  text: () => ({ noun: 'ringBearer', det: { poss: 'you' } }),
})({});

const eventCardNode = tcg.select<Node & { field: string; noun: string }>('event-card', {
  some:
    ({ field }) =>
    (m, v, test) => {
      const card = reactedTo(m, v)[field];
      return typeof card === 'number' && card >= 0 && test(m, v, card);
    },
  text: ({ noun }) => ({ noun, det: 'this' }),
});
/** The card that what is reacted to is about. */
export const eventCard = (noun: string, field = 'card'): Select => eventCardNode({ field, noun });

/** Lets a player look through his draw deck. */
export function lookThroughDeck(m: M, seat: Seat): void {
  for (const card of cardsIn(m, ZONE.deck, seat)) show(m, card, 1 << seat);
}
