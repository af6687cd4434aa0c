import { DONE, option, procedure, question, roll, type Seat, seatName, type Vars } from '@tafelrunde/kernel';
import { FACES, isCompass } from '../content/dice.ts';
import { EVERY_TERRAIN, hexes, TERRAIN } from '../content/map.ts';
import type { DieSymbol } from '../defs.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { canExert, exert } from './exert.ts';
import { purpose } from './occasion.ts';
import { listUses, OPTION_USE, useAbility } from './use.ts';

interface DiceVars extends Vars {
  seat: Seat;
  n: number;
  die: number;
}

const KEEP = option(DONE, 'rb.option.keep');

export const OPTION_REROLL = 'rb.option.reroll';
const rerolls: RbOption[][] = FACES.map(() => []);
/** The option to exert for one die, named by what it shows. */
function rerollOption(die: number, face: number): RbOption {
  rerolls[face][die] ??= option(`r${die}`, OPTION_REROLL, { n: die, rule: 'RB-EXHAUST-03', more: `die:${face}` });
  return rerolls[face][die];
}

/**
 * Rolls terrain dice, any number of them (RB-LIMITS-02). The hero may then exert to roll one anew, and again, as long as
 * it has skill cards (RB-EXHAUST-03, -04), and use abilities for dice; nothing of it once the dice are used (RB-SILENT-36).
 */
export const rollDice = procedure<RbState, DiceVars>('dice')({
  roll(m, { seat, n }) {
    const { dice } = m.s;
    while (dice.length > 0) dice.pop();
    if (n <= 0) return m.done();
    m.s.rolling = 1;
    for (let i = 0; i < n; i++) dice.push(roll(m, 6));
    m.s.diceSpent = 0;
    if (m.log)
      m.say(['rb.log.roll', { seat: seatName(seat), what: { name: `dice:${dice.join('.')}` } }], [], 'RB-DICE-01');
  },
  keep: {
    ask(m, { seat }): RbDecision | RbOption {
      const { dice } = m.s;
      const options: RbOption[] = [KEEP];
      if (canExert(m, seat)) {
        for (let die = 0; die < dice.length; die++) {
          if (dice.indexOf(dice[die]) === die) options.push(rerollOption(die, dice[die]));
        }
      }
      listUses(m, seat, 'dice', options);
      if (seat === m.s.active) listUses(m, seat, 'frees', options);
      if (options.length === 1) return KEEP;
      return question(seat, 'roll', ['rb.ask.dice', { what: purpose(m) }], options, 'RB-EXHAUST-03');
    },
    then(m, v, answer) {
      if (answer.id === DONE) {
        m.s.rolling = 0;
        m.done();
        return;
      }
      if (answer.key === OPTION_USE) {
        m.goto('keep');
        useAbility(m, v.seat, answer);
        return;
      }
      v.die = answer.n;
      m.call(exert, { seat: v.seat });
    },
  },
  again(m, { seat, die }) {
    reroll(m, die);
    if (m.log)
      m.say(['rb.log.reroll', { seat: seatName(seat), what: { name: `die:${m.s.dice[die]}` } }], [], 'RB-EXHAUST-03');
    m.goto('keep');
  },
});

/** Starts a roll; its result lies in `dice` when the caller goes on. */
export function callDice(m: M, seat: Seat, n: number): void {
  m.call(rollDice, { seat, n, die: -1 });
}

export function reroll(m: M, die: number): void {
  m.s.dice[die] = roll(m, 6);
}

/** The dice that show a symbol; a compass counts as every terrain, liked or not (RB-DICE-04). */
export function countSymbol(m: M, symbol: DieSymbol): number {
  let n = 0;
  for (const face of m.s.dice) {
    if (symbol === 'compass' ? isCompass(FACES[face]) : (FACES[face] & TERRAIN[symbol]) !== 0) n++;
  }
  return n;
}

/** The dice that match the terrain of a hex; in a city all of them do (RB-REST-04, RB-SPACE-05). */
export function countMatching(m: M, hex: number): number {
  const { terrain } = hexes[hex];
  let n = 0;
  for (const face of m.s.dice) if ((FACES[face] & terrain & EVERY_TERRAIN) !== 0) n++;
  return n;
}

/** Whether the dice can pay for all symbols, each with a die of its own (RB-QUEST-06, -07). */
export function meets(m: M, need: readonly DieSymbol[], at = 0, used = 0): boolean {
  if (at === need.length) return true;
  const { dice } = m.s;
  for (let die = 0; die < dice.length; die++) {
    if ((used & (1 << die)) !== 0) continue;
    const face = FACES[dice[die]];
    const fits = need[at] === 'compass' ? isCompass(face) : (face & TERRAIN[need[at] as keyof typeof TERRAIN]) !== 0;
    if (fits && meets(m, need, at + 1, used | (1 << die))) return true;
  }
  return false;
}
