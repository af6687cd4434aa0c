import {
  aliasId,
  type CardIx,
  cardName,
  cardsIn,
  clearUses,
  type Decision,
  effectVars,
  emit,
  Option,
  PASS,
  procedure,
  type Seat,
  seatName,
  use,
} from '@tafelrunde/kernel';
import { gemOn, hexes } from '../content/map.ts';
import { isDefeated, isDelayed, isEliminated } from '../players.ts';
import { defOf } from '../registry.ts';
import { FIGHT, LIMIT, type M, type RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { callAdventure } from './adventure.ts';
import { drawSkills, gainGold } from './cards.ts';
import { startFight } from './combat/fight.ts';
import { canLearn, learn } from './learn.ts';
import { handLimit } from './limits.ts';
import { diceMove, enterHex, hexOption } from './move.ts';
import { rest } from './rest.ts';
import { marketAt, shop } from './shop.ts';
import { callTask, canTry } from './task.ts';
import { callExchange, listTrades, offers } from './trade.ts';
import { isUsable, limitKey, listUses, OPTION_USE, useAbility } from './use.ts';

/** Hero actions in a turn (RB-ACTION-01). */
export const ACTIONS = 3;
/** Actions that an adventure takes (RB-ADVENTURE-01). */
const ADVENTURE_ACTIONS = 2;

const option = (id: string, key: string, rule: string): Option => new Option(id, key, -1, -1, 0, rule);
const REST = option('rest', 'rb.option.rest', 'RB-REST-01');
const STAND_UP = option('stand', 'rb.option.stand', 'RB-DELAYED-01');
const MOVE = option('move', 'rb.option.move', 'RB-MOVE-01');
const TRAIN = option('train', 'rb.option.train', 'RB-TRAIN-01');
const SHOP = option('shop', 'rb.option.shop', 'RB-SHOP-01');
const WAIT = option('wait', 'rb.option.wait', 'RB-ACTION-06');
const VILLAIN = option('villain', 'rb.option.villain', 'RB-SCENARIO-07');
const ZOMBIE = option('zombie', 'rb.option.zombie', 'RB-ZOMBIE-03');
const END_TURN = option(PASS, 'rb.option.end-turn', 'RB-TURN-01');
const adventures = [0, 1, 2].map(
  (deck) => new Option('adventure', 'rb.option.adventure', -1, -1, deck, 'RB-ADVENTURE-01', `deck:${deck}`),
);
const ASK = ['rb.ask.turn'] as const;

/** A turn: three actions, and before and after each of them skills, abilities and exchanges (RB-TURN-01). */
export const turn = procedure<RbState, { seat: Seat }>('turn', {
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
    ask(m, { seat }): Decision | null {
      if (isEliminated(m, seat)) return null;
      const options: Option[] = [];
      if (m.s.actions > 0) {
        if (isDefeated(m, seat)) options.push(REST);
        else if (isDelayed(m, seat)) options.push(STAND_UP);
        else listActions(m, seat, options);
      } else {
        listTasks(m, seat, options);
        options.push(END_TURN);
      }
      const trophies = cardsIn(m, ZONE.trophies, seat).length;
      const hand = cardsIn(m, ZONE.hand, seat);
      if (trophies > 0) {
        for (let i = 0; i < hand.length; i++) if (canLearn(m, seat, hand[i])) options.push(learnOption(m, hand[i]));
      }
      listUses(m, seat, 'frees', options);
      listTrades(m, seat, options);
      // What could be learned is nobody else's business: the question does not depend on it.
      const always = trophies > 0 && hand.length > 0;
      return { seat, kind: 'act', prompt: ASK, options, rule: 'RB-ACTION-02', always };
    },
    then(m, { seat }, answer) {
      if (answer.id === PASS) return;
      m.goto('act');
      take(m, seat, answer);
    },
  },
  end(m, { seat }) {
    m.done();
    emit(m, { type: 'turn-end', seat });
  },
});

function learnOption(m: M, card: CardIx): Option {
  return new Option(aliasId(m.s.cards[card].alias), 'rb.option.learn', card, -1, 0, 'RB-SKILL-01');
}

function anyoneMeets(m: M): boolean {
  const { hex, seats } = m.s;
  for (let a = 1; a < seats; a++) {
    for (let b = 0; b < a; b++) if (hex[a] >= 0 && hex[a] === hex[b]) return true;
  }
  return false;
}

/** Everything that an action can be spent on (RB-ACTION-02). */
function listActions(m: M, seat: Seat, options: Option[]): void {
  const { s } = m;
  const hex = s.hex[seat];
  options.push(WAIT, REST, TRAIN, MOVE);
  const { neighbours } = hexes[hex];
  for (let i = 0; i < neighbours.length; i++) options.push(hexOption(neighbours[i]));
  const gem = gemOn[hex];
  if (gem >= 0 && s.actions >= ADVENTURE_ACTIONS && (s.gems & (1 << gem)) !== 0) options.push(adventures[hexes[hex].gem]);
  if (hexes[hex].site === 'city') options.push(SHOP);
  if (s.boss === hex) options.push(VILLAIN);
  if (s.zombies.includes(hex)) options.push(ZOMBIE);
  listTasks(m, seat, options);
  for (let zone: number = ZONE.hero; zone <= ZONE.skills; zone++) {
    const cards = cardsIn(m, zone, seat);
    for (let i = 0; i < cards.length; i++) listCardActions(m, seat, cards[i], options);
  }
}

