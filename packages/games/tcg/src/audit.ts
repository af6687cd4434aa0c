import { cardsIn, kindOf } from '@tafelrunde/kernel';
import { defOf } from './registry.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

/** What must be so at every decision beside what the kernel checks itself (invariant 4). */
export function audit(m: M): readonly string[] {
  const problems: string[] = [];
  const { s } = m;
  if (s.twilight < 0) problems.push('less than no twilight');
  if (s.burdens.some((n) => n < 0)) problems.push('less than no burdens');
  s.cards.forEach((c, card) => {
    const attached = kindOf(m, card) === ZONE.attached;
    if (c.wounds < 0) problems.push(`card ${card} has less than no wounds`);
    if (attached !== c.host >= 0) problems.push(`card ${card} hangs on nothing, or lies elsewhere`);
    if (c.assigned >= 0 && kindOf(m, card) !== ZONE.minions) problems.push(`card ${card} is assigned, but no minion`);
  });
  cardsIn(m, ZONE.path).forEach((site, i) => {
    if (defOf(m, site).site !== i + 1) problems.push(`site ${i + 1} of the path has another number`);
  });
  return problems;
}
