import {
  CardOptions,
  cardsIn,
  EVERYBODY,
  emit,
  type GameEvent,
  moveUnseen,
  procedure,
  question,
  type Seat,
  show,
  value,
} from '@tafelrunde/kernel';
import { playerOrder } from '../../players.ts';
import { cardWord } from '../../say.ts';
import { setupOf } from '../../setup.ts';
import type { LcgDecision, LcgOption, LcgState, M } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { abilityVars } from '../../vars.ts';
import { ZONE } from '../../zones.ts';
import { enemyAttackOf } from './attack-info.ts';

/** Step 6.2: one face-down card for every engaged enemy, by player order and falling engagement cost (LCG-SHADOW-01 to -04). */
export const dealShadows = procedure<LcgState, { dealt: number[] }>('shadows')({
  next: {
    ask(m, v): LcgDecision | LcgOption | null {
      const enemies = nextEnemies(m, v.dealt);
      if (enemies.length === 0) return null;
      const options = enemies.map((card) => FIRST.of(card, m.s.cards[card].alias));
      if (options.length === 1) return options[0];
      // Equal cost: the first player says who is served first (LCG-GAP-01).
      return question(m.s.first, 'order', ['lcg.ask.shadow-order'], options, 'LCG-SHADOW-03');
    },
    then(m, v, answer) {
      m.goto('next');
      v.dealt.push(answer.card);
      dealShadow(m, answer.card);
    },
  },
});

const FIRST = new CardOptions('lcg.option.shadow-first');

/** The enemies that come next: of the first player who has any left, those with the highest cost. */
function nextEnemies(m: M, dealt: readonly number[]): number[] {
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    const engaged = cardsIn(m, ZONE.engaged, order[i]);
    if (engaged.length === 0) continue;
    const next = dearest(m, engaged, dealt);
    if (next.length > 0) return next;
  }
  return NO_ENEMIES;
}

/** Those that have no shadow card yet, with the highest engagement cost. */
function dearest(m: M, engaged: readonly number[], dealt: readonly number[]): number[] {
  let best = -1;
  let found = NO_ENEMIES;
  for (let i = 0; i < engaged.length; i++) {
    if (dealt.includes(engaged[i])) continue;
    const cost = value(m, engaged[i], STAT.engagement);
    if (cost > best) {
      best = cost;
      found = [engaged[i]];
    } else if (cost === best) found.push(engaged[i]);
  }
  return found;
}

const NO_ENEMIES: number[] = [];

/** Deals one shadow card; outside the quest phase an empty deck stays empty (LCG-SHADOW-04). */
export function dealShadow(m: M, enemy: number): void {
  if (setupOf(m).shadows === false) return;
  const deck = cardsIn(m, ZONE.encounterDeck);
  if (deck.length === 0) return;
  const card = deck[deck.length - 1];
  moveUnseen(m, card, ZONE.shadow, 0);
  m.s.cards[card].host = enemy;
  emit(m, { type: 'shadow-dealt', card, enemy, seat: m.layout.seatOf[m.s.cards[enemy].zone] });
}

/** The shadow cards of an enemy, in the order in which they were dealt. */
export function shadowsOf(m: M, enemy: number): number[] {
  const found: number[] = [];
  const all = cardsIn(m, ZONE.shadow);
  for (let i = 0; i < all.length; i++) if (m.s.cards[all[i]].host === enemy) found.push(all[i]);
  return found;
}

/** The first shadow card of an enemy that is not among those turned up; -1 if there is none. */
export function nextShadow(m: M, enemy: number, turned: readonly number[]): number {
  const all = cardsIn(m, ZONE.shadow);
  for (let i = 0; i < all.length; i++) {
    if (m.s.cards[all[i]].host === enemy && !turned.includes(all[i])) return all[i];
  }
  return -1;
}

/** Whether this shadow card has attacked by itself: it belongs to no enemy any more. */
export function isAttackerItself(m: M, card: number): boolean {
  return m.s.cards[card].host === -1;
}

/** Turns up one shadow card and resolves its effect (LCG-SHADOW-08). */
export function turnShadow(m: M, card: number, enemy: number, seat: Seat): void {
  show(m, card, EVERYBODY);
  const { shadow } = m.defs[m.s.cards[card].def];
  const text = shadow === '' ? 'lcg.log.shadow-none' : 'lcg.log.shadow';
  if (m.log) m.say([text, { card: cardWord(m, card), enemy: cardWord(m, enemy) }], [card, enemy], 'LCG-SHADOW-08');
  if (shadow !== '') emit(m, { type: 'shadow', card, enemy, seat });
}

/** What the event `shadow` does once nobody has cancelled it; "you" is the defending player. */
export function applyShadow(m: M, event: GameEvent): void {
  const card = event.card as number;
  const attack = enemyAttackOf(m);
  if (attack) attack.resolved = card;
  const vars = abilityVars(event.seat as Seat, card);
  vars.enemy = event.enemy as number;
  m.callByName(m.defs[m.s.cards[card].def].shadow, vars);
}
