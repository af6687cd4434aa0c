import { type DbgDef, type DbgOption, dbg, type Filter, fits, ZONE } from '@tafelrunde/dbg';
import type { CardIx, Effect, Node } from '@tafelrunde/kernel';
import type { DbgSight } from './sight.ts';
import { strengths, worths } from './worth.ts';

/** What is read of the nodes of an effect; which of these fields a node has follows from its kind. */
interface Read extends Node {
  readonly n?: number;
  readonly keep?: boolean;
  readonly fate?: string;
  readonly filter?: Filter;
  readonly effects?: readonly Effect[];
  readonly modes?: readonly Effect[];
  readonly then?: Effect;
  readonly otherwise?: Effect | null;
  readonly effect?: Effect;
}

/** What an effect costs whoever has to suffer it, in Power. */
type Harm = (sight: DbgSight) => number;

/** What a card of Corruption costs: it fills the deck, and is worth less than nothing in the end. */
const CORRUPTION = 2.2;
/** How often what depends on something happens. */
const OFTEN = 0.6;

const none: Harm = () => 0;
const always =
  (harm: number): Harm =>
  () =>
    harm;

/** The strength of cards in hand that fit, weakest first. */
function strengthsInHand(sight: DbgSight, filter: Filter | null): number[] {
  const found: number[] = [];
  for (const card of sight.cards(ZONE.hand)) {
    if (filter === null || fits(sight.definition(card), filter)) found.push(Math.max(0, strengths[sight.number(card)]));
  }
  return found.sort((a, b) => a - b);
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

function harmOf(effect: Effect | null | undefined): Harm {
  if (!effect) return none;
  const node = effect as Read;
  const { k, n = 1, keep, filter, effects = [], modes = [], then, otherwise } = node;
  switch (k) {
    case 'all': {
      const parts = effects.map(harmOf);
      return (sight) => sumOf(parts.map((part) => part(sight)));
    }
    case 'oneOf': {
      const parts = modes.map(harmOf);
      return (sight) => Math.min(...parts.map((part) => part(sight)));
    }
    case 'when': {
      const [hit, missed] = [harmOf(then), harmOf(otherwise)];
      return (sight) => OFTEN * hit(sight) + (1 - OFTEN) * missed(sight);
    }
    case 'gain-corruption':
      return always(n * CORRUPTION);
    case 'pick':
      if (node.fate !== 'discard') return none;
      if (filter?.from[0] === 'locations') return (sight) => (sight.count(ZONE.locations) > 0 ? 3 : 0);
      return (sight) => sumOf(strengthsInHand(sight, filter ?? null).slice(0, n));
    case 'discard-random':
      return (sight) => {
        const hand = strengthsInHand(sight, null);
        const lost = keep ? Math.max(0, hand.length - n) : Math.min(n, hand.length);
        return (sumOf(hand) * lost) / Math.max(1, hand.length);
      };
    case 'discard-each':
      return (sight) => sumOf(strengthsInHand(sight, filter ?? null));
    case 'discard-hand':
      return (sight) => sumOf(strengthsInHand(sight, null));
    case 'discard-or': {
      const other = harmOf(otherwise);
      return (sight) => Math.min(strengthsInHand(sight, filter ?? null)[0] ?? 99, other(sight));
    }
    case 'receive':
    case 'gift-attack':
      return always(CORRUPTION);
    case 'dearest-discard-more':
      return (sight) => sumOf(strengthsInHand(sight, null)) / 3;
    case 'break-courage':
      return (sight) => (strengthsInHand(sight, { from: [], named: 'courage' }).length >= 2 ? -2 : CORRUPTION);
    case 'sweep-path':
      return always(1.5);
    default:
      return none;
  }
}

/** What suffering an attack, an ambush or an ambush of the group costs, by number of definition. */
export const HARMS = dbg.defs.map(({ tree }: DbgDef) => ({
  'dbg.ask.defend-attack': harmOf(tree.attack ?? tree.ownAttack),
  'dbg.ask.defend-ambush': harmOf(tree.ambush),
  'dbg.ask.defend-group': harmOf(tree.onGroup),
}));
export type Assault = keyof (typeof HARMS)[number];

/** What a Defense costs, in Power; less than nothing if it brings more than it costs. */
type Price = (sight: DbgSight, card: CardIx, assault: Assault) => number;

function priceOf(effect: Effect): Price {
  const { k, n = 1, fate, filter, effects = [] } = effect as Read;
  switch (k) {
    case 'all': {
      const parts = effects.map(priceOf);
      return (sight, card, assault) => {
        let sum = 0;
        for (const part of parts) sum += part(sight, card, assault);
        return sum;
      };
    }
    case 'discard-this':
      return (sight, card) => strengths[sight.number(card)];
    case 'temptation':
      return () => CORRUPTION / 4;
    case 'draw':
      return (sight) => -n * sight.meanOfDeck(strengths);
    case 'capture':
      return (_sight, _card, assault) => (assault === 'dbg.ask.defend-ambush' ? -3 : 0);
    case 'redirect':
      return (sight) => -sight.meanOfDeck(strengths);
    case 'gain-top':
      return () => -3;
    case 'pick': {
      if (fate === 'destroy') return (sight) => -bestRiddance(sight) / 2;
      const wanted = filter ?? { from: [] };
      return (sight) => {
        const found = sight.cards(ZONE.discard).filter((card) => fits(sight.definition(card), wanted));
        return -Math.min(n, found.length);
      };
    }
    default:
      return () => 0;
  }
}

/** What the worst card of hand and discard pile is worth to get rid of. */
function bestRiddance(sight: DbgSight): number {
  const { rid } = worths(sight);
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of [ZONE.hand, ZONE.discard]) {
    for (const card of sight.cards(kind)) most = Math.max(most, rid[sight.number(card)]);
  }
  return most;
}

export const PRICES: readonly (Price | null)[] = dbg.defs.map(({ tree }) =>
  tree.defense ? priceOf(tree.defense) : null,
);

/** The Defense that saves most; suffering it (the last option) if none is worth its price. */
export function defend(
  sight: DbgSight,
  options: readonly DbgOption[],
  source: CardIx | undefined,
  assault: Assault,
): DbgOption {
  const harm = source === undefined ? CORRUPTION : HARMS[sight.number(source)][assault](sight);
  let best = options[options.length - 1];
  let most = 0;
  for (const option of options) {
    if (option.card < 0) continue;
    const saved = harm - (PRICES[sight.number(option.card)]?.(sight, option.card, assault) ?? 0);
    if (saved > most) {
      most = saved;
      best = option;
    }
  }
  return best;
}
