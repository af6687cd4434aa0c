import { type Ability, type CardSpec, card, type Spec } from '../define.ts';
import type { Filter } from '../filter.ts';
import { strength } from '../language/boosts.ts';
import { canSpot, canSpotBurdens } from '../language/conditions.ts';
import { has } from '../language/constants.ts';
import { addBurden, exert, removeTwilight, wound } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { skirmishWithThis, thisAssignedToUnbound } from '../language/moments.ts';
import { cards, the, thisMinion } from '../language/select.ts';

const raiderMan: Filter = { culture: 'raider', race: 'man' };

const southron = (spec: Omit<Spec, 'culture' | 'race' | 'site' | 'keywords'>): CardSpec =>
  card('minion', { culture: 'raider', race: 'man', site: 4, keywords: ['southron'], ...spec });

const easterling = (spec: Omit<Spec, 'culture' | 'race' | 'site' | 'keywords'>): CardSpec =>
  card('minion', { culture: 'raider', race: 'man', site: 4, keywords: ['easterling'], ...spec });

/** A thrown spear: three tokens for a wound before the fight begins. */
const thrownSpear: Ability = {
  kind: 'optional',
  moment: skirmishWithThis,
  cost: removeTwilight(3),
  effect: target(cards({ type: 'character', facingThis: true }), 'it', wound(the('it'))),
};

/** Who has to face it bears a heavier load. */
const oppressive: Ability = {
  kind: 'optional',
  moment: thisAssignedToUnbound,
  cost: exert(thisMinion),
  effect: addBurden(1),
};

/** A strength bonus, and a greater one if something can be spotted. */
const rally = (amount: number, or: Parameters<typeof strength>[2]): Ability => ({
  kind: 'action',
  phase: 'skirmish',
  effect: target(cards(raiderMan), 'it', strength(amount, the('it'), or)),
});

export const raider: readonly CardSpec[] = [
  southron({
    id: '4U220',
    title: { de: 'Wüstensoldat', en: 'Desert Soldier', as: 'm weak' },
    cost: 4,
    strength: 9,
    vitality: 2,
    abilities: [thrownSpear],
  }),

  southron({
    id: '4C221',
    title: { de: 'Wüstenspeerträger', en: 'Desert Spearman', as: 'm' },
    cost: 3,
    strength: 8,
    vitality: 2,
    abilities: [thrownSpear],
  }),

  easterling({
    id: '4C224',
    title: { de: 'Ostling-Axtkämpfer', en: 'Easterling Axeman', as: 'm' },
    cost: 2,
    strength: 6,
    vitality: 2,
    abilities: [
      has(
        'this',
        [
          { stat: 'strength', amount: 3 },
          { stat: 'fierce', amount: 1 },
        ],
        { while: canSpotBurdens(2) },
        'minion',
      ),
    ],
  }),

  easterling({
    id: '4C226',
    title: { de: 'Ostling-Wache', en: 'Easterling Guard', as: 'f' },
    cost: 4,
    strength: 9,
    vitality: 2,
    abilities: [oppressive],
  }),

  easterling({
    id: '4C227',
    title: { de: 'Ostling-Fußvolk', en: 'Easterling Infantry', as: 'n' },
    cost: 3,
    strength: 8,
    vitality: 2,
    abilities: [
      has(
        'this',
        [
          { stat: 'damage', amount: 1 },
          { stat: 'fierce', amount: 1 },
        ],
        { while: canSpotBurdens(3) },
        'minion',
      ),
    ],
  }),

  easterling({
    id: '4C228',
    title: { de: 'Ostling-Leutnant', en: 'Easterling Lieutenant', as: 'm' },
    cost: 3,
    strength: 8,
    vitality: 2,
    abilities: [oppressive],
  }),

  card('event', {
    id: '4C235',
    title: { de: 'Dem Ruf gefolgt', en: 'Gathering to the Summons', as: 'quoted' },
    side: 'shadow',
    culture: 'raider',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        requires: canSpot({ ...raiderMan, facing: { bound: 'ring' } }),
        effect: addBurden(1),
      },
    ],
  }),

  card('event', {
    id: '4C239',
    title: { de: 'Menschen aus Rhûn', en: 'Men of Rhûn', as: 'quoted' },
    side: 'shadow',
    culture: 'raider',
    cost: 2,
    abilities: [rally(3, { amount: 4, if: canSpotBurdens(4) })],
  }),

  card('event', {
    id: '4C241',
    title: { de: 'Auf dem Marsch', en: 'On the March', as: 'quoted' },
    side: 'shadow',
    culture: 'raider',
    cost: 2,
    abilities: [rally(3, { amount: 5, if: canSpot({ type: 'companion' }, 6) })],
  }),

  southron({
    id: '4C252',
    title: { de: 'Südländer-Kundschafter', en: 'Southron Scout', as: 'm' },
    cost: 1,
    strength: 3,
    vitality: 1,
    ambush: 2,
  }),
];
