import { manifest } from '@tafelrunde/kernel/manifest';

/** What is known of this game without its rules. */
export default manifest({
  id: 'tcg',
  place: 2,
  load: () => import('./game.ts'),
  title: { de: 'Der Herr der Ringe: Sammelkartenspiel', en: 'The Lord of the Rings: Trading Card Game' },
  heading: { de: 'Der Herr der Ringe', en: 'The Lord of the Rings' },
  subtitle: { de: 'Sammelkartenspiel: Die zwei Türme', en: 'Trading Card Game: The Two Towers' },
  short: { de: 'Sammelkartenspiel', en: 'Trading Card Game' },
  kind: { de: 'Gegeneinander', en: 'Competitive' },
  about: {
    de: 'Jeder führt seine Gefährten und zugleich den Schatten, der die der anderen jagt.',
    en: 'Everyone leads a fellowship, and the shadow that hunts the fellowships of the others.',
  },
  primer: {
    de: [
      'Jeder führt eine Gemeinschaft freier Völker und zugleich den Schatten, der die der anderen jagt.',
      'Wer am Zug ist, spielt seine Gefährten und bewegt sich weiter. Alles, was er ausgibt, füllt die Geisterwelt.',
      'Mit diesem Zwielicht bezahlen die anderen ihre Diener, die nun kämpfen: erst Fernkampf, dann Kampf für Kampf.',
      'Wer mit dem Ringträger den neunten Ort erreicht und dort überlebt, gewinnt. Wessen Ringträger stirbt oder der Versuchung erliegt, verliert.',
    ],
    en: [
      'Everybody leads a fellowship of free peoples, and the shadow that hunts the fellowships of the others.',
      'Whoever has the turn plays companions and moves on. Everything spent fills the twilight pool.',
      'With that twilight the others pay for their minions, which now fight: first archery, then skirmish by skirmish.',
      'Whoever reaches the ninth site with the Ring-bearer and survives there wins. Whose Ring-bearer is killed or corrupted loses.',
    ],
  },
  players: { least: 2 },
  minutes: [45, 75],
  cooperative: false,
  colour: '#9c3b2f',
  icon: 'white-tower',
  scenarios: [],
  start: {
    setup: { format: 'starter', players: [{ starter: 'aragorn' }, { starter: 'theoden' }] },
    people: 1,
    seats: 2,
  },
  daily: [
    { setup: { format: 'starter', players: [{ starter: 'aragorn' }, { starter: 'theoden' }] }, seats: 2 },
    { setup: { format: 'starter', players: [{ starter: 'theoden' }, { starter: 'gandalf' }] }, seats: 2 },
    { setup: { format: 'starter', players: [{ starter: 'gandalf' }, { starter: 'aragorn' }] }, seats: 2 },
    { setup: { format: 'starter', players: [{ starter: 'theoden' }, { starter: 'aragorn' }] }, seats: 2 },
    { setup: { format: 'starter', players: [{ starter: 'gandalf' }, { starter: 'theoden' }] }, seats: 2 },
    { setup: { format: 'starter', players: [{ starter: 'aragorn' }, { starter: 'gandalf' }] }, seats: 2 },
  ],
  decks: true,
  rules: true,
});
