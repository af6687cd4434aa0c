import type { DeckFormat, ImportProblem } from '@tafelrunde/decks';
import { wordsIn } from '../words-in.ts';

interface DeckWords {
  readonly own: string;
  readonly parts: string;
  readonly partNames: Readonly<Record<'cards' | 'deck' | 'worth', string>>;
  readonly moreCharts: string;
  readonly filters: string;
  readonly dropFilter: (filter: string) => string;
  readonly name: string;
  readonly unnamed: string;
  readonly begin: string;
  readonly empty: string;
  readonly add: (title: string) => string;
  readonly take: (title: string) => string;
  readonly inDeck: (n: number, most: number) => string;
  readonly look: (title: string, n: number) => string;
  readonly curve: string;
  readonly mean: (cost: number) => string;
  readonly types: string;
  readonly save: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly undo: string;
  readonly redo: string;
  readonly repair: string;
  readonly repaired: string;
  readonly noRepair: string;
  readonly since: string;
  readonly remove: string;
  readonly removeAsk: (name: string) => string;
  readonly leaveAsk: string;
  readonly text: string;
  readonly textHint: string;
  readonly read: string;
  readonly readAs: (format: string) => string;
  readonly remarks: (n: number) => string;
  readonly file: string;
  readonly format: string;
  readonly formats: Readonly<Record<DeckFormat, string>>;
  readonly copy: string;
  readonly copyText: string;
  readonly copied: string;
  readonly copyBelow: string;
  readonly download: string;
  readonly share: string;
  readonly dropHere: string;
  readonly library: string;
  readonly search: string;
  readonly searchHelp: string;
  readonly searchMore: string;
  readonly searches: string;
  readonly keepSearch: string;
  readonly dropSearch: (line: string) => string;
  readonly found: (n: number) => string;
  readonly noCard: string;
  readonly keys: string;
  readonly order: string;
  readonly orders: Readonly<Record<'cost' | 'kind' | 'title', string>>;
  readonly asRows: string;
  readonly all: string;
  readonly load: string;
  readonly problems: Readonly<Record<ImportProblem, string>>;
  readonly outside: string;
  readonly outsideNote: string;
  readonly instead: string;
  readonly forget: (title: string) => string;
  readonly side: string;
  readonly more: string;
  readonly notes: string;
  readonly folder: string;
  readonly tags: string;
  readonly tagsHint: string;
  readonly versions: string;
  readonly same: string;
  readonly restore: string;
  readonly hand: string;
  readonly draw: string;
  readonly drawAgain: string;
  readonly mulligan: string;
  readonly mulliganDone: string;
  readonly odds: string;
  readonly oddsOf: string;
  readonly oddsNote: (copies: number, size: number, mulligan: boolean) => string;
  readonly unwant: (title: string) => string;
  readonly firstHand: string;
  readonly round: (n: number) => string;
  readonly together: (name: string) => string;
  readonly oneTable: (names: string) => string;
  readonly noClash: string;
}

