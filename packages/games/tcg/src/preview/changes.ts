import { knows, type Seat, seenAs, value } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import { inPlay, isCharacter } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { see, type TcgFact } from './parts.ts';

/** More than these nobody reads before he decides. */
const MOST = 4;

/** What differs between two positions as one seat sees them, the weightiest first. */
export function changes(before: M, after: M, seat: Seat): TcgFact[] {
  return [
    ...endings(before, after, seat),
    ...burdens(before, after, seat),
    ...ofCards(before, after, seat),
    ...twilight(before, after),
  ].slice(0, MOST);
}

function endings(before: M, after: M, seat: Seat): TcgFact[] {
  const { over } = after.s;
  if (over) {
    const won = over.winners.includes(seat);
    return [see([won ? 'tcg.see.won' : 'tcg.see.lost'], 'certain', won ? 'good' : 'danger')];
  }
  return isEliminated(after, seat) && !isEliminated(before, seat) ? [see(['tcg.see.lost'], 'certain', 'danger')] : [];
}

function burdens(before: M, after: M, seat: Seat): TcgFact[] {
  return before.s.burdens.flatMap((was, other) => {
    const n = after.s.burdens[other];
    const bearer = after.s.ringBearer[other];
    if (n === was || bearer < 0) return [];
    const tone = n > was === (other === seat) ? 'bad' : 'good';
    const of = value(after, bearer, STAT.resistance);
    return [see(['tcg.see.burdens', { seat: seatWord(other), n, of }], 'certain', tone)];
  });
}

function twilight(before: M, after: M): TcgFact[] {
  const { twilight: now } = after.s;
  return now === before.s.twilight ? [] : [see(['tcg.see.twilight', { now }])];
}

function ofCards(before: M, after: M, seat: Seat): TcgFact[] {
  const found: TcgFact[] = [];
  before.s.cards.forEach((_, ix) => {
    if (inPlay(before, ix) && knows(before, seat, ix)) found.push(...ofCard(before, after, ix, seat));
  });
  return found;
}

function ofCard(before: M, after: M, ix: number, seat: Seat): TcgFact[] {
  const own = before.s.cards[ix].owner === seat;
  const card = cardWord(before, ix);
  const about = [seenAs(before, ix)];
  const better = (is: boolean): 'good' | 'bad' => (is === own ? 'good' : 'bad');
  if (!inPlay(after, ix)) return [see(['tcg.see.gone', { card }], 'certain', better(false), about)];
  if (!isCharacter(before, ix)) return [];
  const found: TcgFact[] = [];
  const n = after.s.cards[ix].wounds - before.s.cards[ix].wounds;
  if (n > 0) found.push(see(['tcg.see.hurt', { card, n }], 'certain', better(false), about));
  if (n < 0) found.push(see(['tcg.see.healed', { card, n: -n }], 'certain', better(true), about));
  const [was, now] = [value(before, ix, STAT.strength), value(after, ix, STAT.strength)];
  if (now !== was) found.push(see(['tcg.see.gets', { card, now, n: was }], 'certain', better(now > was), about));
  return found;
}
