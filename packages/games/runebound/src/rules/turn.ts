import {
  aliasId,
  type CardIx,
  cardsIn,
  clearUses,
  emit,
  Option,
  PASS,
  procedure,
  type Seat,
  seatName,
} from '@tafelrunde/kernel';
import { gemOn, hexes } from '../content/map.ts';
import { isDefeated, isDelayed, isEliminated } from '../players.ts';
import { defOf } from '../registry.ts';
import { LIMIT, type M, type RbDecision, type RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { ADVENTURE_ACTIONS, heroActions } from './hero-actions.ts';
import { canLearn } from './learn.ts';
import { hexOption } from './move.ts';
import { canTry } from './task.ts';
import { scenarioOf } from './time.ts';
import { listTrades, offers } from './trade.ts';
import { isUsable, listUses } from './use.ts';

/** Hero actions in a turn (RB-ACTION-01). */
const ACTIONS = 3;

const option = (id: string, key: string, rule: string): Option => new Option(id, key, -1, -1, 0, rule);
const REST = option('rest', 'rb.option.rest', 'RB-REST-01');
const STAND_UP = option('stand', 'rb.option.stand', 'RB-DELAYED-01');
const MOVE = option('move', 'rb.option.move', 'RB-MOVE-01');
const TRAIN = option('train', 'rb.option.train', 'RB-TRAIN-01');
const SHOP = option('shop', 'rb.option.shop', 'RB-SHOP-01');
const WAIT = option('wait', 'rb.option.wait', 'RB-ACTION-06');
/** The option to fight the villain, by the scenario's id. */
const villains: Record<string, Option> = {};
function villainOption(scenario: string): Option {
  villains[scenario] ??= new Option('villain', 'rb.option.villain', -1, -1, 0, 'RB-SCENARIO-07', `villain:${scenario}`);
  return villains[scenario];
}
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
    ask(m, { seat }): RbDecision | null {
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
      heroActions[answer.key](m, seat, answer);
    },
  },
  end(m) {
    m.done();
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
  options.push(REST, TRAIN, MOVE);
  const { neighbours } = hexes[hex];
  for (let i = 0; i < neighbours.length; i++) options.push(hexOption(neighbours[i]));
  const gem = gemOn[hex];
  if (gem >= 0 && s.actions >= ADVENTURE_ACTIONS && (s.gems & (1 << gem)) !== 0)
    options.push(adventures[hexes[hex].gem]);
  if (hexes[hex].site === 'city') options.push(SHOP);
  if (s.boss === hex) options.push(villainOption(scenarioOf(m).id));
  if (s.zombies.includes(hex)) options.push(ZOMBIE);
  listTasks(m, seat, options);
  for (let zone: number = ZONE.hero; zone <= ZONE.skills; zone++) {
    const cards = cardsIn(m, zone, seat);
    for (let i = 0; i < cards.length; i++) listCardActions(m, seat, cards[i], options);
  }
  options.push(WAIT);
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

/** Its own quests and rumors, and the story quests (RB-STORYQUEST-02). */
const TASK_ZONES = [ZONE.quests, ZONE.rumors, ZONE.storyTrack] as const;

function listTasks(m: M, seat: Seat, options: Option[]): void {
  for (let z = 0; z < TASK_ZONES.length; z++) {
    const cards = cardsIn(m, TASK_ZONES[z], seat);
    for (let i = 0; i < cards.length; i++) {
      if (!canTry(m, seat, cards[i])) continue;
      options.push(new Option(aliasId(m.s.cards[cards[i]].alias), 'rb.option.task', cards[i], -1, 0, 'RB-QUEST-02'));
    }
  }
}
