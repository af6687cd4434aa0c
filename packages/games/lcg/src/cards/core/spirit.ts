import { card, type LcgCardSpec } from '../../define.ts';
import { toHero, toLocation } from '../../language/attach.ts';
import { cancel, exhaustCard, readyCard } from '../../language/card-effects.ts';
import { exhaustOne, putIntoPlay } from '../../language/combat-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { x } from '../../language/counts.ts';
import {
  activeLocation,
  fallenAllies,
  payThreat,
  removeFromGame,
  revive,
  shuffleDiscardPile,
  takeControl,
  takeToYourHand,
} from '../../language/deck-effects.ts';
import { returnToStaging } from '../../language/enemy-effects.ts';
import { all, andThen, choose, oneOf } from '../../language/language.ts';
import { afterThisCommits, afterTravel, whenEncounterRevealed, whenShadowTurned } from '../../language/moments.ts';
import { lower, raise } from '../../language/player-effects.ts';
import { chooseAnotherPlayer, choosePlayer } from '../../language/players.ts';
import { progressOn } from '../../language/quest-effects.ts';
import { cards, chosen, eventCard, host, thisCard } from '../../language/select.ts';
import { chosenPlayer, everyPlayer } from '../../language/who.ts';

export const spiritCards: readonly LcgCardSpec[] = [
  card('ally', {
    number: 43,
    id: 'wandering-took',
    title: { de: 'Wandernder Tuk', en: 'Wandering Took', as: 'm' },
    quantity: 2,
    sphere: 'spirit',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Hobbit'],
    abilities: [
      {
        kind: 'action',
        cost: payThreat(3),
        limit: { n: 1, per: 'round' },
        effect: chooseAnotherPlayer(all(takeControl(thisCard, chosenPlayer), raise(3, chosenPlayer))),
      },
    ],
  }),

  card('ally', {
    number: 44,
    id: 'lorien-guide',
    title: { de: 'Führer aus Lórien', en: 'Lórien Guide', as: 'm whole' },
    quantity: 3,
    sphere: 'spirit',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['Scout', 'Silvan'],
    abilities: [{ kind: 'response', moment: afterThisCommits, effect: progressOn(1, activeLocation) }],
  }),

  card('ally', {
    number: 45,
    id: 'northern-tracker',
    title: { de: 'Fährtenleser des Nordens', en: 'Northern Tracker', as: 'm whole' },
    quantity: 2,
    sphere: 'spirit',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 3,
    traits: ['Dúnedain', 'Ranger'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisCommits,
        effect: progressOn(1, cards({ sort: 'location', at: ['staging'], det: 'each' })),
      },
    ],
  }),

  card('event', {
    number: 46,
    id: 'the-galadhrims-greeting',
    title: { de: 'Der Gruß der Galadhrim', en: "The Galadhrim's Greeting", as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 3,
    abilities: [{ kind: 'action', effect: oneOf(choosePlayer(lower(6, chosenPlayer)), lower(2, everyPlayer)) }],
  }),

  card('event', {
    number: 47,
    id: 'strength-of-will',
    title: { de: 'Willensstärke', en: 'Strength of Will', as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 0,
    abilities: [
      {
        kind: 'response',
        moment: afterTravel,
        cost: exhaustOne({ sort: 'character', whose: 'yours', sphere: 'spirit' }, 'paid'),
        effect: progressOn(2, eventCard({ noun: 'location', det: 'that' })),
      },
    ],
  }),

  card('event', {
    number: 48,
    id: 'hasty-stroke',
    title: { de: 'Hastiger Hieb', en: 'Hasty Stroke', as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 1,
    abilities: [
      {
        kind: 'response',
        moment: whenShadowTurned,
        effect: cancel({ de: 'verhindere diesen Effekt', en: 'cancel that effect' }),
      },
    ],
  }),

  card('event', {
    number: 49,
    id: 'will-of-the-west',
    title: { de: 'Der Wille des Westens', en: 'Will of the West', as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 1,
    abilities: [
      { kind: 'action', effect: andThen(choosePlayer(shuffleDiscardPile(chosenPlayer)), removeFromGame(thisCard)) },
    ],
  }),

  card('event', {
    number: 50,
    id: 'a-test-of-will',
    title: { de: 'Eine Willensprobe', en: 'A Test of Will', as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 1,
    abilities: [
      {
        kind: 'response',
        moment: whenEncounterRevealed,
        effect: cancel({
          de: 'verhindere die „Wenn aufgedeckt“-Effekte dieser Karte',
          en: 'cancel the when revealed effects of that card',
        }),
      },
    ],
  }),

  card('event', {
    number: 51,
    id: 'stand-and-fight',
    title: { de: 'Steht und kämpft', en: 'Stand and Fight', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: -1,
    payment: 'x-ally',
    abilities: [
      {
        kind: 'action',
        effect: choose(
          fallenAllies(x),
          'ally',
          putIntoPlay(chosen('ally', 'ally'), { de: 'unter deiner Kontrolle', en: 'under your control' }),
        ),
      },
    ],
  }),

  card('event', {
    number: 52,
    id: 'a-light-in-the-dark',
    title: { de: 'Ein Licht in der Dunkelheit', en: 'A Light in the Dark', as: 'quoted' },
    quantity: 2,
    sphere: 'spirit',
    cost: 2,
    abilities: [
      {
        kind: 'action',
        effect: choose(cards({ sort: 'enemy', at: ['engaged'] }), 'enemy', returnToStaging(chosen('enemy', 'enemy'))),
      },
    ],
  }),

  card('event', {
    number: 53,
    id: 'dwarven-tomb',
    title: { de: 'Zwergengrab', en: 'Dwarven Tomb', as: 'quoted' },
    sphere: 'spirit',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        effect: choose(
          cards({ sort: 'card', at: ['discard'], whose: 'yours', sphere: 'spirit' }),
          'card',
          takeToYourHand(chosen('card', 'card')),
        ),
      },
    ],
  }),

  card('event', {
    number: 54,
    id: 'fortune-or-fate',
    title: { de: 'Glück oder Schicksal', en: 'Fortune or Fate', as: 'quoted' },
    sphere: 'spirit',
    cost: 5,
    abilities: [
      {
        kind: 'action',
        effect: choose(cards({ sort: 'hero', at: ['discard'] }), 'hero', revive(chosen('hero', 'hero'))),
      },
    ],
  }),

  card('attachment', {
    number: 55,
    id: 'the-favor-of-the-lady',
    title: { de: 'Die Gunst der Herrin', en: 'The Favor of the Lady', as: { de: 'f', en: 'the it' } },
    quantity: 2,
    sphere: 'spirit',
    cost: 2,
    traits: ['Condition'],
    attach: toHero,
    abilities: [hostGets('hero', 'willpower', 1)],
  }),

  card('attachment', {
    number: 56,
    id: 'power-in-the-earth',
    title: { de: 'Kraft in der Erde', en: 'Power in the Earth', as: { de: 'f', en: 'name it' } },
    quantity: 2,
    sphere: 'spirit',
    cost: 1,
    traits: ['Condition'],
    attach: toLocation,
    abilities: [hostGets('location', 'threat', -1)],
  }),

  card('attachment', {
    number: 57,
    id: 'unexpected-courage',
    title: { de: 'Unerwarteter Mut', en: 'Unexpected Courage', as: { de: 'm', en: 'name it' } },
    sphere: 'spirit',
    cost: 2,
    traits: ['Condition'],
    attach: toHero,
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: readyCard(host('hero')) }],
  }),
];
