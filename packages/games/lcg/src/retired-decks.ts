import type { ReadyDeck } from './ready-decks.ts';

/**
 * Ready decks that are offered no more. Set-ups, tables and statistics that name them are still read; a saved game holds its lists itself.
 * A deck whose list is changed under the same name need not be kept here.
 */
export const retiredDecks = {
  'carrock-axes': {
    cores: 3,
    scenario: 'carrock',
    name: { de: 'Äxte gegen Trolle', en: 'Axes Against Trolls' },
    about: {
      de: 'Ein früherer Partner für den Carrock: Drei Kämpfer mit Äxten, Panzern und Adlern, die einen Troll nach dem anderen fällen.',
      en: 'A former partner for the Carrock: three fighters with axes, armor and Eagles who fell one Troll after another.',
    },
    heroes: ['gimli', 'legolas', 'thalin'],
    deck: {
      beorn: 3,
      'gondorian-spearman': 3,
      'veteran-axehand': 3,
      'winged-guardian': 3,
      'stand-together': 3,
      'rain-of-arrows': 3,
      feint: 3,
      'quick-strike': 3,
      'dwarven-axe': 3,
      'citadel-plate': 3,
      'blade-of-gondolin': 3,
      gandalf: 3,
      'horseback-archer': 3,
      'beorning-beekeeper': 3,
      'blade-mastery': 3,
      'swift-strike': 3,
      'thicket-of-spears': 3,
    },
  },
} as const satisfies Readonly<Record<string, ReadyDeck>>;
