import { History, parseRecord, type Result } from '@tafelrunde/kernel';
import { type CampaignLog, finish, lcg, loadCampaign, saveCampaign } from '@tafelrunde/lcg';
import type { SeatKind } from '../../engine/protocol.ts';

/** A campaign kept in this browser: its log, who plays, and the game that is on the table. */
export interface Campaign {
  readonly id: string;
  readonly log: CampaignLog;
  readonly seats: readonly SeatKind[];
  /** The deck of each player, by the name of a starter deck or the id of an own one. */
  readonly decks: readonly string[];
  /** The table of the scenario that is being played, '' if none is. */
  readonly table: string;
}

const PREFIX = 'tafelrunde.campaign.';

function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Keeps a campaign; false if the browser would not. */
export function keepCampaign(campaign: Campaign, to: Storage | null = store()): boolean {
  const { id, log, ...rest } = campaign;
  try {
    to?.setItem(PREFIX + id, JSON.stringify({ ...rest, log: saveCampaign(log) }));
    return to !== null;
  } catch {
    return false;
  }
}

export function dropCampaign(id: string, from: Storage | null = store()): void {
  from?.removeItem(PREFIX + id);
}

/** The campaigns that can be read, and the ids of those that cannot; these are kept as they are. */
export function keptCampaigns(from: Storage | null = store()): {
  readonly campaigns: readonly Campaign[];
  readonly broken: readonly string[];
} {
  const keys = from ? Array.from({ length: from.length }, (_, at) => from.key(at) ?? '') : [];
  const campaigns: Campaign[] = [];
  const broken: string[] = [];
  for (const key of keys.filter((one) => one.startsWith(PREFIX))) {
    const id = key.slice(PREFIX.length);
    const campaign = read(id, from?.getItem(key) ?? '');
    if (campaign) campaigns.push(campaign);
    else broken.push(id);
  }
  return { campaigns, broken };
}

function read(id: string, text: string): Campaign | null {
  try {
    const { log, seats, decks, table } = JSON.parse(text) as Record<string, unknown>;
    const loaded = loadCampaign(String(log));
    if (!loaded.ok || !Array.isArray(seats) || !Array.isArray(decks)) return null;
    return { id, log: loaded.value, seats, decks, table: String(table ?? '') };
  } catch {
    return null;
  }
}

/** The log after the game of a saved text; refused if that game is not over or not one of this campaign. */
export function written(log: CampaignLog, save: string): Result<CampaignLog> {
  const record = parseRecord(save);
  if (!record.ok) return record;
  const history = History.replay(lcg, record.value);
  return history.ok ? finish(log, history.value.match) : history;
}
