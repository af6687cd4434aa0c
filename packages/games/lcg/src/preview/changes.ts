import { knows, type Seat, seenAs, value } from '@tafelrunde/kernel';
import { heroesOf, isEliminated } from '../players.ts';
import { inPlay, isCharacter, isEnemy } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { type LcgFact, see } from './parts.ts';

/** More than these nobody reads before he decides. */
const MOST = 4;

const SHOWN = [STAT.willpower, STAT.attack, STAT.defense, STAT.hitPoints];

/** What differs between two positions as one seat sees them, the weightiest first. */
export function changes(before: M, after: M, seat: Seat): LcgFact[] {
  return [...endings(after, seat), ...threats(before, after), ...ofCards(before, after, seat)].slice(0, MOST);
}

function endings({ s }: M, seat: Seat): LcgFact[] {
  if (!s.over) return [];
  const won = s.over.winners.includes(seat);
  return [see([won ? 'lcg.see.won' : 'lcg.see.lost'], 'certain', won ? 'good' : 'danger')];
}

function threats(before: M, after: M): LcgFact[] {
  return before.s.threat.flatMap((was, seat) => {
    const now = after.s.threat[seat];
    if (now === was) return [];
    if (isEliminated(after, seat) && !isEliminated(before, seat)) {
      return [see(['lcg.see.out', { seat: seatWord(seat), now }], 'certain', 'danger')];
    }
    const tone = now < was ? 'good' : 'bad';
    return [see(['lcg.see.threat', { seat: seatWord(seat), now }], 'certain', tone)];
  });
}

function ofCards(before: M, after: M, seat: Seat): LcgFact[] {
  const found: LcgFact[] = [];
  before.s.cards.forEach((_, ix) => {
    if (inPlay(before, ix) && knows(before, seat, ix)) found.push(...ofCard(before, after, ix));
  });
  return found;
}

function ofCard(before: M, after: M, ix: number): LcgFact[] {
  const [was, is] = [before.s.cards[ix], after.s.cards[ix]];
  const card = cardWord(before, ix);
  const about = [seenAs(before, ix)];
  const foe = isEnemy(before, ix);
  if (!inPlay(after, ix)) return [see(['lcg.see.gone', { card }], 'certain', foe ? 'good' : 'bad', about)];
  const found: LcgFact[] = [];
  const hurt = is.damage - was.damage;
  if (hurt > 0) found.push(see(['lcg.see.damaged', { card, n: hurt }], 'certain', foe ? 'good' : 'bad', about));
  if (hurt < 0) found.push(see(['lcg.see.healed', { card, n: -hurt }], 'certain', foe ? 'bad' : 'good', about));
  const progress = is.progress - was.progress;
  if (progress > 0) found.push(see(['lcg.see.progress', { card, n: progress }], 'certain', 'good', about));
  if (is.exhausted < was.exhausted) found.push(see(['lcg.see.readied', { card }], 'certain', 'good', about));
  if (is.exhausted > was.exhausted) found.push(see(['lcg.see.spent', { card }], 'certain', 'plain', about));
  if (isCharacter(before, ix) || foe) {
    for (const stat of SHOWN) {
      const by = value(after, ix, stat) - value(before, ix, stat);
      if (by === 0) continue;
      const more = { name: `gets:${stat}:${by}` };
      found.push(see(['lcg.see.gets', { card, more }], 'certain', by > 0 === foe ? 'bad' : 'good', about));
    }
  }
  return found;
}

/** The resources in all pools of a player. */
export function poolsOf(m: M, seat: Seat): number {
  return heroesOf(m, seat).reduce((sum, hero) => sum + m.s.cards[hero].resources, 0);
}
