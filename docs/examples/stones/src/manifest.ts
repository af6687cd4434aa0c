import { manifest } from '@tafelrunde/kernel/manifest';

export default manifest({
  id: 'stones',
  place: 9,
  load: () => import('./game.ts'),
  title: { de: 'Steine', en: 'Stones' },
  heading: { de: 'Steine', en: 'Stones' },
  subtitle: { de: 'Ein Haufen', en: 'One heap' },
  short: { de: 'Steine', en: 'Stones' },
  kind: { de: 'Gegeneinander', en: 'Competitive' },
  about: { de: 'Wer den letzten Stein nimmt, gewinnt.', en: 'Whoever takes the last stone wins.' },
  primer: {
    de: ['Ein Haufen Steine liegt da.', 'Nimm reihum einen, zwei oder drei.', 'Wer den letzten nimmt, gewinnt.'],
    en: ['There is a heap of stones.', 'Take one, two or three in turn.', 'Whoever takes the last one wins.'],
  },
  players: { least: 2, most: 2 },
  minutes: [1, 2],
  cooperative: false,
  colour: '#5b5b66',
  icon: 'stone-pile',
  scenarios: [],
  start: { setup: { stones: 12 }, people: 1, seats: 2 },
  decks: false,
  rules: false,
});
