import {
  AbilityOptions,
  CardOptions,
  cardsIn,
  effectVars,
  option,
  PASS,
  perGame,
  procedure,
  question,
  type Seat,
  use,
  usesOf,
} from '@tafelrunde/kernel';
import type { ActionDef, TcgDef } from '../defs.ts';
import { copiedSites, currentSite } from '../players.ts';
import { isActive, tablesOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { type Format, setupOf } from '../setup.ts';
import { type M, SCOPE, type TcgDecision, type TcgOption, type TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { canPay, isPlayable, play } from './play.ts';

const PLAY = new CardOptions('tcg.option.play', 'TCG-PHASE-ACTION-01');
const PLAY_IDLY = new CardOptions('tcg.option.play-idly', 'TCG-PHASE-ACTION-01');
const USE = new AbilityOptions('tcg.option.use', 'TCG-ABILITY-01');
const USE_IDLY = new AbilityOptions('tcg.option.use-idly', 'TCG-ABILITY-01');

/** Numbers of limits per turn: one for every ability of every card. */
const MOST_ACTIONS = 8;
function limitKey(card: number, action: number): number {
  return card * MOST_ACTIONS + action;
}

/**
 * Lists what a player may do with cards in this phase. Without a list it stops at the first thing that could change
 * anything: nobody is asked for the sake of what does not (TCG-SILENT-41).
 */
export function findActions(m: M, seat: Seat, options: TcgOption[] | null): boolean {
  const { cards, phase } = m.s;
  const bit = 1 << phase;
  const hand = cardsIn(m, ZONE.hand, seat);
  const isFree = seat === m.s.turn;
  const { playedIn, actsIn } = tablesOf(m);
  const played = isFree ? playedIn.free : playedIn.shadow;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const number = cards[card].def;
    if ((played[number] & bit) === 0 || !canPay(m, seat, card, number) || !isPlayable(m, seat, card)) continue;
    if (options === null) return true;
    const def = m.defs[number];
    const idle = def.type === 'event' && !def.actions[0].matters(m, seat, card);
    options.push((idle ? PLAY_IDLY : PLAY).of(card, cards[card].alias));
  }
  if (addActions(m, seat, cardsIn(m, isFree ? ZONE.fellowship : ZONE.minions, seat), bit, options)) return true;
  if (addActions(m, seat, cardsIn(m, ZONE.support, seat), bit, options)) return true;
  if (addActions(m, seat, cardsIn(m, ZONE.attached), bit, options)) return true;
  const site = currentSite(m);
  if (site >= 0 && (actsIn[cards[site].def] & bit) !== 0 && addCard(m, seat, site, bit, options)) return true;
  const copied = copiedSites(m);
  for (let i = 0; i < copied.length; i++) {
    if (copied[i] !== site && addCard(m, seat, copied[i], bit, options)) return true;
  }
  return options !== null && options.length > 0;
}

function addActions(m: M, seat: Seat, list: readonly number[], bit: number, options: TcgOption[] | null): boolean {
  const { actsIn } = tablesOf(m);
  for (let i = 0; i < list.length; i++) {
    const { owner, def } = m.s.cards[list[i]];
    if (owner !== seat || (actsIn[def] & bit) === 0) continue;
    if (addCard(m, seat, list[i], bit, options)) return true;
  }
  return false;
}

/** Abilities of one card; those of a site are its visitors' or the Shadow players' (TCG-SITE-09). */
function addCard(m: M, seat: Seat, card: number, bit: number, options: TcgOption[] | null): boolean {
  const { actions } = m.defs[m.s.cards[card].def];
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if ((action.phases & bit) === 0 || (action.side === 'free') !== (seat === m.s.turn)) continue;
    if (!isActive(m, card) || !withinLimit(m, card, i, action) || !action.usable(m, effectVars(seat, card))) continue;
    const matters = action.matters(m, seat, card);
    if (options === null) {
      if (matters) return true;
      continue;
    }
    options.push((matters ? USE : USE_IDLY).of(card, m.s.cards[card].alias, i, action.does));
  }
  return false;
}

