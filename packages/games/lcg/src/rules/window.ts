import {
  aliasId,
  CardOptions,
  cardsIn,
  clear,
  EVERYBODY,
  option,
  PASS,
  perBox,
  procedure,
  question,
  type Seat,
  show,
} from '@tafelrunde/kernel';
import { isSilenced, mayAfford, playerOrder } from '../players.ts';
import { isBlank, tablesOf } from '../registry.ts';
import { variants } from '../setup.ts';
import { type LcgDecision, type LcgOption, type LcgState, type M, PLANNING } from '../state.ts';
import { triedVars } from '../vars.ts';
import { ZONE, zones } from '../zones.ts';
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
export const actionWindow = procedure<LcgState, WindowVars>('window')({
  // Who is asked is written down: in a game dealt anew the others may hold what they could play (invariant 3).
  next(m, v) {
    if (!findActor(m, v)) m.done();
  },
  act: {
    ask(m, { seat, planning }): LcgDecision {
      const known = found.match === m && found.epoch === m.epoch ? found.options : null;
      found.match = null;
      const options = known ?? actionsOf(m, seat, planning) ?? [];
      options.push(PASSES[seat]);
      const prompt = planning === seat ? PLAN_PROMPT : ACT_PROMPT;
      const rule = planning < 0 ? 'LCG-WINDOW-02' : 'LCG-PLAN-02';
      return question(seat, 'act', prompt, options, rule, undefined, true);
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

/** Goes round to the next player who can do something; false if nobody can. */
function findActor(m: M, v: WindowVars): boolean {
  const order = playerOrder(m);
  m.reading = true;
  let options: LcgOption[] | null = null;
  for (; v.passes < order.length; v.passes++, v.turn++) {
    v.seat = order[v.turn % order.length];
    options = actionsOf(m, v.seat, v.planning);
    if (options !== null) break;
  }
  m.reading = false;
  if (options === null) return false;
  found.match = m;
  found.epoch = m.epoch;
  found.options = options;
  return true;
}

/** What the step before the question has found out, so that it is not looked for twice; nothing of it is state. */
const found: { match: M | null; epoch: number; options: LcgOption[] | null } = {
  match: null,
  epoch: -1,
  options: null,
};

const PASSES = [0, 1, 2, 3].map((seat) => option(PASS, 'lcg.option.pass', { seat, rule: 'LCG-WINDOW-03' }));
const ACT_PROMPT = ['lcg.ask.act'] as const;
const PLAN_PROMPT = ['lcg.ask.plan'] as const;

/** Opens an action window as the next thing that happens. */
export function openWindow(m: M, planning: Seat = -1): void {
  if (!m.isQuiet()) {
    m.call(actionWindow, { turn: 0, passes: 0, seat: -1, planning });
    return;
  }
  // In most windows nobody can do anything: they are over before they are opened.
  looking.turn = 0;
  looking.passes = 0;
  looking.planning = planning;
  if (!findActor(m, looking)) return;
  m.call(actionWindow, { turn: looking.turn, passes: looking.passes, seat: looking.seat, planning }, ACT);
}

const ACT = actionWindow.step('act');
/** Where the search for somebody stands who could act in a window that is not open yet; nothing of it is state. */
const looking: WindowVars = { turn: 0, passes: 0, seat: -1, planning: -1 };

/** A step that is nothing but an action window. */
export function windowStep(m: M): void {
  openWindow(m);
}

/** A window that only the original rules have (LCG-VARIANT-05). */
export function classicWindow(m: M): void {
  if (variants(m).classicWindows) openWindow(m);
}

/** Everything a player may do in an action window, without passing; null if there is nothing. */
function actionsOf(m: M, seat: Seat, planning: Seat): LcgOption[] | null {
  const { cards } = m.s;
  const { hand, own, others } = candidatesOf(m, seat, planning === seat ? PLANNING : 0);
  let options: LcgOption[] | null = null;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (!mayAfford(m, seat, cards[card].def) || !isWanted(m, seat, card, true) || !canPlay(m, seat, card)) continue;
    const play = PLAY.of(card, cards[card].alias, 0, seat);
    if (options === null) options = [play];
    else options.push(play);
  }
  for (let i = 0; i < own.length; i++) options = addActions(m, seat, own[i], false, options);
  for (let i = 0; i < others.length; i++) options = addActions(m, seat, others[i], true, options);
  return options;
}

/** The cards that a seat may be able to play or to use in a kind of window, as long as no card goes anywhere. */
interface Candidates {
  match: M | null;
  moves: number;
  /** The phases, and whether it is the seat's own turn to plan, as a set. */
  moment: number;
  hand: number[];
  own: number[];
  others: number[];
}

/**
 * The last ones that were found, by seat: in most windows the same cards lie where they lay in the last, and a third of the time of windows
 * went into looking at all the others. Nothing of it is state.
 */
const kept: readonly Candidates[] = [0, 1, 2, 3].map(() => ({
  match: null,
  moves: -1,
  moment: -1,
  hand: [],
  own: [],
  others: [],
}));

function candidatesOf(m: M, seat: Seat, planning: number): Candidates {
  const found = kept[seat];
  const moment = (1 << m.s.phase) | planning;
  if (found.match === m && found.moves === m.moves && found.moment === moment) return found;
  found.match = m;
  found.moves = m.moves;
  found.moment = moment;
  fill(m, seat, found);
  return found;
}

function fill(m: M, seat: Seat, { moment, hand, own, others }: Candidates): void {
  const { cards } = m.s;
  const { playedIn, actsIn } = tablesOf(m);
  const phase = 1 << m.s.phase;
  clear(hand);
  clear(own);
  clear(others);
  for (const card of cardsIn(m, ZONE.hand, seat)) if ((playedIn[cards[card].def] & moment) !== 0) hand.push(card);
  for (const card of cardsIn(m, ZONE.play, seat)) if ((actsIn[cards[card].def] & phase) !== 0) own.push(card);
  for (const card of openToAll(m)) {
    const { zone, def } = cards[card];
    if ((actsIn[def] & phase) === 0 || (OPEN & (1 << m.layout.kindOf[zone])) === 0) continue;
    if (m.layout.seatOf[zone] !== seat) others.push(card);
  }
}

/** What nobody would do need not be found (`Quick`); in every game that is really played it is. */
function isWanted(m: M, seat: Seat, card: number, isPlayed: boolean): boolean {
  return m.quick?.wants?.(m, seat, card, isPlayed) ?? true;
}

const PLAY = new CardOptions('lcg.option.play', 'LCG-PLAY-01');

/** Where an action that anybody may use works from. */
const OPEN = zones.mask('play', 'staging', 'quest', 'active');

/** Cards with an action that every player may use (LCG-ACTION-04). */
const openToAll = perBox<LcgState, readonly number[]>((m) => {
  const found: number[] = [];
  m.s.cards.forEach(({ def }, card) => {
    if (m.defs[def].actions.some(({ anyone }) => anyone)) found.push(card);
  });
  return found;
});

/** Adds the actions of a card that a player may use now. */
function addActions(m: M, seat: Seat, card: number, others: boolean, options: LcgOption[] | null): LcgOption[] | null {
  const { actions } = m.defs[m.s.cards[card].def];
  const phase = 1 << m.s.phase;
  let list = options;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if ((others && !action.anyone) || (action.phases & phase) === 0) continue;
    if (!withinLimit(m, seat, card, i, action) || !isWanted(m, seat, card, false)) continue;
    if (!action.usable(m, triedVars(seat, card)) || isBlank(m, card) || isSilenced(m, card)) continue;
    const id = i === 0 ? aliasId(m.s.cards[card].alias) : aliasId(m.s.cards[card].alias, i);
    const use = option(id, 'lcg.option.use', { card, seat, n: i, rule: 'LCG-ACTION-01', more: action.does });
    if (list === null) list = [use];
    else list.push(use);
  }
  return list;
}
