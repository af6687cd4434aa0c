import {
  type CardIx,
  cardName,
  clearUses,
  effectVars,
  emit,
  move,
  procedure,
  type Seat,
  seatName,
  type Vars,
} from '@tafelrunde/kernel';
import { isEliminated } from '../../players.ts';
import { defOf } from '../../registry.ts';
import { FIGHT, LIMIT, type M, type RbState } from '../../state.ts';
import { ZONE } from '../../zones.ts';
import { discardAdventure, takeAsTrophy } from '../cards.ts';
import { eliminate } from '../eliminate.ts';
import { chooseAction } from './actions.ts';
import { castAll, empty, goldOf } from './pool.ts';
import { retreat } from './retreat.ts';
import { sideWord } from './say.ts';

/** Begins a combat of the hero on `seat` with an enemy or with another hero (RB-COMBAT-01). It is resolved next. */
export function startFight(m: M, seat: Seat, enemy: CardIx, foe: Seat, kind: number, bound = 0): void {
  const { fight } = m.s;
  fight.on = kind;
  fight.hero = seat;
  fight.foe = foe;
  fight.enemy = enemy;
  fight.round = 0;
  fight.turn = 0;
  fight.bound = bound;
  fight.winner = -1;
  fight.split = 0;
  empty(fight.tokens);
  empty(fight.faces);
  empty(fight.spent);
  empty(fight.liesOn);
  newRound(m);
  clearUses(m, LIMIT.combat);
  if (enemy >= 0) m.s.cards[enemy].damage = 0;
  if (m.log) {
    if (foe >= 0) m.say(['rb.log.challenge', { seat: seatName(seat), other: seatName(foe) }], [], 'RB-DUEL-01');
    else m.say(['rb.log.fight', { seat: seatName(seat), card: cardName(m, enemy) }], [enemy], 'RB-ENEMY-01');
  }
  m.call(fightProcedure, {});
}

/** What lasts for a combat round is over. */
function newRound(m: M): void {
  const { fight } = m.s;
  fight.passed = 0;
  fight.extra = 0;
  fight.mute = 0;
  fight.reflect = 0;
  fight.doubled = 0;
  empty(fight.used);
}

/** A combat: rounds of cast, action and retreat phase, until a side is defeated or gone (RB-COMBAT-04, -05). */
export const fightProcedure = procedure<RbState, Vars>('fight')({
  begin(m) {
    emit(m, { type: 'fight-start', seat: m.s.fight.hero });
  },
  cast(m) {
    m.s.fight.round++;
    clearUses(m, LIMIT.round);
    castAll(m);
    if (m.log) m.say(['rb.log.cast', { n: m.s.fight.round }], [], 'RB-COMBAT-06');
    emit(m, { type: 'cast' });
  },
  // The side with more golden symbols begins, the attacker if there are as many (RB-INITIATIVE-01, -02).
  initiative(m) {
    const { fight } = m.s;
    fight.turn = goldOf(fight, 1) > goldOf(fight, 0) ? 1 : 0;
    if (m.log) m.say(['rb.log.initiative', { who: sideWord(m, fight.turn) }], [], 'RB-INITIATIVE-01');
  },
  act: chooseAction,
  next(m) {
    const { fight } = m.s;
    emit(m, { type: 'acted', side: fight.turn });
  },
  turn(m) {
    const { fight } = m.s;
    const other = 1 - fight.turn;
    if (fight.extra === 0 && (fight.passed & (1 << other)) === 0) fight.turn = other;
    m.goto('act');
  },
  // Reached once both sides have passed (RB-COMBAT-19).
  roundEnd(m) {
    emit(m, { type: 'fight-round-end' });
  },
  retreat(m) {
    m.call(retreat, { side: 0 });
  },
  foeRetreat(m) {
    // The challenged hero decides second, if the attacker has stayed (RB-RETREAT-06).
    if (m.s.fight.foe >= 0) m.call(retreat, { side: 1 });
  },
  again(m) {
    newRound(m);
    m.goto('cast');
  },
  over(m) {
    const { fight, delayed } = m.s;
    // Whatever waits for the end of the round is dropped (RB-DEFEAT-03).
    for (let i = delayed.length - 1; i >= 0; i--) if (delayed[i].on === 'fight-round-end') delayed.splice(i, 1);
    const { on, hero, foe, winner } = fight;
    fight.on = FIGHT.none;
    newRound(m);
    empty(fight.tokens);
    empty(fight.faces);
    empty(fight.spent);
    empty(fight.liesOn);
    fight.split = 0;
    if (winner === 2) return;
    const loser = winner === 1 ? hero : foe;
    if (m.log && loser >= 0) m.say(['rb.log.defeated', { seat: seatName(loser) }], [], 'RB-DEFEAT-01');
    if (loser >= 0 && on !== FIGHT.boss) emit(m, { type: 'defeated', seat: loser });
  },
  spoils(m) {
    const { fight } = m.s;
    if (fight.enemy < 0) return m.done();
    const def = defOf(m, fight.enemy);
    m.s.cards[fight.enemy].damage = 0;
    if (def.type === 'scenario') return bossIsOver(m);
    if (fight.winner !== 0) {
      m.done();
      leaveEnemy(m);
      return;
    }
    const enemy = fight.enemy;
    const seat = fight.hero;
    if (m.log)
      m.say(['rb.log.enemy-defeated', { seat: seatName(seat), card: cardName(m, enemy) }], [enemy], 'RB-DEFEAT-05');
    // The card first, then the reward (RB-DEFEAT-05, -06, RB-BONUS-01); nobody takes a story card (RB-STORY-04).
    if (def.type === 'enemy') takeAsTrophy(m, seat, enemy);
    else move(m, enemy, ZONE.storyDiscard);
    emit(m, { type: 'enemy-defeated', seat, card: enemy });
  },
  reward(m) {
    const { hero, enemy } = m.s.fight;
    m.done();
    m.callByName(defOf(m, enemy).reward, effectVars(hero, enemy));
  },
});

/** The enemy card after a lost or broken-off combat: discarded (RB-DEFEAT-04, RB-SILENT-26); a story card stays. */
function leaveEnemy(m: M): void {
  const { enemy } = m.s.fight;
  if (defOf(m, enemy).type === 'enemy' && m.layout.kindOf[m.s.cards[enemy].zone] === ZONE.adventure) {
    discardAdventure(m, enemy);
  }
}

/** The villain falls and the game is won, or the hero does and is out of it (RB-BOSS-03, -04, -05). */
function bossIsOver(m: M): void {
  const { hero, winner, enemy } = m.s.fight;
  m.done();
  m.s.cards[enemy].side = 0;
  if (winner === 0) {
    m.end({ winners: [hero], reason: 'rb.end.won' });
    return;
  }
  if (winner === 1 && !isEliminated(m, hero)) eliminate(m, hero);
}