function listCardActions(m: M, seat: Seat, card: CardIx, options: Option[]): void {
  const { actions } = defOf(m, card);
  for (let i = 0; i < actions.length; i++) {
    const ability = actions[i];
    if (ability.actions > m.s.actions || !isUsable(m, seat, card, ability)) continue;
    const id = aliasId(m.s.cards[card].alias, ability.ix);
    options.push(new Option(id, 'rb.option.action', card, -1, ability.ix, 'RB-ACTION-02', ability.says));
  }
}

function listTasks(m: M, seat: Seat, options: Option[]): void {
  for (const zone of [ZONE.quests, ZONE.rumors, ZONE.storyTrack]) {
    const cards = cardsIn(m, zone, seat);
    for (let i = 0; i < cards.length; i++) {
      if (!canTry(m, seat, cards[i])) continue;
      options.push(new Option(aliasId(m.s.cards[cards[i]].alias), 'rb.option.task', cards[i], -1, 0, 'RB-QUEST-02'));
    }
  }
}

/** Does what was chosen; the turn goes on when it is done. */
function take(m: M, seat: Seat, answer: Option): void {
  const { s } = m;
  switch (answer.key) {
    case 'rb.option.hex':
      s.actions--;
      return enterHex(m, seat, answer.n);
    case 'rb.option.move':
      s.actions--;
      return m.call(diceMove, { seat, n: -1 });
    case 'rb.option.rest':
      s.actions--;
      return m.call(rest, { seat });
    case 'rb.option.train':
      return train(m, seat);
    case 'rb.option.shop':
      s.actions--;
      return m.call(shop, { seat, market: marketAt(m, seat) });
    case 'rb.option.stand':
      s.actions--;
      s.lying &= ~(1 << seat);
      return;
    case 'rb.option.wait':
      s.actions--;
      return;
    case 'rb.option.adventure':
      s.actions -= ADVENTURE_ACTIONS;
      s.gems &= ~(1 << gemOn[s.hex[seat]]);
      return callAdventure(m, seat, answer.n);
    case 'rb.option.learn':
      return m.call(learn, { seat, card: answer.card, grey: 0 });
    case 'rb.option.trade':
      return callExchange(m, seat, answer.seat);
    case 'rb.option.task':
      s.actions -= taskActions(m, answer.card);
      return callTask(m, seat, answer.card);
    case 'rb.option.action':
      return cardAction(m, seat, answer);
    case 'rb.option.villain':
      s.actions--;
      return fightVillain(m, seat);
    case 'rb.option.zombie':
      s.actions--;
      return killZombie(m, seat, s.hex[seat], 1);
    case OPTION_USE:
      return useAbility(m, seat, answer);
    default:
      throw new Error(`nobody knows ${answer.key}`);
  }
}

function taskActions(m: M, card: CardIx): number {
  const def = defOf(m, card);
  const task = def.type === 'event' ? def.options.find((o) => o.task !== null)!.task : def.task;
  return task!.actions;
}

/** Training: as many skill cards as the hand limit, then down to it (RB-TRAIN-01, -02). */
function train(m: M, seat: Seat): void {
  m.s.actions--;
  drawSkills(m, seat, handLimit(m, seat));
  emit(m, { type: 'trained', seat });
}

function cardAction(m: M, seat: Seat, { card, n }: Option): void {
  const ability = defOf(m, card).actions.find((other) => other.ix === n)!;
  m.s.actions -= ability.actions;
  if (ability.limit !== '') use(m, LIMIT[ability.limit], limitKey(card, n));
  if (m.log) m.say(['rb.log.use', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-ACTION-02');
  m.callByName(ability.proc, effectVars(seat, card));
}

/** The scenario card is turned over, and the combat with the villain begins (RB-SCENARIO-07); nobody flees (RB-BOSS-07). */
function fightVillain(m: M, seat: Seat): void {
  const card = cardsIn(m, ZONE.scenario)[0];
  m.s.cards[card].side = 1;
  startFight(m, seat, card, -1, FIGHT.boss, 3);
}

/** A killed zombie goes back to the bank (RB-ZOMBIE-03). */
export function killZombie(m: M, seat: Seat, hex: number, gold: number): void {
  const { zombies } = m.s;
  const at = zombies.indexOf(hex);
  if (at < 0) return;
  zombies.splice(at, 1);
  if (m.log) m.say(['rb.log.kill-zombie', { seat: seatName(seat) }], [], 'RB-ZOMBIE-03');
  gainGold(m, seat, gold);
}
