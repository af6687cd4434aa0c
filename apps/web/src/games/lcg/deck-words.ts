import { page } from '../../page-language.svelte.ts';

interface DeckWords {
  readonly own: string;
  readonly name: string;
  readonly unnamed: string;
  readonly begin: string;
  readonly empty: string;
  readonly heroes: (n: number) => string;
  readonly noHero: string;
  readonly cards: (n: number) => string;
  readonly add: (title: string) => string;
  readonly take: (title: string) => string;
  readonly fine: string;
  readonly unplayable: (titles: string) => string;
  readonly curve: string;
  readonly spheres: string;
  readonly types: string;
  readonly save: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly remove: string;
  readonly removeAsk: (name: string) => string;
  readonly play: string;
  readonly text: string;
  readonly textHint: string;
  readonly read: string;
  readonly copy: string;
  readonly library: string;
  readonly search: string;
  readonly sphere: string;
  readonly all: string;
  readonly load: string;
  readonly threat: (n: number) => string;
}

const all: Readonly<Record<'de' | 'en', DeckWords>> = {
  de: {
    own: 'Deine Decks',
    name: 'Name des Decks',
    unnamed: 'Neues Deck',
    begin: 'Beginnen mit …',
    empty: 'leeres Deck',
    heroes: (n) => `Helden (${n} von 3)`,
    noHero: 'Wähle unten 1 bis 3 Helden.',
    cards: (n) => `Karten (${n})`,
    add: (title) => `${title} hinzufügen`,
    take: (title) => `${title} herausnehmen`,
    fine: 'Dieses Deck ist spielbar.',
    unplayable: (titles) => `Kein Held kann bezahlen: ${titles}.`,
    curve: 'Karten nach Kosten',
    spheres: 'Karten nach Sphären',
    types: 'Karten nach Art',
    save: 'Speichern',
    saved: 'Gespeichert.',
    notSaved: 'Dein Browser lässt das Speichern nicht zu.',
    remove: 'Löschen',
    removeAsk: (name) => `Das Deck „${name}“ löschen?`,
    play: 'Damit allein durch den Düsterwald',
    text: 'Als Text',
    textHint: 'Eine Zeile je Karte, zum Beispiel „3x Gandalf“. Deutsche und englische Namen gehen beide.',
    read: 'Text übernehmen',
    copy: 'Deck als Text zeigen',
    library: 'Alle Karten',
    search: 'Suchen',
    sphere: 'Sphäre',
    all: 'alle',
    load: 'Öffnen',
    threat: (n) => `Bedrohung zu Beginn: ${n}`,
  },
  en: {
    own: 'Your decks',
    name: 'Name of the deck',
    unnamed: 'New deck',
    begin: 'Begin with …',
    empty: 'empty deck',
    heroes: (n) => `Heroes (${n} of 3)`,
    noHero: 'Choose 1 to 3 heroes below.',
    cards: (n) => `Cards (${n})`,
    add: (title) => `Add ${title}`,
    take: (title) => `Take ${title} out`,
    fine: 'This deck can be played.',
    unplayable: (titles) => `No hero can pay for: ${titles}.`,
    curve: 'Cards by cost',
    spheres: 'Cards by sphere',
    types: 'Cards by type',
    save: 'Save',
    saved: 'Saved.',
    notSaved: 'Your browser does not allow saving.',
    remove: 'Delete',
    removeAsk: (name) => `Delete the deck “${name}”?`,
    play: 'Take it through Mirkwood alone',
    text: 'As text',
    textHint: 'One line for each card, such as “3x Gandalf”. German and English names both work.',
    read: 'Take over the text',
    copy: 'Show the deck as text',
    library: 'All cards',
    search: 'Search',
    sphere: 'Sphere',
    all: 'all',
    load: 'Open',
    threat: (n) => `Starting threat: ${n}`,
  },
};

export const deckWords = (): DeckWords => all[page.language];
