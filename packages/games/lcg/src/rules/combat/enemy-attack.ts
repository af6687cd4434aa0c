import {
  CardOptions,
  cardsIn,
  DONE,
  emit,
  expire,
  isChanged,
  move,
  option,
  PASS,
  procedure,
  question,
  type Seat,
  value,
} from '@tafelrunde/kernel';
import { heroesOf, isEliminated, isReady, playerOrder } from '../../players.ts';
import { gained, inPlay, isBlank, isCharacter, kindOf, seatOf } from '../../registry.ts';
import { cardWord, seatWord } from '../../say.ts';
import type { LcgDecision, LcgOption, LcgState, M } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import { canTakeDamage, dealDamage, dealSpilling, exhaust } from '../damage.ts';
import { toStaging } from '../enter.ts';
import { clear } from '../left.ts';
import { windowStep } from '../window.ts';
import { ENEMY_ATTACK, type EnemyAttack, mayFight, untilAttackEnds, untilAttackIsOver } from './attack-info.ts';
import { dealShadow, nextShadow, shadowsOf, turnShadow } from './shadow.ts';

/** Lets an enemy attack a player at once, outside the order of the combat phase (LCG-SHADOW-13, LCG-COMBAT-E-26). */
export function attackNow(m: M, enemy: number, seat: Seat): void {
  if (canAttack(m, enemy, seat))
    m.call(enemyAttack, { enemy, seat, defenders: [], turned: [], extra: 1, asked: 0, resolved: -1 });
}

/** Lets an enemy attack one character at once: its controller is the defending player (LCG-COMBAT-E-25). */
export function attackCharacter(m: M, enemy: number, character: number): void {
  attackNow(m, enemy, seatOf(m, character));
}

/** Whether nothing keeps an enemy from attacking this player (LCG-TERM-01). */
export function canAttack(m: M, enemy: number, seat: Seat): boolean {
  return value(m, enemy, STAT.cannotAttack) === 0 && !gained(m, enemy, STAT.spares, seat);
}

const HIT = new CardOptions('lcg.option.take-damage', 'LCG-COMBAT-E-14');
const DEFEND = new CardOptions('lcg.option.defend', 'LCG-COMBAT-E-07');

/** One enemy's attack from 6.4b to 6.4.4, with its four action windows (LCG-WINDOW-16 to -19). */
export const enemyAttack = procedure<LcgState, EnemyAttack>(ENEMY_ATTACK)({
  '6.4b'(m, v) {
    if (m.log)
      m.say(['lcg.log.attack', { card: cardWord(m, v.enemy), seat: seatWord(v.seat) }], [v.enemy], 'LCG-COMBAT-E-02');
    if (v.extra === 1) dealShadow(m, v.enemy);
    else m.s.cards[v.enemy].attacked = 1;
    emit(m, { type: 'attack', card: v.enemy, seat: v.seat });
  },
  '6.4bw': windowStep,
  // Sent back before anybody was declared as a defender, an enemy no longer attacks; later it does all the same.
  'called off'(m, v) {
    if (v.extra === 1 || kindOf(m, v.enemy) === ZONE.engaged) return;
    if (m.log && inPlay(m, v.enemy)) {
      m.say(['lcg.log.called-off', { card: cardWord(m, v.enemy) }], [v.enemy], 'LCG-READ-13');
    }
    expire(m, untilAttackEnds(v.enemy));
    m.done();
  },
  '6.4.1': {
    ask(m, v): LcgDecision | null {
      if (isOver(m, v)) return null;
      const many = manyDefenders(m, v.seat);
      if (v.defenders.length > 0 && !many) return null;
      const seat = declaring(m, v);
      if (seat < 0) return null;
      const able = possibleDefenders(m, seat, v);
      const options: LcgOption[] = able.map((card) =>
        DEFEND.of(card, m.s.cards[card].alias, value(m, card, STAT.defense), seat),
      );
      const none = v.defenders.length > 0 ? 'lcg.option.defend-done' : 'lcg.option.no-defender';
      options.push(option(v.defenders.length > 0 ? DONE : PASS, none, { seat, rule: 'LCG-COMBAT-E-09' }));
      const prompt = ['lcg.ask.defend', { card: cardWord(m, v.enemy), seat: seatWord(v.seat) }] as const;
      return question(seat, 'target', prompt, options, 'LCG-COMBAT-E-07', v.enemy);
    },
    then(m, v, answer) {
      m.goto('6.4.1');
      if (answer.card < 0) {
        v.asked |= 1 << answer.seat;
        return;
      }
      if (value(m, answer.card, STAT.defendsReady) === 0) exhaust(m, answer.card);
      v.defenders.push(answer.card);
      const words = { card: cardWord(m, answer.card), enemy: cardWord(m, v.enemy) };
      if (m.log) m.say(['lcg.log.defend', words], [answer.card, v.enemy], 'LCG-COMBAT-E-07');
      emit(m, { type: 'defend', card: answer.card, enemy: v.enemy, seat: answer.seat });
    },
  },
  '6.4.1w': windowStep,
  '6.4.2'(m, v) {
    const next = isOver(m, v) ? -1 : nextShadow(m, v.enemy, v.turned);
    if (next < 0) return m.goto('6.4.2w');
    v.turned.push(next);
    v.resolved = -1;
    turnShadow(m, next, v.enemy, v.seat);
  },
  'shadow resolved'(m, v) {
    m.goto('6.4.2');
    if (v.resolved >= 0) emit(m, { type: 'shadow-done', card: v.resolved, enemy: v.enemy, seat: v.seat });
  },
  '6.4.2w': windowStep,
  '6.4.3': {
    ask(m, v): LcgDecision | LcgOption | null {
      if (isOver(m, v)) return null;
      const hit = targets(m, v);
      if (hit.length === 0) return null;
      const options = hit.map((card) => HIT.of(card, m.s.cards[card].alias));
      if (options.length === 1) return options[0];
      return question(
        v.seat,
        'target',
        ['lcg.ask.damage', { card: cardWord(m, v.enemy) }],
        options,
        undefined,
        v.enemy,
      );
    },
    then: (m, v, answer) => strike(m, v, answer.card),
  },
  '6.4.3w': windowStep,
  '6.4.4'(m, v) {
    expire(m, untilAttackEnds(v.enemy));
    const blank = v.turned.some((card) => m.defs[m.s.cards[card].def].shadow === '') ? 1 : 0;
    if (v.extra === 1) discardShadows(m, v.enemy);
    if (inPlay(m, v.enemy) && !isOver(m, v)) emit(m, { type: 'attack-end', card: v.enemy, seat: v.seat, blank });
    for (const card of standing(m, v)) emit(m, { type: 'defended', card, enemy: v.enemy, seat: seatOf(m, card) });
  },
  'sent back'(m, v) {
    if (kindOf(m, v.enemy) === ZONE.engaged && value(m, v.enemy, STAT.sentBack) > 0) toStaging(m, v.enemy);
    expire(m, untilAttackIsOver(v.enemy));
  },
});

