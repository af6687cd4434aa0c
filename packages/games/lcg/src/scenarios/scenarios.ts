import type { Literal } from '@tafelrunde/kernel';

export type ScenarioId = 'mirkwood' | 'anduin' | 'dol-guldur';

/** A scenario: its quest cards by number and the encounter sets its deck is made of (LCG-SCEN-02). */
export interface Scenario {
  readonly title: Literal;
  readonly difficulty: number;
  readonly quests: readonly number[];
  readonly sets: readonly string[];
}

/** LCG-SCEN-03 to -05, in the order of the campaign. */
export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  mirkwood: {
    title: { de: 'Weg durch den Düsterwald', en: 'Passage Through Mirkwood' },
    difficulty: 1,
    quests: [119, 120, 121, 122],
    sets: ['Passage Through Mirkwood', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
  anduin: {
    title: { de: 'Reise den Anduin hinab', en: 'Journey Along the Anduin' },
    difficulty: 4,
    quests: [126, 127, 128],
    sets: ['Journey Along the Anduin', "Sauron's Reach", 'Dol Guldur Orcs', 'Wilderlands'],
  },
  'dol-guldur': {
    title: { de: 'Flucht aus Dol Guldur', en: 'Escape from Dol Guldur' },
    difficulty: 7,
    quests: [123, 124, 125],
    sets: ['Escape from Dol Guldur', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
};

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** What encounter sets are called (LCG-SCEN-02). */
export const setTitles: Readonly<Record<string, Literal>> = {
  'Spiders of Mirkwood': { de: 'Spinnen des Düsterwalds', en: 'Spiders of Mirkwood' },
  Wilderlands: { de: 'Wilderland', en: 'Wilderlands' },
  'Dol Guldur Orcs': { de: 'Orks von Dol Guldur', en: 'Dol Guldur Orcs' },
  'Passage Through Mirkwood': { de: 'Weg durch den Düsterwald', en: 'Passage Through Mirkwood' },
  'Escape from Dol Guldur': { de: 'Flucht aus Dol Guldur', en: 'Escape from Dol Guldur' },
  'Journey Along the Anduin': { de: 'Reise den Anduin hinab', en: 'Journey Along the Anduin' },
  "Sauron's Reach": { de: 'Saurons Einfluss', en: "Sauron's Reach" },
};
