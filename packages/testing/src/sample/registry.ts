import type { CardDef, EffectVars } from '@tafelrunde/kernel';
import type { Lang } from '@tafelrunde/words';
import type { HoardMatch, HoardState } from './state.ts';

export interface HoardDef extends CardDef<HoardState> {
  /** A deed is done once, a keepsake stays in the camp, a creature too and has strength, an answer waits in hand. */
  readonly kind: 'deed' | 'keepsake' | 'creature' | 'answer';
  readonly quantity: number;
  readonly cost: number;
  readonly strength: number;
  /** The procedure that resolves playing it; '' if there is nothing to do. */
  readonly play: string;
  readonly could: ((m: HoardMatch, v: EffectVars) => boolean) | null;
  readonly text: Readonly<Record<Lang, string>>;
  readonly abilities: number;
}

export function defOf(m: HoardMatch, card: number): HoardDef {
  return m.defs[m.s.cards[card].def];
}
