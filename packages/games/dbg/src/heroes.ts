import type { Literal } from '@tafelrunde/kernel';

/** A hero sheet; what makes heroes different is their start card (DBG-COMP-07, DBG-SILENT-08). */
export interface Hero {
  readonly id: string;
  readonly title: Literal;
  /** Id of the start card. */
  readonly start: string;
  readonly promo: boolean;
}

const hero = (id: string, de: string, en: string, start: string, promo = false): Hero => ({
  id,
  title: { de, en },
  start,
  promo,
});

export const heroes: readonly Hero[] = [
  hero('frodo', 'Frodo', 'Frodo', 'the-one-ring'),
  hero('gandalf', 'Gandalf', 'Gandalf', 'gandalfs-staff'),
  hero('aragorn', 'Aragorn', 'Aragorn', 'aragorns-sword'),
  hero('legolas', 'Legolas', 'Legolas', 'bow-of-the-galadhrim'),
  hero('gimli', 'Gimli', 'Gimli', 'gimlis-axe'),
  hero('boromir', 'Boromir', 'Boromir', 'boromirs-sword'),
  hero('samwise', 'Samweis', 'Samwise', 'sams-bravery'),
  hero('arwen', 'Arwen', 'Arwen', 'ride-like-the-wind', true),
  hero('merry-and-pippin', 'Merry & Pippin', 'Merry & Pippin', 'second-breakfast', true),
];

/** The heroes for a first game (DBG-SETUP-03). */
export const beginnerHeroes: readonly string[] = ['frodo', 'legolas', 'gandalf', 'aragorn', 'samwise'];
