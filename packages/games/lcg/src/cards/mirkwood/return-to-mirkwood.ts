import type { LcgCardSpec } from '../../define.ts';
import { toHero, toHeroOf } from '../../language/attach.ts';
import { handsOn, payResources } from '../../language/attach-effects.ts';
import { exhaustCard } from '../../language/card-effects.ts';
import {
  attachedHero,
  charactersOf,
  enemyUnderAttack,
  gets,
  isSo,
  isSoWhile,
  itself,
  perFacedown,
  whileAttackingAlone,
  whileReady,
} from '../../language/constants-gained.ts';
import { addsValueOf, afterAnotherLeaves, attachFacedown } from '../../language/eagle-effects.ts';
import { lookAtEncounterDeck } from '../../language/encounter-effects.ts';
import { all, andThen, change, choose, may, oneOf } from '../../language/language.ts';
import { switchWithActive, topDiscarded } from '../../language/location-effects.ts';
import { toEncounterDeckTop } from '../../language/mirkwood-effects.ts';
import { afterYouPlayThis } from '../../language/moments.ts';
import { cards, chosen, eventCard, host, thisCard } from '../../language/select.ts';
import { discardFacedownShadows, takeEventBack } from '../../language/shadow-effects.ts';
import { STAT } from '../../stats.ts';
import { packCard } from './pack.ts';

const card = packCard('return-to-mirkwood');
const ally = chosen('ally', 'ally');

/** The player cards of Return to Mirkwood. */
export const returnToMirkwoodCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 116,
    id: 'dain-ironfoot',
    title: { de: 'Dáin Eisenfuß', en: 'Dáin Ironfoot', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    threatCost: 11,
    willpower: 1,
    attack: 2,
    defense: 3,
    hitPoints: 5,
    traits: ['Dwarf', 'Noble'],
    abilities: [
      gets(
        charactersOf('Dwarf'),
        [
          { stat: 'attack', n: 1 },
          { stat: 'willpower', n: 1 },
        ],
        { during: whileReady },
      ),
    ],
  }),

  card('attachment', {
    number: 117,
    id: 'dunedain-signal',
    title: { de: 'Zeichen der Dúnedain', en: 'Dúnedain Signal', as: 'n' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    traits: ['Signal'],
    attach: toHero,
    abilities: [isSo(attachedHero, 'sentinel'), handsOn],
  }),

  card('event', {
    number: 118,
    id: 'dawn-take-you-all',
    title: { de: 'Die Dämmerung holt euch alle', en: 'Dawn Take You All', as: 'quoted' },
    quantity: 3,
    sphere: 'leadership',
    cost: 2,
    abilities: [{ kind: 'action', phase: 'combat', effect: discardFacedownShadows }],
  }),

  card('ally', {
    number: 119,
    id: 'eagles-of-the-misty-mountains',
    title: { de: 'Adler des Nebelgebirges', en: 'Eagles of the Misty Mountains', as: 'pl' },
    quantity: 3,
    sphere: 'tactics',
    cost: 4,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['Creature', 'Eagle'],
    abilities: [
      isSo(itself, 'cannotHaveRestricted'),
      gets(
        itself,
        [
          { stat: 'attack', n: 1 },
          { stat: 'defense', n: 1 },
        ],
        { per: perFacedown },
      ),
      {
        kind: 'response',
        moment: afterAnotherLeaves('Eagle'),
        effect: attachFacedown(eventCard({ noun: 'character', det: 'that' })),
      },
    ],
  }),

  card('attachment', {
    number: 120,
    id: 'support-of-the-eagles',
    title: { de: 'Unterstützung der Adler', en: 'Support of the Eagles', as: 'f' },
    quantity: 3,
    sphere: 'tactics',
    cost: 3,
    traits: ['Boon'],
    attach: toHeroOf('tactics'),
    abilities: [
      {
        kind: 'action',
        cost: exhaustCard(thisCard),
        effect: choose(
          cards({ sort: 'ally', trait: 'Eagle' }),
          'ally',
          oneOf(addsValueOf(host('hero'), ally, 'attack'), addsValueOf(host('hero'), ally, 'defense')),
        ),
      },
    ],
  }),

  card('ally', {
    number: 121,
    id: 'west-road-traveller',
    title: { de: 'Reisender der Weststraße', en: 'West Road Traveller', as: 'm' },
    quantity: 3,
    sphere: 'spirit',
    cost: 2,
    willpower: 2,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['Rohan'],
    abilities: [
      {
        kind: 'response',
        moment: afterYouPlayThis,
        effect: choose(
          cards({ sort: 'location', at: ['staging'] }),
          'location',
          switchWithActive(chosen('location', 'location')),
        ),
      },
    ],
  }),

  card('event', {
    number: 122,
    id: 'astonishing-speed',
    title: { de: 'Erstaunliche Schnelligkeit', en: 'Astonishing Speed', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: 3,
    abilities: [
      {
        kind: 'action',
        effect: change(STAT.willpower, 2, cards({ sort: 'character', trait: 'Rohan', det: 'each' }), 'phase'),
      },
    ],
  }),

  card('ally', {
    number: 123,
    id: 'mirkwood-runner',
    title: { de: 'Grenzläufer des Düsterwalds', en: 'Mirkwood Runner', as: 'm whole' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    willpower: 1,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['Scout', 'Silvan'],
    abilities: [isSoWhile(whileAttackingAlone, enemyUnderAttack, 'noDefenseCounts')],
  }),

  card('event', {
    number: 124,
    id: 'rumour-from-the-earth',
    title: { de: 'Botschaft der Erde', en: 'Rumour from the Earth', as: 'quoted' },
    quantity: 3,
    sphere: 'lore',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        effect: all(lookAtEncounterDeck(false), may(andThen(payResources(1, 'lore'), takeEventBack))),
      },
    ],
  }),

  card('event', {
    number: 125,
    id: 'shadow-of-the-past',
    title: { de: 'Schatten der Vergangenheit', en: 'Shadow of the Past', as: 'quoted' },
    quantity: 3,
    sphere: 'neutral',
    cost: 2,
    abilities: [{ kind: 'action', effect: toEncounterDeckTop(topDiscarded) }],
  }),
];
