import { wordsIn } from '../../words-in.ts';

interface DeckWords {
  readonly heroes: (n: number) => string;
  readonly noHero: string;
  readonly cards: (n: number) => string;
  readonly unplayable: (titles: string) => string;
  readonly spheres: string;
  readonly sphere: string;
  readonly play: string;
  readonly threat: (n: number) => string;
}

/** What the decks of the living card game have beside those of others. */
export const deckWords = wordsIn<DeckWords>({
  de: {
    heroes: (n) => `Helden (${n} von 3)`,
    noHero: 'Wähle 1 bis 3 Helden.',
    cards: (n) => `Karten (${n})`,
    unplayable: (titles) => `Kein Held kann bezahlen: ${titles}.`,
    spheres: 'Karten nach Sphären',
    sphere: 'Sphäre',
    play: 'Damit allein durch den Düsterwald',
    threat: (n) => `Bedrohung zu Beginn: ${n}`,
  },
  en: {
    heroes: (n) => `Heroes (${n} of 3)`,
    noHero: 'Choose 1 to 3 heroes.',
    cards: (n) => `Cards (${n})`,
    unplayable: (titles) => `No hero can pay for: ${titles}.`,
    spheres: 'Cards by sphere',
    sphere: 'Sphere',
    play: 'Take it through Mirkwood alone',
    threat: (n) => `Starting threat: ${n}`,
  },
});
