import { type Plain, prepareMatches, seedWords } from '@tafelrunde/kernel';
import { lcg, type ScenarioId, scenarioIds } from '@tafelrunde/lcg';
import { describe, expect, it } from 'vitest';
import { playedCampaign } from '../../../games/lcg/test/played-campaign.ts';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(lcg, 'steady');

interface Group {
  readonly mode: 'standard' | 'easy';
  readonly decks: readonly string[];
}

/** Who plays each scenario; rules of thumb win these often enough to see it soon. */
const GROUPS: Readonly<Record<ScenarioId, Group>> = {
  mirkwood: { mode: 'standard', decks: ['leadership'] },
  anduin: { mode: 'easy', decks: ['carrock-quiet'] },
  // Rules of thumb do not get out of there.
  'dol-guldur': { mode: 'easy', decks: ['leadership', 'spirit'] },
  'hunt-for-gollum': { mode: 'standard', decks: ['trackers'] },
  carrock: { mode: 'standard', decks: ['carrock-quiet'] },
  rhosgobel: { mode: 'standard', decks: ['rhosgobel-healers', 'rhosgobel-riders', 'rhosgobel-archers'] },
  'emyn-muil': { mode: 'standard', decks: ['climbers'] },
  'dead-marshes': { mode: 'standard', decks: ['marsh-walkers'] },
  'return-to-mirkwood': { mode: 'standard', decks: ['wardens'] },
};

/** After so many games that were all won, or all lost, a scenario has no other end. */
const MOST = 150;

type End = 'won' | 'lost';

/** The ends that games of a scenario come to, until both were seen or it has taken too long. */
function endsOf(scenario: ScenarioId, most = MOST): ReadonlySet<End> {
  const { mode, decks } = GROUPS[scenario];
  const setup: Plain = { scenario, mode, players: decks.map((starter) => ({ starter })) };
  const prepared = prepareMatches(lcg, setup);
  if (!prepared.ok) throw new Error(prepared.problem[0]);
  const ends = new Set<End>();
  for (let game = 0; game < most && ends.size < 2; game++) {
    const match = prepared.value(`ends ${game}`);
    const luck = seedWords(`luck ${game}`);
    for (let asked = match.decision(); asked !== null; asked = match.decision()) {
      match.take(asked.options.length === 1 ? asked.options[0] : player.choose(match, luck));
    }
    ends.add(match.s.over!.winners.length > 0 ? 'won' : 'lost');
  }
  return ends;
}

describe('every scenario ends by win and by loss', () => {
  it.each(scenarioIds.filter((id) => id !== 'dol-guldur'))('%s: in games of steady players', (scenario) => {
    expect([...endsOf(scenario)].sort()).toEqual(['lost', 'won']);
  });

  it('dol-guldur: lost by steady players, won in the campaign that the computer has played', () => {
    expect([...endsOf('dol-guldur', 1)]).toEqual(['lost']);
    const { match } = playedCampaign().find(({ scenario }) => scenario === 'dol-guldur')!;
    expect(match.s.over!.winners).toEqual([0, 1]);
  });
});