/** The words of the page on which decks are built, the same for all games. */
export const deckWords = wordsIn<DeckWords>({
  de: {
    own: 'Deine Decks',
    parts: 'Teile der Werkstatt',
    partNames: { cards: 'Karten', deck: 'Deck', worth: 'Kurve und Wert' },
    moreCharts: 'Mehr über das Deck',
    filters: 'Was gesucht wird',
    dropFilter: (filter) => `„${filter}“ nicht mehr verlangen`,
    name: 'Name des Decks',
    unnamed: 'Neues Deck',
    begin: 'Beginnen mit …',
    empty: 'leeres Deck',
    add: (title) => `${title} hinzufügen`,
    take: (title) => `${title} herausnehmen`,
    inDeck: (n, most) => `${n} von ${most} im Deck`,
    look: (title, n) => `${title} ansehen, ${n} im Deck`,
    curve: 'Karten nach Kosten',
    mean: (cost) => `im Mittel ${cost.toLocaleString('de', { maximumFractionDigits: 1 })}`,
    types: 'Karten nach Art',
    save: 'Speichern',
    saved: 'Gespeichert.',
    notSaved: 'Dein Browser lässt das Speichern nicht zu.',
    undo: 'Zurück',
    redo: 'Wieder vor',
    repair: 'Reparieren',
    repaired: 'Repariert. „Zurück“ nimmt es zurück.',
    noRepair: 'Dafür wissen wir keine Reparatur.',
    since: 'Seit dem Speichern',
    remove: 'Löschen',
    removeAsk: (name) => `Das Deck „${name}“ löschen?`,
    leaveAsk: 'Das Deck hat sich geändert und ist nicht gespeichert. Trotzdem ein anderes öffnen?',
    text: 'Einlesen und ausgeben',
    textHint:
      'Füge eine Liste ein, wähle eine Datei oder zieh sie auf die Seite: einfache Listen (deutsch, englisch), RingsDB, OCTGN, DragnCards, GEMP, Tabellen.',
    read: 'Text übernehmen',
    readAs: (format) => `Gelesen als: ${format}.`,
    remarks: (n) => (n === 1 ? '1 Zeile steht in den Notizen' : `${n} Zeilen stehen in den Notizen`),
    file: 'Datei',
    format: 'Format',
    formats: {
      text: 'einfache Liste',
      'ringsdb-text': 'RingsDB (Text)',
      ringsdb: 'RingsDB (JSON)',
      o8d: 'OCTGN (.o8d)',
      dragncards: 'DragnCards (JSON)',
      gemp: 'GEMP',
      'gemp-text': 'GEMP (Text)',
      csv: 'Tabelle (CSV)',
      own: 'Tafelrunde (JSON)',
    },
    copy: 'Deck als Text zeigen',
    copyText: 'Kopieren',
    copied: 'Kopiert.',
    copyBelow: 'Dein Browser lässt das Kopieren nicht zu; der Text steht im Feld.',
    download: 'Als Datei',
    share: 'Link kopieren',
    dropHere: 'Lass die Datei los, um die Deckliste einzulesen.',
    library: 'Alle Karten',
    search: 'Suchen',
    searchHelp: 'Suchzeichen',
    searchMore: 'Wörter suchen im Titel; o<3, o>=2, s!wissen, s:wissen|geist, -t:ereignis, "in Anführungszeichen".',
    searches: 'Gemerkte Suchen',
    keepSearch: 'Suche merken',
    dropSearch: (line) => `Suche „${line}“ vergessen`,
    found: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
    noCard: 'Keine Karte passt dazu.',
    keys: 'Auf einer Karte: + und − oder 0 bis 4 setzen die Anzahl, Eingabe zeigt sie groß; ziehen legt sie ins Deck.',
    order: 'Ordnen nach',
    orders: { cost: 'Kosten', kind: 'Art', title: 'Titel' },
    asRows: 'Als Zeilen',
    all: 'alle',
    load: 'Öffnen',
    problems: {
      empty: 'Da steht nichts.',
      'too-long': 'Das ist zu lang für eine Deckliste.',
      'not-a-deck': 'Das ist keine Deckliste, die wir lesen können.',
      'other-game': 'Dieses Deck gehört zu einem anderen Spiel.',
    },
    outside: 'Karten, die es hier nicht gibt',
    outsideNote: 'Sie bleiben in der Liste stehen und werden nicht mitgespielt.',
    instead: 'Ähnlich:',
    forget: (title) => `${title} aus der Liste streichen`,
    side: 'Neben dem Deck',
    more: 'Notizen, Ordner, Versionen',
    notes: 'Notizen',
    folder: 'Ordner',
    tags: 'Schlagworte',
    tagsHint: 'mit Komma getrennt',
    versions: 'Frühere Versionen',
    same: 'wie jetzt',
    restore: 'Zurückholen',
    hand: 'Probehand',
    draw: 'Ziehen',
    drawAgain: 'Noch einmal',
    mulligan: 'Hand tauschen',
    mulliganDone: 'Die Hand wurde einmal getauscht; diese muss man behalten.',
    odds: 'Wann sehe ich sie?',
    oddsOf: 'Eine von diesen Karten',
    oddsNote: (copies, size, mulligan) =>
      `${copies} Exemplare unter ${size} Karten, genau gerechnet${mulligan ? '; ohne eine davon wird die erste Hand getauscht' : ''}.`,
    unwant: (title) => `${title} nicht mehr mitzählen`,
    firstHand: 'Hand',
    round: (n) => `R${n}`,
    together: (name) => `${name} mit an den Tisch`,
    oneTable: (names) => `An einem Tisch: ${names}`,
    noClash: 'Nichts davon steht sich im Weg.',
  },
  en: {
    own: 'Your decks',
    parts: 'Parts of the workshop',
    partNames: { cards: 'Cards', deck: 'Deck', worth: 'Curve and worth' },
    moreCharts: 'More about the deck',
    filters: 'What is looked for',
    dropFilter: (filter) => `No longer ask for “${filter}”`,
    name: 'Name of the deck',
    unnamed: 'New deck',
    begin: 'Begin with …',
    empty: 'empty deck',
    add: (title) => `Add ${title}`,
    take: (title) => `Take ${title} out`,
    inDeck: (n, most) => `${n} of ${most} in the deck`,
    look: (title, n) => `Look at ${title}, ${n} in the deck`,
    curve: 'Cards by cost',
    mean: (cost) => `${cost.toLocaleString('en', { maximumFractionDigits: 1 })} on average`,
    types: 'Cards by type',
    save: 'Save',
    saved: 'Saved.',
    notSaved: 'Your browser does not allow saving.',
    undo: 'Undo',
    redo: 'Redo',
    repair: 'Repair',
    repaired: 'Repaired. “Undo” takes it back.',
    noRepair: 'We know no repair for this.',
    since: 'Since it was saved',
    remove: 'Delete',
    removeAsk: (name) => `Delete the deck “${name}”?`,
    leaveAsk: 'The deck has changed and is not saved. Open another one all the same?',
    text: 'Import and export',
    textHint:
      'Paste a list, choose a file or drag it onto the page: plain lists (German, English), RingsDB, OCTGN, DragnCards, GEMP, tables.',
    read: 'Take over the text',
    readAs: (format) => `Read as: ${format}.`,
    remarks: (n) => (n === 1 ? '1 line stands in the notes' : `${n} lines stand in the notes`),
    file: 'File',
    format: 'Format',
    formats: {
      text: 'plain list',
      'ringsdb-text': 'RingsDB (text)',
      ringsdb: 'RingsDB (JSON)',
      o8d: 'OCTGN (.o8d)',
      dragncards: 'DragnCards (JSON)',
      gemp: 'GEMP',
      'gemp-text': 'GEMP (text)',
      csv: 'table (CSV)',
      own: 'Tafelrunde (JSON)',
    },
    copy: 'Show the deck as text',
    copyText: 'Copy',
    copied: 'Copied.',
    copyBelow: 'Your browser does not allow copying; the text stands in the field.',
    download: 'As a file',
    share: 'Copy link',
    dropHere: 'Let go of the file to read the deck list.',
    library: 'All cards',
    search: 'Search',
    searchHelp: 'Search signs',
    searchMore: 'Words look in the title; o<3, o>=2, s!lore, s:lore|spirit, -t:event, "in quotation marks".',
    searches: 'Kept searches',
    keepSearch: 'Keep search',
    dropSearch: (line) => `Forget the search “${line}”`,
    found: (n) => (n === 1 ? '1 card' : `${n} cards`),
    noCard: 'No card fits.',
    keys: 'On a card: + and − or 0 to 4 set the number, Enter shows it large; dragging puts it into the deck.',
    order: 'Order by',
    orders: { cost: 'cost', kind: 'type', title: 'title' },
    asRows: 'As rows',
    all: 'all',
    load: 'Open',
    problems: {
      empty: 'There is nothing in it.',
      'too-long': 'This is too long for a deck list.',
      'not-a-deck': 'This is no deck list that we can read.',
      'other-game': 'This deck belongs to another game.',
    },
    outside: 'Cards that we have not got',
    outsideNote: 'They stay in the list and are not played with.',
    instead: 'Similar:',
    forget: (title) => `Strike ${title} off the list`,
    side: 'Beside the deck',
    more: 'Notes, folder, versions',
    notes: 'Notes',
    folder: 'Folder',
    tags: 'Tags',
    tagsHint: 'with commas between them',
    versions: 'Earlier versions',
    same: 'as it is now',
    restore: 'Bring back',
    hand: 'Sample hand',
    draw: 'Draw',
    drawAgain: 'Draw again',
    mulligan: 'Mulligan',
    mulliganDone: 'The hand was changed once; this one has to be kept.',
    odds: 'When do I see it?',
    oddsOf: 'One of these cards',
    oddsNote: (copies, size, mulligan) =>
      `${copies} copies among ${size} cards, exactly reckoned${mulligan ? '; without one of them the first hand is changed' : ''}.`,
    unwant: (title) => `No longer count ${title}`,
    firstHand: 'hand',
    round: (n) => `R${n}`,
    together: (name) => `Bring ${name} to the table`,
    oneTable: (names) => `At one table: ${names}`,
    noClash: 'Nothing stands in the way of another.',
  },
});
