import {
  type CardIx,
  cardName,
  DONE,
  effectVars,
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
import { isDefeated, usedValue } from '../players.ts';
import { FIGHT, type M, type RbDecision, type RbOption, type RbState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { taskOf } from './adventure.ts';
import { discardAdventure, takeAsTrophy } from './cards.ts';
import { startFight } from './combat/fight.ts';
import { callDice, meets } from './dice.ts';
import { attributeTest } from './test.ts';

/** Whether a hero may try this quest, rumor or story quest now: the place, the actions, the cost (RB-QUEST-02). */
export function canTry(m: M, seat: Seat, card: CardIx): boolean {
  const task = taskOf(m, card);
  if (task === null || task.actions > m.s.actions) return false;
  const hex = m.s.hex[seat];
  if (hex < 0 || !task.within[hex]) return false;
  if (task.by === 'fight' && isDefeated(m, seat)) return false;
  return task.payable(m, effectVars(seat, card));
}

interface TaskVars extends Vars {
  seat: Seat;
  card: CardIx;
  /** Successes of the test. */
  result: number;
  outcome: number;
}

const DECLINE = option(DONE, 'rb.option.decline', { rule: 'RB-QUEST-08' });

function isMet(m: M, task: TaskDef, outcome: number, result: number): boolean {
  const { need, successes } = task.outcomes[outcome];
  if (task.by === 'explore') return meets(m, need);
  return task.by !== 'test' || result >= successes;
}

/** Whether the dice on the table meet every outcome of a quest: none of them could be better. */
export function meetsAll(m: M, card: CardIx): boolean {
  const task = taskOf(m, card);
  return task?.by === 'explore' && task.outcomes.every((_, outcome) => isMet(m, task, outcome, 0));
}

/** Trying a quest: the cost, what decides, then at most one outcome whose requirement is met (RB-QUEST-05 to -11). */
export const tryTask = procedure<RbState, TaskVars>('task')({
  pay(m, { seat, card }) {
    const { cost } = taskOf(m, card)!;
    if (m.log) m.say(['rb.log.task', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-QUEST-02');
    if (cost !== '') m.callByName(cost, effectVars(seat, card));
  },
  decide(m, { seat, card }) {
    const { by, attribute, mod } = taskOf(m, card)!;
    if (by === 'explore') callDice(m, seat, usedValue(m, seat, STAT.speed));
    else if (by === 'test') m.call(attributeTest, { seat, attribute, mod });
    else if (by === 'fight') {
      m.done();
      startFight(m, seat, card, -1, FIGHT.enemy);
    }
  },
  outcome: {
    ask(m, { seat, card, result }): RbDecision {
      const task = taskOf(m, card)!;
      const options: RbOption[] = [];
      for (let i = 0; i < task.outcomes.length; i++) {
        if (!isMet(m, task, i, result)) continue;
        options.push(
          option(numberId(i), 'rb.option.outcome', { card, n: i, rule: 'RB-QUEST-05', more: task.outcomes[i].says }),
        );
      }
      options.push(DECLINE);
      return question(seat, 'mode', ['rb.ask.outcome', { card: cardName(m, card) }], options, 'RB-QUEST-05', card);
    },
    then(m, v, answer) {
      if (answer.id === DONE) return m.done();
      v.outcome = answer.n;
      const { proc, says } = taskOf(m, v.card)!.outcomes[answer.n];
      if (m.log) {
        const words = { seat: seatName(v.seat), card: cardName(m, v.card), what: { name: says } };
        m.say(['rb.log.outcome', words], [v.card], 'RB-QUEST-05');
      }
      const vars = effectVars(v.seat, v.card);
      vars.successes = v.result;
      m.callByName(proc, vars);
    },
  },
  // A quest becomes a trophy unless its outcome says otherwise (RB-QUEST-09); story quests leave their track (RB-READ-03).
  away(m, { seat, card, outcome }) {
    m.done();
    const zone = m.layout.kindOf[m.s.cards[card].zone];
    if (zone === ZONE.storyTrack) move(m, card, ZONE.storyDiscard);
    else if (zone === ZONE.rumors) discardAdventure(m, card);
    else if (zone === ZONE.quests) {
      if (taskOf(m, card)!.outcomes[outcome].discard) discardAdventure(m, card);
      else takeAsTrophy(m, seat, card);
    }
  },
});

export function callTask(m: M, seat: Seat, card: CardIx): void {
  m.call(tryTask, { seat, card, result: 0, outcome: -1 });
}
