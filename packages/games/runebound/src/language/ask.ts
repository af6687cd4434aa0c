import { type CardIx, cardOption, type EffectVars, type Option } from '@tafelrunde/kernel';
import type { M, RbDecision } from '../state.ts';

/** Asks the user of an effect for one of some cards; null if there is none. */
export function askCards(
  m: M,
  v: EffectVars,
  cards: readonly CardIx[],
  prompt: 'rb.ask.lose-asset' | 'rb.ask.learn',
  key: string,
): RbDecision | null {
  if (cards.length === 0) return null;
  const options: Option[] = [];
  for (const card of cards) options.push(cardOption(m, card, key));
  return { seat: v.seat, kind: 'target', prompt: [prompt], options, source: v.source };
}
