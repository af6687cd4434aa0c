import {
  type CardIx,
  DONE,
  effectVars,
  emit,
  type GameEvent,
  option,
  procedure,
  question,
  type Vars,
} from '@tafelrunde/kernel';
import { SYMBOL } from '../../content/tokens.ts';
import type { RbWords } from '../../messages.ts';
import { defOf } from '../../registry.ts';
import type { M, RbDecision, RbOption, RbState } from '../../state.ts';
import { purpose } from '../occasion.ts';
import { strike } from './damage.ts';
import { slotOptions } from './options.ts';
import { endSlot, firstSlot, pilotOf, spendAll, spendToken, symbolAt, total, worth } from './pool.ts';
import { sayAttack, sideWord } from './say.ts';

interface SpendVars extends Vars {
  side: number;
  symbol: number;
  /** Symbols spent so far, and how many are needed. */
  sum: number;
  least: number;
  picked: number;
}

const spendOption = slotOptions('t', 'rb.option.spend', 'RB-TOKEN-01');
const ENOUGH = option(DONE, 'rb.option.enough');

/** Spends tokens of one symbol, one at a time, at least as many symbols as are needed (RB-DAMAGE-06, RB-ENERGY-03). */
export const spendTokens = procedure<RbState, SpendVars>('spend')({
  pick: {
    ask(m, v): RbDecision | null {
      const { fight } = m.s;
      const options: RbOption[] = [];
      const end = endSlot(fight, v.side);
      for (let slot = firstSlot(fight, v.side); slot < end; slot++) {
        if (fight.spent[slot] === 0 && symbolAt(fight, slot) === v.symbol) options.push(spendOption(fight, slot));
      }
      if (options.length === 0) return null;
      const pilot = pilotOf(m, v.side);
      const enough = v.sum >= v.least;
      const prompt: RbWords = ['rb.ask.spend', { what: purpose(m), n: v.sum, least: v.least }];
      if (enough) options.push(ENOUGH);
      if (pilot < 0) return question(fight.hero, 'pay', prompt, [enough ? ENOUGH : options[0]], undefined);
      const group = { id: GROUPS[v.symbol], picked: v.picked, min: 1, max: options.length };
      return question(pilot, 'pay', prompt, options, 'RB-ENERGY-03', undefined, undefined, group);
    },
    then(m, v, answer) {
      if (answer.id === DONE) return;
      const { fight } = m.s;
      v.sum += worth(fight, answer.n);
      v.picked++;
      spendToken(fight, answer.n);
      m.goto('pick');
    },
  },
  end(m, { sum }) {
    m.done(sum);
  },
});

const GROUPS = ['', 'physical', 'magic', 'enemy', '', '', 'surge', ''];

interface AttackVars extends Vars {
  side: number;
  symbol: number;
  result: number;
}

/** An attack with some of the damage tokens of one kind; the rest is kept (RB-DAMAGE-06). */
export const attackWithSome = procedure<RbState, AttackVars>('attack')({
  spend(m, { side, symbol }) {
    m.call(spendTokens, { side, symbol, sum: 0, least: 1, picked: 0 });
  },
  hit(m, { side, symbol, result }) {
    m.done();
    if (m.log) sayAttack(m, side, result, symbol);
    strike(m, 1 - side, result, symbol, true);
  },
});

interface SurgeVars extends Vars {
  side: number;
  card: CardIx;
  ix: number;
  cost: number;
  result: number;
}

/** A surge ability: its cost is paid first (RB-ENERGY-04), then it may be cancelled (RB-CANCEL-02), then resolved. */
export const surgeAbility = procedure<RbState, SurgeVars>('surge')({
  pay(m, v) {
    const { side, cost } = v;
    const { fight } = m.s;
    // Where everything is needed, there is nothing to choose.
    if (total(fight, side, SYMBOL.surge) === cost) v.result = spendAll(fight, side, SYMBOL.surge);
    else m.call(spendTokens, { side, symbol: SYMBOL.surge, sum: 0, least: cost, picked: 0 });
  },
  use(m, { side, card, ix, result }) {
    m.done();
    m.s.fight.used.push(card, ix);
    if (m.log) saySurge(m, side, card, ix, result);
    emit(m, { type: 'surge', side, card, ix, x: result });
  },
});

function saySurge(m: M, side: number, card: CardIx, ix: number, n: number): void {
  const ability = defOf(m, card).surges.find((other) => other.ix === ix)!;
  m.say(['rb.log.surge', { who: sideWord(m, side), n, what: { name: ability.says } }], [card], 'RB-ENERGY-01');
}

/** Resolves a surge ability that nothing has cancelled. X is what was paid for it (RB-X-01). */
export function resolveSurge(m: M, event: GameEvent): void {
  const card = event.card as CardIx;
  const ix = event.ix as number;
  const ability = defOf(m, card).surges.find((other) => other.ix === ix)!;
  const seat = pilotOf(m, event.side as number);
  const vars = effectVars(seat < 0 ? m.s.fight.hero : seat, card);
  vars.x = ability.cost < 0 ? event.x : 1;
  m.callByName(ability.proc, vars);
}
