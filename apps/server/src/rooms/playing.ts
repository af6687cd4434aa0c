import { type Refusal, resignId, type Seat, SPECTATOR } from '@tafelrunde/kernel';
import type { Session } from '@tafelrunde/session';
import { NO_TURN, type Write } from '../store/store.ts';
import { Audience, type Guest, text } from './audience.ts';
import { Refused } from './refusal.ts';
import { resultsOf } from './results.ts';
import { type Effect, type Message, NOTHING, type Tabletop } from './tabletop.ts';

/** A person answers for his seat. */
export function answer(t: Tabletop, { seat }: Guest, { branch, position, ids }: Message<'answer'>): Effect {
  const session = underWay(t, seat);
  if (session instanceof Refused) return session;
  const resigns = ids.length === 1 && ids[0] === resignId(seat);
  if (t.table.seats[seat].bot !== null) return new Refused('not-allowed');
  const effect = played(t, seat, () => session.answer(seat, { branch, position }, ids));
  return resigns ? withNews(t, seat, effect) : effect;
}

/** A bot answers for a seat. */
export function give(t: Tabletop, seat: Seat, id: string): Effect {
  const session = t.session!;
  return played(t, seat, () => session.answer(seat, session, [id], false));
}

/** A seat gives up: its own, whoever is asked, and also while a bot plays for it. */
export function resign(t: Tabletop, { seat }: Guest): Effect {
  const session = underWay(t, seat);
  if (session instanceof Refused) return session;
  return withNews(
    t,
    seat,
    played(t, seat, () => session.resign(seat)),
  );
}

/** A seat loses by its clock. */
export function forfeit(t: Tabletop, seat: Seat): Effect {
  const { name } = t.table.seats[seat];
  const effect = played(t, seat, () => t.session!.resign(seat));
  return effect instanceof Refused ? effect : [...effect, ...t.happened('forfeited', name)];
}

function withNews(t: Tabletop, seat: Seat, effect: Effect): Effect {
  return effect instanceof Refused ? effect : [...effect, ...t.happened('resigned', t.table.seats[seat].name)];
}

/** The page has a sentence for each code; only where something is not possible do the rules say why. */
function refusedBy({ code, words }: Refusal): Refused {
  return code === 'not-an-option' ? new Refused(code, words) : new Refused(code);
}

/** The game that somebody with a seat may play. */
function underWay({ table, session }: Tabletop, seat: Seat): Session | Refused {
  if (seat < 0) return new Refused('no-seat');
  if (table.state === 'over') return new Refused('game-over');
  return session ?? new Refused('not-running');
}

/** Lets a seat play, and gives what has to be kept of it. */
function played(t: Tabletop, seat: Seat, work: () => Refusal | null): Effect {
  const session = t.session!;
  const from = session.position;
  const asked = session.decision?.seat;
  try {
    const refusal = work();
    if (refusal) return refusedBy(refusal);
  } catch (error) {
    // A rule that breaks must not break the table: the answer never was.
    t.deps.log.error('a rule broke', { table: t.id, game: t.table.game, position: from, error });
    t.deps.metrics.failures.add(1);
    return new Refused('broken');
  }
  // Whoever else was thinking begins anew: the question may be another one now.
  const thought = t.clocks.stop();
  const took = asked === seat && t.table.seats[seat].bot === null ? thought : 0;
  t.deps.metrics.answers.add(session.position - from);
  if (session.position > t.furthest.position) t.furthest = { position: session.position, at: t.deps.now() };
  if (t.undo || t.notice?.seat === seat) {
    t.undo = null;
    if (t.notice?.seat === seat) t.notice = null;
    t.tableChanged = true;
  }
  const writes = answersFrom(t, from, seat, took);
  return session.match.s.over ? [...writes, ...ended(t)] : writes;
}

/** What has to be kept of the end of a game. */
function ended(t: Tabletop): readonly Write[] {
  const results: Write = { type: 'results', results: resultsOf(t) };
  return [...t.change({ state: 'over', turn: NO_TURN }), results, ...t.happened('over')];
}

/** The answers that a seat has given since that position. */
function answersFrom(t: Tabletop, from: number, seat: Seat, took: number): Write[] {
  return t.session!.answers.slice(from).map((answer, i) => ({
    type: 'answer',
    table: t.id,
    answer: { position: from + i, answer, seat, took: i === 0 ? took : 0 },
  }));
}

