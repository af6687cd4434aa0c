import type { Result } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { cards } from '../box.ts';
import { MOST_HEROES } from '../decks.ts';
import { type CampaignScenario, campaignScenarios } from '../scenarios/scenarios.ts';
import { MENDOR, MENDORS_SUPPORT } from './pool.ts';

/** A player's column of the log. */
export interface LoggedPlayer {
  readonly name: string;
  readonly heroes: readonly string[];
  /** Starting threat that only this player adds (LCG-CAMPAIGN-13). */
  readonly penalty: number;
  /** Whether a hero was changed voluntarily since the last completed scenario (LCG-CF-52). */
  readonly changed: boolean;
}

/** A Permanent card and the hero it is noted for (LCG-CAMPAIGN-23). */
export interface Permanent {
  readonly card: string;
  readonly hero: string;
}

export interface CompletedScenario {
  readonly scenario: CampaignScenario;
  readonly score: number;
}

/** The campaign log: all that outlives a game, as plain data (LCG-CAMPAIGN-03, -04). */
export interface CampaignLog {
  readonly expert: boolean;
  readonly players: readonly LoggedPlayer[];
  readonly fallen: readonly string[];
  /** Starting threat that everybody adds (LCG-CAMPAIGN-10, -12). */
  readonly penalty: number;
  readonly notes: {
    readonly permanents: readonly Permanent[];
    /** The hero who will be held captive in Dol Guldur; '' until it is known. */
    readonly prisoner: string;
    /** Damage that heroes bring along, in an expert campaign (LCG-CAMPAIGN-29). */
    readonly damage: Readonly<Record<string, number>>;
    /** Starting threat that a hero adds for whoever plays him (LCG-CAMPAIGN-31). */
    readonly penalties: Readonly<Record<string, number>>;
  };
  readonly completed: readonly CompletedScenario[];
  readonly total: number;
  readonly pool: { readonly boons: readonly string[]; readonly burdens: readonly string[] };
}

export interface NewPlayer {
  readonly name: string;
  readonly heroes: readonly string[];
}

/** Begins a campaign: names and heroes are written down (LCG-CAMPAIGN-05). `after` is a finished campaign to follow on. */
export function startCampaign(
  players: readonly NewPlayer[],
  options: { readonly expert?: boolean; readonly after?: CampaignLog } = {},
): Result<CampaignLog> {
  const problem = checkPlayers(players);
  if (problem) return { ok: false, problem };
  const { expert = false, after } = options;
  if (after && nextScenario(after) !== null) return { ok: false, problem: ['lcg.campaign.not-finished'] };
  // Whoever brought Mendor home begins the next campaign with him.
  const boons = after?.pool.boons.includes(MENDOR) ? [MENDOR, ...players.map(() => MENDORS_SUPPORT)] : [];
  const log: CampaignLog = {
    expert,
    players: players.map(({ name, heroes }) => ({ name, heroes: heroes.slice(), penalty: 0, changed: false })),
    fallen: [],
    penalty: 0,
    notes: { permanents: [], prisoner: '', damage: {}, penalties: {} },
    completed: [],
    total: 0,
    pool: { boons, burdens: [] },
  };
  return { ok: true, value: log };
}

/** Whether these players can be written into a log. */
export function checkPlayers(players: readonly NewPlayer[]): Words | null {
  if (players.length < 1 || players.length > 4) return ['lcg.setup.players'];
  const taken = new Set<string>();
  for (const { name, heroes } of players) {
    if (name.trim() === '') return ['lcg.campaign.no-name'];
    if (heroes.length < 1 || heroes.length > MOST_HEROES) return ['lcg.deck.heroes', { n: heroes.length }];
    for (const hero of heroes) {
      if (!cards.find(hero)) return ['lcg.deck.unknown-card', { id: hero }];
      if (!isHeroId(hero)) return ['lcg.deck.not-a-hero', { card: { name: `card:${hero}` } }];
      if (taken.has(hero)) return ['lcg.campaign.hero-twice', { hero: { name: `card:${hero}` } }];
      taken.add(hero);
    }
  }
  return null;
}

export function isHeroId(id: string): boolean {
  return cards.find(id)?.type === 'hero';
}

/** The scenario to be played next; null when the campaign is over (LCG-CAMPAIGN-01). */
export function nextScenario(log: Pick<CampaignLog, 'completed'>): CampaignScenario | null {
  return campaignScenarios[log.completed.length] ?? null;
}

/** Heroes of the core set that nobody uses and that have not fallen. */
export function freeHeroes(log: Pick<CampaignLog, 'players' | 'fallen'>): readonly string[] {
  const used = new Set(log.players.flatMap((player) => player.heroes));
  return cards.defs
    .filter(({ id, type, pack }) => type === 'hero' && pack === 'core' && !used.has(id) && !log.fallen.includes(id))
    .map(({ id }) => id);
}

/** What a player adds to the threat of his heroes: the group's, his own and his heroes' penalties (LCG-CF-53). */
export function penaltyOf(log: CampaignLog, seat: number): number {
  const { penalty, heroes } = log.players[seat];
  return heroes.reduce((sum, hero) => sum + (log.notes.penalties[hero] ?? 0), log.penalty + penalty);
}

/** How often each id stands in a list. */
export function tally(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
