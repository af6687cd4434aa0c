import {
  type Among,
  cardsIn,
  type EffectVars,
  type Node,
  nounOf,
  type Seat,
  type Select,
  value,
} from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { attachmentsOn, canBeTargeted, matchesSphere, playerOrder } from '../players.ts';
import { hasTrait, isAlly, isAttachment, isCharacter, isEnemy, isHero, isLocation, typeOf } from '../registry.ts';
import { attackingEnemy, enemyAttackOf, ifAttacker } from '../rules/combat/attack-info.ts';
import type { LcgState, M } from '../state.ts';
import { type Sphere, STAT, sphereWords } from '../stats.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { reactedTo } from './event.ts';
import { lcg } from './language.ts';

export type Sort = 'hero' | 'ally' | 'character' | 'enemy' | 'location' | 'attachment' | 'objective' | 'event' | 'card';

/** Where the cards are looked for; with several, in that order. */
type Where = 'play' | 'staging' | 'engaged' | 'active' | 'hand' | 'discard' | 'quest' | 'attached';

/** Whose they are: of the player who uses the ability, of the chosen one, of the engaged ones, or of anybody. */
type Whose = 'any' | 'yours' | 'chosen' | 'others';

export interface Filter {
  readonly sort: Sort;
  readonly at?: readonly Where[];
  readonly whose?: Whose;
  readonly trait?: string;
  readonly state?: 'ready' | 'exhausted' | 'damaged' | 'committed' | 'uncommitted' | 'ranged';
  /** Only for the words: cards that come to be so later are not meant. */
  readonly now?: true;
  /** Not the card bound to this name. */
  readonly not?: string;
  /** Not the card that the one with the ability is attached to, or not that one itself. */
  readonly notHost?: true;
  readonly notThis?: true;
  /** With an attachment of this trait, or without any attachment. */
  readonly carrying?: string;
  readonly bare?: true;
  /** With a copy of a certain card attached, or without one. */
  readonly wearing?: { readonly id: string; readonly says: Literal; readonly not?: true };
  readonly sphere?: Sphere;
  /** How it reads: "a hero", "each hero". */
  readonly det?: 'a' | 'each' | 'all' | 'another';
  readonly count?: number;
  /** Cards that must be there for a reason the words cannot show; written by hand. */
  readonly also?: (m: M, v: EffectVars, card: number) => boolean;
  readonly alsoText?: NounPhrase;
  /** Chosen to pay a cost, which is no effect: immunity does not matter (LCG-ABILITY-10). */
  readonly paid?: true;
}

interface FilterNode extends Node {
  readonly filter: Filter;
}

const SORTS: Record<Sort, (m: M, card: number) => boolean> = {
  hero: isHero,
  ally: isAlly,
  character: isCharacter,
  enemy: isEnemy,
  location: isLocation,
  attachment: isAttachment,
  objective: (m, card) => typeOf(m, card) === 'objective',
  event: (m, card) => typeOf(m, card) === 'event',
  card: () => true,
};

function seatsOf(m: M, v: EffectVars, whose: Whose): readonly Seat[] {
  switch (whose) {
    case 'yours':
      return [v.seat];
    case 'chosen':
      return [v.player as Seat];
    case 'others':
      return playerOrder(m).filter((seat) => seat !== v.seat);
    default:
      return playerOrder(m);
  }
}

const ZONES: Record<Where, number> = {
  play: ZONE.play,
  staging: ZONE.staging,
  engaged: ZONE.engaged,
  active: ZONE.active,
  hand: ZONE.hand,
  discard: ZONE.discard,
  quest: ZONE.quest,
  attached: ZONE.attached,
};
const TABLE: readonly Where[] = ['staging', 'active', 'quest', 'attached'];

const DEFAULT_PLACES: Record<Sort, readonly Where[]> = {
  hero: ['play'],
  ally: ['play'],
  character: ['play'],
  attachment: ['play', 'attached'],
  enemy: ['staging', 'engaged'],
  location: ['staging', 'active'],
  objective: ['staging'],
  event: ['hand'],
  card: ['hand'],
};

