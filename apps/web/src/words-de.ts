import type { PageWords } from './words-form.ts';

export const de: PageWords = {
  pageTitle: 'Tafelrunde – vier Spiele, ein Tisch',
  pageDescription: 'Ein Tisch im Browser für vier Brett- und Kartenspiele, nach ihren vollständigen Regeln.',
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  loading: 'Lädt …',
  navigation: {
    label: 'Hauptmenü',
    games: 'Spiele',
    cards: 'Karten',
    rules: 'Regeln',
    decks: 'Decks',
    lab: 'Labor',
    campaign: 'Kampagne',
    online: 'Zusammen',
    puzzles: 'Rätsel',
    replay: 'Ansehen',
    profile: 'Dein Profil',
  },
  hero: {
    title: 'Vier Spiele, ein Tisch',
    lead: 'Spiele, die im Regal auf Mitspieler warten, kommen an einen Tisch im Browser: nach ihren vollständigen Regeln, allein, mit Bots oder mit Freunden anderswo. Der Tisch zeigt, was erlaubt ist, führt Buch und sagt, warum.',
    yours: 'Du bist am Zug',
    goOn: 'Weiterspielen',
    learn: 'Erste Schritte',
    lessons: 'am echten Tisch, Schritt für Schritt',
  },
  games: {
    title: 'Die Spiele',
    players: (least, most) => (most === undefined ? `Ab ${least} Personen` : `${least}–${most} Personen`),
    play: 'Spielen',
    options: 'Anpassen …',
    learn: 'Erste Schritte',
    together: 'Mit Freunden',
    opening: {
      opening: 'Der Tisch wird geöffnet …',
      failed: 'Der Server ist gerade nicht zu erreichen. Allein kannst du trotzdem spielen.',
    },
  },
  puzzle: {
    title: 'Rätsel des Tages',
    lead: 'Eine Stellung, ein bester Zug.',
    days: (n) => `${n} Tage in Folge`,
    row: (n) => `${n} richtig in Folge`,
    solve: 'Lösen',
  },
  daily: {
    title: 'Abenteuer des Tages',
    lead: 'Jeden Tag eine Partie, für alle mit denselben Karten, und eine Tafel, auf der steht, wer am meisten daraus gemacht hat.',
  },
  saved: {
    title: 'Gespeicherte Spiele',
    resume: 'Fortsetzen',
    look: 'Ansehen',
    remove: 'Löschen',
    statistics: 'Deine Partien in Zahlen',
    removeAsk: 'Dieses gespeicherte Spiel löschen?',
    download: 'Herunterladen',
    finished: (n) => (n === 1 ? '1 beendetes Spiel' : `${n} beendete Spiele`),
    broken: (n) =>
      n === 1
        ? 'Ein gespeichertes Spiel ließ sich nicht lesen. Es liegt hier, so wie es war:'
        : `${n} gespeicherte Spiele ließen sich nicht lesen. Sie liegen hier, so wie sie waren:`,
    states: { running: 'läuft', won: 'gewonnen', lost: 'verloren', resigned: 'aufgegeben' },
    company: (people, bots) =>
      people + bots === 0
        ? 'allein'
        : `mit ${[people > 0 ? (people === 1 ? '1 Mitspieler' : `${people} Mitspielern`) : '', bots > 0 ? (bots === 1 ? '1 Bot' : `${bots} Bots`) : ''].filter(Boolean).join(' und ')}`,
    score: (n) => `Wertung ${n}`,
    peeked: 'mit Zurücknehmen von Aufgedecktem',
  },
  about: {
    title: 'Über Tafelrunde',
    fanProject: {
      title: 'Ein inoffizielles Fanprojekt',
      text: 'Tafelrunde steht in keiner Verbindung zu den Verlagen und Rechteinhabern der Spiele und wird von ihnen weder unterstützt noch geprüft. Es enthält keine Bilder, keine Logos und keine Texte der Verlage: Alle Texte sind eigene Worte, alle Karten selbst gezeichnet. Namen und Marken gehören ihren Inhabern. Wer die Spiele mag, kaufe sie.',
    },
    privacy: {
      title: 'Keine Spuren',
      text: 'Keine Zählung, keine fremden Server. Die gewählte Sprache und deine Spiele merkt sich nur dein Browser. Erst wer mit anderen spielt, bekommt ein Cookie, an dem der Server ihn wiedererkennt.',
    },
    licences: {
      title: 'Quellen und Lizenzen',
      text: 'Der Code ist frei (MIT-Lizenz).',
      icons: 'Piktogramme: game-icons.net, CC BY 3.0 (Lorc, Delapouite und andere)',
      fonts: 'Schriften: Alegreya von Huerta Tipográfica, SIL Open Font License',
      docs: 'Dokumentation (englisch)',
    },
  },
};
