import { type ChroniclePosition, inTurn, table } from '@tafelrunde/testing';
import { LINGERING_VENOM, MENDORS_SUPPORT, SCARRED, UNGOLIANTS_SWARM, VALOR } from '../src/campaign/pool.ts';
import type { CardType, LcgDef } from '../src/defs.ts';
import { lcg } from '../src/game.ts';
import { isCampaignScenario, scenarioIds, scenarios } from '../src/scenarios/scenarios.ts';
import { noVariants } from '../src/setup.ts';
import type { LcgState } from '../src/state.ts';

const VARIANTS = Object.keys(noVariants) as (keyof typeof noVariants)[];

/** What heroes of a campaign bear. */
const EARNED: readonly (readonly string[])[] = [[VALOR], [SCARRED], []];

const idsOf = (defs: readonly LcgDef[], type: CardType): string[] =>
  defs.filter((def) => def.type === type).map(({ id }) => id);

/**
 * The middle of a game on every stage of every scenario, twice, with players who can do much: random play from the beginning
 * is lost before it sees most of this. Over all of them every player card is held once, and every encounter card revealed.
 */
export function manyPositions(): ChroniclePosition<LcgState>[] {
  const own = lcg.defs.filter(({ set, permanent }) => set === '' && !permanent);
  const heroes = inTurn(idsOf(own, 'hero'));
  const allies = inTurn(idsOf(own, 'ally'));
  const cards = inTurn(['event', 'ally', 'attachment'].flatMap((type) => idsOf(own, type as CardType)));
  const stages = scenarioIds.flatMap((scenario) => scenarios[scenario].quests.map((quest) => ({ scenario, quest })));
  const decks = new Map(
    scenarioIds.map((scenario) => {
      const box = lcg.defs.filter(({ set }) => scenarios[scenario].sets.includes(set));
      const of = (...types: CardType[]) => inTurn(types.flatMap((type) => idsOf(box, type)));
      return [scenario, { enemies: of('enemy'), locations: of('location'), all: of('treachery', 'enemy', 'location') }];
    }),
  );
  return [0, 1].flatMap((turn) =>
    stages.map(({ scenario, quest }, i) => {
      const { enemies, locations, all } = decks.get(scenario)!;
      const stage = lcg.defs.find((def) => def.type === 'quest' && def.number === quest)!;
      const inCampaign = isCampaignScenario(scenario) && turn === 1;
      const seats = 1 + ((i + turn) % 3);
      const players = Array.from({ length: seats }, () => ({
        threat: 20 + (i % 5) * 4,
        heroes: heroes(3).map((card, n) => ({ card, resources: 6, attachments: inCampaign ? EARNED[n] : [] })),
        allies: allies(3),
        hand: inCampaign ? [...cards(5), MENDORS_SUPPORT] : cards(6),
        deck: cards(8),
        engaged: enemies(1),
      }));
      const position = {
        scenario,
        mode: i % 5 === 4 ? ('easy' as const) : ('standard' as const),
        shadows: i % 7 !== 6,
        variants: { [VARIANTS[i % VARIANTS.length]]: turn === 1 },
        ...(inCampaign && { campaign: {} }),
        players,
        quest: stage.id,
        progress: Math.max(0, stage.questPoints - 2),
        staging: [...enemies(1), ...locations(1)],
        active: { card: locations(1)[0], progress: 1 },
        encounterDeck: inCampaign ? [UNGOLIANTS_SWARM, LINGERING_VENOM, ...all(12)] : all(14),
        step: ['1.3', '2.2', '3.2'][i % 3],
      };
      return { name: `${stage.id} ${turn + 1}`, begin: () => table('lcg', position).m, most: 60 };
    }),
  );
}
