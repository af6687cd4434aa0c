import type { Plain } from '@tafelrunde/kernel';

const scenarios: readonly Plain[] = ['mirkwood', 'anduin', 'dol-guldur'];
const starters: readonly Plain[] = ['leadership', 'tactics', 'spirit', 'lore'];

const fields = (raw: Plain): Readonly<Record<string, Plain>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Readonly<Record<string, Plain>>) : {};

/** Whether a game with this set-up meets no cards but those of the core set: its scenarios and starter decks, and no campaign. */
export function isCore(setup: Plain): boolean {
  const { scenario = 'mirkwood', players, campaign = null } = fields(setup);
  return (
    scenarios.includes(scenario) &&
    campaign === null &&
    Array.isArray(players) &&
    players.every((player) => starters.includes(fields(player).starter ?? null))
  );
}
