import { wordsIn } from '../words-in.ts';

interface DeckWords {
  readonly own: string;
  readonly name: string;
  readonly unnamed: string;
  readonly begin: string;
  readonly empty: string;
  readonly add: (title: string) => string;
  readonly take: (title: string) => string;
  readonly fine: string;
  readonly curve: string;
  readonly types: string;
  readonly save: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly remove: string;
  readonly removeAsk: (name: string) => string;
  readonly text: string;
  readonly textHint: string;
  readonly read: string;
  readonly copy: string;
  readonly library: string;
  readonly search: string;
  readonly all: string;
  readonly load: string;
}

/** The words of the page on which decks are built, the same for all games. */
export const deckWords = wordsIn<DeckWords>({
  de: {
    own: 'Deine Decks',
    name: 'Name des Decks',
    unnamed: 'Neues Deck',
    begin: 'Beginnen mit …',
    empty: 'leeres Deck',
    add: (title) => `${title} hinzufügen`,
    take: (title) => `${title} herausnehmen`,
    fine: 'Dieses Deck ist spielbar.',
    curve: 'Karten nach Kosten',
    types: 'Karten nach Art',
    save: 'Speichern',
    saved: 'Gespeichert.',
    notSaved: 'Dein Browser lässt das Speichern nicht zu.',
    remove: 'Löschen',
    removeAsk: (name) => `Das Deck „${name}“ löschen?`,
    text: 'Als Text',
    textHint: 'Eine Zeile je Karte, zum Beispiel „3x Gandalf“. Deutsche und englische Namen gehen beide.',
    read: 'Text übernehmen',
    copy: 'Deck als Text zeigen',
    library: 'Alle Karten',
    search: 'Suchen',
    all: 'alle',
    load: 'Öffnen',
  },
  en: {
    own: 'Your decks',
    name: 'Name of the deck',
    unnamed: 'New deck',
    begin: 'Begin with …',
    empty: 'empty deck',
    add: (title) => `Add ${title}`,
    take: (title) => `Take ${title} out`,
    fine: 'This deck can be played.',
    curve: 'Cards by cost',
    types: 'Cards by type',
    save: 'Save',
    saved: 'Saved.',
    notSaved: 'Your browser does not allow saving.',
    remove: 'Delete',
    removeAsk: (name) => `Delete the deck “${name}”?`,
    text: 'As text',
    textHint: 'One line for each card, such as “3x Gandalf”. German and English names both work.',
    read: 'Take over the text',
    copy: 'Show the deck as text',
    library: 'All cards',
    search: 'Search',
    all: 'all',
    load: 'Open',
  },
});
