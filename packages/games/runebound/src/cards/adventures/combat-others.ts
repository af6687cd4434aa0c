import { event, quest, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  gainTopAsset,
  gold,
  heal,
  loseGold,
  place,
  suffer,
  takeTrophy,
  test,
  trophy,
} from '../../language/index.ts';

/** Neutral cards of the combat deck: quests and events. */
export const combatOthers: readonly RbCard[] = [
  quest({
    id: 'smoke-in-the-distance',
    deck: 'combat',
    title: { de: 'Rauch in der Ferne', en: 'Smoke in the Distance', as: 'quoted' },
    flavor: {
      de: 'Zu viel Rauch für einen Herd, zu wenig für einen Wald.',
      en: 'Too much smoke for a hearth, too little for a forest.',
    },
    task: {
      at: place('ash-hills'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'forest'], effect: trophy('combat') },
        { need: ['hills', 'hills', 'compass'], effect: all(gold(3), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'hunting-party',
    deck: 'combat',
    title: { de: 'Jagdgesellschaft', en: 'Hunting Party', as: 'quoted' },
    flavor: { de: 'Der Fürst schießt schlecht und zahlt gut.', en: 'The prince shoots badly and pays well.' },
    task: {
      at: place('hunting-circle'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['plains', 'forest'], effect: all(gold(3), heal(2)) },
        { need: ['forest', 'forest', 'compass'], effect: gainTopAsset },
      ],
    },
  }),

  event({
    id: 'big-trouble',
    deck: 'combat',
    title: { de: 'Großer Ärger', en: 'Big Trouble', as: 'quoted' },
    flavor: { de: 'Das Wirtshaus hatte eben noch ein Dach.', en: 'A moment ago the inn still had a roof.' },
    options: [
      {
        effect: test('body', -1, all(gold(3), anyTrophy(1), takeTrophy), suffer(2)),
        story: { de: 'Stell dich mitten hinein.', en: 'Wade right in.' },
      },
      {
        effect: test('mind', 0, all(gold(2), takeTrophy)),
        story: { de: 'Rede, bis allen die Puste ausgeht.', en: 'Talk until everybody is out of breath.' },
      },
    ],
  }),

  event({
    id: 'robbery-on-the-road',
    deck: 'combat',
    title: { de: 'Überfall auf der Straße', en: 'Robbery on the Road', as: 'quoted' },
    flavor: { de: 'Ein umgestürzter Karren, und niemand jammert.', en: 'An overturned cart, and nobody is wailing.' },
    options: [
      {
        effect: all(loseGold(2), takeTrophy),
        story: {
          de: 'Wirf ihnen den Beutel hin und merk dir ihre Gesichter.',
          en: 'Throw them your purse and remember their faces.',
        },
      },
      {
        effect: test('body', 0, all(gold(3), takeTrophy), suffer(2)),
        story: { de: 'Zieh blank.', en: 'Draw your blade.' },
      },
    ],
  }),
];
