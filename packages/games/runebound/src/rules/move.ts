import { DONE, emit, option, procedure, question, type Seat, seatName, type Vars } from '@tafelrunde/kernel';
import { FACES } from '../content/dice.ts';
import { hexes } from '../content/map.ts';
import { isDefeated, usedValue } from '../players.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { STAT } from '../stats.ts';
import { callDice } from './dice.ts';
import { listUses, OPTION_USE, useAbility } from './use.ts';

/** A hero enters a hex (RB-SPACE-02: any number may stand there). */
export function enterHex(m: M, seat: Seat, hex: number): void {
  m.s.hex[seat] = hex;
  m.s.declined = 0;
  if (m.log) m.say(['rb.log.move', { seat: seatName(seat), hex: { name: `hex:${hex}` } }], [], 'RB-MOVE-01');
  emit(m, { type: 'entered', seat, hex });
}

const steps: RbOption[] = [];
/** The option to go to a hex without dice. */
export function hexOption(hex: number): RbOption {
  steps[hex] ??= option(`h${hex}`, 'rb.option.hex', { n: hex, rule: 'RB-MOVE-02', more: `hex:${hex}` });
  return steps[hex];
}

const spots: RbOption[] = [];
/** The option to choose a hex for something else than going there. */
export function spotOption(hex: number): RbOption {
  spots[hex] ??= option(`h${hex}`, 'rb.option.spot', { n: hex, more: `hex:${hex}` });
  return spots[hex];
}

/** The label of spending a die, by its face. */
const SPEND = [
  'rb.option.die-0',
  'rb.option.die-1',
  'rb.option.die-2',
  'rb.option.die-3',
  'rb.option.die-4',
  'rb.option.die-5',
] as const;
const spends: RbOption[][] = [];
/** The option to spend a die to go to a hex; `n` is die * 1000 + hex. */
function dieOption(die: number, face: number, hex: number): RbOption {
  const at = die * 6 + face;
  spends[at] ??= [];
  spends[at][hex] ??= option(`d${die}.${hex}`, SPEND[face], {
    n: die * 1000 + hex,
    rule: 'RB-MOVE-03',
    more: `hex:${hex}`,
  });
  return spends[at][hex];
}

/** Whether a die of that face takes a hero from a hex to its neighbour number `i` (RB-MOVE-03, RB-RIVER-02, RB-ROAD-01). */
export function canStep(hex: number, face: number, i: number): boolean {
  return (FACES[face] & hexes[hex].needs[i]) !== 0;
}

/** Adds where each unspent die leads; dice that show the same lead to the same. */
export function listDieSteps(m: M, seat: Seat, options: RbOption[]): void {
  const { dice, diceSpent } = m.s;
  const hex = m.s.hex[seat];
  const { neighbours } = hexes[hex];
  let seen = 0;
  for (let die = 0; die < dice.length; die++) {
    const face = dice[die];
    if ((diceSpent & (1 << die)) !== 0 || (seen & (1 << face)) !== 0) continue;
    seen |= 1 << face;
    for (let i = 0; i < neighbours.length; i++) {
      if (canStep(hex, face, i)) options.push(dieOption(die, face, neighbours[i]));
    }
  }
}

/** Spends the die and goes where the option says (RB-SPEND-06). */
export function takeDieStep(m: M, seat: Seat, answer: RbOption): void {
  m.s.diceSpent |= 1 << Math.floor(answer.n / 1000);
  enterHex(m, seat, answer.n % 1000);
}

const STAY = option(DONE, 'rb.option.stay', { rule: 'RB-MOVE-05' });
const ASK = ['rb.ask.move'] as const;

interface MoveVars extends Vars {
  seat: Seat;
  /** Dice to roll; -1 for as many as the hero's speed. */
  n: number;
}

/** A move with dice: rolled, then spent one at a time, as many as the hero likes (RB-MOVE-03 to -07). */
export const diceMove = procedure<RbState, MoveVars>('move')({
  roll(m, { seat, n }) {
    callDice(m, seat, n >= 0 ? n : usedValue(m, seat, STAT.speed));
  },
  ready(m) {
    m.s.moving = 1;
  },
  spend: {
    ask(m, { seat }): RbDecision {
      const options: RbOption[] = [STAY];
      // A hero that is defeated on the way can act no more (RB-READ-10).
      if (!isDefeated(m, seat)) listDieSteps(m, seat, options);
      if (seat === m.s.active) listUses(m, seat, 'frees', options);
      return question(seat, 'place', ASK, options, 'RB-MOVE-03');
    },
    then(m, { seat }, answer) {
      if (answer.id === DONE) return;
      m.goto('spend');
      if (answer.key === OPTION_USE) useAbility(m, seat, answer);
      else takeDieStep(m, seat, answer);
    },
  },
  end(m) {
    m.s.moving = 0;
    m.done();
  },
});

interface StepVars extends Vars {
  seat: Seat;
  left: number;
}

/** Moves of some hexes that an ability allows, one at a time, each of which may be the last (RB-MOVE-10, RB-DEFEAT-09). */
export const freeMove = procedure<RbState, StepVars>('free-move')({
  step: {
    ask(m, { seat, left }): RbDecision | null {
      if (left <= 0 || m.s.hex[seat] < 0) return null;
      const options: RbOption[] = [STAY];
      for (const hex of hexes[m.s.hex[seat]].neighbours) options.push(hexOption(hex));
      return question(seat, 'place', ['rb.ask.free-move', { n: left }], options, 'RB-MOVE-10');
    },
    then(m, v, answer) {
      if (answer.id === DONE) return;
      v.left--;
      m.goto('step');
      enterHex(m, v.seat, answer.n);
    },
  },
});
