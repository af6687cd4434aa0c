import type { LcgCardSpec } from '../../define.ts';
import { toCharacterWith, toHero } from '../../language/attach.ts';
import { handsOn } from '../../language/attach-effects.ts';
import { cancel, discard, exhaustCard, mark, readyCard } from '../../language/card-effects.ts';
import { attachedHero, hostGainsIcon, isSo, itself } from '../../language/constants-gained.ts';
import { damage, heal, takesDamageFor } from '../../language/damage-effects.ts';
import { choose } from '../../language/language.ts';
import { afterReadied, afterThisAttacked, afterThreatenedWhileReady } from '../../language/marsh-moments.ts';
import { whenShadowTurned } from '../../language/moments.ts';
import { lower, raise } from '../../language/player-effects.ts';
import { choosePlayer } from '../../language/players.ts';
import { cards, chosen, eventCard, host, thisCard } from '../../language/select.ts';
import { packCard } from './pack.ts';

const card = packCard('dead-marshes');

/** The player cards of The Dead Marshes. */
export const deadMarshesCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 95,
    id: 'boromir',
    title: { de: 'Boromir', en: 'Boromir', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    threatCost: 11,
    willpower: 1,
    attack: 3,
    defense: 2,
    hitPoints: 5,
    traits: ['Gondor', 'Noble', 'Warrior'],
    abilities: [
      { kind: 'action', cost: raise(1), limit: { n: 1, per: 'phase' }, effect: readyCard(thisCard) },
      {
        kind: 'action',
        cost: discard(thisCard),
        effect: choosePlayer(damage(2, cards({ sort: 'enemy', at: ['engaged'], whose: 'chosen', det: 'each' }))),
      },
    ],
  }),

  card('ally', {
    number: 96,
    id: 'dunedain-watcher',
    title: { de: 'Wächter der Dúnedain', en: 'Dúnedain Watcher', as: 'm whole' },
    quantity: 3,
    sphere: 'leadership',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Dúnedain'],
    abilities: [
      {
        kind: 'response',
        moment: whenShadowTurned,
        cost: discard(thisCard),
        effect: cancel({ de: 'verhindere diesen Effekt', en: 'cancel that effect' }),
      },
    ],
  }),

  card('attachment', {
    number: 97,
    id: 'dunedain-cache',
    title: { de: 'Vorratslager der Dúnedain', en: 'Dúnedain Cache', as: 'n' },
    quantity: 3,
    sphere: 'leadership',
    cost: 2,
    traits: ['Item'],
    attach: toHero,
    abilities: [isSo(attachedHero, 'ranged'), handsOn],
  }),

  card('ally', {
    number: 98,
    id: 'vassal-of-the-windlord',
    title: { de: 'Vasall des Windfürsten', en: 'Vassal of the Windlord', as: 'm weak' },
    quantity: 3,
    sphere: 'tactics',
    cost: 1,
    willpower: 0,
    attack: 3,
    defense: 0,
    hitPoints: 1,
    traits: ['Creature', 'Eagle'],
    ranged: true,
    abilities: [
      isSo(itself, 'cannotHaveRestricted'),
      { kind: 'forced', moment: afterThisAttacked, effect: discard(thisCard) },
    ],
  }),

  card('attachment', {
    number: 99,
    id: 'song-of-mocking',
    title: { de: 'Spottlied', en: 'Song of Mocking', as: 'n' },
    quantity: 3,
    sphere: 'tactics',
    cost: 1,
    traits: ['Song'],
    attach: toHero,
    abilities: [
      {
        kind: 'action',
        cost: exhaustCard(thisCard),
        effect: choose(
          cards({ sort: 'hero', notHost: true, det: 'another' }),
          'hero',
          takesDamageFor(host('hero'), chosen('hero', 'hero')),
        ),
      },
    ],
  }),

  card('ally', {
    number: 100,
    id: 'elfhelm',
    title: { de: 'Elfhelm', en: 'Elfhelm', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'spirit',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 3,
    traits: ['Rohan', 'Warrior'],
    abilities: [{ kind: 'response', moment: afterThreatenedWhileReady, effect: lower(1) }],
  }),

  card('event', {
    number: 101,
    id: 'we-do-not-sleep',
    title: { de: 'Wir schlafen nicht', en: 'We Do Not Sleep', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: 5,
    abilities: [
      {
        kind: 'action',
        effect: mark('questsReady', cards({ sort: 'character', trait: 'Rohan', det: 'each' }), 'phase', {
          de: 'bis zum Ende der Phase erschöpft es keinen Charakter mit dem Merkmal Rohan, der jetzt im Spiel ist, sich dem Abenteuer zu stellen',
          en: 'until the end of the phase, Rohan characters now in play do not exhaust to commit to the quest',
        }),
      },
    ],
  }),

  card('ally', {
    number: 102,
    id: 'silvan-tracker',
    title: { de: 'Waldelb-Fährtenleser', en: 'Silvan Tracker', as: 'm' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Silvan'],
    abilities: [
      {
        kind: 'response',
        moment: afterReadied('Silvan'),
        effect: heal(1, eventCard({ noun: 'character', det: 'that' })),
      },
    ],
  }),

  card('attachment', {
    number: 103,
    id: 'fast-hitch',
    title: { de: 'Schneller Knoten', en: 'Fast Hitch', as: 'm' },
    quantity: 3,
    sphere: 'lore',
    cost: 1,
    traits: ['Skill'],
    attach: toCharacterWith('Hobbit'),
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: readyCard(host('character')) }],
  }),

  card('attachment', {
    number: 104,
    id: 'song-of-battle',
    title: { de: 'Schlachtlied', en: 'Song of Battle', as: 'n' },
    quantity: 3,
    sphere: 'neutral',
    cost: 1,
    traits: ['Song'],
    attach: toHero,
    abilities: [hostGainsIcon('tactics')],
  }),
];
