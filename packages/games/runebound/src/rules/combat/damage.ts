import {
  type CardIx,
  cardName,
  DONE,
  emit,
  type GameEvent,
  option,
  procedure,
  question,
  type Seat,
  seatName,
  type Vars,
  value,
} from '@tafelrunde/kernel';
import { SYMBOL } from '../../content/tokens.ts';
import type { RbWords } from '../../messages.ts';
import { healthOf, heroCard, isFighting } from '../../players.ts';
import { FIGHT, type M, type RbDecision, type RbOption, type RbState } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { slotOptions } from './options.ts';
import { endSlot, firstSlot, pilotOf, spendToken, symbolAt, worth } from './pool.ts';
import { sideWord } from './say.ts';

export function enemyHealth(m: M, card: CardIx): number {
  const n = value(m, card, STAT.health);
  return n < 1 ? 1 : n;
}

/** Above 0 if a card of the other side forbids this one something (RB-GOLDEN-04). */
export function forbids(m: M, side: number, stat: number): boolean {
  const { fight } = m.s;
  if (m.live.modifiers[stat].length === 0) return false;
  const seat = side === 0 ? fight.hero : fight.foe;
  return value(m, seat >= 0 ? heroCard(m, seat) : fight.enemy, stat) > 0;
}

/**
 * Damage that a side of the combat is about to take. `type` is a damage symbol or 0; `attack` tells combat actions from
 * other abilities (RB-ATTACK-03, -04); `hard` damage cannot be blocked (RB-SHIELD-06).
 */
export function strike(m: M, side: number, n: number, type: number, attack: boolean, hard = false): void {
  if (n <= 0) return;
  emit(m, { type: 'incoming', side, n, kind: type, attack: attack ? 1 : 0, hard: hard ? 1 : 0 });
}

/** What is left once abilities have blocked their part: shields may block more (RB-SHIELD-01). */
export function comeIn(m: M, event: GameEvent): void {
  const side = event.side as number;
  const { fight } = m.s;
  if (fight.on === FIGHT.none) return;
  const n = event.n as number;
  if (n <= 0) return;
  const kind = event.kind as number;
  const attack = event.attack as number;
  if (event.hard === 0 && hasShield(m, side)) m.call(shields, { side, n, kind, attack });
  else land(m, side, n, kind, attack);
}

function hasShield(m: M, side: number): boolean {
  const { fight } = m.s;
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] === 0 && symbolAt(fight, slot) === SYMBOL.shield) return !forbids(m, side, STAT.unguarded);
  }
  return false;
}

interface ShieldVars extends Vars {
  side: number;
  n: number;
  kind: number;
  attack: number;
}

const shieldOption = slotOptions('t', 'rb.option.shield', 'RB-SHIELD-01');
const TAKE_IT = option(DONE, 'rb.option.take-damage', { rule: 'RB-SHIELD-04' });

/** The side about to take damage spends shields, as many as it likes; that is no combat action (RB-SHIELD-03). */
export const shields = procedure<RbState, ShieldVars>('shields')({
  shield: {
    ask(m, v): RbDecision | null {
      const { fight } = m.s;
      const options: RbOption[] = [];
      const end = endSlot(fight, v.side);
      for (let slot = firstSlot(fight, v.side); slot < end; slot++) {
        if (fight.spent[slot] === 0 && symbolAt(fight, slot) === SYMBOL.shield) {
          options.push(shieldOption(fight, slot));
        }
      }
      if (options.length === 0) return null;
      const pilot = pilotOf(m, v.side);
      const why: RbWords = v.attack === 1 ? ['rb.for.attack-of', { who: sideWord(m, 1 - v.side) }] : ['rb.for.ability'];
      const prompt: RbWords = ['rb.ask.shield', { why, n: v.n }];
      // The table blocks whatever it can for an enemy that nobody controls (RB-SILENT-28).
      if (pilot < 0) return question(fight.hero, 'act', prompt, [options[0]], undefined);
      options.push(TAKE_IT);
      return question(pilot, 'act', prompt, options, 'RB-SHIELD-01');
    },
    then(m, v, answer) {
      if (answer.id === DONE) return;
      const { fight } = m.s;
      v.n -= worth(fight, answer.n);
      spendToken(fight, answer.n);
      if (m.log) m.say(['rb.log.shield', { who: sideWord(m, v.side), n: Math.max(0, v.n) }], [], 'RB-SHIELD-01');
      if (v.n > 0) m.goto('shield');
    },
  },
  land(m, { side, n, kind, attack }) {
    m.done();
    if (n > 0) land(m, side, n, kind, attack);
  },
});

