import type { Literal } from '@tafelrunde/words';

/** The traits of enemies. They do nothing by themselves (RB-ENEMY-02). */
export const traits = {
  beast: { de: 'Bestie', en: 'Beast' },
  construct: { de: 'Konstrukt', en: 'Construct' },
  demon: { de: 'Dämon', en: 'Demon' },
  dragon: { de: 'Drache', en: 'Dragon' },
  giant: { de: 'Riese', en: 'Giant' },
  humanoid: { de: 'Humanoid', en: 'Humanoid' },
  mystic: { de: 'Mystiker', en: 'Mystic' },
  undead: { de: 'Untot', en: 'Undead' },
  villain: { de: 'Schurke', en: 'Villain' },
  warrior: { de: 'Krieger', en: 'Warrior' },
} as const satisfies Readonly<Record<string, Literal>>;

export type Trait = keyof typeof traits;
