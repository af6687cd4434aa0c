import { aliasId, cardsIn, type Decision, EVERYBODY, effectVars, Option, PASS, procedure, show, type Seat } from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { isBlank, registry } from '../registry.ts';
import type { LcgState, M } from '../state.ts';
import { variants } from '../setup.ts';
import { ZONE } from '../zones.ts';
import { canPlay, playCard } from './play.ts';
import { useAction } from './use.ts';
import { withinLimit } from './limits.ts';

/** `turn` counts in player order, `planning` is the seat that may also play allies and attachments, -1 if none. */
export type WindowVars = { turn: number; passes: number; planning: Seat };

/**
 * An action window (LCG-WINDOW-01 to -05): the chance goes round from the first player until all have passed in a row.
 * A player who can do nothing is not asked, unless that would tell the others something about his hand.
 */
export const actionWindow = procedure<LcgState, WindowVars>('window', {
  act: {
    ask(m, v): Decision | null {
      const order = playerOrder(m);
      for (let i = v.passes; i < order.length; i++) {
        const seat = order[(v.turn + i - v.passes) % order.length];
        const options = actionOptions(m, seat, v.planning);
        if (options.length === 0 && !keepsSecret(m, seat)) continue;
        options.push(new Option(PASS, 'lcg.option.pass', -1, seat, 0, 'LCG-WINDOW-03'));
        const prompt = v.planning === seat ? PLAN_PROMPT : ACT_PROMPT;
        const rule = v.planning < 0 ? 'LCG-WINDOW-02' : 'LCG-PLAN-02';
        return { seat, kind: 'act', prompt, options, rule, always: true };
      }
      return null;
    },
    then(m, v, answer) {
      const order = playerOrder(m);
      m.goto('act');
      const at = order.indexOf(answer.seat);
      if (answer.id === PASS) {
        // Players without anything to do, from the one whose turn it was, have passed as well.
        const skipped = (at - (v.turn % order.length) + order.length) % order.length;
        v.passes += skipped + 1;
        v.turn = at + 1;
        return;
      }
      v.passes = 0;
      v.turn = at + 1;
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

/** Whether not asking a player would tell the others that he holds nothing to play (LCG-COMMS-02). */
export function keepsSecret(m: M, seat: Seat): boolean {
  return m.s.seats > 1 && cardsIn(m, ZONE.hand, seat).length > 0;
}

/** Opens an action window as the next thing that happens. */
export function openWindow(m: M, planning: Seat = -1): void {
  m.call(actionWindow, { turn: 0, passes: 0, planning });
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
export function actionOptions(m: M, seat: Seat, planning: Seat): Option[] {
  const options: Option[] = [];
  const phase = 1 << m.s.phase;
  for (const card of cardsIn(m, ZONE.hand, seat)) {
    const def = registry[m.s.cards[card].def];
    if (def.type === 'event') {
      const action = def.actions[0];
      if (action === undefined || (action.phases & phase) === 0) continue;
    } else if (planning !== seat) continue;
    if (canPlay(m, seat, card)) {
      options.push(new Option(aliasId(m.s.cards[card].alias), 'lcg.option.play', card, seat, 0, 'LCG-PLAY-01'));
    }
  }
  for (const card of cardsIn(m, ZONE.play, seat)) addActions(m, seat, card, phase, false, options);
  for (const card of cardsIn(m, ZONE.staging)) addActions(m, seat, card, phase, true, options);
  for (const card of cardsIn(m, ZONE.quest)) addActions(m, seat, card, phase, true, options);
  for (const card of cardsIn(m, ZONE.active)) addActions(m, seat, card, phase, true, options);
  for (let other = 0; other < m.s.seats; other++) {
    if (other === seat) continue;
    for (const card of cardsIn(m, ZONE.play, other)) addActions(m, seat, card, phase, true, options);
  }
  return options;
}

function addActions(m: M, seat: Seat, card: number, phase: number, foreign: boolean, options: Option[]): void {
  const { actions } = registry[m.s.cards[card].def];
  if (actions.length === 0 || isBlank(m, card)) return;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if ((foreign && !action.anyone) || (action.phases & phase) === 0) continue;
    if (!withinLimit(m, seat, card, i, action) || !action.usable(m, effectVars(seat, card))) continue;
    const id = aliasId(m.s.cards[card].alias);
    options.push(new Option(i === 0 ? id : `${id}.${i}`, 'lcg.option.use', card, seat, i, 'LCG-ACTION-01'));
  }
}
