import { type Refusal, resignId, type Seat, SPECTATOR } from '@tafelrunde/kernel';
import type { Write } from '../store/store.ts';
import { Audience, type Guest, text } from './audience.ts';
import { Refused } from './refusal.ts';
import { type Effect, type Message, NOTHING, type Tabletop } from './tabletop.ts';

export function answer(t: Tabletop, guest: Guest, { branch, position, ids }: Message<'answer'>): Effect {
  const { play, table } = t;
  const { seat } = guest;
  if (seat < 0) return new Refused('no-seat');
  if (table.state === 'over') return new Refused('game-over');
  if (!play) return new Refused('not-running');
  if (branch !== table.branch || position !== play.position) return new Refused('late');
  if (table.seats[seat].bot !== null) return new Refused('not-allowed');
  return ids.length === 1 && ids[0] === resignId(seat) ? resign(t, guest) : give(t, seat, ids);
}

/**
 * Gives answers for a seat: the first to the question on the table, the rest to what follows in the same run of picks. Only
 * what is listed counts: the kernel also takes resignations, and by one of those anybody could act for another seat.
 */
export function give(t: Tabletop, seat: Seat, ids: readonly string[]): Effect {
  const play = t.play!;
  if (play.decision?.seat !== seat) return new Refused('not-your-decision');
  const group = play.decision.group?.id;
  const from = play.position;
  return played(t, seat, () => {
    for (const id of ids) {
      const { decision } = play;
      if (play.position > from && (decision?.seat !== seat || decision.group?.id !== group)) return null;
      const refusal = decision?.options.some((option) => option.id === id) ? play.answer(id) : notOffered(id);
      if (refusal) return play.position === from ? refusal : null;
    }
    return null;
  });
}

const notOffered = (id: string): Refusal => ({
  code: 'not-an-option',
  words: ['kernel.refusal.not-an-option', { id }],
});

/** A seat gives up: its own, whoever is asked, and also while a bot plays for it. */
export function resign(t: Tabletop, { seat }: Guest): Effect {
  const { play, table } = t;
  if (seat < 0) return new Refused('no-seat');
  if (table.state === 'over') return new Refused('game-over');
  if (!play) return new Refused('not-running');
  const effect = played(t, seat, () => play.answer(resignId(seat)));
  return effect instanceof Refused ? effect : [...effect, ...t.happened('resigned', table.seats[seat].name)];
}

/** Lets a seat play, and gives what has to be kept of it. */
function played(t: Tabletop, seat: Seat, work: () => Refusal | null): Effect {
  const play = t.play!;
  const from = play.position;
  const asked = play.decision?.seat;
  try {
    const refusal = work();
    if (refusal) return new Refused(refusal.code, refusal.words);
  } catch (error) {
    // A rule that breaks must not break the table: the answer never was.
    t.means.log.error('a rule broke', { table: t.id, game: t.table.game, position: play.position, error });
    t.means.metrics.failures.add(1);
    t.play = t.begin(play.answers.slice(0, from));
    return new Refused('broken');
  }
  // Whoever else was thinking begins anew: the question may be another one now.
  const thought = t.clocks.stop();
  const took = asked === seat && t.table.seats[seat].bot === null ? thought : 0;
  const writes: Write[] = play.answers.slice(from).map((answer, i) => ({
    type: 'answer',
    table: t.id,
    answer: { position: from + i, answer, seat, took: i === 0 ? took : 0 },
  }));
  for (let i = from; i < play.position; i++) t.givers.push(seat);
  t.means.metrics.answers.add(play.position - from);
  if (play.position > t.furthest.position) t.furthest = { position: play.position, at: t.means.now() };
  if (t.undo || t.notice?.seat === seat) {
    t.undo = null;
    if (t.notice?.seat === seat) t.notice = null;
    t.tableChanged = true;
  }
  return play.match.s.over ? [...writes, ...t.change({ state: 'over' }), ...t.happened('over')] : writes;
}

