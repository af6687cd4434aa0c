import type { Title, TitleGrammar } from '@tafelrunde/words';

/** A hero sheet; what makes heroes different is their start card (DBG-COMP-07, DBG-SILENT-08). */
export interface Hero {
  readonly id: string;
  readonly title: Title;
  /** Id of the start card. */
  readonly start: string;
  readonly promo: boolean;
}

const hero = (id: string, de: string, en: string, as: TitleGrammar, start: string, promo = false): Hero => ({
  id,
  title: { de, en, as },
  start,
  promo,
});

export const heroes: readonly Hero[] = [
  hero('frodo', 'Frodo', 'Frodo', 'name m', 'the-one-ring'),
  hero('gandalf', 'Gandalf', 'Gandalf', 'name m', 'gandalfs-staff'),
  hero('aragorn', 'Aragorn', 'Aragorn', 'name m', 'aragorns-sword'),
  hero('legolas', 'Legolas', 'Legolas', 'name m', 'bow-of-the-galadhrim'),
  hero('gimli', 'Gimli', 'Gimli', 'name m', 'gimlis-axe'),
  hero('boromir', 'Boromir', 'Boromir', 'name m', 'boromirs-sword'),
  hero('samwise', 'Samweis', 'Samwise', 'name m', 'sams-bravery'),
  hero('arwen', 'Arwen', 'Arwen', 'name f', 'ride-like-the-wind', true),
  hero('merry-and-pippin', 'Merry & Pippin', 'Merry & Pippin', 'name pl', 'second-breakfast', true),
];

/** The heroes for a first game (DBG-SETUP-03). */
export const beginnerHeroes: readonly string[] = ['frodo', 'legolas', 'gandalf', 'aragorn', 'samwise'];
