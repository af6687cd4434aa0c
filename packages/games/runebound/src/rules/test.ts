import { cardsIn, DONE, move, option, procedure, question, type Seat, seatName, type Vars } from '@tafelrunde/kernel';
import { usedValue } from '../players.ts';
import { defOf } from '../registry.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { nextSkill } from './cards.ts';
import { canExert, exert } from './exert.ts';
import { purpose } from './occasion.ts';
import { listUses, OPTION_USE, useAbility } from './use.ts';

interface TestVars extends Vars {
  seat: Seat;
  attribute: number;
  mod: number;
}

const STOP = option(DONE, 'rb.option.test-done', { rule: 'RB-TEST-06' });
/** The answer that exerts for one more card. */
export const TEST_EXERT = 'exert';
const EXERT = option(TEST_EXERT, 'rb.option.test-exert', { rule: 'RB-TEST-05' });

/** Reveals cards of the skill deck for a test. */
export function revealSkills(m: M, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = nextSkill(m);
    if (card < 0) return;
    move(m, card, ZONE.revealed);
  }
}

/** Success symbols on the revealed cards (RB-TEST-09). */
function successes(m: M): number {
  let n = 0;
  const cards = cardsIn(m, ZONE.revealed);
  for (let i = 0; i < cards.length; i++) n += defOf(m, cards[i]).stars;
  return n;
}

/** An attribute test in three steps (RB-TEST-01); its result is the number of successes. */
export const attributeTest = procedure<RbState, TestVars>('test')({
  // A negative attribute counts as 0, then the modifier is added (RB-TEST-02, -03, -07, RB-SILENT-33).
  use(m, { seat, attribute, mod }) {
    const n = Math.max(0, usedValue(m, seat, attribute) + mod);
    if (m.log)
      m.say(['rb.log.test', { seat: seatName(seat), what: { name: `stat:${attribute}` }, n }], [], 'RB-TEST-02');
    revealSkills(m, n);
  },
  exert: {
    ask(m, { seat, attribute }): RbDecision {
      const options: RbOption[] = [STOP];
      if (canExert(m, seat)) options.push(EXERT);
      listUses(m, seat, 'tests', options);
      if (seat === m.s.active) listUses(m, seat, 'frees', options);
      const words = { n: successes(m), what: { name: `stat:${attribute}` }, why: purpose(m) };
      return question(seat, 'act', ['rb.ask.test', words], options, 'RB-TEST-05');
    },
    then(m, { seat }, answer) {
      if (answer.id === DONE) {
        m.goto('apply');
      } else if (answer.key === OPTION_USE) {
        m.goto('exert');
        useAbility(m, seat, answer);
      } else {
        m.call(exert, { seat });
      }
    },
  },
  // Each card is seen before the hero decides on the next one (RB-TEST-06).
  more(m) {
    revealSkills(m, 1);
    m.goto('exert');
  },
  apply(m, { seat }) {
    const n = successes(m);
    const cards = cardsIn(m, ZONE.revealed);
    while (cards.length > 0) move(m, cards[cards.length - 1], ZONE.skillDiscard);
    if (m.log) m.say(['rb.log.test-result', { seat: seatName(seat), n }], [], n > 0 ? 'RB-TEST-10' : 'RB-TEST-11');
    m.done(n);
  },
});
