import { cardsIn, move, NO, option, procedure, question, roll, type Seat, shuffle, YES } from '@tafelrunde/kernel';
import { setupCards } from '../campaign/create.ts';
import { playerOrder } from '../players.ts';
import { cardWord, seatWord } from '../say.ts';
import { contestedHeroes, setupOf } from '../setup.ts';
import { type LcgDecision, type LcgState, type M, PHASE } from '../state.ts';
import { abilityVars } from '../vars.ts';
import { ZONE } from '../zones.ts';
import { applyDraw } from './draw.ts';
import { enterPlay } from './play.ts';
import { turnStage } from './progress.ts';

const OPENING_HAND = 6;

/** Setting up in seven steps (LCG-SETUP-01 to -11). */
export const setupGame = procedure<LcgState, { asked: number; again: number }>('setup')({
  'contested heroes': drawForHeroes,
  shuffle(m) {
    for (let seat = 0; seat < m.s.seats; seat++) shuffle(m, ZONE.deck, seat);
    shuffle(m, ZONE.encounterDeck);
  },
  'first player'(m) {
    const { first } = setupOf(m);
    m.s.first = first >= 0 ? first : roll(m, m.s.seats);
    m.s.active = m.s.first;
  },
  'opening hands'(m) {
    for (const seat of playerOrder(m)) applyDraw(m, { type: 'draw', seat, n: OPENING_HAND });
  },
  mulligan: {
    ask(m, v): LcgDecision | null {
      const seat = playerOrder(m).find((s) => (v.asked & (1 << s)) === 0);
      if (seat === undefined) return null;
      const options = [
        option(NO, 'lcg.option.keep', { seat, rule: 'LCG-SETUP-08' }),
        option(YES, 'lcg.option.mulligan', { seat, rule: 'LCG-SETUP-07' }),
      ];
      return question(seat, 'confirm', ['lcg.ask.mulligan'], options, 'LCG-SETUP-07');
    },
    then(m, v, answer) {
      m.goto('mulligan');
      v.asked |= 1 << answer.seat;
      if (answer.id === YES) mulligan(m, answer.seat);
    },
  },
  'campaign cards'(m) {
    for (const card of setupCards(m)) enterPlay(m, card, m.s.first, 0);
  },
  'campaign card'(m) {
    for (const card of cardsIn(m, ZONE.campaign))
      m.callByName(m.defs[m.s.cards[card].def].setup, abilityVars(m.s.first, card));
  },
  'quest deck'(m) {
    const stages = cardsIn(m, ZONE.stages);
    const first = stages.find((card) => m.defs[m.s.cards[card].def].stage === 1);
    if (first !== undefined) m.call(turnStage, { card: first });
  },
  ready(m) {
    if (setupOf(m).mode === 'easy') {
      for (const card of m.s.cards) {
        if (m.defs[card.def].type === 'hero') card.resources += 1;
      }
    }
    m.s.phase = PHASE.setup;
  },
});

/** Of a hero whom several players have, one of them keeps him; the others play without (LCG-DECK-07). */
function drawForHeroes(m: M): void {
  const { players } = setupOf(m);
  for (const id of contestedHeroes(players)) {
    const copies = m.s.cards.flatMap(({ def, zone }, card) =>
      m.defs[def].id === id && m.layout.kindOf[zone] === ZONE.play ? [card] : [],
    );
    const kept = copies[roll(m, copies.length)];
    const words = { card: cardWord(m, kept), seat: seatWord(m.s.cards[kept].owner) };
    if (m.log) m.say(['lcg.log.hero-drawn', words], [kept], 'LCG-DECK-07');
    for (const card of copies) {
      if (card === kept) continue;
      const { def, owner } = m.s.cards[card];
      m.s.threat[owner] -= m.defs[def].threatCost;
      move(m, card, ZONE.removed);
    }
  }
}

function mulligan(m: M, seat: Seat): void {
  for (const card of cardsIn(m, ZONE.hand, seat).slice()) move(m, card, ZONE.deck, seat);
  shuffle(m, ZONE.deck, seat);
  applyDraw(m, { type: 'draw', seat, n: OPENING_HAND });
}
