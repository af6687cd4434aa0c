import type { Literal } from '@tafelrunde/words';
import type { CardType } from './defs.ts';

/** What the card types are called. */
export const typeWords: Readonly<Record<CardType, Literal>> = {
  starter: { de: 'Startkarte', en: 'Starter' },
  enemy: { de: 'Feind', en: 'Enemy' },
  location: { de: 'Ort', en: 'Location' },
  ally: { de: 'Verbündeter', en: 'Ally' },
  maneuver: { de: 'Manöver', en: 'Maneuver' },
  artifact: { de: 'Artefakt', en: 'Artifact' },
  fortune: { de: 'Wendepunkt', en: 'Fortune' },
};
