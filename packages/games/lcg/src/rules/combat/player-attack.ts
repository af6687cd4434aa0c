import {
  cardOption,
  cardsIn,
  DONE,
  emit,
  isChanged,
  option,
  procedure,
  question,
  type Seat,
  value,
} from '@tafelrunde/kernel';
import { isReady, playerOrder } from '../../players.ts';
import { inPlay, isBlank, isCharacter, isEnemy, kindOf, seatOf } from '../../registry.ts';
import { cardWord, seatWord } from '../../say.ts';
import type { LcgDecision, LcgState, M } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import { dealDamage, exhaust } from '../damage.ts';
import { classicWindow, windowStep } from '../window.ts';
import { mayFight, PLAYER_ATTACK, type PlayerAttack } from './attack-info.ts';

/** Begins an attack of a player; one with attackers already exhausted for it comes beside those of LCG-COMBAT-P-07. */
export function attackWith(m: M, seat: Seat, enemy: number, attackers: number[]): void {
  const extra = attackers.length > 0 ? 1 : 0;
  m.call(playerAttack, { enemy, seat, attackers, strength: 0, asked: extra, extra });
}

/** One attack of a player from 6.8b to 6.8.4, with its three action windows (LCG-WINDOW-20 to -22). */
export const playerAttack = procedure<LcgState, PlayerAttack>(PLAYER_ATTACK)({
  '6.8b': {
    ask(m, v): LcgDecision | null {
      if (v.asked === 1) return null;
      const able = possibleAttackers(m, v.seat, v.enemy, v.attackers);
      const options = able.map((card) =>
        cardOption(m, card, 'lcg.option.attacker', 'LCG-COMBAT-P-04', { n: value(m, card, STAT.attack) }),
      );
      if (v.attackers.length > 0)
        options.push(option(DONE, 'lcg.option.attackers-done', { seat: v.seat, rule: 'LCG-COMBAT-P-05' }));
      if (options.length === 0) return null;
      const group = {
        id: `attack ${v.enemy}`,
        picked: v.attackers.length,
        min: 1,
        max: able.length + v.attackers.length,
      };
      const prompt = ['lcg.ask.attackers', { card: cardWord(m, v.enemy) }] as const;
      return question(v.seat, 'pick', prompt, options, undefined, v.enemy, undefined, group);
    },
    then(m, v, answer) {
      if (answer.id === DONE) {
        v.asked = 1;
        return;
      }
      m.goto('6.8b');
      v.attackers.push(answer.card);
    },
  },
  declared(m, v) {
    if (v.extra === 0) m.s.cards[v.enemy].attackedBy |= 1 << v.seat;
    for (const card of v.attackers) exhaust(m, card);
    v.asked = 1 << v.seat;
    const words = { seat: seatWord(v.seat), card: cardWord(m, v.enemy) };
    if (m.log) m.say(['lcg.log.player-attack', words], [...v.attackers, v.enemy], 'LCG-COMBAT-P-04');
    emit(m, { type: 'player-attack', card: v.enemy, seat: v.seat });
    for (const card of v.attackers) emit(m, { type: 'attacker', card, enemy: v.enemy, seat: v.seat });
  },
  '6.8bw': classicWindow,
  '6.8.1': {
    ask(m, v): LcgDecision | null {
      // In the staging area an enemy is attacked alone.
      if (!inPlay(m, v.enemy) || kindOf(m, v.enemy) === ZONE.staging) return null;
      for (const seat of playerOrder(m)) {
        if ((v.asked & (1 << seat)) !== 0) continue;
        const able = joining(m, seat, v.attackers);
        if (able.length === 0) continue;
        const options = able.map((card) => cardOption(m, card, 'lcg.option.join', 'LCG-COMBAT-P-10', { seat }));
        options.push(option(DONE, 'lcg.option.join-done', { seat, rule: 'LCG-COMBAT-P-10' }));
        return question(seat, 'pick', ['lcg.ask.join', { card: cardWord(m, v.enemy) }], options, undefined, v.enemy);
      }
      return null;
    },
    then(m, v, answer) {
      m.goto('6.8.1');
      if (answer.id === DONE) {
        v.asked |= 1 << answer.seat;
        return;
      }
      exhaust(m, answer.card);
      v.attackers.push(answer.card);
      emit(m, { type: 'attacker', card: answer.card, enemy: v.enemy, seat: answer.seat });
    },
  },
  '6.8.1w': windowStep,
  '6.8.2'(m, v) {
    v.strength = strengthOf(m, v);
  },
  '6.8.2w': windowStep,
  '6.8.3'(m, v) {
    if (!inPlay(m, v.enemy)) return;
    // Modifiers count as long as the attack is not resolved (LCG-MODIFIER-01).
    v.strength = strengthOf(m, v);
    const ignored = isChanged(m, STAT.noDefenseCounts) && value(m, v.enemy, STAT.noDefenseCounts) > 0;
    dealDamage(m, v.enemy, v.strength - (ignored ? 0 : value(m, v.enemy, STAT.defense)), -1, 1);
  },
  '6.8.3w': windowStep,
  '6.8.4'(m, v) {
    for (const card of v.attackers) {
      if (kindOf(m, card) === ZONE.play) emit(m, { type: 'attacked', card, enemy: v.enemy, seat: seatOf(m, card) });
    }
  },
});

