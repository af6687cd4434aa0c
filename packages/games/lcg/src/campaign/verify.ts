import { equalPlain } from '@tafelrunde/kernel';
import { namedList, type Words } from '@tafelrunde/words';
import type { LcgSetup } from '../setup.ts';
import { shareOut } from './decks.ts';
import { type CampaignLog, nextScenario, penaltyOf } from './log.ts';
import { campaignSetup, sameIds, startingDamage } from './prepare.ts';
import type { CampaignSetup } from './setup.ts';

/**
 * Checks a game that somebody has set up against the prepared log: the items of the preparation in order. The first one
 * that is not kept is named in a sentence; null if all are.
 */
export function verify(log: CampaignLog, setup: LcgSetup): Words | null {
  const { campaign } = setup;
  if (!campaign) return ['lcg.campaign.not-a-campaign'];
  const next = nextScenario(log);
  if (next === null) return ['lcg.campaign.finished'];
  if (setup.scenario !== next) {
    const names = { scenario: { name: `scenario:${setup.scenario}` }, next: { name: `scenario:${next}` } };
    return ['lcg.campaign.locked', names];
  }
  if (setup.players.length !== log.players.length) return ['lcg.campaign.players', { n: log.players.length }];
  return checkPlayers(log, setup) ?? checkCards(log, campaign);
}

/** Items 1 to 4. */
function checkPlayers(log: CampaignLog, { players }: LcgSetup): Words | null {
  for (const [seat, { name, heroes }] of log.players.entries()) {
    if (!sameIds(heroes, players[seat].heroes)) {
      return ['lcg.prepare.1', { player: name, heroes: namedList(heroes.map((id) => `card:${id}`)) }];
    }
    const fallen = heroes.find((id) => log.fallen.includes(id));
    if (fallen) return ['lcg.prepare.2.must-choose', { player: name, hero: { name: `card:${fallen}` } }];
    const penalty = penaltyOf(log, seat);
    if (players[seat].extraThreat !== penalty) return ['lcg.prepare.4.threat', { player: name, n: penalty }];
    if (!equalPlain(players[seat].damage, startingDamage(log, heroes)))
      return ['lcg.prepare.4.damage', { player: name }];
  }
  return null;
}

/** Items 5 to 8, and the prisoner. */
function checkCards(log: CampaignLog, given: CampaignSetup): Words | null {
  const expected = campaignSetup(log, given.decks);
  const lost = expected.permanents.find(({ card, hero }) => !hasPermanent(given, card, hero));
  if (lost) return ['lcg.prepare.5', { card: { name: `card:${lost.card}` }, hero: { name: `card:${lost.hero}` } }];
  const extra = given.permanents.find(({ card, hero }) => !hasPermanent(expected, card, hero));
  if (extra)
    return ['lcg.prepare.5.extra', { card: { name: `card:${extra.card}` }, hero: { name: `card:${extra.hero}` } }];
  if (!sameIds(expected.inPlay, given.inPlay)) return ['lcg.prepare.6'];
  const wanted = given.decks.map((deck) =>
    Object.entries(deck).flatMap(([id, n]) => (log.pool.burdens.includes(id) ? [] : Array<string>(n).fill(id))),
  );
  const decks = shareOut(log.pool, wanted);
  if (!decks.ok) return decks.problem;
  if (!equalPlain(decks.value, given.decks)) return ['lcg.prepare.7.burden'];
  if (!equalPlain(expected.encounter, given.encounter)) return ['lcg.prepare.8'];
  return expected.prisoner === given.prisoner ? null : ['lcg.prepare.prisoner'];
}

function hasPermanent({ permanents }: CampaignSetup, card: string, hero: string): boolean {
  return permanents.some((one) => one.card === card && one.hero === hero);
}
