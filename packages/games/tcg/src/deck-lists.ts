import type { Literal } from '@tafelrunde/words';

/** A deck by card ids. The starting companions are among the cards and are taken out when the game begins. */
export type DeckList = {
  readonly ringBearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly start: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
};

interface NamedDeck {
  readonly title: Literal;
  /** The rules it is made for; only these lists are legal under the starter rules (TCG-SILENT-07). */
  readonly format: 'starter' | 'deluxe';
  readonly list: DeckList;
}

/**
 * The ready-made decks. The 60-card lists are those of the paper starters (after public card data, each adds up to 60);
 * the 71-card lists are the versions of an online edition, filled up to 30 cards of each side for the Deluxe rules.
 */
export const decks = {
  aragorn: {
    title: { de: 'Aragorn-Starter', en: 'Aragorn starter' },
    format: 'starter',
    list: {
      ringBearer: '4C302',
      ring: '4C2',
      sites: ['4U328', '4U334', '4U342', '4U346', '4U350', '4U354', '4U356', '4U358', '4U362'],
      start: ['4P364'],
      cards: {
        '4C42': 2,
        '4C49': 2,
        '4C74': 2,
        '4C87': 2,
        '4U132': 2,
        '4C306': 2,
        '4C310': 3,
        '4C314': 3,
        '4C319': 2,
        '4C321': 2,
        '4P364': 2,
        '4C4': 3,
        '4C7': 2,
        '4U8': 2,
        '4C10': 3,
        '4C12': 3,
        '4C13': 3,
        '4C16': 3,
        '4C17': 3,
        '4C26': 3,
      },
    },
  },
  theoden: {
    title: { de: 'Théoden-Starter', en: 'Théoden starter' },
    format: 'starter',
    list: {
      ringBearer: '4C302',
      ring: '4C2',
      sites: ['4U326', '4U335', '4U341', '4U344', '4U347', '4U354', '4U357', '4U359', '4U363'],
      start: ['4C270', '4C266'],
      cards: {
        '4U263': 1,
        '4C266': 1,
        '4C270': 1,
        '4C278': 3,
        '4U280': 2,
        '4U282': 3,
        '4C283': 3,
        '4C286': 3,
        '4C297': 3,
        '4C306': 2,
        '4P365': 2,
        '4C142': 3,
        '4C151': 2,
        '4C165': 3,
        '4C175': 2,
        '4C184': 2,
        '4C185': 3,
        '4C191': 2,
        '4C192': 2,
        '4C197': 3,
        '4C207': 3,
      },
    },
  },
  gandalf: {
    title: { de: 'Deluxe-Starter (Gandalf)', en: 'Deluxe starter (Gandalf)' },
    format: 'starter',
    list: {
      ringBearer: '4C302',
      ring: '4C2',
      sites: ['4U329', '4U336', '4U340', '4U346', '4U351', '4U354', '4U357', '4U359', '4U363'],
      start: ['4C90'],
      cards: {
        '4C49': 1,
        '4C74': 1,
        '4C90': 1,
        '4C93': 2,
        '4C97': 3,
        '4C105': 3,
        '4C266': 2,
        '4C270': 2,
        '4C291': 2,
        '4C306': 2,
        '4C316': 1,
        '4C319': 2,
        '4C321': 2,
        '4U220': 3,
        '4C221': 3,
        '4C224': 3,
        '4C226': 2,
        '4C227': 2,
        '4C228': 3,
        '4C235': 2,
        '4C239': 2,
        '4C241': 2,
        '4C252': 3,
      },
    },
  },
  aragorn71: {
    title: { de: 'Aragorn-Deck, 71 Karten', en: 'Aragorn deck, 71 cards' },
    format: 'deluxe',
    list: {
      ringBearer: '4C302',
      ring: '4C2',
      sites: ['4U328', '4U334', '4U342', '4U346', '4U350', '4U354', '4U356', '4U358', '4U362'],
      start: ['4P364'],
      cards: {
        '4C42': 3,
        '4C49': 2,
        '4C74': 2,
        '4C87': 3,
        '4U132': 2,
        '4C306': 2,
        '4C308': 3,
        '4C310': 3,
        '4C314': 3,
        '4C319': 2,
        '4C321': 2,
        '4P364': 3,
        '4C4': 3,
        '4C7': 2,
        '4U8': 2,
        '4C10': 4,
        '4C12': 4,
        '4C13': 4,
        '4C16': 4,
        '4C17': 4,
        '4C26': 3,
      },
    },
  },
  theoden71: {
    title: { de: 'Théoden-Deck, 71 Karten', en: 'Théoden deck, 71 cards' },
    format: 'deluxe',
    list: {
      ringBearer: '4C302',
      ring: '4C2',
      sites: ['4U326', '4U335', '4U341', '4U344', '4U347', '4U354', '4U357', '4U359', '4U363'],
      start: ['4C270', '4C266'],
      cards: {
        '4U263': 1,
        '4C266': 1,
        '4C270': 1,
        '4C277': 1,
        '4C278': 3,
        '4U280': 2,
        '4U282': 4,
        '4C283': 3,
        '4C286': 3,
        '4U295': 1,
        '4U296': 2,
        '4C297': 3,
        '4C306': 2,
        '4P365': 3,
        '4C142': 3,
        '4C151': 2,
        '4C165': 4,
        '4C175': 2,
        '4C184': 4,
        '4C185': 4,
        '4C191': 2,
        '4C192': 2,
        '4C197': 4,
        '4C207': 3,
      },
    },
  },
} as const satisfies Record<string, NamedDeck>;

export type DeckName = keyof typeof decks;
