import { aliasId, type CardIx, type Decision, type EffectVars, Option } from '@tafelrunde/kernel';
import type { M } from '../state.ts';

/** Asks the user of an effect for one of some cards; null if there is none. */
export function askCards(m: M, v: EffectVars, cards: readonly CardIx[], prompt: string, key: string): Decision | null {
  if (cards.length === 0) return null;
  const options: Option[] = [];
  for (const card of cards) options.push(new Option(aliasId(m.s.cards[card].alias), key, card));
  return { seat: v.seat, kind: 'target', prompt: [prompt], options, source: v.source };
}
