import {
  type CardIx,
  cardName,
  effectVars,
  emit,
  move,
  numberId,
  option,
  procedure,
  question,
  type Seat,
  seatName,
  type Vars,
} from '@tafelrunde/kernel';
import type { TaskDef } from '../defs.ts';
import { isDefeated } from '../players.ts';
import { defOf, tablesOf } from '../registry.ts';
import { FIGHT, type M, type RbDecision, type RbState } from '../state.ts';
import { deckZone, ZONE } from '../zones.ts';
import { discardAdventure, topOf } from './cards.ts';
import { startFight } from './combat/fight.ts';

interface AdventureVars extends Vars {
  seat: Seat;
  deck: number;
  card: CardIx;
}

/** The top card of an adventure deck is drawn and resolved at once (RB-DRAW-02). An empty deck gives nothing (RB-ADVENTURE-07). */
export const drawAdventure = procedure<RbState, AdventureVars>('adventure')({
  draw(m, v) {
    v.card = topOf(m, deckZone(v.deck));
    if (v.card < 0) {
      if (m.log) m.say(['rb.log.empty-deck', { seat: seatName(v.seat) }], [], 'RB-ADVENTURE-07');
      return m.done();
    }
    move(m, v.card, ZONE.adventure);
    if (m.log)
      m.say(['rb.log.adventure', { seat: seatName(v.seat), card: cardName(m, v.card) }], [v.card], 'RB-DRAW-02');
    emit(m, { type: 'adventured', seat: v.seat, deck: v.deck, card: v.card });
  },
  resolve(m, { seat, card }) {
    const { type } = defOf(m, card);
    if (type === 'enemy') {
      m.done();
      // A defeated hero gets into no combat at all (RB-DEFEAT-08).
      if (isDefeated(m, seat)) {
        if (m.log)
          m.say(['rb.log.no-fight', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-DEFEAT-08');
        discardAdventure(m, card);
      } else startFight(m, seat, card, -1, FIGHT.enemy);
    } else if (type === 'quest') {
      m.done();
      move(m, card, ZONE.quests, seat);
    }
  },
  // Either option may be chosen, even one that does nothing (RB-EVENT-01, -03).
  option: {
    ask(m, { seat, card }): RbDecision {
      const { options: all } = defOf(m, card);
      const options = all.map(({ says, task }, i) => {
        const key = task ? 'rb.option.rumor' : 'rb.option.event';
        return option(numberId(i), key, { card, n: i, rule: task ? 'RB-RUMOR-01' : 'RB-EVENT-01', more: says });
      });
      return question(seat, 'mode', ['rb.ask.event', { card: cardName(m, card) }], options, 'RB-EVENT-01', card);
    },
    then(m, { seat, card }, answer) {
      const { proc, task, says } = defOf(m, card).options[answer.n];
      if (m.log) {
        if (task === null)
          m.say(['rb.log.event', { seat: seatName(seat), what: { name: says } }], [card], 'RB-EVENT-01');
        else m.say(['rb.log.rumor', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-RUMOR-01');
      }
      if (task !== null) {
        m.done();
        move(m, card, ZONE.rumors, seat);
        return;
      }
      m.callByName(proc, effectVars(seat, card));
    },
  },
  // An event that nobody has taken as a trophy is discarded (RB-TROPHY-06, RB-TEST-12, RB-READ-03).
  away(m, { card }) {
    m.done();
    if (m.layout.kindOf[m.s.cards[card].zone] === ZONE.adventure) discardAdventure(m, card);
  },
});

/** Lets a hero draw from an adventure deck. */
export function callAdventure(m: M, seat: Seat, deck: number): void {
  m.call(drawAdventure, { seat, deck, card: -1 });
}

/** The task of a quest, a story quest or a rumor; null if there is none. */
export function taskOf(m: M, card: CardIx): TaskDef | null {
  return tablesOf(m).tasks[m.s.cards[card].def];
}