/** Damage that nothing has blocked is recorded, up to the health (RB-DAMAGE-01, -02), and may defeat (RB-DEFEAT-01). */
function land(m: M, side: number, n: number, kind: number, attack: number): void {
  const { fight } = m.s;
  const seat = side === 0 ? fight.hero : fight.foe;
  let dealt: number;
  let defeated: boolean;
  if (seat >= 0) {
    const health = healthOf(m, seat);
    dealt = Math.max(0, Math.min(n, health - m.s.damage[seat]));
    m.s.damage[seat] += dealt;
    defeated = m.s.damage[seat] >= health;
    if (m.log) m.say(['rb.log.hero-damage', { seat: seatName(seat), n: dealt }], [], 'RB-DAMAGE-01');
  } else {
    const card = m.s.cards[fight.enemy];
    const health = enemyHealth(m, fight.enemy);
    dealt = Math.max(0, Math.min(n, health - card.damage));
    card.damage += dealt;
    defeated = card.damage >= health;
    if (m.log) {
      m.say(['rb.log.enemy-damage', { card: cardName(m, fight.enemy), n: dealt }], [fight.enemy], 'RB-DAMAGE-01');
    }
  }
  if (defeated) {
    endFight(m, 1 - side);
    return;
  }
  emit(m, { type: 'damaged', side, n: dealt, kind, attack });
  if (attack === 1 && (fight.reflect & (1 << side)) !== 0) strike(m, 1 - side, dealt, SYMBOL.magic, false);
}

/** Ends the combat at once: whatever is still waiting in it is dropped (RB-DEFEAT-02, -03). */
export function endFight(m: M, winner: number): void {
  const { fight } = m.s;
  if (fight.on === FIGHT.none) return;
  fight.winner = winner;
  while (m.top().proc !== 'fight') m.done();
  m.jump('over');
}

/** Damage to a hero by an ability that is no attack; outside of a combat nothing blocks it (RB-DAMAGE-04). */
export function hurtHero(m: M, seat: Seat, n: number): void {
  if (isFighting(m, seat)) {
    strike(m, m.s.fight.hero === seat ? 0 : 1, n, 0, false);
    return;
  }
  const health = healthOf(m, seat);
  const before = m.s.damage[seat];
  const dealt = Math.max(0, Math.min(n, health - before));
  if (dealt === 0) return;
  m.s.damage[seat] += dealt;
  if (m.log) m.say(['rb.log.hero-damage', { seat: seatName(seat), n: dealt }], [], 'RB-DAMAGE-01');
  if (before + dealt < health) return;
  if (m.log) m.say(['rb.log.defeated', { seat: seatName(seat) }], [], 'RB-DEFEAT-01');
  emit(m, { type: 'defeated', seat });
}

/** Removes damage tokens (RB-HEAL-01); where there is none, nothing is healed (RB-HEAL-02). */
export function healHero(m: M, seat: Seat, n: number): number {
  const healed = Math.min(n, m.s.damage[seat]);
  if (healed <= 0) return 0;
  m.s.damage[seat] -= healed;
  if (m.log) m.say(['rb.log.heal', { seat: seatName(seat), n: healed }], [], 'RB-HEAL-01');
  return healed;
}
