import type { Registry } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { isCampaignCard } from './campaign/pool.ts';
import type { LcgDef } from './defs.ts';
import type { PlayerSetup } from './setup.ts';

/** Heroes and cards of a deck, by id. */
export interface DeckList {
  readonly heroes: readonly string[];
  readonly deck: Readonly<Record<string, number>>;
}

export const LEAST_CARDS = 50;
export const MOST_COPIES = 3;
export const MOST_HEROES = 3;

type Cards = Registry<LcgDef>;

/** Numbers of heroes and of player cards of each starter deck; one Gandalf comes with each. */
const STARTER_NUMBERS = {
  leadership: { heroes: [1, 3], cards: [13, 27] },
  tactics: { heroes: [4, 6], cards: [28, 42] },
  spirit: { heroes: [7, 9], cards: [43, 57] },
  lore: { heroes: [10, 12], cards: [58, 72] },
} as const;
const GANDALF = 73;

export type StarterDeck = keyof typeof STARTER_NUMBERS;

/** The four ready-made decks, one for each sphere (LCG-DECK-08), from the cards' numbers. */
export function starterDecksOf({ defs }: Cards): Readonly<Record<StarterDeck, DeckList>> {
  const deckOf = (sphere: StarterDeck): DeckList => {
    const { heroes, cards } = STARTER_NUMBERS[sphere];
    const deck: Record<string, number> = {};
    for (const def of defs) {
      if (def.number >= cards[0] && def.number <= cards[1]) deck[def.id] = def.quantity;
      if (def.number === GANDALF) deck[def.id] = 1;
    }
    const ids = defs.filter((def) => def.number >= heroes[0] && def.number <= heroes[1]).map((def) => def.id);
    return { heroes: ids, deck };
  };
  return {
    leadership: deckOf('leadership'),
    tactics: deckOf('tactics'),
    spirit: deckOf('spirit'),
    lore: deckOf('lore'),
  };
}

/** What is wrong with a deck, as a sentence; null if it may be played (LCG-DECK-01 to -06). */
export function checkDeckWith(
  cards: Cards,
  list: Pick<PlayerSetup, 'heroes' | 'deck'>,
  options: { starterDecks: boolean },
): Words | null {
  const { heroes, deck } = list;
  for (const id of [...heroes, ...Object.keys(deck)]) {
    if (!cards.find(id)) return ['lcg.deck.unknown-card', { id }];
  }
  if (heroes.length < 1 || heroes.length > MOST_HEROES) return ['lcg.deck.heroes', { n: heroes.length }];
  for (const hero of heroes) {
    if (cards.get(hero).type !== 'hero') return ['lcg.deck.not-a-hero', { card: { name: `card:${hero}` } }];
  }
  const twice = heroes.find((hero, i) => heroes.indexOf(hero) !== i);
  if (twice) return ['lcg.deck.same-hero', { card: { name: `card:${twice}` } }];
  const titles = new Map<string, number>();
  let size = 0;
  for (const [id, n] of Object.entries(deck)) {
    const def = cards.get(id);
    if (isCampaignCard(id)) return ['lcg.deck.campaign-card', { card: { name: `card:${id}` } }];
    if (!isDeckCard(def)) return ['lcg.deck.not-a-player-card', { card: { name: `card:${id}` } }];
    size += n;
    const copies = (titles.get(def.title.en) ?? 0) + n;
    titles.set(def.title.en, copies);
    if (copies > MOST_COPIES) return ['lcg.deck.copies', { card: { name: `card:${id}` }, n: copies }];
  }
  if (size < LEAST_CARDS && !(options.starterDecks && isStarter(cards, list))) return ['lcg.deck.size', { n: size }];
  return null;
}

/** Whether a card may be in a player deck (LCG-DECK-05). */
export function isDeckCard({ id, type }: LcgDef): boolean {
  return (type === 'ally' || type === 'attachment' || type === 'event') && !isCampaignCard(id);
}

/** The starter decks are accepted although they are small (LCG-VARIANT-06), with any heroes: these may fall and change. */
function isStarter(cards: Cards, { deck }: DeckList): boolean {
  return Object.values(starterDecksOf(cards)).some((starter) => sameCounts(starter.deck, deck));
}

function sameCounts(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

/** Cards that no chosen hero can pay for: legal, but worth a warning (LCG-DECK-06). */
export function unplayableWith(cards: Cards, { heroes, deck }: DeckList): readonly string[] {
  const spheres = new Set(heroes.map((id) => cards.find(id)?.sphere));
  return Object.keys(deck).filter((id) => {
    const sphere = cards.find(id)?.sphere;
    return sphere !== 'neutral' && !spheres.has(sphere);
  });
}
