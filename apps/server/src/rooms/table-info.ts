import type { Notice, TableInfo } from '@tafelrunde/protocol';
import { mayGiveNotice } from './absence.ts';
import type { Guest } from './audience.ts';
import { broughtBy, commonPart } from './seating.ts';
import type { Tabletop } from './tabletop.ts';

/** A table as it is told to one of its guests. */
export function tableInfo(t: Tabletop, guest: Guest): TableInfo {
  const { table, audience, clocks, levels, halted, undo, owners, botPace } = t;
  const { id, game, state, access, spectators, clock, seats, setup, fixed, next, follow, turn } = table;
  return {
    ...{ id, game, state, access, spectators, clock, fixed, next, levels, halted, undo, botPace },
    ...{ follow, following: guest.follows, since: turn.since, due: turn.due, at: t.deps.now(), hostName: t.hostName },
    seats: seats.map(({ kind, name, bot, ready, person }, seat) => ({
      ...{ kind, name, bot: bot ?? '', ready, who: person ?? '' },
      here: person !== null && audience.isHere(person),
      lines: audience.linesOf(person),
      away: person !== null && audience.isAway(person),
      grace: t.graceOf(person),
      gone: person !== null && t.isGone(person),
      waits: t.letsWait(seat) && mayGiveNotice(t, guest, seat),
      left: kind === 'person' ? clocks.left(seat) : null,
    })),
    requests: t.requests.map(({ id, seat, name, person, agreed, against }) => ({
      ...{ id, seat, name, mine: person === guest.listener.person },
      missing: owners.filter((owner) => !agreed.includes(owner) && !against.includes(owner)),
    })),
    notice: noticeOf(t),
    leads: t.leads(guest),
    you: guest.seat,
    host: t.isHost(guest),
    watchers: audience.watchers,
    options: commonPart(setup),
    brings: guest.seat >= 0 ? broughtBy(setup, guest.seat) : null,
  };
}

function noticeOf({ notice, deps }: Tabletop): Notice | null {
  const left = notice ? Math.max(0, notice.until - deps.now()) : 0;
  return notice && { seat: notice.seat, seconds: Math.ceil(left / 1000) };
}