/** LCG-COMBAT-P-11: the characters that are attacking at that moment. */
function strengthOf(m: M, v: PlayerAttack): number {
  return v.attackers
    .filter((card) => kindOf(m, card) === ZONE.play)
    .reduce((sum, card) => sum + value(m, card, STAT.attack), 0);
}

/** Own ready characters that may join this attack; against others' enemies only with Ranged (LCG-COMBAT-P-09). */
function possibleAttackers(m: M, seat: Seat, enemy: number, already: readonly number[] = []): number[] {
  if (kindOf(m, enemy) === ZONE.staging && already.length > 0) return [];
  return cardsIn(m, ZONE.play, seat).filter(
    (card) => isCharacter(m, card) && isReady(m, card) && !already.includes(card) && mayAttack(m, card, enemy),
  );
}

/** Whether a character, ready or not, may attack this enemy (LCG-COMBAT-P-04, -09, -19). */
export function mayAttack(m: M, card: number, enemy: number): boolean {
  if (value(m, card, STAT.cannotAttack) > 0 || !mayFight(m, card, enemy)) return false;
  if (kindOf(m, enemy) === ZONE.staging) return m.defs[m.s.cards[card].def].attacksStaging && !isBlank(m, card);
  return seatOf(m, enemy) === seatOf(m, card) || value(m, card, STAT.ranged) > 0;
}

function joining(m: M, seat: Seat, already: readonly number[]): number[] {
  return cardsIn(m, ZONE.play, seat).filter(
    (card) =>
      isCharacter(m, card) &&
      isReady(m, card) &&
      !already.includes(card) &&
      value(m, card, STAT.ranged) > 0 &&
      value(m, card, STAT.cannotAttack) === 0,
  );
}

/** The enemies a player may attack now (LCG-COMBAT-P-04, -07, -09, -19). */
export function attackTargets(m: M, seat: Seat): number[] {
  const found: number[] = [];
  addTargets(m, seat, cardsIn(m, ZONE.engaged, seat), found);
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    if (order[i] !== seat) addTargets(m, seat, cardsIn(m, ZONE.engaged, order[i]), found);
  }
  addTargets(m, seat, cardsIn(m, ZONE.staging), found);
  return found;
}

function addTargets(m: M, seat: Seat, enemies: readonly number[], found: number[]): void {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if ((m.s.cards[enemy].attackedBy & (1 << seat)) !== 0 || !isEnemy(m, enemy)) continue;
    if (hasAttacker(m, seat, enemy)) found.push(enemy);
  }
}

/** Whether the player has a ready character that may attack this enemy. */
export function hasAttacker(m: M, seat: Seat, enemy: number): boolean {
  const own = cardsIn(m, ZONE.play, seat);
  for (let i = 0; i < own.length; i++) {
    if (isReady(m, own[i]) && isCharacter(m, own[i]) && mayAttack(m, own[i], enemy)) return true;
  }
  return false;
}
