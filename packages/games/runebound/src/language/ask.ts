import { type CardIx, cardOption, type EffectVars, question } from '@tafelrunde/kernel';
import type { M, RbDecision, RbOption } from '../state.ts';

/** Asks the user of an effect for one of some cards; null if there is none. */
export function askCards(
  m: M,
  v: EffectVars,
  cards: readonly CardIx[],
  prompt: 'rb.ask.lose-asset' | 'rb.ask.learn',
  key: RbOption['key'],
): RbDecision | null {
  if (cards.length === 0) return null;
  const options: RbOption[] = [];
  for (const card of cards) options.push(cardOption(m, card, key));
  return question(v.seat, 'target', [prompt], options, undefined, v.source);
}
