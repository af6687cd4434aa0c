import type { CampaignScenario } from '../scenarios/scenarios.ts';
import { LINGERING_VENOM, MENDOR, MENDORS_SUPPORT, SCARRED, UNGOLIANTS_SWARM, VALOR } from './pool.ts';
import type { CampaignSetup } from './setup.ts';

/** Something a campaign may have come to, for random play; `heroes` by seat, `pick(n)` gives a number below n. */
export function randomCampaign(
  scenario: CampaignScenario,
  heroes: readonly (readonly string[])[],
  pick: (n: number) => number,
): CampaignSetup {
  const later = scenario !== 'mirkwood';
  const some = (id: string): CampaignSetup['permanents'] =>
    heroes.flatMap((own) =>
      scenario === 'dol-guldur' && pick(2) === 0 ? [{ card: id, hero: own[pick(own.length)] }] : [],
    );
  const everybody = heroes.flat();
  return {
    permanents: [...some(VALOR), ...some(SCARRED)],
    inPlay: pick(4) === 0 ? [MENDOR] : [],
    decks: heroes.map((): Record<string, number> => (later && pick(2) === 0 ? { [MENDORS_SUPPORT]: 1 } : {})),
    encounter: later ? { [pick(2) === 0 ? UNGOLIANTS_SWARM : LINGERING_VENOM]: 1 } : {},
    prisoner: scenario === 'dol-guldur' ? everybody[pick(everybody.length)] : '',
  };
}
