import { expect, it } from 'vitest';
import { ok } from '../../test/campaign.ts';
import { playedBy, playedCampaign } from '../../test/played-campaign.ts';
import { loadCampaign, penaltyOf, saveCampaign } from '../index.ts';

it('a campaign is played from its first scenario to the last, kept in a file between them, with fallen heroes', () => {
  const games = playedCampaign();
  for (const { scenario, match, log } of games) {
    expect(match.s.over?.winners).toEqual([0, 1]);
    expect(log.completed.at(-1)!.scenario).toBe(scenario);
    expect(ok(loadCampaign(saveCampaign(log)))).toEqual(log);
  }
  const fallen = games.map(({ log }) => log.fallen.length);
  const { log } = games.at(-1)!;
  expect(log.completed.map(({ scenario }) => scenario)).toEqual(['mirkwood', 'anduin', 'dol-guldur']);
  expect(log.total).toBe(log.completed.reduce((sum, { score }) => sum + score, 0));
  // Whoever fell on the way was replaced before the last scenario, and everybody had to pay for it (LCG-CAMPAIGN-10).
  expect(fallen[0]).toBeGreaterThan(0);
  expect(log.penalty).toBe(fallen[1]);
  expect(penaltyOf(log, 0)).toBeGreaterThanOrEqual(fallen[1]);
  const [first] = playedBy[0].heroes.filter((hero) => log.fallen.includes(hero));
  expect(log.players.flatMap(({ heroes }) => heroes)).not.toContain(first);
});
