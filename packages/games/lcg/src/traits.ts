import type { Literal } from '@tafelrunde/words';

/** German names of traits; new ones are put at the end, since lasting effects name them by number. */
const GERMAN = {
  Archer: 'Bogenschütze',
  Armor: 'Rüstung',
  Artifact: 'Artefakt',
  Beorning: 'Beorninger',
  Condition: 'Zustand',
  Craftsman: 'Handwerker',
  Creature: 'Kreatur',
  'Dol Guldur': 'Dol Guldur',
  Dungeon: 'Verlies',
  Dúnedain: 'Dúnedain',
  Dwarf: 'Zwerg',
  Forest: 'Wald',
  Goblin: 'Bilwiss',
  Gondor: 'Gondor',
  Hobbit: 'Hobbit',
  Insect: 'Insekt',
  Istari: 'Istari',
  Item: 'Gegenstand',
  Marshland: 'Marschland',
  Minstrel: 'Spielmann',
  Mountain: 'Berg',
  Nazgûl: 'Nazgûl',
  Noble: 'Adlig',
  Noldor: 'Noldor',
  Orc: 'Ork',
  Ranger: 'Waldläufer',
  Riverland: 'Flussland',
  Rohan: 'Rohan',
  Scout: 'Späher',
  Silvan: 'Waldelb',
  Skill: 'Fertigkeit',
  Spider: 'Spinne',
  Steward: 'Truchsess',
  Stronghold: 'Festung',
  Title: 'Titel',
  Trap: 'Falle',
  Troll: 'Troll',
  Undead: 'Untot',
  Warrior: 'Krieger',
  Wasteland: 'Ödland',
  Weapon: 'Waffe',
  Ally: 'Verbündeter',
  Boon: 'Gunst',
  Clue: 'Hinweis',
  Dale: 'Thal',
  'Dead Marshes': 'Totensümpfe',
  Disaster: 'Katastrophe',
  Eagle: 'Adler',
  'Emyn Muil': 'Emyn Muil',
  Escape: 'Flucht',
  Gollum: 'Gollum',
  Gossip: 'Gerücht',
  Hazard: 'Gefahr',
  Mathom: 'Mathom',
  Mordor: 'Mordor',
  Signal: 'Signal',
  Song: 'Lied',
  Tantrum: 'Wutanfall',
  Wilderlands: 'Wilderland',
} as const;

/** Traits by number: modifiers and lasting effects carry the number of a trait that is gained. */
export const traitNames: readonly string[] = Object.keys(GERMAN);

const numbers = new Map(traitNames.map((trait, number) => [trait, number]));

/** The number of a trait; one that the core set does not know gets one made of its letters. */
export function traitNumber(trait: string): number {
  const number = numbers.get(trait);
  if (number !== undefined) return number;
  let sum = 1000;
  for (let i = 0; i < trait.length; i++) sum = (sum * 31 + trait.charCodeAt(i)) % 1_000_003;
  return sum + traitNames.length;
}

/** Traits are called by their German name on German cards. */
export function traitWord(trait: string): Literal {
  return { de: (GERMAN as Readonly<Record<string, string>>)[trait] ?? trait, en: trait };
}