export function askUndo(t: Tabletop, { seat }: Guest, { branch, to }: Message<'undo'>): Effect {
  const { play, table } = t;
  if (!play || table.state !== 'running') return new Refused('not-running');
  if (seat < 0) return new Refused('no-seat');
  if (branch !== table.branch) return new Refused('late');
  const target = to ?? t.givers.lastIndexOf(seat);
  if (target < 0 || target >= play.position) return new Refused('nothing-to-undo');
  if (target < play.undoLimit) return new Refused('not-allowed', ['kernel.refusal.seen']);
  // Picks of a form that is not sent off yet are nobody else's business.
  if (play.decision?.seat === seat && target >= play.position - play.picks.length) return takeBack(t, target, null);
  const missing = t.owners.filter((owner) => owner !== seat);
  if (missing.length === 0) return takeBack(t, target, seat);
  t.undo = { by: seat, to: target, missing };
  t.tableChanged = true;
  return t.happened('undo-asked', table.seats[seat].name);
}

/** Takes a card out of the run of picks under way and gives the others again. */
export function unpick(t: Tabletop, { seat }: Guest, { branch, position, card }: Message<'unpick'>): Effect {
  const { play, table } = t;
  if (!play || table.state !== 'running') return new Refused('not-running');
  if (branch !== table.branch || position !== play.position) return new Refused('late');
  if (play.decision?.seat !== seat || table.seats[seat].bot !== null) return new Refused('not-your-decision');
  const { picks } = play;
  if (!picks.some(({ cards }) => cards.includes(card))) return new Refused('not-an-option');
  const first = position - picks.length;
  if (first < play.undoLimit) return new Refused('not-allowed', ['kernel.refusal.seen']);
  const kept = picks.filter(({ cards }) => !cards.includes(card)).map(({ id }) => id);
  const writes = takeBack(t, first, null);
  const again = kept.length > 0 ? give(t, seat, kept) : NOTHING;
  // A pick that another one made possible goes with it.
  return again instanceof Refused ? writes : [...writes, ...again];
}

export function consent(t: Tabletop, { seat }: Guest, { agree }: Message<'consent'>): Effect {
  const { undo } = t;
  if (!undo?.missing.includes(seat)) return new Refused('not-allowed');
  t.tableChanged = true;
  if (!agree) {
    t.undo = null;
    return t.happened('undo-refused', t.table.seats[seat].name);
  }
  const missing = undo.missing.filter((one) => one !== seat);
  if (missing.length === 0) return takeBack(t, undo.to, undo.by);
  t.undo = { ...undo, missing };
  return NOTHING;
}

/** Goes back to a position. It is told who did that, unless it was only a pick. */
function takeBack(t: Tabletop, to: number, by: Seat | null): Write[] {
  const play = t.play!;
  play.rewind(to);
  t.audience.rewound(play);
  t.givers.length = to;
  if (by !== null) t.furthest = { position: to, at: t.means.now() };
  t.clocks.stop();
  t.undo = null;
  t.tableChanged = true;
  return [
    { type: 'take-back', table: t.id, to },
    ...t.change({ branch: t.table.branch + 1 }),
    ...(by === null ? NOTHING : t.happened('undone', t.table.seats[by].name)),
  ];
}

/** Playing an answer again takes about as long as sending so many bytes. */
const PRICE_OF_AN_ANSWER = 500;

/** Steps through a game that is over: anybody who could see it may see it all now. */
export function look(t: Tabletop, { listener }: Guest, { position, viewer, ref }: Message<'look'>): Effect {
  const { play, table } = t;
  if (table.state !== 'over' || !play) return new Refused('not-running');
  if (!t.mayLook(listener.person)) return new Refused('not-allowed');
  if (position > play.position || (viewer >= table.seats.length && viewer !== SPECTATOR)) {
    return new Refused('bad-message');
  }
  const { person } = listener;
  const from = t.looking && t.looking.position <= position ? t.looking.position : 0;
  // It costs what is played again for it, and what is sent.
  if (!t.means.maySend(person, (position - from) * PRICE_OF_AN_ANSWER)) return new Refused('too-fast');
  if (!t.looking || t.looking.position > position) t.looking = t.begin([]);
  for (let i = t.looking.position; i < position; i++) t.looking.answer(play.answers[i]);
  const [picture, lines] = Audience.glance(t.looking, viewer, table.branch);
  const said = text({ type: 'look', ref, picture, lines });
  if (!t.means.maySend(person, said.length)) return new Refused('too-fast');
  listener.send(said);
  return NOTHING;
}
