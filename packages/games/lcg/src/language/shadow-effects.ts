import {
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  move,
  type Node,
  option,
  question,
  type Seat,
} from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { kindOf } from '../registry.ts';
import { enemyAttackOf } from '../rules/combat/attack-info.ts';
import { shadowsOf } from '../rules/combat/shadow.ts';
import { clear } from '../rules/left.ts';
import { seatWord } from '../say.ts';
import { type M, PHASE } from '../state.ts';
import { ZONE } from '../zones.ts';
import { lcg } from './language.ts';

/** Shadow cards of an enemy that nobody has turned up yet. */
function facedown(m: M, enemy: number): number[] {
  const turned = enemyAttackOf(m)?.turned ?? [];
  return shadowsOf(m, enemy).filter((card) => !turned.includes(card));
}

function withFacedown(m: M, seat: Seat): number[] {
  return cardsIn(m, ZONE.engaged, seat).filter((enemy) => facedown(m, enemy).length > 0);
}

/** Shadow cards are dealt, and no attack of this phase is over yet (LCG-SOM-46). */
function beforeAttacksResolve(m: M): boolean {
  if (m.s.phase !== PHASE.combat) return false;
  const combat = m.s.frames.find(({ proc }) => proc === 'combat');
  if (combat === undefined || combat.step === '6.1' || combat.step === '6.2') return false;
  const attacker = enemyAttackOf(m)?.enemy ?? -1;
  return m.s.cards.every(
    ({ attacked, attackedBy, zone }, card) =>
      m.layout.kindOf[zone] !== ZONE.engaged || ((attacked === 0 || card === attacker) && attackedBy === 0),
  );
}

/** Each player may take one facedown shadow card away from an enemy of his, without looking at it. */
export const discardFacedownShadows: Effect = lcg.effect<Node>('discard facedown shadows', {
  custom: true,
  assemble: (_node, a) => {
    const waiting = a.local<Seat[]>('waiting');
    const loop = a.label();
    const end = a.label();
    a.run((m, v) => waiting.set(v, playerOrder(m).toReversed()));
    a.place(loop);
    a.jumpIf(end, (_m, v) => waiting.of(v).length === 0);
    a.ask(
      (m, v) => {
        const seat = waiting.of(v).at(-1)!;
        const options = withFacedown(m, seat).map((enemy) =>
          cardOption(m, enemy, 'kernel.option.card', 'LCG-SOM-46', { seat }),
        );
        if (options.length === 0) return null;
        options.push(option(DONE, 'kernel.option.none', { seat, rule: 'LCG-SOM-46' }));
        return question(seat, 'target', ['lcg.ask.shadow-away'], options, undefined, v.source);
      },
      (m, v, { card }) => {
        if (card < 0) return;
        const [shadow] = facedown(m, card);
        clear(m, shadow);
        move(m, shadow, ZONE.encounterDiscard);
        did(v);
        if (m.log) {
          const words = { seat: seatWord(waiting.of(v).at(-1)!) };
          m.say(['lcg.log.shadow-away', words], [card], 'LCG-SOM-46');
        }
      },
    );
    a.run((_m, v) => waiting.set(v, waiting.of(v).slice(0, -1)));
    a.jump(loop);
    a.place(end);
  },
  could: () => (m) => beforeAttacksResolve(m) && playerOrder(m).some((seat) => withFacedown(m, seat).length > 0),
  text: () => ({
    de: 'jeder Spieler darf 1 verdeckte Schattenkarte eines Gegners im Kampf mit ihm ablegen (nur nachdem Schattenkarten ausgeteilt wurden und bevor ein Angriff abgehandelt ist)',
    en: 'each player may discard 1 facedown shadow card from an enemy engaged with them (only after shadow cards are dealt and before any attack resolves)',
  }),
})({});

/** The event that takes effect goes back to the hand of whoever played it. */
export const takeEventBack: Effect = lcg.effect<Node>('take event back', {
  run: () => (m, v) => {
    if (kindOf(m, v.source) !== ZONE.resolving) return;
    move(m, v.source, ZONE.hand, m.s.cards[v.source].owner);
    did(v);
  },
  text: () => ({
    verb: 'sendHome',
    object: { noun: 'event', det: 'this' },
    prep: [{ prep: 'toHand', np: { noun: 'hand', det: { poss: 'subject' } } }],
  }),
})({});
