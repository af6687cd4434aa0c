import { type Ability, type CardSpec, card } from '../define.ts';
import type { Filter } from '../filter.ts';
import { gains, strength } from '../language/boosts.ts';
import { spotAny } from '../language/choices.ts';
import { canSpot, itIs } from '../language/conditions.ts';
import { cheaperWhile, has, overwhelmedByTriple } from '../language/constants.ts';
import { x } from '../language/counts.ts';
import { addTwilight, exert, heal, preventWound } from '../language/effects.ts';
import { all, target, when } from '../language/language.ts';
import {
  atFellowshipStart,
  atTurnStart,
  skirmishWithBearer,
  unboundWouldBeWounded,
  youPlayThis,
} from '../language/moments.ts';
import { bearerOf, playFrom } from '../language/play.ts';
import { bearer, cards, facingBearer, self, the, thisCompanion } from '../language/select.ts';

const rohanMan: Filter = { culture: 'rohan', race: 'man' };
const rider: Filter = { race: ['man', 'elf', 'wizard'] };

/** Every minion that faces the rider exerts. */
const trample: Ability = { kind: 'required', moment: skirmishWithBearer, effect: exert(facingBearer) };

export const rohan: readonly CardSpec[] = [
  card('possession', {
    id: '4U263',
    title: { de: 'Brego', en: 'Brego', as: 'name m' },
    unique: true,
    culture: 'rohan',
    itemClass: 'mount',
    cost: 1,
    bearer: rider,
    toPlay: canSpot(rohanMan),
    abilities: [{ kind: 'optional', moment: youPlayThis, effect: heal(bearer) }, trample],
  }),

  card('companion', {
    id: '4C266',
    title: { de: 'Éomer', en: 'Éomer', as: 'name m' },
    subtitle: { de: 'Schwestersohn Théodens', en: 'Sister-son of Théoden' },
    unique: true,
    culture: 'rohan',
    race: 'man',
    signet: 'aragorn',
    cost: 3,
    strength: 7,
    vitality: 3,
    abilities: [
      cheaperWhile(1, canSpot(rohanMan), ({ culture, race }) => culture === 'rohan' && race === 'man'),
      {
        kind: 'optional',
        moment: atTurnStart,
        effect: target(cards({ type: 'ally', culture: 'rohan' }), 'it', heal(the('it'))),
      },
    ],
  }),

  card('companion', {
    id: '4C270',
    title: { de: 'Éowyn', en: 'Éowyn', as: 'name f' },
    subtitle: { de: 'Herrin von Rohan', en: 'Lady of Rohan' },
    unique: true,
    culture: 'rohan',
    race: 'man',
    signet: 'theoden',
    keywords: ['valiant'],
    cost: 2,
    strength: 6,
    vitality: 3,
    abilities: [
      {
        kind: 'response',
        moment: unboundWouldBeWounded,
        cost: exert(self('Éowyn')),
        effect: all(addTwilight(1), preventWound),
      },
    ],
  }),

  card('ally', {
    id: '4C277',
    title: { de: 'Guma', en: 'Guma', as: 'name m' },
    subtitle: { de: 'Bauer der Ebene', en: 'Plains Farmer' },
    unique: true,
    culture: 'rohan',
    race: 'man',
    keywords: ['villager'],
    cost: 1,
    strength: 4,
    vitality: 2,
    home: 4,
    starter: false,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        cost: exert(self('Guma')),
        effect: target(cards(rohanMan), 'it', heal(the('it'))),
      },
    ],
  }),

  card('possession', {
    id: '4C278',
    title: { de: 'Schwere Kette', en: 'Heavy Chain', as: 'f' },
    culture: 'rohan',
    itemClass: 'armor',
    cost: 1,
    bearer: { race: 'man' },
    abilities: [overwhelmedByTriple('bearer')],
  }),

  card('possession', {
    id: '4U280',
    title: { de: 'Herugrim', en: 'Herugrim', as: 'name n' },
    unique: true,
    culture: 'rohan',
    itemClass: 'handWeapon',
    cost: 2,
    strength: 2,
    vitality: 1,
    bearer: { title: 'Théoden' },
    abilities: [has('bearer', [{ stat: 'damage', amount: 1 }])],
  }),

  card('event', {
    id: '4U282',
    title: { de: 'Ein ehrenvoller Sturmangriff', en: 'An Honorable Charge', as: 'quoted' },
    culture: 'rohan',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        spot: spotAny(rohanMan, 3),
        effect: target(cards({ bound: 'un' }), 'it', strength(x, the('it'))),
      },
    ],
  }),

  card('possession', {
    id: '4C283',
    title: { de: 'Pferd aus Rohan', en: 'Horse of Rohan', as: 'n' },
    culture: 'rohan',
    itemClass: 'mount',
    cost: 2,
    bearer: rider,
    toPlay: canSpot(rohanMan),
    abilities: [trample],
  }),

  card('companion', {
    id: '4C286',
    title: { de: 'Reiter von Rohan', en: 'Rider of Rohan', as: 'm' },
    culture: 'rohan',
    race: 'man',
    cost: 2,
    strength: 5,
    vitality: 3,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        requires: itIs('source', { bearing: 'mount' }),
        cost: exert(thisCompanion),
        effect: target(cards({ type: 'minion', facing: { bound: 'un' } }), 'it', exert(the('it'))),
      },
    ],
  }),

  card('possession', {
    id: '4C291',
    title: { de: 'Schwert aus Rohan', en: 'Sword of Rohan', as: 'n' },
    culture: 'rohan',
    itemClass: 'handWeapon',
    cost: 1,
    strength: 2,
    bearer: rohanMan,
    abilities: [has('bearer', [{ stat: 'damage', amount: 1 }], { facing: { race: 'urukHai' } })],
  }),

  card('ally', {
    id: '4U295',
    title: { de: 'Weland', en: 'Weland', as: 'name m' },
    subtitle: { de: 'Schmied der Riddermark', en: 'Smith of the Riddermark' },
    unique: true,
    culture: 'rohan',
    race: 'man',
    keywords: ['villager'],
    cost: 1,
    strength: 4,
    vitality: 2,
    home: 4,
    starter: false,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        cost: exert(self('Weland')),
        effect: target(cards({ type: 'companion', bearing: 'mount' }), 'it', heal(the('it'))),
      },
    ],
  }),

  card('condition', {
    id: '4U296',
    title: { de: 'Wohlgefüllte Speicher', en: 'Well Stored', as: 'quoted' },
    culture: 'rohan',
    cost: 1,
    starter: false,
    abilities: [
      {
        kind: 'optional',
        moment: atFellowshipStart,
        effect: target(cards({ type: 'character', keyword: 'villager' }), 'it', heal(the('it'))),
      },
    ],
  }),

  card('event', {
    id: '4C297',
    title: { de: 'Arbeit für das Schwert', en: 'Work for the Sword', as: 'quoted' },
    culture: 'rohan',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: target(
          cards(rohanMan),
          'it',
          all(
            strength(2, the('it')),
            when(itIs('it', { bearing: 'mount' }), gains(the('it'), [{ stat: 'damage', amount: 2 }])),
          ),
        ),
      },
    ],
  }),

  card('companion', {
    id: '4P365',
    title: { de: 'Théoden', en: 'Théoden', as: 'name m' },
    subtitle: { de: 'Herr der Mark', en: 'Lord of the Mark' },
    unique: true,
    culture: 'rohan',
    race: 'man',
    signet: 'theoden',
    cost: 2,
    strength: 6,
    vitality: 2,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        perTurn: 1,
        cost: playFrom(
          'hand',
          { type: 'possession', culture: 'rohan' },
          { onto: { type: 'companion', culture: 'rohan' }, as: 'item' },
        ),
        effect: heal(bearerOf('item')),
      },
    ],
  }),
];
