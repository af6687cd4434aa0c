import { cardOption, DONE, move, option, procedure, question, type Seat } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import type { LcgDecision, LcgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';

type PileVars = { seat: Seat; cards: number[]; picked: number };

/** Cards that came to a player's discard pile together: he says in which order they lie there (LCG-ZONE-09). */
export const orderPile = procedure<LcgState, PileVars>('pile order')({
  next: {
    ask(m, { seat, cards, picked }): LcgDecision | null {
      const left = cards.filter((card) => liesIn(m, card, seat));
      if (left.length < 2 || isEliminated(m, seat)) return null;
      const options = left.map((card) => cardOption(m, card, 'lcg.option.pile', 'LCG-ZONE-09'));
      if (picked === 0) options.push(option(DONE, 'lcg.option.pile-done', { seat, rule: 'LCG-ZONE-09' }));
      return question(seat, 'order', ['lcg.ask.pile'], options, 'LCG-ZONE-09');
    },
    then(m, v, answer) {
      if (answer.id === DONE) return;
      // What is left will lie on top of it.
      v.cards = v.cards.filter((card) => card !== answer.card && liesIn(m, card, v.seat));
      v.picked = 1;
      for (const card of v.cards) move(m, card, ZONE.discard, v.seat);
      m.goto('next');
    },
  },
});

function liesIn(m: M, card: number, seat: Seat): boolean {
  return m.s.cards[card].zone === m.layout.zone(ZONE.discard, seat);
}

/** Does something that may bring several cards to a discard pile at once; then their owners order them. */
export function together(m: M, act: () => void): void {
  const { seats } = m.s;
  const before: number[] = [];
  for (let seat = 0; seat < seats; seat++) before.push(pileOf(m, seat).length);
  const frames = m.s.frames.length;
  act();
  if (m.s.over) return;
  // What a part of it has asked for is asked for the whole.
  while (m.s.frames.length > frames && m.top().proc === orderPile.name) m.done();
  for (let seat = 0; seat < seats; seat++) {
    if (pileOf(m, seat).length < before[seat] + 2) continue;
    const cards = pileOf(m, seat).slice(before[seat]);
    if (cards.some((card) => m.s.cards[card].def !== m.s.cards[cards[0]].def) && !isEliminated(m, seat)) {
      m.call(orderPile, { seat, cards, picked: 0 });
    }
  }
}

function pileOf(m: M, seat: Seat): readonly number[] {
  return m.s.zones[m.layout.zone(ZONE.discard, seat)];
}
