import { manifest } from '@tafelrunde/kernel/manifest';

/** What is known of this game without its rules. */
export default manifest({
  id: 'dbg',
  place: 3,
  load: () => import('./game.ts'),
  title: {
    de: 'Der Herr der Ringe: Die Gefährten – Deckbau-Spiel',
    en: 'The Lord of the Rings: The Fellowship of the Ring Deck-Building Game',
  },
  heading: { de: 'Der Herr der Ringe', en: 'The Lord of the Rings' },
  subtitle: { de: 'Die Gefährten, Deckbau-Spiel', en: 'The Fellowship of the Ring, Deck-Building Game' },
  short: { de: 'Deckbau-Spiel', en: 'Deck-Building Game' },
  kind: { de: 'Deckbau', en: 'Deck-building' },
  about: {
    de: 'Mit jedem Zug wird das eigene Deck stärker, doch die Erzfeinde warten nicht.',
    en: 'Every turn makes your own deck stronger, but the archenemies do not wait.',
  },
  primer: {
    de: [
      'Alle beginnen mit einem schwachen Deck aus Tapferkeit und Verzweiflung und einem Helden.',
      'Im Zug spielst du alle Handkarten, sammelst Macht und kaufst damit Karten vom Pfad oder besiegst den Erzfeind.',
      'Gekauftes landet im Ablagestapel und kommt später ins Deck: So wird es mit jedem Zug stärker.',
      'Im Pfad lauern Hinterhalte, und Angriffe treffen die anderen. Ist der letzte Erzfeind besiegt oder das Hauptdeck leer, gewinnt, wer die meisten Siegpunkte hat.',
    ],
    en: [
      'Everybody begins with a weak deck of Courage and Despair and with a hero.',
      'On your turn you play all cards in hand, gather power and use it to buy cards from the path or to defeat the archenemy.',
      'What you buy goes to the discard pile and later into the deck: every turn makes it stronger.',
      'Ambushes and attacks hit the others. When the last archenemy is defeated or the main deck is empty, the most victory points win.',
    ],
  },
  players: { least: 2, most: 5 },
  minutes: [40, 60],
  cooperative: false,
  colour: '#7b4a86',
  icon: 'ring',
  scenarios: [],
  start: { setup: { seats: 2, heroes: 'beginner' }, people: 1, seats: 2 },
  daily: [
    { setup: { seats: 2, heroes: 'random' }, seats: 2 },
    { setup: { seats: 3, heroes: 'random' }, seats: 3 },
    { setup: { seats: 2, heroes: 'choose' }, seats: 2 },
    { setup: { seats: 4, heroes: 'random' }, seats: 4 },
  ],
  decks: false,
  rules: true,
});
