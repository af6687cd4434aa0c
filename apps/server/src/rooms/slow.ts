import type { Write } from '../store/store.ts';
import { putBot } from './absence.ts';
import { forfeit } from './playing.ts';
import { Refused } from './refusal.ts';
import { isCooperative } from './results.ts';
import { BOT_PATIENCE, NOTHING, type Tabletop } from './tabletop.ts';

const DAY = 24 * 3600 * 1000;

/**
 * What follows when the time for a question by a clock in days is up. Who is on vacation is waited for, and has a day after it.
 * Where people play against each other the game is lost for him; where they play together, a bot plays until he is back.
 */
export async function timeIsUp(t: Tabletop, now: number): Promise<readonly Write[]> {
  const { turn, game } = t.table;
  const seat = t.session?.decision?.seat;
  if (t.table.state !== 'running' || seat === undefined) return NOTHING;
  if (turn.asked === null) return t.waitFor({ ...turn, due: now + BOT_PATIENCE });
  const vacation = await t.deps.vacation(turn.asked);
  if (vacation > now) return t.waitFor({ ...turn, due: vacation + DAY });
  if (isCooperative(game)) return putBot(t, seat, t.usualLevel, 'out-of-time');
  const effect = forfeit(t, seat);
  // A game that cannot be given up goes on with a bot.
  return effect instanceof Refused ? putBot(t, seat, t.usualLevel, 'out-of-time') : effect;
}
