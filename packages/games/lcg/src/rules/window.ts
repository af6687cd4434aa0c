import {
  aliasId,
  cardsIn,
  type Decision,
  EVERYBODY,
  effectVars,
  Option,
  PASS,
  procedure,
  type Seat,
  show,
} from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { isBlank, registry } from '../registry.ts';
import { variants } from '../setup.ts';
import type { LcgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { withinLimit } from './limits.ts';
import { canPlay, playCard } from './play.ts';
import { useAction } from './use.ts';

/**
 * `turn` is the place in player order whose chance it is, `seat` the one that is asked, `planning` the seat that may also
 * play allies and attachments, -1 if none.
 */
export type WindowVars = { turn: number; passes: number; seat: Seat; planning: Seat };

/**
 * An action window (LCG-WINDOW-01 to -05): the chance goes round from the first player until all have passed in a row.
 * A player who can do nothing is not asked: in a cooperative game nobody minds that the others learn it.
 */
export const actionWindow = procedure<LcgState, WindowVars>('window', {
  next(m, v) {
    const order = playerOrder(m);
    for (; v.passes < order.length; v.passes++, v.turn++) {
      v.seat = order[v.turn % order.length];
      if (canAct(m, v.seat, v.planning)) return;
    }
    m.done();
  },
  act: {
    ask(m, { seat, planning }): Decision {
      const options = actionOptions(m, seat, planning);
      options.push(new Option(PASS, 'lcg.option.pass', -1, seat, 0, 'LCG-WINDOW-03'));
      const prompt = planning === seat ? PLAN_PROMPT : ACT_PROMPT;
      const rule = planning < 0 ? 'LCG-WINDOW-02' : 'LCG-PLAN-02';
      return { seat, kind: 'act', prompt, options, rule, always: true };
    },
    then(m, v, answer) {
      m.goto('next');
      v.turn++;
      if (answer.id === PASS) {
        v.passes++;
        return;
      }
      v.passes = 0;
      if (answer.key === 'lcg.option.play') {
        // Everybody sees which card is played before it is paid for (LCG-INIT-01).
        show(m, answer.card, EVERYBODY);
        m.call(playCard, { seat: answer.seat, card: answer.card, x: 0, host: -1 });
      } else m.call(useAction, { seat: answer.seat, card: answer.card, action: answer.n });
    },
  },
});

const ACT_PROMPT = ['lcg.ask.act'] as const;
const PLAN_PROMPT = ['lcg.ask.plan'] as const;

/** Opens an action window as the next thing that happens. */
export function openWindow(m: M, planning: Seat = -1): void {
  m.call(actionWindow, { turn: 0, passes: 0, seat: -1, planning });
}

/** A step that is nothing but an action window. */
export function windowStep(m: M): void {
  openWindow(m);
}

/** A window that only the original rules have (LCG-VARIANT-05). */
export function classicWindow(m: M): void {
  if (variants(m).classicWindows) openWindow(m);
}

/** Everything a player may do in an action window, without passing. */
function actionOptions(m: M, seat: Seat, planning: Seat): Option[] {
  const options: Option[] = [];
  findActions(m, seat, planning, options);
  return options;
}

/** Whether there is anything. */
function canAct(m: M, seat: Seat, planning: Seat): boolean {
  return findActions(m, seat, planning, null);
}

/** Lists what a player may do; without a list it stops at the first thing found. */
function findActions(m: M, seat: Seat, planning: Seat, options: Option[] | null): boolean {
  const phase = 1 << m.s.phase;
  const { cards } = m.s;
  const hand = cardsIn(m, ZONE.hand, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const def = registry[cards[card].def];
    if (def.type === 'event') {
      const action = def.actions[0];
      if (action === undefined || (action.phases & phase) === 0) continue;
    } else if (planning !== seat) continue;
    if (!canPlay(m, seat, card)) continue;
    if (options === null) return true;
    options.push(new Option(aliasId(cards[card].alias), 'lcg.option.play', card, seat, 0, 'LCG-PLAY-01'));
  }
  if (addActions(m, seat, ZONE.play, seat, options)) return true;
  if (addActions(m, seat, ZONE.staging, -1, options)) return true;
  if (addActions(m, seat, ZONE.quest, -1, options)) return true;
  if (addActions(m, seat, ZONE.active, -1, options)) return true;
  for (let other = 0; other < m.s.seats; other++) {
    if (other !== seat && addActions(m, seat, ZONE.play, other, options)) return true;
  }
  return options !== null && options.length > 0;
}

/** Actions of the cards in a zone; those of others and of the scenario only if anybody may use them. */
function addActions(m: M, seat: Seat, kind: number, owner: Seat, options: Option[] | null): boolean {
  const phase = 1 << m.s.phase;
  const list = cardsIn(m, kind, owner < 0 ? 0 : owner);
  for (let c = 0; c < list.length; c++) {
    const card = list[c];
    const { actions } = registry[m.s.cards[card].def];
    if (actions.length === 0 || isBlank(m, card)) continue;
    for (let i = 0; i < actions.length; i++) {
      const action = actions[i];
      if ((owner !== seat && !action.anyone) || (action.phases & phase) === 0) continue;
      if (!withinLimit(m, seat, card, i, action) || !action.usable(m, effectVars(seat, card))) continue;
      if (options === null) return true;
      const id = aliasId(m.s.cards[card].alias);
      options.push(new Option(i === 0 ? id : `${id}.${i}`, 'lcg.option.use', card, seat, i, 'LCG-ACTION-01'));
    }
  }
  return false;
}
