import type { Seat } from '@tafelrunde/kernel';
import type { Write } from '../store/store.ts';
import type { Guest, Listener } from './audience.ts';
import { Refused } from './refusal.ts';
import { emptySeat, personSeat } from './seating.ts';
import { type Effect, type Message, NOTHING, type Request, type Tabletop } from './tabletop.ts';

/** So many strangers may wait for an answer at one table. */
const MOST_REQUESTS = 8;

export async function sit(t: Tabletop, guest: Guest, wish: Message<'sit'>): Promise<Effect> {
  const { seats, state } = t.table;
  if (state === 'over') return new Refused('game-over');
  const seat = wish.seat ?? seats.findIndex(({ kind }) => kind === 'open');
  if (seats[seat]?.kind !== 'open') return new Refused('seat-taken');
  const { person, name } = guest.listener;
  const others = seats.flatMap((one) => (one.person === null || one.person === person ? [] : [one.person]));
  if ((await t.deps.blocked(person, others)).length > 0) return new Refused('blocked');
  const old = t.seatOf(person);
  if (wish.seat === null && old >= 0) return NOTHING;
  if (state === 'running') return old >= 0 ? new Refused('already-running') : askForSeat(t, guest, seat);
  const left = seats.map((one, i) => (i === old ? emptySeat : one));
  // Who sits down wants to play: ready until the options change.
  const seated = left.with(seat, { ...personSeat(person, name), ready: true });
  return [...t.reseat(seated), ...t.happened('joined', name)];
}

/** Before a game begins, whoever has another name now is called so at his seat. */
export function callAnew(t: Tabletop, { person, name }: Pick<Listener, 'person' | 'name'>): readonly Write[] {
  const { seats, state } = t.table;
  const seat = t.seatOf(person);
  if (state !== 'open' || seat < 0 || seats[seat].name === name) return NOTHING;
  return t.reseat(seats.with(seat, { ...seats[seat], name }));
}

/** In the middle of a game nobody sees a second hand, and nobody sees his first one without leave. */
function askForSeat(t: Tabletop, guest: Guest, seat: Seat): Effect {
  const { person, name } = guest.listener;
  if ((t.table.hands[person] ?? seat) !== seat) return new Refused('other-hand');
  if (t.isHost(guest) || t.owners.length === 0) return takeSeat(t, seat, person, name);
  const others = t.requests.filter((one) => one.person !== person);
  const { at = 0, seats = [] } = t.turnedAway.get(person) ?? {};
  if (seats.includes(seat) && t.deps.now() - at < t.deps.patience.notice) return new Refused('too-soon');
  if (others.length >= MOST_REQUESTS) return new Refused('too-fast');
  t.requests = [...others, { id: t.nextRequest++, seat, person, name, agreed: [], against: [] }];
  t.tableChanged = true;
  return NOTHING;
}

/** What somebody says to a request: the host decides by himself, all the others only together. */
export function admit(t: Tabletop, guest: Guest, { id, agree }: Message<'admit'>): Effect {
  const request = t.requests.find((one) => one.id === id);
  if (!request) return new Refused('late');
  const host = t.isHost(guest);
  if (!host && !t.owners.includes(guest.seat)) return new Refused('not-allowed');
  t.tableChanged = true;
  if (!agree && (host || !t.audience.isHere(t.table.host))) return turnAway(t, request);
  const said = (seats: readonly Seat[], now: boolean): readonly Seat[] => {
    const before = seats.filter((seat) => seat !== guest.seat);
    return now && guest.seat >= 0 ? [...before, guest.seat] : before;
  };
  const now = { ...request, agreed: said(request.agreed, agree), against: said(request.against, !agree) };
  if (agree && (host || t.owners.every((seat) => now.agreed.includes(seat)))) {
    return takeSeat(t, request.seat, request.person, request.name);
  }
  t.requests = t.requests.map((one) => (one === request ? now : one));
  return NOTHING;
}

function turnAway(t: Tabletop, request: Request): Effect {
  t.requests = t.requests.filter((one) => one !== request);
  const { seats = [] } = t.turnedAway.get(request.person) ?? {};
  t.turnedAway.set(request.person, { at: t.deps.now(), seats: [...new Set([...seats, request.seat])] });
  return NOTHING;
}

function takeSeat(t: Tabletop, seat: Seat, person: string, name: string): Effect {
  t.requests = t.requests.filter((one) => one.person !== person);
  const { seats, hands } = t.table;
  return [
    ...t.change({ hands: { ...hands, [person]: seat } }),
    ...t.reseat(seats.with(seat, personSeat(person, name))),
    ...t.happened('joined', name),
  ];
}

export function stand(t: Tabletop, { seat, listener }: Guest): Effect {
  if (seat < 0) return new Refused('no-seat');
  const { seats, state } = t.table;
  if (state === 'over') return new Refused('game-over');
  const bot = state === 'running' ? t.usualLevel : null;
  return [...t.reseat(seats.with(seat, { ...emptySeat, bot })), ...t.happened('left', listener.name)];
}