/** Whether a card is what a filter asks for; made once, so that only what is asked for is looked at. */
function passing(f: Filter): Among<LcgState> {
  const { sort, trait, sphere, not, state, paid } = f;
  const also = alsoOf(f);
  const isSort = SORTS[sort];
  const plain = trait === undefined && sphere === undefined && not === undefined && state === undefined && !also;
  if (plain) return (m, v, card) => isSort(m, card) && (paid === true || canBeTargeted(m, card, v.source));
  return (m, v, card) => {
    if (!isSort(m, card)) return false;
    if (state !== undefined && !inState(m, card, state)) return false;
    if (trait !== undefined && !hasTrait(m, card, trait)) return false;
    if (sphere !== undefined && !matchesSphere(m, card, sphere)) return false;
    if (not !== undefined && v[not] === card) return false;
    if (also !== undefined && !also(m, v, card)) return false;
    return paid === true || canBeTargeted(m, card, v.source);
  };
}

/** What a filter asks for that few filters do, as one test. */
function alsoOf({ also, notHost, notThis, carrying, bare, wearing }: Filter): Filter['also'] {
  if (!notHost && !notThis && carrying === undefined && !bare && !wearing) return also;
  return (m, v, card) => {
    if (notHost && m.s.cards[v.source].host === card) return false;
    if (notThis && v.source === card) return false;
    if (carrying !== undefined && !attachmentsOn(m, card).some((on) => hasTrait(m, on, carrying))) return false;
    if (bare && attachmentsOn(m, card).length > 0) return false;
    if (wearing && wears(m, card, wearing.id) === (wearing.not === true)) return false;
    return also === undefined || also(m, v, card);
  };
}

function wears(m: M, card: number, id: string): boolean {
  return attachmentsOn(m, card).some((on) => m.defs[m.s.cards[on].def].id === id);
}

function inState(m: M, card: number, state: NonNullable<Filter['state']>): boolean {
  const c = m.s.cards[card];
  switch (state) {
    case 'ready':
      return c.exhausted === 0;
    case 'exhausted':
      return c.exhausted === 1;
    case 'damaged':
      return c.damage > 0;
    case 'committed':
      return c.committed === 1;
    case 'uncommitted':
      return c.committed === 0;
    case 'ranged':
      return value(m, card, STAT.ranged) > 0;
  }
}

/** Tries the cards of a list in turn. */
function someIn(m: M, v: EffectVars, list: readonly number[], passes: Among<LcgState>, test: Among<LcgState>): boolean {
  for (let i = 0; i < list.length; i++) {
    if (passes(m, v, list[i]) && test(m, v, list[i])) return true;
  }
  return false;
}

const filterNode = lcg.select<FilterNode>('cards', {
  some: ({ filter }) => {
    const whose = filter.whose ?? 'any';
    const passes = passing(filter);
    // Encounter cards that have become attachments are nobody's (LCG-ATTACH-06).
    const places = (filter.at ?? DEFAULT_PLACES[filter.sort]).filter((at) => at !== 'attached' || whose === 'any');
    const kinds = places.map((place) => ZONES[place]);
    const common = places.map((place) => TABLE.includes(place));
    return (m, v, test) => {
      for (let p = 0; p < kinds.length; p++) {
        if (common[p]) {
          if (someIn(m, v, cardsIn(m, kinds[p]), passes, test)) return true;
          continue;
        }
        if (whose === 'yours' || whose === 'chosen') {
          const seat = whose === 'yours' ? v.seat : (v.player as Seat);
          if (someIn(m, v, cardsIn(m, kinds[p], seat), passes, test)) return true;
          continue;
        }
        const seats = playerOrder(m);
        for (let i = 0; i < seats.length; i++) {
          if (whose === 'others' && seats[i] === v.seat) continue;
          if (someIn(m, v, cardsIn(m, kinds[p], seats[i]), passes, test)) return true;
        }
      }
      return false;
    };
  },
  among: ({ filter }) => {
    const kinds = (filter.at ?? DEFAULT_PLACES[filter.sort]).reduce((set, place) => set | (1 << ZONES[place]), 0);
    const whose = filter.whose ?? 'any';
    const passes = passing(filter);
    return (m, v, card) => {
      const { zone } = m.s.cards[card];
      if ((kinds & (1 << m.layout.kindOf[zone])) === 0 || !passes(m, v, card)) return false;
      if (whose !== 'any' && m.layout.kindOf[zone] === ZONE.attached) return false;
      return whose === 'any' || m.layout.seatOf[zone] < 0 || seatsOf(m, v, whose).includes(m.layout.seatOf[zone]);
    };
  },
  hidden: ({ filter }) => (filter.at ?? DEFAULT_PLACES[filter.sort]).includes('hand'),
  text: ({ filter }) => filterText(filter),
});

