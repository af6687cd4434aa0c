import { History, type Plain } from '@tafelrunde/kernel';
import {
  type CampaignLog,
  type Choices,
  finish,
  lcg,
  nextScenario,
  prepare,
  type ScenarioId,
  startCampaign,
} from '../src/index.ts';
import type { M } from '../src/state.ts';
import { ok } from './campaign.ts';
import played from './campaign-played.json' with { type: 'json' };

/** One scenario of the campaign that the computer has played: as it ended, and the log after it. */
interface PlayedScenario {
  readonly scenario: ScenarioId;
  readonly match: M;
  readonly log: CampaignLog;
}

/** Replays that campaign (made by tafelrunde study lcg-campaign --out packages/games/lcg/test/campaign-played.json). */
export function playedCampaign(): readonly PlayedScenario[] {
  let log: CampaignLog = ok(startCampaign(played.players));
  return played.games.map(({ choices, seed, answers }) => {
    const scenario = nextScenario(log)!;
    const { setup, log: prepared } = ok(prepare(log, choices as unknown as Choices));
    const record = { game: lcg.id, gameVersion: lcg.version, setup: setup as unknown as Plain, seed, answers };
    const { match } = ok(History.replay(lcg, record));
    log = ok(finish(prepared, match));
    return { scenario, match, log };
  });
}

/** Who played it. */
export const playedBy = played.players;
