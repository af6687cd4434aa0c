import { manifest } from '@tafelrunde/kernel/manifest';

/** What is known of this game without its rules. */
export default manifest({
  id: 'runebound',
  place: 4,
  load: () => import('./game.ts'),
  title: { de: 'Runebound', en: 'Runebound' },
  heading: { de: 'Runebound', en: 'Runebound' },
  subtitle: { de: 'Dritte Edition', en: 'Third Edition' },
  short: { de: 'Runebound', en: 'Runebound' },
  kind: { de: 'Abenteuer', en: 'Adventure' },
  about: {
    de: 'Für das Gelände würfeln, sich durchs Land bewegen, Abenteuer bestehen und dem Endgegner entgegentreten.',
    en: 'Roll for the terrain, cross the land, meet adventures, gear up and face the villain.',
  },
  primer: {
    de: [
      'Jeder bewegt einen Helden durch Terrinoth. Wer den Endgegner des Szenarios besiegt, gewinnt.',
      'Ein Zug hat drei Aktionen: bewegen (mit Geländewürfeln), ein Abenteuer bestehen (kostet zwei), einkaufen, trainieren oder ausruhen.',
      'Gekämpft wird mit Markern, die man wirft: Was oben liegt, wird nacheinander ausgegeben.',
      'Gold kauft Ausrüstung, mit Trophäen aus Abenteuern lernt man Fertigkeiten. Die Zeit drängt: Runde um Runde rückt die Handlung weiter.',
    ],
    en: [
      'Everybody crosses Terrinoth with a hero. Whoever defeats the villain of the scenario wins.',
      'A turn has three actions: move (with terrain dice), meet an adventure (it takes two), shop, train or rest.',
      'Combat is fought with tokens that are cast: what lies on top is spent in turn.',
      'Gold buys gear, trophies of adventures teach skills. Time is short: the story moves on round by round.',
    ],
  },
  players: { least: 2, most: 4 },
  minutes: [120, 180],
  cooperative: false,
  colour: '#38658a',
  icon: 'rune-stone',
  scenarios: [
    { id: 'margath', title: { de: 'Der Aufstieg Margaths', en: 'The Ascendance of Margath' } },
    { id: 'vorakesh', title: { de: 'Der Untote König', en: 'The Corpse King' } },
  ],
  start: { setup: { players: 2, scenario: 'margath' }, people: 1, seats: 2 },
  daily: [
    { setup: { players: 2, scenario: 'margath' }, seats: 2 },
    { setup: { players: 2, scenario: 'vorakesh' }, seats: 2 },
    { setup: { players: 3, scenario: 'margath' }, seats: 3 },
    { setup: { players: 3, scenario: 'vorakesh' }, seats: 3 },
  ],
  decks: false,
  rules: true,
});
