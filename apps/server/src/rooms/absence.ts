import type { Seat } from '@tafelrunde/kernel';
import type { LiveEvent } from '@tafelrunde/protocol';
import type { Write } from '../store/store.ts';
import type { Guest } from './audience.ts';
import { Refused } from './refusal.ts';
import { emptySeat } from './seating.ts';
import { type Effect, type Message, NOTHING, type Tabletop } from './tabletop.ts';

/** A bot plays for somebody until he is back: for oneself, or (by who leads the table) for somebody who is gone. */
export function standIn(t: Tabletop, guest: Guest, { seat, level }: Message<'stand-in'>): Effect {
  const { seats, state } = t.table;
  if (state !== 'running') return new Refused('not-running');
  const meant = seats[seat];
  if (meant?.kind !== 'person') return new Refused('not-allowed');
  if (level !== null && !t.levels.includes(level)) return new Refused('not-allowed');
  const own = seat === guest.seat;
  if (!own) {
    if (!t.leads(guest)) return new Refused('not-host');
    if (level === null || t.audience.isHere(meant.person!)) return new Refused('not-allowed');
    if (!t.isGone(meant.person!)) return new Refused('too-soon');
  }
  if (own && level !== null) t.lent.add(seat);
  else t.lent.delete(seat);
  if (meant.bot === level) return NOTHING;
  return putBot(t, seat, level, level === null ? 'back' : 'bot-plays');
}

export function putBot(t: Tabletop, seat: Seat, bot: string | null, event: LiveEvent): readonly Write[] {
  const { seats } = t.table;
  t.clocks.stop();
  return [...t.reseat(seats.with(seat, { ...seats[seat], bot })), ...t.happened(event, seats[seat].name)];
}

/**
 * Somebody who was off the line for so long is back, and plays himself again. If he had let a bot play for him, a blink does
 * not change that.
 */
export function comeBack(t: Tabletop, person: string, away: number): readonly Write[] {
  const seat = t.seatOf(person);
  if (seat < 0 || t.table.state !== 'running') return NOTHING;
  if (t.notice?.seat === seat && t.session?.decision?.seat !== seat) t.notice = null;
  if (t.table.seats[seat].bot === null) return NOTHING;
  if (t.lent.has(seat) && away < t.deps.patience.grace) return NOTHING;
  t.lent.delete(seat);
  return putBot(t, seat, null, 'back');
}

/** Whether somebody may give notice to a seat: who leads the table, and where it is his own, those who wait for him. */
export function mayGiveNotice(t: Tabletop, guest: Guest, seat: Seat): boolean {
  if (guest.seat === seat) return false;
  return t.leads(guest) || (t.table.seats[seat].person === t.leader && guest.seat >= 0);
}

/** Tells somebody who lets the game wait that his seat will be freed, or that it will not. */
export function giveNotice(t: Tabletop, guest: Guest, { seat, on }: Message<'notice'>): Effect {
  const { seats, state } = t.table;
  if (state !== 'running') return new Refused('not-running');
  const meant = seats[seat];
  if (meant?.kind !== 'person' || guest.seat === seat) return new Refused('not-allowed');
  if (!mayGiveNotice(t, guest, seat)) return new Refused('not-host');
  if ((t.notice?.seat === seat) === on) return NOTHING;
  if (on && t.notice) return new Refused('not-allowed');
  if (on && !t.letsWait(seat)) return new Refused('too-soon');
  t.notice = on ? { seat, until: t.deps.now() + t.deps.patience.notice } : null;
  t.tableChanged = true;
  return on ? t.happened('notice', meant.name) : NOTHING;
}

/** Frees the seat whose notice has run out, if it still lets the game wait. */
export function freeSeat(t: Tabletop): readonly Write[] {
  const { notice } = t;
  if (!notice || t.deps.now() < notice.until) return NOTHING;
  t.notice = null;
  t.tableChanged = true;
  if (!t.letsWait(notice.seat)) return NOTHING;
  const { seats } = t.table;
  const { name, person } = seats[notice.seat];
  const freed = seats.with(notice.seat, { ...emptySeat, bot: t.usualLevel });
  // Otherwise a host would let himself in again.
  const heir = person === t.table.host ? freed.find(({ kind }) => kind === 'person')?.person : undefined;
  t.clocks.stop();
  return [...t.reseat(freed), ...(heir ? t.change({ host: heir }) : NOTHING), ...t.happened('freed', name)];
}
