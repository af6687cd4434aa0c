import { type Effect, seatName } from '@tafelrunde/kernel';
import { loseGold } from '../rules/cards.ts';
import { literal, rb } from './language.ts';
import type { RbNode } from './nodes.ts';

const payNode = rb.effect<RbNode<'pay-to'>>('pay-to', {
  assemble: ({ n, effect }, a, l) => {
    const end = a.label();
    // An option may be chosen that cannot be paid; then nothing comes of it (RB-EVENT-03, RB-SILENT-40).
    a.run((m, v) => {
      if (m.s.gold[v.seat] >= n) return;
      if (m.log) m.say(['rb.log.too-poor', { seat: seatName(v.seat), n }], [], 'RB-EVENT-03');
      m.jump(end.step);
    });
    a.run((m, v) => {
      loseGold(m, v.seat, n);
    });
    l.assemble(effect, a);
    a.place(end);
  },
  could:
    ({ n }) =>
    (m, v) =>
      m.s.gold[v.seat] >= n,
  text: ({ n, effect }, l) => {
    const { de, en } = l.say(l.textOf(effect));
    return literal(`zahle ${n} Gold; wenn du das tust: ${de}`, `pay ${n} gold; if you do: ${en}`);
  },
});
/** A bargain: the effect comes only with the full price. */
export const payTo = (n: number, effect: Effect): Effect => payNode({ n, effect });
