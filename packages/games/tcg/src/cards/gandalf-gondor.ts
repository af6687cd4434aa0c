import { type CardSpec, card } from '../define.ts';
import { cannotBeWounded, strength } from '../language/boosts.ts';
import { spotAny, unlessPrevented } from '../language/choices.ts';
import { canSpot, canSpotTwilight } from '../language/conditions.ts';
import { has } from '../language/constants.ts';
import { x } from '../language/counts.ts';
import { healTwice, wound } from '../language/effects.ts';
import { repeat, target } from '../language/language.ts';
import { fellowshipMoves } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

export const gandalfGondor: readonly CardSpec[] = [
  card('companion', {
    id: '4C90',
    title: { de: 'Gandalf', en: 'Gandalf', as: 'name m' },
    subtitle: { de: 'Der Weiße Zauberer', en: 'The White Wizard' },
    unique: true,
    culture: 'gandalf',
    race: 'wizard',
    signet: 'gandalf',
    cost: 4,
    strength: 7,
    vitality: 4,
    abilities: [has('this', [{ stat: 'strength', amount: 3 }], { while: canSpotTwilight(3) }, 'companion')],
  }),

  card('event', {
    id: '4C93',
    title: { de: 'Hab Geduld', en: 'Have Patience', as: 'quoted' },
    culture: 'gandalf',
    cost: 3,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        requires: canSpot({ title: 'Gandalf' }),
        effect: target(cards({ bound: 'un' }), 'it', healTwice(the('it'))),
      },
    ],
  }),

  card('event', {
    id: '4C97',
    title: { de: 'Lange fiel ich', en: 'Long I Fell', as: 'quoted' },
    culture: 'gandalf',
    keywords: ['spell'],
    cost: 2,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        requires: canSpot({ title: 'Gandalf' }),
        effect: unlessPrevented(
          cannotBeWounded(cards({ title: 'Gandalf' })),
          target(cards({ type: 'minion' }), 'it', wound(the('it'))),
          'you',
        ),
      },
    ],
  }),

  card('event', {
    id: '4C105',
    title: { de: 'Unter der lebendigen Erde', en: 'Under the Living Earth', as: 'quoted' },
    culture: 'gandalf',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        requires: canSpot({ title: 'Gandalf' }),
        spot: spotAny('twilight', 5),
        effect: strength(x, cards({ title: 'Gandalf' })),
      },
    ],
  }),

  card('possession', {
    id: '4U132',
    title: { de: 'Schwert des Waldläufers', en: 'Ranger’s Sword', as: { de: 'n', en: 'name it' } },
    subtitle: { de: 'Aragorns Klinge', en: 'Blade of Aragorn' },
    unique: true,
    culture: 'gondor',
    itemClass: 'handWeapon',
    cost: 1,
    strength: 2,
    bearer: { title: 'Aragorn' },
    abilities: [has('bearer', [{ stat: 'strength', amount: 2 }], { facing: { race: 'urukHai' } })],
  }),

  card('companion', {
    id: '4P364',
    title: { de: 'Aragorn', en: 'Aragorn', as: 'name m' },
    subtitle: { de: 'Flügelfuß', en: 'Wingfoot' },
    unique: true,
    culture: 'gondor',
    race: 'man',
    signet: 'aragorn',
    keywords: ['ranger'],
    cost: 4,
    strength: 8,
    vitality: 4,
    abilities: [
      {
        kind: 'optional',
        moment: fellowshipMoves,
        spot: spotAny({ bound: 'un', race: 'hobbit' }),
        effect: repeat(x, target(cards({ type: 'minion' }), 'it', wound(the('it')))),
      },
    ],
  }),
];