function withinLimit(m: M, card: number, ix: number, { limit }: ActionDef): boolean {
  return limit === 0 || usesOf(m, SCOPE.turn, limitKey(card, ix)) < limit;
}

/** Does what was answered: a card is played or an ability used. */
export function act(m: M, seat: Seat, { key, card, n }: TcgOption): void {
  if (key === 'tcg.option.play' || key === 'tcg.option.play-idly') {
    play(m, seat, card);
    return;
  }
  const action = m.defs[m.s.cards[card].def].actions[n];
  if (action.limit > 0) use(m, SCOPE.turn, limitKey(card, n));
  if (m.log) {
    const words = { seat: seatWord(seat), card: cardWord(m, card), what: { name: action.does } };
    m.say(['tcg.log.use', words], [card], 'TCG-ABILITY-01');
  }
  m.callByName(action.proc, effectVars(seat, card));
}

/** The phases that some card of a format names, as sets. */
const namedPhases = perGame<TcgState, Readonly<Record<Format, number>>>(({ defs }) => {
  const sets = { starter: 0, deluxe: 0 };
  for (const { actions, starter } of defs as readonly TcgDef[]) {
    for (const { phases } of actions) {
      sets.deluxe |= phases;
      if (starter) sets.starter |= phases;
    }
  }
  return sets;
});

/** Whether anybody could hold a card with this phase word: a phase that no card names is not asked about. */
function phaseHasActions(m: M): boolean {
  return (namedPhases(m)[setupOf(m).format] & (1 << m.s.phase)) !== 0;
}

type ActionVars = { turn: number; passes: number };

/** Goes round to the next player who has to be asked; false if there is none. */
function findActor(m: M, v: ActionVars): boolean {
  const { acting } = m.s;
  for (; v.passes < acting.length; v.passes++, v.turn++) {
    const seat = acting[v.turn % acting.length];
    if (cardsIn(m, ZONE.hand, seat).length > 0 || findActions(m, seat, null)) return true;
  }
  return false;
}

/**
 * The action procedure: the Free Peoples player first, then counter-clockwise, one action at a time, until all have
 * passed one after another (TCG-ACTION-RULE-01 to -03). Whoever holds cards is asked: silence would tell what they are.
 */
export const actionProcedure = procedure<TcgState, ActionVars>('actions')({
  next(m, v) {
    if (m.s.cancelled !== 0 || !findActor(m, v)) m.done();
  },
  act: {
    ask(m, v): TcgDecision {
      const seat = m.s.acting[v.turn % m.s.acting.length];
      const found: TcgOption[] = [];
      const options = findActions(m, seat, found) ? found : ONLY_PASS;
      if (options === found) found.push(PASS_OPTION);
      return question(seat, 'act', PROMPTS[m.s.phase], options, 'TCG-ACTION-RULE-01', undefined, true);
    },
    then(m, v, answer) {
      const seat = m.s.acting[v.turn % m.s.acting.length];
      v.turn++;
      if (answer.id === PASS) {
        v.passes++;
        // Nothing has happened, so it is known at once who comes next.
        if (findActor(m, v)) m.goto('act');
        else m.done();
        return;
      }
      v.passes = 0;
      m.goto('next');
      act(m, seat, answer);
    },
  },
});

const PASS_OPTION = option(PASS, 'tcg.option.pass', { rule: 'TCG-ACTION-RULE-02' });
/** What most can do most often. */
const ONLY_PASS: readonly TcgOption[] = [PASS_OPTION];
const PROMPTS = [
  ['tcg.ask.act'],
  ['tcg.ask.fellowship'],
  ['tcg.ask.shadow'],
  ['tcg.ask.act'],
  ['tcg.ask.act'],
  ['tcg.ask.act'],
  ['tcg.ask.skirmish'],
  ['tcg.ask.act'],
] as const;

/** Opens the action procedure as the next thing that happens, unless no card has this phase word. */
export function openActions(m: M): void {
  if (phaseHasActions(m)) m.call(actionProcedure, { turn: 0, passes: 0 });
}
