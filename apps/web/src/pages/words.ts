import { wordsIn } from '../words-in.ts';

interface PagesWords {
  readonly games: string;
  readonly search: string;
  readonly all: string;
  readonly cards: {
    readonly title: string;
    readonly lead: string;
    readonly found: (n: number, all: number) => string;
    readonly none: string;
    readonly notYet: string;
    readonly copies: (n: number) => string;
    readonly look: (title: string) => string;
  };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly found: (n: number, all: number) => string;
    readonly none: string;
    readonly parts: string;
    readonly related: string;
    readonly where: string;
    readonly quick: string;
    readonly learn: string;
  };
  readonly decks: { readonly title: string; readonly lead: string; readonly none: string; readonly failed: string };
  readonly loading: string;
}

/** The words of the pages beside the table, in the language of the page. */
export const pagesWords = wordsIn<PagesWords>({
  de: {
    games: 'Spiel',
    search: 'Suchen',
    all: 'alle',
    cards: {
      title: 'Karten',
      lead: 'Alle Karten der Schachtel. Was hier steht, ist genau das, was die Karte im Spiel tut.',
      found: (n, all) => (n === all ? `${all} Karten` : `${n} von ${all} Karten`),
      none: 'Keine Karte passt dazu.',
      notYet: 'Die Karten dieses Spiels kommen, sobald es spielbar ist.',
      copies: (n) => (n === 1 ? '1 Exemplar' : `${n} Exemplare`),
      look: (title) => `${title} groß zeigen`,
    },
    rules: {
      title: 'Regeln',
      lead: 'Die Regeln in unseren eigenen Worten, einzeln und mit festen Kennungen. „Warum?“ am Tisch führt hierher.',
      found: (n, all) => (n === all ? `${all} Regeln` : `${n} von ${all} Regeln`),
      none: 'Keine Regel enthält das.',
      parts: 'Teile der Regeln',
      related: 'Siehe auch',
      where: 'Steht in',
      quick: 'Schnell hineinfinden',
      learn: 'Eine geführte erste Runde spielen',
    },
    decks: {
      title: 'Decks',
      lead: 'Baue eigene Decks, prüfe sie und nimm sie mit an den Tisch.',
      none: 'Für dieses Spiel werden keine Decks gebaut, oder sie kommen noch.',
      failed: 'Die Werkstatt ließ sich nicht laden. Lade die Seite neu.',
    },
    loading: 'Lädt …',
  },
  en: {
    games: 'Game',
    search: 'Search',
    all: 'all',
    cards: {
      title: 'Cards',
      lead: 'All cards of the box. What stands here is exactly what the card does in the game.',
      found: (n, all) => (n === all ? `${all} cards` : `${n} of ${all} cards`),
      none: 'No card fits.',
      notYet: 'The cards of this game come as soon as it can be played.',
      copies: (n) => (n === 1 ? '1 copy' : `${n} copies`),
      look: (title) => `Show ${title} large`,
    },
    rules: {
      title: 'Rules',
      lead: 'The rules in our own words, one by one and with fixed ids. “Why?” at the table leads here.',
      found: (n, all) => (n === all ? `${all} rules` : `${n} of ${all} rules`),
      none: 'No rule says that.',
      parts: 'Parts of the rules',
      related: 'See also',
      where: 'Found in',
      quick: 'Find your way in quickly',
      learn: 'Play a guided first round',
    },
    decks: {
      title: 'Decks',
      lead: 'Build decks of your own, check them and take them to the table.',
      none: 'No decks are built for this game, or they are still to come.',
      failed: 'The workshop could not be loaded. Load the page again.',
    },
    loading: 'Loading …',
  },
});
