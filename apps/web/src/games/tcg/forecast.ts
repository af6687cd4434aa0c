import type { SeenSkirmish } from '@tafelrunde/tcg';
import type { Update } from '../../engine/protocol.ts';
import { tcgView } from './view.ts';
import { tcgWords } from './words.ts';

/** How a skirmish would end as it stands: who wins, and what the loser takes (TCG-SKIRMISH, damage bonus, overwhelm). */
export function outcomeOf(skirmish: SeenSkirmish): string {
  const words = tcgWords();
  const { winning, overwhelmed, overwhelming } = skirmish;
  const wounds = woundsOf(skirmish);
  if (winning) return `${words.winning}; ${overwhelming ? words.overwhelming : words.hurting(wounds)}`;
  return `${words.losing}; ${overwhelmed ? words.overwhelmed : words.hurt(wounds)}`;
}

/** How many wounds each loser takes: one, and the damage bonus of the winners. */
export function woundsOf({ winning, damage, opposingDamage }: SeenSkirmish): number {
  return 1 + (winning ? damage : opposingDamage);
}

/** The archery totals. */
export function forecast({ decision, view }: Update): string {
  if (!decision) return '';
  const { phase, archery } = tcgView(view);
  return phase === 'archery' && archery.fellowship + archery.minions > 0
    ? tcgWords().archery(archery.fellowship, archery.minions)
    : '';
}