export function askUndo(t: Tabletop, { seat }: Guest, { branch, to }: Message<'undo'>): Effect {
  const { session, table } = t;
  if (!session || table.state !== 'running') return new Refused('not-running');
  if (seat < 0) return new Refused('no-seat');
  if (branch !== session.branch) return new Refused('late');
  const target = to ?? session.lastBy([seat]);
  if (target < 0 || target >= session.position) return new Refused('nothing-to-undo');
  const bar = session.barAt(target, [seat]);
  if (bar) return new Refused('not-allowed', bar.words);
  // Picks of a form that is not sent off yet are nobody else's business.
  if (session.decision?.seat === seat && target >= session.position - session.picks.length) {
    return takeBack(t, target, null);
  }
  const missing = t.owners.filter((owner) => owner !== seat);
  if (missing.length === 0) return takeBack(t, target, seat);
  t.undo = { by: seat, to: target, missing };
  t.tableChanged = true;
  return t.happened('undo-asked', table.seats[seat].name);
}

/** Takes a card out of the run of picks under way and gives the others again. */
export function unpick(t: Tabletop, { seat }: Guest, { branch, position, card }: Message<'unpick'>): Effect {
  const { session, table } = t;
  if (!session || table.state !== 'running') return new Refused('not-running');
  if (seat < 0 || table.seats[seat].bot !== null) return new Refused('not-your-decision');
  const first = session.position - session.picks.length;
  const refusal = session.unpick(seat, { branch, position }, card);
  if (refusal) return refusedBy(refusal);
  return [...wentBack(t, first, null), ...answersFrom(t, first, seat, 0)];
}

export function consent(t: Tabletop, { seat }: Guest, { agree }: Message<'consent'>): Effect {
  const { undo } = t;
  // Who has asked may think better of it.
  const withdraws = undo?.by === seat && !agree;
  if (!undo || !(withdraws || undo.missing.includes(seat))) return new Refused('not-allowed');
  t.tableChanged = true;
  if (withdraws) {
    t.undo = null;
    return NOTHING;
  }
  if (!agree) {
    t.undo = null;
    return t.happened('undo-refused', t.table.seats[seat].name);
  }
  const missing = undo.missing.filter((one) => one !== seat);
  if (missing.length === 0) return takeBack(t, undo.to, undo.by);
  t.undo = { ...undo, missing };
  return NOTHING;
}

/** Goes back to a position that everybody concerned allows. */
function takeBack(t: Tabletop, to: number, by: Seat | null): readonly Write[] {
  t.session!.rewind(to);
  return wentBack(t, to, by);
}

/** What has to be kept of going back. It is told who did that, unless it was only a pick. */
function wentBack(t: Tabletop, to: number, by: Seat | null): readonly Write[] {
  if (by !== null) t.furthest = { position: to, at: t.deps.now() };
  t.clocks.stop();
  t.undo = null;
  t.tableChanged = true;
  return [
    { type: 'take-back', table: t.id, to },
    ...t.change({ branch: t.session!.branch }),
    ...(by === null ? NOTHING : t.happened('undone', t.table.seats[by].name)),
  ];
}

/** Playing an answer again takes about as long as sending so many bytes. */
const PRICE_OF_AN_ANSWER = 500;

/** Steps through a game that is over: anybody who could see it may see it all now. */
export function look(t: Tabletop, { listener }: Guest, { position, viewer, ref }: Message<'look'>): Effect {
  const { session, table } = t;
  if (table.state !== 'over' || !session) return new Refused('not-running');
  if (!t.mayLook(listener.person)) return new Refused('not-allowed');
  if (position > session.position || (viewer >= table.seats.length && viewer !== SPECTATOR)) {
    return new Refused('bad-message');
  }
  const { person } = listener;
  const from = t.looking && t.looking.position <= position ? t.looking.position : 0;
  // It costs what is played again for it, and what is sent.
  if (!t.deps.maySend(person, (position - from) * PRICE_OF_AN_ANSWER)) return new Refused('too-fast');
  if (!t.looking || t.looking.position > position) t.looking = t.begin([]);
  t.looking.goOn(session.answers.slice(t.looking.position, position));
  const said = text({ type: 'look', ref, ...Audience.glance(t.looking, viewer) });
  if (!t.deps.maySend(person, said.length)) return new Refused('too-fast');
  listener.send(said);
  return NOTHING;
}
