import { thinksAhead } from '@tafelrunde/bots';
import type { Plain } from '@tafelrunde/kernel';
import type { Guest } from './audience.ts';
import { Refused } from './refusal.ts';
import { beginSession } from './revive.ts';
import { botSeat, broughtBy, emptySeat, handsOf, resized, seatsOf, withBrought } from './seating.ts';
import { type Effect, type Message, NOTHING, type Tabletop } from './tabletop.ts';

export function chat(t: Tabletop, guest: Guest, { text }: Message<'chat'>): Effect {
  const { name } = guest.listener;
  // Who watches could tell what others hold.
  if (guest.seat < 0 && t.table.state === 'running') return new Refused('not-allowed');
  const message = { name, text, event: null };
  if (!t.isStranger(guest)) return t.chat.write(message);
  // Strangers are heard, but what they say takes nobody's place.
  if (!t.deps.mayTalk(t.id)) return new Refused('too-fast');
  t.chat.tell(message);
  return NOTHING;
}

/** The host fills a seat with a bot or opens it, before the game begins. */
export function fill(t: Tabletop, guest: Guest, { seat, as }: Message<'seat'>): Effect {
  const refused = hostsOpenTable(t, guest);
  if (refused) return refused;
  const { seats } = t.table;
  if (seat >= seats.length) return new Refused('bad-message');
  if (as !== 'open' && !t.levels.includes(as)) return new Refused('not-allowed');
  if (thinksAhead(as)) t.deps.bots.prepare?.(t.table.game, t.table.setup);
  const { kind, name } = seats[seat];
  const gone = kind === 'person' ? t.happened('left', name) : NOTHING;
  return [...t.reseat(seats.with(seat, as === 'open' ? emptySeat : botSeat(as))), ...gone];
}

export function bring(t: Tabletop, { seat }: Guest, { part }: Message<'bring'>): Effect {
  if (seat < 0) return new Refused('no-seat');
  if (t.table.state !== 'open' || t.table.fixed) return new Refused('already-running');
  const setup = withBrought(t.table.setup, seat, part);
  if (setup === null) return new Refused('not-allowed');
  const count = seatsOf(t.game, setup);
  if (count instanceof Refused) return count;
  if (count !== t.table.seats.length) return new Refused('bad-setup');
  return t.change({ setup });
}

export function setup(t: Tabletop, guest: Guest, { setup }: Message<'setup'>): Effect {
  const refused = hostsOpenTable(t, guest);
  if (refused) return refused;
  if (t.table.fixed) return new Refused('not-allowed');
  const count = seatsOf(t.game, setup);
  if (count instanceof Refused) return count;
  const kept = withOthers(t, guest, setup);
  const seats = resized(t.table.seats, count).map((seat) => ({ ...seat, ready: seat.kind === 'bot' }));
  return [...t.change({ setup: kept }), ...t.reseat(seats)];
}

/** The set-up with what the others have brought, if that can still be played. */
function withOthers(t: Tabletop, guest: Guest, setup: Plain): Plain {
  let kept = setup;
  for (const [seat, { kind }] of t.table.seats.entries()) {
    const part = broughtBy(t.table.setup, seat);
    if (kind !== 'person' || seat === guest.seat || part === null) continue;
    kept = withBrought(kept, seat, part) ?? kept;
  }
  return seatsOf(t.game, kept) instanceof Refused ? setup : kept;
}

export function ready(t: Tabletop, { seat }: Guest, { ready }: Message<'ready'>): Effect {
  if (seat < 0) return new Refused('no-seat');
  if (t.table.state !== 'open') return new Refused('already-running');
  return t.change({ seats: t.table.seats.with(seat, { ...t.table.seats[seat], ready }) });
}

/** Begins the game. Bots play on seats that are still open, until somebody takes them. */
export async function start(t: Tabletop, guest: Guest): Promise<Effect> {
  const refused = hostsOpenTable(t, guest);
  if (refused) return refused;
  const { seats, host } = t.table;
  if (guest.seat < 0 && !seats.some(({ kind }) => kind === 'person')) return new Refused('no-seat');
  if (seats.some(({ kind, ready, person }) => kind === 'person' && !ready && person !== host)) {
    return new Refused('not-allowed');
  }
  const answers = t.table.fixed ? await t.deps.journal.answersOf(t.id) : [];
  const { setup, seed, branch } = t.table;
  const given = answers.map(({ answer }) => answer);
  const begun = beginSession(t.game, { setup, seed, answers: given }, branch);
  if (!begun.ok) return new Refused('bad-setup', begun.problem);
  t.session = begun.value;
  const filled = seats.map((seat) => (seat.kind === 'open' ? { ...seat, bot: t.usualLevel } : seat));
  const hands = handsOf(seats);
  t.furthest = { position: t.session.position, at: t.deps.now() };
  return [...t.change({ state: 'running', hands }), ...t.reseat(filled), ...t.happened('started')];
}

export async function rematch(t: Tabletop, guest: Guest): Promise<Effect> {
  const { state, next } = t.table;
  if (state !== 'over') return new Refused('not-running');
  if (guest.seat < 0) return new Refused('no-seat');
  if (next) return NOTHING;
  if (!t.deps.mayOpen(guest.listener)) return new Refused('too-fast');
  return t.change({ next: await t.deps.rematch(t.table) });
}

function hostsOpenTable(t: Tabletop, guest: Guest): Refused | null {
  if (!t.isHost(guest)) return new Refused('not-host');
  return t.table.state === 'open' ? null : new Refused('already-running');
}