/** The attack is over when the enemy or the attacked player is gone (LCG-GAP-11). */
function isOver(m: M, { enemy, seat }: EnemyAttack): boolean {
  return isEliminated(m, seat) || !(inPlay(m, enemy) || kindOf(m, enemy) === ZONE.shadow);
}

function manyDefenders(m: M, seat: Seat): boolean {
  return isChanged(m, STAT.manyDefenders) && heroesOf(m, seat).some((hero) => value(m, hero, STAT.manyDefenders) > 0);
}

/** First the attacked player declares; once he puts up nobody, the others may with Sentinel (LCG-KEYWORD-06, -07). */
function declaring(m: M, v: EnemyAttack): Seat {
  if ((v.asked & (1 << v.seat)) === 0 && hasDefender(m, v.seat, v)) return v.seat;
  if (v.defenders.length > 0) return -1;
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if (seat !== v.seat && (v.asked & (1 << seat)) === 0 && hasDefender(m, seat, v)) return seat;
  }
  return -1;
}

function possibleDefenders(m: M, seat: Seat, v: EnemyAttack): number[] {
  return cardsIn(m, ZONE.play, seat).filter((card) => mayDefend(m, card, seat, v));
}

function hasDefender(m: M, seat: Seat, v: EnemyAttack): boolean {
  const own = cardsIn(m, ZONE.play, seat);
  for (let i = 0; i < own.length; i++) if (mayDefend(m, own[i], seat, v)) return true;
  return false;
}

function mayDefend(m: M, card: number, seat: Seat, v: EnemyAttack): boolean {
  return (
    isReady(m, card) &&
    isCharacter(m, card) &&
    !v.defenders.includes(card) &&
    value(m, card, STAT.cannotDefend) === 0 &&
    mayFight(m, card, v.enemy) &&
    (seat === v.seat || value(m, card, STAT.sentinel) > 0)
  );
}

/** Defenders still there; a defender who left makes the attack undefended (LCG-COMBAT-E-17). */
export function standing(m: M, v: EnemyAttack): number[] {
  return v.defenders.filter((card) => kindOf(m, card) === ZONE.play);
}

/** Who may take the damage: one of the defenders, or one hero of the attacked player (LCG-COMBAT-E-14, -20, LCG-TERM-06). */
function targets(m: M, v: EnemyAttack): number[] {
  const defenders = standing(m, v);
  const struck = boundTo(m, v.enemy);
  if (struck >= 0) return [struck].filter((card) => canTakeDamage(m, card));
  const hit = defenders.length > 0 ? defenders : undefendedTargets(m, v.seat);
  return hit.filter((card) => canTakeDamage(m, card));
}

/** The card that the damage of this enemy's attack goes to, by the latest effect that said so; -1 without one (LCG-SOM-24). */
function boundTo(m: M, enemy: number): number {
  const bound = m.s.lasting.findLast(
    ({ stat, cards, amount }) => stat === STAT.attackHits && cards?.includes(enemy) && inPlay(m, amount),
  );
  return bound?.amount ?? -1;
}

/** One of the player's heroes, unless a card of his has to take it for them (LCG-SOM-24). */
function undefendedTargets(m: M, seat: Seat): number[] {
  if (!isChanged(m, STAT.takesUndefended)) return heroesOf(m, seat);
  const bound = cardsIn(m, ZONE.play, seat).filter((card) => value(m, card, STAT.takesUndefended) > 0);
  return bound.length > 0 ? bound : heroesOf(m, seat);
}

/** LCG-COMBAT-E-12, -13, -16, -19. */
function strike(m: M, v: EnemyAttack, target: number): void {
  const defenders = standing(m, v);
  const attack = value(m, v.enemy, STAT.attack);
  const defense = defenders.reduce(
    (sum, card) => sum + (value(m, card, STAT.noDefenseCounts) > 0 ? 0 : value(m, card, STAT.defense)),
    0,
  );
  const damage = Math.max(0, attack - defense);
  const spills = m.defs[m.s.cards[v.enemy].def].excessThreat && !isBlank(m, v.enemy) && inPlay(m, v.enemy);
  if (spills) dealSpilling(m, target, damage, v.enemy, v.seat);
  else dealDamage(m, target, damage, v.enemy, 1);
}

/** Shadow cards dealt outside the combat phase are discarded when that attack ends (LCG-READ-07). */
function discardShadows(m: M, enemy: number): void {
  for (const card of shadowsOf(m, enemy)) {
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
  }
}
