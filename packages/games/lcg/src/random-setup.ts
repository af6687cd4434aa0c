import { asPlain, type Plain, type Registry } from '@tafelrunde/kernel';
import { randomCampaign } from './campaign/random.ts';
import { type DeckList, isDeckCard, LEAST_CARDS, MOST_COPIES, MOST_HEROES, starterDecksOf } from './decks.ts';
import type { LcgDef } from './defs.ts';
import { isCampaignScenario, scenarioIds } from './scenarios/scenarios.ts';
import { noVariants } from './setup.ts';

type Pick = (n: number) => number;

/** Some game that can be played, for random play: any scenario, mode and option, starter or random decks, campaigns. */
export function randomSetup(pick: Pick, cards: Registry<LcgDef>): Plain {
  const seats = 1 + pick(4);
  const decks = pick(2) === 0 ? randomStarters(seats, pick, cards) : randomDecks(seats, pick, cards);
  const scenario = scenarioIds[pick(scenarioIds.length)];
  const heroes = decks.map((deck) => deck.heroes);
  const classic = pick(3) === 0;
  const variants = Object.fromEntries(Object.keys(noVariants).map((name) => [name, classic && pick(2) === 0]));
  return asPlain({
    scenario,
    mode: pick(4) === 0 ? 'easy' : 'standard',
    shadows: pick(6) !== 0,
    players: decks.map(({ heroes, deck }) => ({ heroes, deck })),
    variants,
    campaign: isCampaignScenario(scenario) && pick(3) === 0 ? randomCampaign(scenario, heroes, pick) : null,
  });
}

function randomStarters(seats: number, pick: Pick, cards: Registry<LcgDef>): readonly DeckList[] {
  const all = Object.values(starterDecksOf(cards));
  return Array.from({ length: seats }, () => all.splice(pick(all.length), 1)[0]);
}

/** Decks of any mix of spheres with one to three heroes each. */
function randomDecks(seats: number, pick: Pick, { defs }: Registry<LcgDef>): readonly DeckList[] {
  const heroes = defs.filter(({ type }) => type === 'hero').map(({ id }) => id);
  const cards = defs.filter(isDeckCard).map(({ id }) => id);
  return Array.from({ length: seats }, () => {
    const own = Array.from({ length: 1 + pick(MOST_HEROES) }, () => heroes.splice(pick(heroes.length), 1)[0]);
    const deck: Record<string, number> = {};
    for (let size = 0; size < LEAST_CARDS; ) {
      const id = cards[pick(cards.length)];
      const n = Math.min(1 + pick(MOST_COPIES), MOST_COPIES - (deck[id] ?? 0));
      if (n > 0) deck[id] = (deck[id] ?? 0) + n;
      size += n;
    }
    return { heroes: own, deck };
  });
}
