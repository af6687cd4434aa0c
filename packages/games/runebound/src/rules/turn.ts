import {
  AbilityOptions,
  type CardIx,
  CardOptions,
  cardsIn,
  clearUses,
  emit,
  option,
  PASS,
  procedure,
  question,
  type Seat,
  seatName,
} from '@tafelrunde/kernel';
import { gemOn, hexes } from '../content/map.ts';
import { isDefeated, isDelayed, isEliminated } from '../players.ts';
import { defOf } from '../registry.ts';
import { LIMIT, type M, type RbDecision, type RbOption, type RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { candidatesOf } from './candidates.ts';
import { ADVENTURE_ACTIONS, heroActions } from './hero-actions.ts';
import { hexOption } from './move.ts';
import { canTry } from './task.ts';
import { scenarioOf } from './time.ts';
import { listTrades, offers } from './trade.ts';
import { isUsable, listUses } from './use.ts';

/** Hero actions in a turn (RB-ACTION-01). */
const ACTIONS = 3;

const only = (id: string, key: RbOption['key'], rule: string): RbOption => option(id, key, { rule });
const REST = only('rest', 'rb.option.rest', 'RB-REST-01');
const STAND_UP = only('stand', 'rb.option.stand', 'RB-DELAYED-01');
const MOVE = only('move', 'rb.option.move', 'RB-MOVE-01');
const TRAIN = only('train', 'rb.option.train', 'RB-TRAIN-01');
const SHOP = only('shop', 'rb.option.shop', 'RB-SHOP-01');
const WAIT = only('wait', 'rb.option.wait', 'RB-ACTION-06');
/** The option to fight the villain, by the scenario's id. */
const villains: Record<string, RbOption> = {};
function villainOption(scenario: string): RbOption {
  villains[scenario] ??= option('villain', 'rb.option.villain', {
    rule: 'RB-SCENARIO-07',
    more: `villain:${scenario}`,
  });
  return villains[scenario];
}
const ZOMBIE = only('zombie', 'rb.option.zombie', 'RB-ZOMBIE-03');
export const OPTION_END_TURN = 'rb.option.end-turn';
export const OPTION_LEARN = 'rb.option.learn';
const END_TURN = only(PASS, OPTION_END_TURN, 'RB-TURN-01');
const adventures = [0, 1, 2].map((deck) =>
  option('adventure', 'rb.option.adventure', { n: deck, rule: 'RB-ADVENTURE-01', more: `deck:${deck}` }),
);
const ASK = ['rb.ask.turn'] as const;

/** A turn: three actions, and before and after each of them skills, abilities and exchanges (RB-TURN-01). */
export const turn = procedure<RbState, { seat: Seat }>('turn')({
  begin(m, { seat }) {
    m.s.active = seat;
    m.s.actions = ACTIONS;
    clearUses(m, LIMIT.turn);
    if (m.log) m.say(['rb.log.turn', { seat: seatName(seat) }], [], 'RB-TURN-01');
    emit(m, { type: 'turn-start', seat });
  },
  exchange(m) {
    if (anyoneMeets(m)) m.call(offers, { at: 0 });
  },
  act: {
    ask(m, { seat }): RbDecision | RbOption | null {
      if (isEliminated(m, seat)) return null;
      const deeds = deedsOf(m, seat);
      const free: RbOption[] = [];
      const trophies = cardsIn(m, ZONE.trophies, seat).length;
      if (trophies > 0) listSkills(m, seat, free);
      listUses(m, seat, 'frees', free);
      listTrades(m, seat, free);
      const options = free.length === 0 ? deeds : deeds.concat(free);
      // What could be learned is nobody else's business: the question does not depend on it.
      const always = trophies > 0 && cardsIn(m, ZONE.hand, seat).length > 0;
      if (options.length === 1 && !always) return options[0];
      return question(seat, 'act', ASK, options, 'RB-ACTION-02', undefined, always);
    },
    then(m, { seat }, answer) {
      if (answer.id === PASS) return;
      m.goto('act');
      heroActions[answer.key](m, seat, answer);
    },
  },
  end(m) {
    m.done();
  },
});

const LEARN = new CardOptions(OPTION_LEARN, 'RB-SKILL-01');

function listSkills(m: M, seat: Seat, options: RbOption[]): void {
  const { learnable } = candidatesOf(m, seat);
  for (let i = 0; i < learnable.length; i++) options.push(LEARN.of(learnable[i], m.s.cards[learnable[i]].alias));
}

function anyoneMeets(m: M): boolean {
  const { hex, seats } = m.s;
  for (let a = 1; a < seats; a++) {
    for (let b = 0; b < a; b++) if (hex[a] >= 0 && hex[a] === hex[b]) return true;
  }
  return false;
}

/**
 * What everybody can do on a hex, and most often that is all: lists that are made once and shared by all questions. Waiting comes
 * last, behind whatever else can be done.
 */
const USUAL: readonly (readonly RbOption[])[] = hexes.map(({ neighbours }) => {
  return [REST, TRAIN, MOVE, ...neighbours.map(hexOption), WAIT];
});
const ONLY_REST: readonly RbOption[] = [REST];
const ONLY_STAND_UP: readonly RbOption[] = [STAND_UP];
const ONLY_END_TURN: readonly RbOption[] = [END_TURN];

/** What a hero can spend an action on, or how it ends its turn (RB-ACTION-02). */
function deedsOf(m: M, seat: Seat): readonly RbOption[] {
  const more: RbOption[] = [];
  if (m.s.actions <= 0) {
    listTasks(m, seat, more);
    return withMore(ONLY_END_TURN, more);
  }
  if (isDefeated(m, seat)) return ONLY_REST;
  if (isDelayed(m, seat)) return ONLY_STAND_UP;
  listActions(m, seat, more);
  return withMore(USUAL[m.s.hex[seat]], more);
}

/** A shared list, or if there is more a list with that before its last option. */
function withMore(usual: readonly RbOption[], more: readonly RbOption[]): readonly RbOption[] {
  if (more.length === 0) return usual;
  const last = usual.length - 1;
  const options: RbOption[] = [];
  for (let i = 0; i < last; i++) options.push(usual[i]);
  for (let i = 0; i < more.length; i++) options.push(more[i]);
  options.push(usual[last]);
  return options;
}

/** What an action can be spent on besides what everybody can do. */
function listActions(m: M, seat: Seat, options: RbOption[]): void {
  const { s } = m;
  const hex = s.hex[seat];
  const gem = gemOn[hex];
  if (gem >= 0 && s.actions >= ADVENTURE_ACTIONS && (s.gems & (1 << gem)) !== 0)
    options.push(adventures[hexes[hex].gem]);
  if (hexes[hex].site === 'city') options.push(SHOP);
  if (s.boss === hex) options.push(villainOption(scenarioOf(m).id));
  if (s.zombies.includes(hex)) options.push(ZOMBIE);
  listTasks(m, seat, options);
  const { actions } = candidatesOf(m, seat);
  for (let i = 0; i < actions.length; i++) listCardActions(m, seat, actions[i], options);
}

const ACTION = new AbilityOptions('rb.option.action', 'RB-ACTION-02');

function listCardActions(m: M, seat: Seat, card: CardIx, options: RbOption[]): void {
  const { actions } = defOf(m, card);
  for (let i = 0; i < actions.length; i++) {
    const ability = actions[i];
    if (ability.actions > m.s.actions || !isUsable(m, seat, card, ability)) continue;
    options.push(ACTION.of(card, m.s.cards[card].alias, ability.ix, ability.says));
  }
}

const TASK = new CardOptions('rb.option.task', 'RB-QUEST-02');

function listTasks(m: M, seat: Seat, options: RbOption[]): void {
  const { tasks } = candidatesOf(m, seat);
  for (let i = 0; i < tasks.length; i++) {
    if (canTry(m, seat, tasks[i])) options.push(TASK.of(tasks[i], m.s.cards[tasks[i]].alias));
  }
}