/** Cards of a sort, with what they must be. */
export const cards = (filter: Filter): Select => filterNode({ filter });

const sortsNode = lcg.select<Node & { parts: readonly Select[] }>('cards of several sorts', {
  some: ({ parts }) => {
    const lists = parts.map((part) => lcg.some(part));
    return (m, v, test) => lists.some((some) => some(m, v, test));
  },
  text: ({ parts }) => {
    const [first, ...others] = parts.map((part) => nounOf(lcg.textOf(part)));
    return { list: [first, ...others.map((other) => ({ ...other, adj: [], det: { de: '', en: '' } }))] };
  },
});
/** Cards of several sorts; what stands before the list is said once and meant of every sort in it (LCG-TERM-05). */
export const cardsOf = (sorts: readonly Sort[], filter: Omit<Filter, 'sort'>): Select =>
  sortsNode({ parts: sorts.map((sort) => cards({ ...filter, sort })) });

function filterText(f: Filter): NounPhrase {
  const { sort, trait, det = 'a', count, whose = 'any', state } = f;
  const adj: string[] = [];
  if (state === 'ready' || state === 'exhausted' || state === 'damaged') adj.push(state);
  const kinds = [
    ...(f.sphere === undefined ? [] : [sphereWords[f.sphere]]),
    ...(trait === undefined ? [] : [traitWord(trait)]),
  ];
  const kind = kinds.length === 0 ? {} : { kind: kinds };
  const number = det === 'all' ? ({ number: 'pl' } as const) : {};
  const base = { noun: sort, adj, ...kind, ...number };
  const place = placeText(f);
  const key = f.at?.join();
  if (whose === 'yours' && (key === 'hand' || key === 'discard') && det === 'a') {
    const pile: NounPhrase = { noun: key === 'hand' ? 'hand' : 'discardPile', det: { poss: 'subject' } };
    return count === undefined ? { ...base, det, in: pile } : { ...base, count, in: pile };
  }
  // Enemies are nobody's own: they are engaged with somebody.
  if (sort === 'enemy' && key === 'engaged' && whose in ENGAGED_WITH) {
    return {
      ...base,
      ...(count === undefined ? { det } : { count }),
      after: ENGAGED_WITH[whose as keyof typeof ENGAGED_WITH],
    };
  }
  if (whose === 'yours') {
    if (det === 'each' || det === 'all') return { ...base, det: { poss: 'subject' }, number: 'pl', ...place };
    return { part: count ?? 1, from: { ...base, det: { poss: 'subject' }, number: 'pl', ...place } };
  }
  const owner = whose === 'chosen' ? { of: CHOSEN_PLAYER } : {};
  if (count !== undefined) return { ...base, count, ...owner, ...place };
  return { ...base, det, ...owner, ...place };
}

export const CHOSEN_PLAYER: NounPhrase = { noun: 'player', det: 'the', adj: ['chosen'] };

const ENGAGED_WITH = {
  yours: { de: 'im Kampf mit dir', en: 'engaged with you' },
  chosen: { de: 'im Kampf mit dem gewählten Spieler', en: 'engaged with the chosen player' },
  others: { de: 'im Kampf mit einem anderen Spieler', en: 'engaged with another player' },
} as const;

