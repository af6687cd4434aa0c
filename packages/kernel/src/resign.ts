import { type Decision, type Option, PASS, type Refusal } from './decision.ts';
import type { Match } from './match.ts';
import type { Seat, State } from './state.ts';

const RESIGN = 'resign:';

/** The answer by which a seat gives up. It is never listed and may be given at any question, also at those of others. */
export function resignId(seat: Seat): string {
  return `${RESIGN}${seat}`;
}

/** Lets a seat give up if that is what the answer means; otherwise it is none that can be taken. */
export function resign<S extends State>(m: Match<S>, id: string): Refusal | null {
  if (!id.startsWith(RESIGN)) return { code: 'not-an-option', words: ['kernel.refusal.not-an-option', { id }] };
  const { s, game } = m;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const seat = seats.find((one) => resignId(one) === id);
  if (seat === undefined || hasResigned(s, seat)) {
    return { code: 'not-an-option', words: ['kernel.refusal.cannot-resign'] };
  }
  s.resigned = (s.resigned ?? 0) | (1 << seat);
  s.answers++;
  const left = seats.filter((one) => !hasResigned(s, one));
  const over = left.length === 0 || (left.length === 1 && !game.cooperative);
  if (over) m.end({ winners: left, reason: 'kernel.end.resigned' });
  m.goOn();
  answerForTheGone(m);
  return null;
}

export function hasResigned({ resigned = 0 }: State, seat: Seat): boolean {
  return (resigned & (1 << seat)) !== 0;
}

/** Whoever has given up is taken out as soon as the game can do without him; until then he does as little as possible. */
export function answerForTheGone<S extends State>(m: Match<S>): void {
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    if (takesSomebodyOut(m)) m.goOn();
    else if (hasResigned(m.s, decision.seat)) m.give(leastOption(m, decision));
    else return;
  }
}

function takesSomebodyOut<S extends State>(m: Match<S>): boolean {
  if (!m.game.resign) return false;
  for (let seat = 0; seat < m.s.seats; seat++) {
    if (hasResigned(m.s, seat) && m.game.resign(m, seat)) return true;
  }
  return false;
}

/** The plain way to go on. */
function leastOption<S extends State>(m: Match<S>, { options }: Decision): Option {
  for (const id of m.game.idle ?? [PASS]) {
    const idle = options.find((option) => option.id === id);
    if (idle) return idle;
  }
  return options[0];
}
