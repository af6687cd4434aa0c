import type { Result } from '@tafelrunde/kernel';
import { campaignScenarios } from '../scenarios/scenarios.ts';
import {
  type CampaignLog,
  type CompletedScenario,
  checkPlayers,
  isHeroId,
  type LoggedPlayer,
  type Permanent,
  tally,
} from './log.ts';
import { isCount, isCounts, isFields, isListOf, isText, readLog, writeLog } from './log-file.ts';
import { poolCard } from './pool.ts';

/** A campaign log as text that can be kept between games. */
export function saveCampaign(log: CampaignLog): string {
  return writeLog('campaign', log);
}

/** A campaign log from its text; one that is damaged, changed, of another version or impossible is refused. */
export function loadCampaign(text: string): Result<CampaignLog> {
  return readLog('campaign', text, isCampaignLog);
}

function isCampaignLog(log: unknown): log is CampaignLog {
  return hasForm(log) && holdsTogether(log);
}

function hasForm(log: unknown): log is CampaignLog {
  if (!isFields(log) || !isFields(log.notes) || !isFields(log.pool)) return false;
  const { notes, pool } = log;
  return (
    typeof log.expert === 'boolean' &&
    isListOf(log.players, isPlayer) &&
    isListOf(log.fallen, isText) &&
    isCount(log.penalty) &&
    isListOf(notes.permanents, isPermanent) &&
    isText(notes.prisoner) &&
    isCounts(notes.damage) &&
    isCounts(notes.penalties) &&
    isListOf(log.completed, isCompleted) &&
    typeof log.total === 'number' &&
    isListOf(pool.boons, isText) &&
    isListOf(pool.burdens, isText)
  );
}

function isPlayer(value: unknown): value is LoggedPlayer {
  if (!isFields(value)) return false;
  return (
    isText(value.name) && isListOf(value.heroes, isText) && isCount(value.penalty) && typeof value.changed === 'boolean'
  );
}

function isPermanent(value: unknown): value is Permanent {
  return isFields(value) && isText(value.card) && isText(value.hero);
}

function isCompleted(value: unknown): value is CompletedScenario {
  return isFields(value) && isText(value.scenario) && Number.isInteger(value.score);
}

/** Whether a campaign can have come to this: known cards and heroes, scenarios in order, a total that adds up. */
function holdsTogether({ players, fallen, notes, completed, total, pool }: CampaignLog): boolean {
  const heroes = [...fallen, ...Object.keys(notes.damage), ...Object.keys(notes.penalties)];
  const inPool = tally([...pool.boons, ...pool.burdens]);
  const attached = tally(notes.permanents.map(({ card }) => card));
  const fits = (kind: 'boon' | 'burden') => (id: string) => poolCard(id)?.kind === kind;
  return (
    checkPlayers(players) === null &&
    heroes.every(isHeroId) &&
    (notes.prisoner === '' || isHeroId(notes.prisoner)) &&
    completed.every(({ scenario }, i) => scenario === campaignScenarios[i]) &&
    completed.reduce((sum, { score }) => sum + score, 0) === total &&
    pool.boons.every(fits('boon')) &&
    pool.burdens.every(fits('burden')) &&
    Object.entries(inPool).every(([id, n]) => n <= poolCard(id)!.quantity) &&
    notes.permanents.every(({ card, hero }) => poolCard(card)?.permanent === true && isHeroId(hero)) &&
    Object.entries(attached).every(([card, n]) => n <= (inPool[card] ?? 0))
  );
}
