import { type CardIx, cardsIn, effectVars, type Seat, use } from '@tafelrunde/kernel';
import { gemOn } from '../content/map.ts';
import { defOf } from '../registry.ts';
import { FIGHT, LIMIT, type M, type RbOption } from '../state.ts';
import { ZONE } from '../zones.ts';
import { callAdventure, taskOf } from './adventure.ts';
import { drawSkills } from './cards.ts';
import { startFight } from './combat/fight.ts';
import { learn } from './learn.ts';
import { handLimit } from './limits.ts';
import { diceMove, enterHex } from './move.ts';
import { rest } from './rest.ts';
import { marketAt, shop } from './shop.ts';
import { callTask } from './task.ts';
import { callExchange } from './trade.ts';
import { limitKey, OPTION_USE, sayUse, useAbility } from './use.ts';
import { killZombie } from './zombies.ts';

/** Actions that an adventure takes (RB-ADVENTURE-01). */
export const ADVENTURE_ACTIONS = 2;
/** Gold for a zombie that is killed by an action. */
const ZOMBIE_GOLD = 1;

type Act = (m: M, seat: Seat, answer: RbOption) => void;

/** Something for which one action is spent. */
const forOneAction =
  (act: Act): Act =>
  (m, seat, answer) => {
    m.s.actions--;
    act(m, seat, answer);
  };

/** What a hero may do in its turn, by the key of the option; the turn goes on when it is done. */
export const heroActions: Readonly<Record<string, Act>> = {
  'rb.option.hex': forOneAction((m, seat, { n }) => enterHex(m, seat, n)),
  'rb.option.move': forOneAction((m, seat) => m.call(diceMove, { seat, n: -1 })),
  'rb.option.rest': forOneAction((m, seat) => m.call(rest, { seat })),
  'rb.option.train': forOneAction(train),
  'rb.option.shop': forOneAction((m, seat) => m.call(shop, { seat, market: marketAt(m, seat) })),
  'rb.option.wait': forOneAction(() => {}),
  'rb.option.stand': forOneAction((m, seat) => {
    m.s.lying &= ~(1 << seat);
  }),
  'rb.option.villain': forOneAction(fightVillain),
  'rb.option.zombie': forOneAction((m, seat) => killZombie(m, seat, m.s.hex[seat], ZOMBIE_GOLD)),
  'rb.option.adventure': (m, seat, { n }) => {
    m.s.actions -= ADVENTURE_ACTIONS;
    m.s.gems &= ~(1 << gemOn[m.s.hex[seat]]);
    callAdventure(m, seat, n);
  },
  'rb.option.task': (m, seat, { card }) => {
    m.s.actions -= taskOf(m, card)!.actions;
    callTask(m, seat, card);
  },
  'rb.option.action': cardAction,
  'rb.option.learn': (m, seat, { card }) => m.call(learn, { seat, card, grey: 0 }),
  'rb.option.trade': (m, seat, answer) => callExchange(m, seat, answer.seat),
  [OPTION_USE]: useAbility,
};

/** Training: as many skill cards as the hand limit, then down to it (RB-TRAIN-01, -02). */
function train(m: M, seat: Seat): void {
  drawSkills(m, seat, handLimit(m, seat));
}

function cardAction(m: M, seat: Seat, { card, n }: { card: CardIx; n: number }): void {
  const ability = defOf(m, card).actions.find((other) => other.ix === n)!;
  m.s.actions -= ability.actions;
  if (ability.limit !== '') use(m, LIMIT[ability.limit], limitKey(card, n));
  if (m.log) sayUse(m, seat, card, ability.says, 'RB-ACTION-02');
  m.callByName(ability.proc, effectVars(seat, card));
}

/** The scenario card is turned over, and the combat with the villain begins (RB-SCENARIO-07); nobody flees (RB-BOSS-07). */
function fightVillain(m: M, seat: Seat): void {
  const card = cardsIn(m, ZONE.scenario)[0];
  m.s.cards[card].side = 1;
  startFight(m, seat, card, -1, FIGHT.boss, 3);
}
