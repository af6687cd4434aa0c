import { wordsIn } from '../../words-in.ts';

const de = {
  bearer: 'Ringträger und Ring',
  sites: (n: number) => `Orte (${n} von 9)`,
  free: (n: number) => `Freie Völker (${n})`,
  shadow: (n: number) => `Schatten (${n})`,
  siteTitle: (n: number, title: string) => `${n} · ${title}`,
  start: (titles: string) =>
    `Mit dem Stern: Anfangsgemeinschaft neben Frodo, Gesamtkosten höchstens 4. Jetzt: ${titles}.`,
  nobody: 'niemand',
  begins: (title: string) => `${title} beginnt in der Gemeinschaft`,
  fineFull: 'Dieses Deck ist nach den vollständigen Regeln spielbar.',
  fineStarter: 'Das ist ein festes Starterdeck: spielbar nach den Starterregeln.',
  about: (n: number, titles: string) => (titles === '' ? `${n} Karten` : `${n} Karten, beginnt mit ${titles}`),
  cultures: 'Karten nach Kulturen',
  balance: 'Beide Seiten',
  hint: 'c:rohan t:gefährte o<3 s>6',
  letters: {
    c: 'Kultur',
    t: 'Kartenart',
    o: 'Zwielichtkosten',
    s: 'Stärke',
    v: 'Vitalität',
    n: 'Ortszahl',
    k: 'Volk oder Schlüsselwort',
    f: 'Seite (free, shadow)',
    x: 'Text',
    u: 'einzigartig (ja, nein)',
  } as Readonly<Record<string, string>>,
  play: 'Damit gegen einen Bot',
};

const en: typeof de = {
  bearer: 'Ring-bearer and Ring',
  sites: (n) => `Sites (${n} of 9)`,
  free: (n) => `Free Peoples (${n})`,
  shadow: (n) => `Shadow (${n})`,
  siteTitle: (n, title) => `${n} · ${title}`,
  start: (titles) => `With the star: starting fellowship beside Frodo, total cost 4 at most. Now: ${titles}.`,
  nobody: 'nobody',
  begins: (title) => `${title} begins in the fellowship`,
  fineFull: 'This deck can be played under the full rules.',
  fineStarter: 'This is a fixed starter deck: it can be played under the starter rules.',
  about: (n, titles) => (titles === '' ? `${n} cards` : `${n} cards, begins with ${titles}`),
  cultures: 'Cards by culture',
  balance: 'Both sides',
  hint: 'c:rohan t:companion o<3 s>6',
  letters: {
    c: 'culture',
    t: 'card type',
    o: 'twilight cost',
    s: 'strength',
    v: 'vitality',
    n: 'site number',
    k: 'race or keyword',
    f: 'side (free, shadow)',
    x: 'text',
    u: 'unique (yes, no)',
  },
  play: 'Try it against a bot',
};

/** What the decks of the trading card game have beside those of others. */
export const deckWords = wordsIn<typeof de>({ de, en });