function placeText({ at, sort, state, now, also: _, alsoText, carrying, bare, wearing }: Filter): {
  after?: { de: string; en: string };
  with?: NounPhrase;
} {
  const words: { de: string[]; en: string[] } = { de: [], en: [] };
  const add = (de: string, en: string): void => {
    words.de.push(de);
    words.en.push(en);
  };
  if (now) add('derzeit', 'currently');
  if (state === 'committed') add('im Abenteuer', 'committed to the quest');
  if (state === 'uncommitted') add('außerhalb des Abenteuers', 'not committed to the quest');
  if (state === 'ranged') add('mit Fernkampf', 'with Ranged');
  if (carrying !== undefined) {
    const { de, en } = traitWord(carrying);
    add(`mit einem ${de}`, `with a ${en}`);
  }
  if (bare) add('ohne Verstärkungen', 'without attachments');
  if (wearing)
    add(`${wearing.not ? 'ohne' : 'mit'} ${wearing.says.de}`, `${wearing.not ? 'without' : 'with'} ${wearing.says.en}`);
  if (at !== undefined) {
    const key = at.join();
    if (key === 'staging') add('in der Aufmarschzone', 'in the staging area');
    if (key === 'staging,engaged') {
      add(
        'in der Aufmarschzone oder im Kampf mit einem anderen Spieler',
        'in the staging area or engaged with another player',
      );
    }
    if (key === 'engaged') add('im Kampf mit einem Spieler', 'engaged with a player');
    if (key === 'hand') add('auf der Hand', 'in hand');
    if (key === 'discard') add('im Ablagestapel eines Spielers', 'in a player’s discard pile');
    if (key === 'active') add('(aktiv)', '(active)');
  } else if (sort === 'attachment') add('im Spiel', 'in play');
  if (words.de.length === 0) return alsoText ? { with: alsoText } : {};
  return { after: { de: words.de.join(' '), en: words.en.join(' ') } };
}

const boundNode = lcg.select<Node & { as: string; noun: string }>('bound', {
  some:
    ({ as }) =>
    (m, v, test) => {
      const card = v[as];
      return typeof card === 'number' && card >= 0 && test(m, v, card);
    },
  text: ({ noun }) => ({ noun, det: 'the', adj: ['chosen'] }),
});
/** The card chosen under this name. */
export const chosen = (as: string, noun: Sort): Select => boundNode({ as, noun });

/** The card the ability stands on. */
export const thisCard: Select = lcg.select('this', {
  some: () => (m, v, test) => test(m, v, v.source),
  text: () => ({ noun: 'card', det: 'this' }),
})({});

const hostNode = lcg.select<Node & { noun: string }>('host', {
  some: () => (m, v, test) => {
    const { host } = m.s.cards[v.source];
    return host >= 0 && test(m, v, host);
  },
  text: ({ noun }) => ({ noun, det: 'the', adj: ['attached'] }),
});
/** What this card is attached to. */
export const host = (noun: Sort): Select => hostNode({ noun });

const eventCardNode = lcg.select<Node & { field: string; text: NounPhrase }>('event-card', {
  some:
    ({ field }) =>
    (m, v, test) => {
      const card = reactedTo(m, v)[field];
      return typeof card === 'number' && card >= 0 && canBeTargeted(m, card, v.source) && test(m, v, card);
    },
  text: ({ text }) => text,
});
/** A card that what is reacted to is about. */
export const eventCard = (text: NounPhrase, field = 'card'): Select => eventCardNode({ field, text });

/** The enemy whose attack is under way. */
export const attacker: Select = lcg.select('attacker', {
  some: () => (m, v, test) => {
    const named = typeof v.enemy === 'number' && v.enemy >= 0 ? v.enemy : -1;
    const enemy = named >= 0 ? ifAttacker(m, named) : attackingEnemy(m);
    return enemy >= 0 && canBeTargeted(m, enemy, v.source) && test(m, v, enemy);
  },
  text: () => ({ noun: 'enemy', det: 'the', adj: ['attacking'] }),
})({});

/** The characters that defend against the attack under way. */
export const defender: Select = lcg.select('defender', {
  some: () => (m, v, test) => enemyAttackOf(m)?.defenders.some((card) => test(m, v, card)) ?? false,
  text: () => ({ noun: 'character', det: 'the', adj: ['defending'] }),
})({});
