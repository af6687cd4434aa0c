import { type CardIx, cardsIn, type Decision, DONE, type Flow, plainResult, type Seat } from '@tafelrunde/kernel';
import { isEliminated } from './players.ts';
import { fightProcedure } from './rules/combat/fight.ts';
import { pilotOf } from './rules/combat/pool.ts';
import { countMatching, OPTION_REROLL } from './rules/dice.ts';
import { diceMove } from './rules/move.ts';
import { rest } from './rules/rest.ts';
import { meetsAll, tryTask } from './rules/task.ts';
import { TEST_EXERT } from './rules/test.ts';
import { OPTION_TRADE } from './rules/trade.ts';
import { OPTION_END_TURN, OPTION_LEARN } from './rules/turn.ts';
import type { M, RbState } from './state.ts';
import { ZONE } from './zones.ts';

const windows = ['trade', 'respond', 'enemy', 'end'] as const;
export type RbWindow = (typeof windows)[number];
export type RbMark = 'turn' | 'round';

/** Whether that seat controls the enemy in somebody else's fight (RB-COMBAT-02). */
function playsEnemy(m: M, seat: Seat): boolean {
  const { hero, foe } = m.s.fight;
  const fights = m.s.frames.some(({ proc }) => proc === fightProcedure.name);
  return fights && foe < 0 && seat !== hero && seat === pilotOf(m, 1);
}

/** Whether the dice on the table cannot get any better, and nothing but another roll could be had. */
function areBest(m: M, { seat, options }: Decision): boolean {
  if (options.some(({ id, key }) => id !== DONE && key !== OPTION_REROLL)) return false;
  const roller = m.s.frames.at(-2);
  if (roller?.proc === rest.name) return countMatching(m, m.s.hex[seat]) >= m.s.damage[seat];
  return roller?.proc === tryTask.name && meetsAll(m, roller.vars.card as CardIx);
}

/** Whether all dice of a move are spent: what else could be done on the way can be done after it as well. */
function areSpent(m: M): boolean {
  const { dice, diceSpent } = m.s;
  return diceSpent === (1 << dice.length) - 1;
}

/** Whether the actions of a turn are used up and nothing is left but what can be done in the next one as well. */
function isEnd(m: M, { prompt, options }: Decision): boolean {
  const later: readonly string[] = [OPTION_END_TURN, OPTION_LEARN, OPTION_TRADE];
  return prompt[0] === 'rb.ask.turn' && m.s.actions === 0 && options.every(({ key }) => later.includes(key));
}

/** How Runebound goes on, for those at whose table it is played. */
export const flow: Flow<RbState, RbWindow, RbMark> = {
  windows,
  marks: ['turn', 'round'],
  weighty: new Set([
    ...['rb.log.adventure', 'rb.log.fight', 'rb.log.challenge', 'rb.log.cast', 'rb.log.enemy-defeated'],
    ...['rb.log.hero-damage', 'rb.log.test-result', 'rb.log.story', 'rb.log.appear', 'rb.log.march'],
    ...['rb.log.gems', 'rb.log.eliminated'],
  ]),
  scenes: new Set(['rb.log.fight', 'rb.log.challenge', 'rb.log.cast']),
  headings: new Set(['rb.log.turn', 'rb.log.time']),
  coins: new Set([
    ...['rb.log.gold', 'rb.log.lose-gold', 'rb.log.buy', 'rb.log.sell', 'rb.log.trade-goods', 'rb.log.exchange'],
  ]),
  casts: new Set(['rb.log.roll', 'rb.log.reroll', 'rb.log.cast', 'rb.log.recast-to']),
  windowOf(m, decision) {
    const { seat, prompt } = decision;
    if (prompt[0] === 'rb.ask.trade') return 'trade';
    if (prompt[0] === 'rb.ask.respond') return 'respond';
    if (isEnd(m, decision)) return 'end';
    return playsEnemy(m, seat) ? 'enemy' : '';
  },
  /** Whoever meets another hero is asked about exchanges before the next turn anyway. */
  isWorth: (m, decision, { key }) => !playsEnemy(m, decision.seat) && !(key === OPTION_TRADE && isEnd(m, decision)),
  /** As if nobody were left to play the enemy: it attacks with all it has, and blocks what it can (RB-SILENT-28). */
  standInFor: (m, { seat, options }) => (playsEnemy(m, seat) ? options[0].id : ''),
  company: ['enemy'],
  /** What was not learned at the end of a turn is asked about again with another trophy, not every turn. */
  situationOf(m) {
    const decision = m.decision();
    if (decision && isEnd(m, decision)) return `trophies ${cardsIn(m, ZONE.trophies, decision.seat).length}`;
    return `${m.s.round}.${m.s.turns}`;
  },
  /** Dice that heal everything, or that meet all a quest could want, are kept; a move without dice is over. */
  obviousIn(m, decision) {
    const [key] = decision.prompt;
    const clear = key === 'rb.ask.dice' ? areBest(m, decision) : key === 'rb.ask.move' && areSpent(m);
    return clear ? DONE : '';
  },
  /** Where the dice lead is seen before they are kept, what is bought before enough is sold, and with which card a hero exerts. */
  leadIn(m, { prompt, options }) {
    const [key] = prompt;
    if (key === 'rb.ask.test') return options.some(({ id }) => id === TEST_EXERT) ? TEST_EXERT : '';
    const moves = key === 'rb.ask.dice' && m.s.frames.some(({ proc }) => proc === diceMove.name);
    return moves || key === 'rb.ask.sell' ? DONE : '';
  },
  marksOf: (m) => ({ turn: m.s.round * 8 + m.s.turns + 1, round: m.s.round + 1 }),
  /** Nothing is counted: whoever defeats the villain has won. */
  resultOf(m, seat) {
    const { won, out } = plainResult(m, seat);
    return { won, out: out || isEliminated(m, seat), score: null };
  },
};
