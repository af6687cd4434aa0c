import { History, type Plain } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { ok } from '../../test/campaign.ts';
import played from '../../test/campaign-played.json' with { type: 'json' };
import {
  type CampaignLog,
  type Choices,
  finish,
  lcg,
  loadCampaign,
  nextScenario,
  penaltyOf,
  prepare,
  saveCampaign,
  startCampaign,
} from '../index.ts';

// Played by the computer: tafelrunde study lcg-campaign --out packages/games/lcg/test/campaign-played.json.
it('a campaign is played from its first scenario to the last, kept in a file between them, with fallen heroes', () => {
  let log: CampaignLog = ok(startCampaign(played.players));
  const fallen: number[] = [];
  for (const { choices, seed, answers } of played.games) {
    const scenario = nextScenario(log)!;
    const { setup, log: prepared } = ok(prepare(log, choices as unknown as Choices));
    const record = { game: lcg.id, gameVersion: lcg.version, setup: setup as unknown as Plain, seed, answers };
    const { match } = ok(History.replay(lcg, record));
    expect(match.s.over?.winners).toEqual([0, 1]);
    const after = ok(finish(prepared, match));
    expect(after.completed.at(-1)!.scenario).toBe(scenario);
    log = ok(loadCampaign(saveCampaign(after)));
    expect(log).toEqual(after);
    fallen.push(log.fallen.length);
  }
  expect(log.completed.map(({ scenario }) => scenario)).toEqual(['mirkwood', 'anduin', 'dol-guldur']);
  expect(log.total).toBe(log.completed.reduce((sum, { score }) => sum + score, 0));
  // Whoever fell on the way was replaced before the last scenario, and everybody had to pay for it (LCG-CAMPAIGN-10).
  expect(fallen[0]).toBeGreaterThan(0);
  expect(log.penalty).toBe(fallen[1]);
  expect(penaltyOf(log, 0)).toBeGreaterThanOrEqual(fallen[1]);
  const [first] = played.players[0].heroes.filter((hero) => log.fallen.includes(hero));
  expect(log.players.flatMap(({ heroes }) => heroes)).not.toContain(first);
});
