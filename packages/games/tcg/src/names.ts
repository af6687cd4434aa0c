import type { Literal } from '@tafelrunde/words';
import type { Culture, ItemClass, Race, Signet } from './defs.ts';
import type { PhaseName } from './state.ts';

/** The words with which phase actions begin (TCG-PHASE-ACTION-01). */
export const phaseWords: Readonly<Record<Exclude<PhaseName, 'none'>, Literal>> = {
  fellowship: { de: 'Gemeinschaft', en: 'Fellowship' },
  shadow: { de: 'Schatten', en: 'Shadow' },
  maneuver: { de: 'Manöver', en: 'Maneuver' },
  archery: { de: 'Fernkampf', en: 'Archery' },
  assignment: { de: 'Zuweisung', en: 'Assignment' },
  skirmish: { de: 'Kampf', en: 'Skirmish' },
  regroup: { de: 'Sammeln', en: 'Regroup' },
};

/** The word with which responses begin (TCG-RESPONSE-01). */
export const responseWord: Literal = { de: 'Reaktion', en: 'Response' };

export const raceWords: Readonly<Record<Race, Literal>> = {
  man: { de: 'Mensch', en: 'Man' },
  elf: { de: 'Elb', en: 'Elf' },
  dwarf: { de: 'Zwerg', en: 'Dwarf' },
  hobbit: { de: 'Hobbit', en: 'Hobbit' },
  wizard: { de: 'Zauberer', en: 'Wizard' },
  ent: { de: 'Ent', en: 'Ent' },
  orc: { de: 'Ork', en: 'Orc' },
  urukHai: { de: 'Uruk-hai', en: 'Uruk-hai' },
};

export const itemClassWords: Readonly<Record<ItemClass, Literal>> = {
  handWeapon: { de: 'Handwaffe', en: 'Hand weapon' },
  rangedWeapon: { de: 'Fernkampfwaffe', en: 'Ranged weapon' },
  armor: { de: 'Rüstung', en: 'Armor' },
  cloak: { de: 'Mantel', en: 'Cloak' },
  staff: { de: 'Stab', en: 'Staff' },
  mount: { de: 'Reittier', en: 'Mount' },
  shield: { de: 'Schild', en: 'Shield' },
  bow: { de: 'Bogen', en: 'Bow' },
};

/** What kind of card, by culture: "Dunland-Mensch", "Dunland Man". */
export const cultureWords: Readonly<Record<Culture, Literal>> = {
  dwarven: { de: 'Zwergen', en: 'Dwarven' },
  elven: { de: 'Elben', en: 'Elven' },
  gandalf: { de: 'Gandalf', en: 'Gandalf' },
  gondor: { de: 'Gondor', en: 'Gondor' },
  rohan: { de: 'Rohan', en: 'Rohan' },
  shire: { de: 'Auenland', en: 'Shire' },
  dunland: { de: 'Dunland', en: 'Dunland' },
  isengard: { de: 'Isengart', en: 'Isengard' },
  moria: { de: 'Moria', en: 'Moria' },
  raider: { de: 'Dunkelmenschen', en: 'Raider' },
  ringwraith: { de: 'Ringgeister', en: 'Ringwraith' },
  sauron: { de: 'Sauron', en: 'Sauron' },
};

/** Signets, as what a character bears. */
export const signetWords: Readonly<Record<Signet, Literal>> = {
  aragorn: { de: 'Aragorns Siegel', en: 'Aragorn’s signet' },
  frodo: { de: 'Frodos Siegel', en: 'Frodo’s signet' },
  gandalf: { de: 'Gandalfs Siegel', en: 'Gandalf’s signet' },
  theoden: { de: 'Théodens Siegel', en: 'Théoden’s signet' },
};

/** Keywords in both languages; those of the rulebook without rules of their own (TCG-KEYWORD-05, -06) among them. */
export const keywordWords: Readonly<Record<string, Literal>> = {
  battleground: { de: 'Schlachtfeld', en: 'Battleground' },
  forest: { de: 'Wald', en: 'Forest' },
  mountain: { de: 'Gebirge', en: 'Mountain' },
  plains: { de: 'Ebene', en: 'Plains' },
  river: { de: 'Fluss', en: 'River' },
  underground: { de: 'Unterirdisch', en: 'Underground' },
  easterling: { de: 'Ostling', en: 'Easterling' },
  machine: { de: 'Kriegsmaschine', en: 'Machine' },
  ranger: { de: 'Waldläufer', en: 'Ranger' },
  search: { de: 'Suche', en: 'Search' },
  southron: { de: 'Südländer', en: 'Southron' },
  spell: { de: 'Zauberspruch', en: 'Spell' },
  stealth: { de: 'Heimlichkeit', en: 'Stealth' },
  tale: { de: 'Erzählung', en: 'Tale' },
  tracker: { de: 'Spurenleser', en: 'Tracker' },
  valiant: { de: 'Tapfer', en: 'Valiant' },
  villager: { de: 'Dorfbewohner', en: 'Villager' },
};
