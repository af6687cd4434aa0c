import { manifest } from '@tafelrunde/kernel/manifest';
import { isCore } from './core-setup.ts';

/** What is known of this game without its rules. */
export default manifest({
  id: 'lcg',
  place: 1,
  load: (setup = null) => (isCore(setup) ? import('./core-game.ts') : import('./game.ts')),
  title: { de: 'Der Herr der Ringe: Das Kartenspiel', en: 'The Lord of the Rings: The Card Game' },
  heading: { de: 'Der Herr der Ringe', en: 'The Lord of the Rings' },
  subtitle: { de: 'Das Kartenspiel', en: 'The Card Game' },
  short: { de: 'Kartenspiel', en: 'Card Game' },
  kind: { de: 'Kooperativ', en: 'Cooperative' },
  about: {
    de: 'Gemeinsam durch Mittelerde: Helden reisen, kämpfen und behalten ihre Bedrohung im Blick.',
    en: 'Together across Middle-earth: heroes quest, fight and keep an eye on their threat.',
  },
  primer: {
    de: [
      'Ihr spielt gemeinsam gegen das Begegnungsdeck. Ziel ist, alle Abschnitte des Abenteuers zu schaffen.',
      'In jeder Runde bekommt jeder Held 1 Ressource, und du ziehst 1 Karte. Mit den Ressourcen spielst du Karten derselben Sphäre aus.',
      'Dann stellen sich Charaktere dem Abenteuer: Ihre Willenskraft misst sich mit dem Widerstand in der Aufmarschzone, nachdem dort je Spieler eine Karte aufgedeckt wurde.',
      'Ist sie größer, macht ihr Fortschritt; ist sie kleiner, steigt eure Bedrohung. Bei 50 scheidet man aus.',
      'Danach reist ihr, Gegner stellen euch zum Kampf und greifen an; wer noch aufrecht steht, verteidigt und schlägt zurück.',
      'Am Ende der Runde werden alle wieder spielbereit, und die Bedrohung steigt um 1.',
    ],
    en: [
      'You play together against the encounter deck. The aim is to complete all stages of the quest.',
      'Each round every hero gets 1 resource and you draw 1 card. With the resources you play cards of the same sphere.',
      'Then characters commit to the quest: their willpower is compared with the threat in the staging area, after one card for each player was revealed there.',
      'If it is higher, you make progress; if it is lower, your threat rises. At 50 you are out.',
      'After that you travel, enemies engage you and attack; whoever is still upright defends and strikes back.',
      'At the end of the round everybody is ready again, and threat rises by 1.',
    ],
  },
  players: { least: 1, most: 4 },
  minutes: [45, 90],
  cooperative: true,
  colour: '#44703d',
  icon: 'campfire',
  scenarios: [
    { id: 'mirkwood', title: { de: 'Weg durch den Düsterwald', en: 'Passage Through Mirkwood' } },
    { id: 'anduin', title: { de: 'Reise den Anduin hinab', en: 'Journey Along the Anduin' } },
    { id: 'dol-guldur', title: { de: 'Flucht aus Dol Guldur', en: 'Escape from Dol Guldur' } },
    { id: 'hunt-for-gollum', title: { de: 'Die Jagd nach Gollum', en: 'The Hunt for Gollum' } },
    { id: 'carrock', title: { de: 'Der Kampf am Carrock', en: 'Conflict at the Carrock' } },
    { id: 'rhosgobel', title: { de: 'Die Reise nach Rhosgobel', en: 'A Journey to Rhosgobel' } },
    { id: 'emyn-muil', title: { de: 'Die Hügel von Emyn Muil', en: 'The Hills of Emyn Muil' } },
    { id: 'dead-marshes', title: { de: 'Die Totensümpfe', en: 'The Dead Marshes' } },
    { id: 'return-to-mirkwood', title: { de: 'Die Rückkehr zum Düsterwald', en: 'Return to Mirkwood' } },
  ],
  start: {
    setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }] },
    people: 1,
    seats: 1,
  },
  together: {
    setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }, { starter: 'tactics' }] },
    seats: 2,
  },
  daily: [
    { setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }] }, seats: 1 },
    {
      setup: {
        scenario: 'hunt-for-gollum',
        mode: 'standard',
        players: [{ starter: 'spirit' }, { starter: 'tactics' }],
      },
      seats: 2,
    },
    { setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'tactics' }] }, seats: 1 },
    {
      setup: { scenario: 'carrock', mode: 'standard', players: [{ starter: 'leadership' }, { starter: 'spirit' }] },
      seats: 2,
    },
    { setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'lore' }] }, seats: 1 },
    {
      setup: { scenario: 'anduin', mode: 'standard', players: [{ starter: 'tactics' }, { starter: 'leadership' }] },
      seats: 2,
    },
    { setup: { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'spirit' }] }, seats: 1 },
  ],
  decks: true,
  rules: true,
});
