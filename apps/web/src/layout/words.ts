import { wordsIn } from '../words-in.ts';

interface LayoutWords {
  readonly tabs: string;
  readonly world: string;
  readonly others: string;
  readonly more: (n: number) => string;
  readonly equal: (n: number) => string;
  readonly open: (name: string) => string;
  readonly ready: (n: number) => string;
  readonly acts: string;
  readonly pin: string;
  readonly unpin: string;
  readonly chronicle: string;
  readonly everybody: string;
  readonly filter: string;
  readonly chat: string;
  readonly unread: (n: number) => string;
  readonly handOf: (name: string) => string;
}

const de: LayoutWords = {
  tabs: 'Teile des Tisches',
  world: 'Was um euch ist',
  others: 'Mitspieler',
  more: (n) => `${n} weitere Karten`,
  equal: (n) => `${n} gleiche Karten`,
  open: (name) => `${name}: alles zeigen`,
  ready: (n) => `${n} bereit`,
  acts: 'handelt',
  pin: 'Karte festhalten',
  unpin: 'Karte loslassen',
  chronicle: 'Chronik öffnen',
  everybody: 'alle',
  filter: 'Wessen Taten?',
  chat: 'Chat',
  unread: (n) => `${n} neu`,
  handOf: (name) => `Hand von ${name}`,
};

const en: LayoutWords = {
  tabs: 'Parts of the table',
  world: 'What is around you',
  others: 'Players',
  more: (n) => `${n} more cards`,
  equal: (n) => `${n} equal cards`,
  open: (name) => `${name}: show everything`,
  ready: (n) => `${n} ready`,
  acts: 'acts',
  pin: 'Pin this card',
  unpin: 'Let the card go',
  chronicle: 'Open the chronicle',
  everybody: 'everybody',
  filter: 'Whose deeds?',
  chat: 'Chat',
  unread: (n) => `${n} new`,
  handOf: (name) => `${name}’s hand`,
};

/** The words of the frame of a table. */
export const layoutWords = wordsIn<LayoutWords>({ de, en });
