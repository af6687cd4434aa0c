import type { Plain, Registry } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { LcgDef } from '../defs.ts';
import type { Permanent } from './log.ts';
import { poolCard } from './pool.ts';

type Counts = Readonly<Record<string, number>>;

/** What a campaign brings into one game; made by `prepare`. */
export interface CampaignSetup {
  /** Cards that begin attached to a hero. */
  readonly permanents: readonly Permanent[];
  /** Cards that begin in play. */
  readonly inPlay: readonly string[];
  /** Boons and burdens in each player's deck, by seat. */
  readonly decks: readonly Counts[];
  /** Boons and burdens in the encounter deck. */
  readonly encounter: Counts;
  /** The hero who is taken prisoner in Dol Guldur; '' for a random one. */
  readonly prisoner: string;
}

type Raw = { readonly [key: string]: Plain };

/** Reads the campaign part of a set-up for players with these heroes; a problem is a sentence. */
export function readCampaign(
  raw: Plain,
  players: readonly { readonly heroes: readonly string[] }[],
  cards: Registry<LcgDef>,
): CampaignSetup | Words {
  if (!isObject(raw)) return ['lcg.setup.campaign.form'];
  const {
    prisoner = '',
    permanents: rawPermanents = [],
    inPlay = [],
    decks: rawDecks = [],
    encounter: rawEncounter = {},
  } = raw;
  const heroes = players.flatMap((player) => player.heroes);
  const encounter = readCounts(rawEncounter);
  const decks = Array.isArray(rawDecks) ? players.map((_, seat) => readCounts(rawDecks[seat] ?? {})) : [];
  const lists = isTexts(inPlay) && isPermanents(rawPermanents) && Array.isArray(rawDecks);
  if (!lists || !encounter || !isCountsList(decks) || typeof prisoner !== 'string') return ['lcg.setup.campaign.form'];
  const permanents = rawPermanents.map(({ card, hero }) => ({ card, hero }));
  const setup: CampaignSetup = { permanents, inPlay, decks, encounter, prisoner };
  return checkCards(setup, cards) ?? checkHeroes(setup, heroes, cards) ?? setup;
}

/** Every card belongs where it is, and there are no more of it than in the box. */
function checkCards({ permanents, inPlay, decks, encounter }: CampaignSetup, cards: Registry<LcgDef>): Words | null {
  const used = new Map<string, number>();
  const place = (card: string, n: number, fits: boolean): Words | null => {
    const known = poolCard(card);
    if (!known && !cards.find(card)) return ['lcg.deck.unknown-card', { id: card }];
    const copies = (used.get(card) ?? 0) + n;
    used.set(card, copies);
    if (!known || !fits) return ['lcg.setup.campaign.card', { card: { name: `card:${card}` } }];
    return copies <= known.quantity
      ? null
      : ['lcg.setup.campaign.copies', { card: { name: `card:${card}` }, n: known.quantity }];
  };
  const inDeck =
    (back: string) =>
    ([card, n]: [string, number]) => {
      const known = poolCard(card);
      return place(card, n, known?.back === back && !known.permanent && !known.setup);
    };
  const problems = [
    ...permanents.map(({ card }) => place(card, 1, poolCard(card)?.permanent === true)),
    ...inPlay.map((card) => place(card, 1, poolCard(card)?.setup === true)),
    ...decks.flatMap((deck) => Object.entries(deck).map(inDeck('player'))),
    ...Object.entries(encounter).map(inDeck('encounter')),
  ];
  return problems.find((problem) => problem !== null) ?? null;
}

function checkHeroes(
  { permanents, prisoner }: CampaignSetup,
  heroes: readonly string[],
  cards: Registry<LcgDef>,
): Words | null {
  const missing = [...permanents.map(({ hero }) => hero), prisoner].find(
    (hero) => hero !== '' && !heroes.includes(hero),
  );
  if (missing !== undefined) {
    return cards.find(missing)
      ? ['lcg.setup.campaign.hero', { hero: { name: `card:${missing}` } }]
      : ['lcg.deck.unknown-card', { id: missing }];
  }
  const twice = permanents.find(({ card, hero }, i) =>
    permanents.some((other, j) => j < i && other.card === card && other.hero === hero),
  );
  return twice ? ['lcg.setup.campaign.card', { card: { name: `card:${twice.card}` } }] : null;
}

function isObject(value: Plain | undefined): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: Plain): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isPermanents(value: Plain): value is { card: string; hero: string }[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isObject(item) && typeof item.card === 'string' && typeof item.hero === 'string')
  );
}

function isCountsList(value: readonly (Counts | null)[]): value is readonly Counts[] {
  return value.every((item) => item !== null);
}

function readCounts(raw: Plain): Counts | null {
  if (!isObject(raw)) return null;
  const entries = Object.entries(raw);
  const fine = entries.every(([, n]) => typeof n === 'number' && Number.isInteger(n) && n > 0 && n < 100);
  return fine ? (Object.fromEntries(entries) as Counts) : null;
}
