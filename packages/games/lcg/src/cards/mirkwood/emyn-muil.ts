import type { LcgCardSpec } from '../../define.ts';
import { toHero } from '../../language/attach.ts';
import { discardOne } from '../../language/attach-effects.ts';
import { discard, exhaustCard, readyCard, returnToHand } from '../../language/card-effects.ts';
import { hostGainsIcon, isSo, itself } from '../../language/constants-gained.ts';
import { damage } from '../../language/damage-effects.ts';
import { exchangeOnTop, revealFewer, showTops } from '../../language/emyn-muil-effects.ts';
import { called, pickOne } from '../../language/encounter-picks.ts';
import { charactersControlledBy } from '../../language/encounter-players.ts';
import { all, change, choose } from '../../language/language.ts';
import { discardTop } from '../../language/mirkwood-effects.ts';
import { afterThisLeaves, FROM_OUT_OF_PLAY } from '../../language/mirkwood-moments.ts';
import { afterAttackKills, afterThisEnters } from '../../language/moments.ts';
import { progressOn } from '../../language/quest-effects.ts';
import { cards, chosen, thisCard } from '../../language/select.ts';
import { eventPlayer, everyPlayer } from '../../language/who.ts';
import { STAT } from '../../stats.ts';
import { packCard } from './pack.ts';

const card = packCard('emyn-muil');

const oneOfTheirs = called(charactersControlledBy(eventPlayer({ noun: 'player', det: 'that' })), {
  noun: 'character',
  count: 1,
  of: { noun: 'player', det: 'that' },
});

const woundStaged = choose(cards({ sort: 'enemy', at: ['staging'] }), 'enemy', damage(2, chosen('enemy', 'enemy')));

/** The player cards of The Hills of Emyn Muil. */
export const emynMuilCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 72,
    id: 'brand-son-of-bain',
    title: { de: 'Brand, Sohn von Bain', en: 'Brand son of Bain', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    threatCost: 10,
    willpower: 2,
    attack: 3,
    defense: 2,
    hitPoints: 3,
    traits: ['Dale'],
    ranged: true,
    abilities: [
      {
        kind: 'response',
        moment: afterAttackKills('this', 'others'),
        effect: pickOne(oneOfTheirs, readyCard),
      },
    ],
  }),

  card('ally', {
    number: 73,
    id: 'keen-eyed-took',
    title: { de: 'Scharfäugiger Tuk', en: 'Keen-eyed Took', as: 'm' },
    quantity: 3,
    sphere: 'leadership',
    cost: 2,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 2,
    traits: ['Hobbit'],
    abilities: [
      { kind: 'response', moment: afterThisEnters, effect: showTops },
      { kind: 'action', cost: returnToHand(thisCard), effect: discardTop(1, everyPlayer) },
    ],
  }),

  card('event', {
    number: 74,
    id: 'rear-guard',
    title: { de: 'Nachhut', en: 'Rear Guard', as: 'quoted' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'quest',
        cost: discardOne({ sort: 'ally', sphere: 'leadership' }),
        effect: change(STAT.willpower, 1, cards({ sort: 'hero', state: 'committed', now: true, det: 'each' }), 'phase'),
      },
    ],
  }),

  card('ally', {
    number: 75,
    id: 'descendant-of-thorondor',
    title: { de: 'Nachkomme Thorondors', en: 'Descendant of Thorondor', as: 'm weak' },
    quantity: 3,
    sphere: 'tactics',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['Creature', 'Eagle'],
    abilities: [
      isSo(itself, 'cannotHaveRestricted'),
      { kind: 'response', moment: afterThisEnters, effect: woundStaged },
      { kind: 'response', moment: afterThisLeaves, from: FROM_OUT_OF_PLAY, effect: woundStaged },
    ],
  }),

  card('event', {
    number: 76,
    id: 'meneldors-flight',
    title: { de: 'Meneldors Flug', en: "Meneldor's Flight", as: 'quoted' },
    quantity: 3,
    sphere: 'tactics',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        effect: choose(cards({ sort: 'ally', trait: 'Eagle' }), 'ally', returnToHand(chosen('ally', 'ally'))),
      },
    ],
  }),

  card('ally', {
    number: 77,
    id: 'the-riddermarks-finest',
    title: { de: 'Die Besten der Riddermark', en: "The Riddermark's Finest", as: 'pl' },
    quantity: 3,
    sphere: 'spirit',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['Creature', 'Rohan'],
    abilities: [
      {
        kind: 'action',
        cost: all(exhaustCard(thisCard), discard(thisCard)),
        effect: choose(cards({ sort: 'location' }), 'location', progressOn(2, chosen('location', 'location'))),
      },
    ],
  }),

  card('event', {
    number: 78,
    id: 'ride-to-ruin',
    title: { de: 'Ritt in den Untergang', en: 'Ride to Ruin', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        cost: discardOne({ sort: 'ally', trait: 'Rohan' }),
        effect: choose(cards({ sort: 'location' }), 'location', progressOn(3, chosen('location', 'location'))),
      },
    ],
  }),

  card('ally', {
    number: 79,
    id: 'gildor-inglorion',
    title: { de: 'Gildor Inglorion', en: 'Gildor Inglorion', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'lore',
    cost: 5,
    willpower: 3,
    attack: 2,
    defense: 3,
    hitPoints: 3,
    traits: ['Noldor'],
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: exchangeOnTop }],
  }),

  card('event', {
    number: 80,
    id: 'gildors-counsel',
    title: { de: 'Gildors Rat', en: "Gildor's Counsel", as: 'quoted' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    abilities: [{ kind: 'action', phase: 'quest', effect: revealFewer }],
  }),

  card('attachment', {
    number: 81,
    id: 'song-of-travel',
    title: { de: 'Lied der Reise', en: 'Song of Travel', as: 'n' },
    quantity: 3,
    sphere: 'neutral',
    cost: 1,
    traits: ['Song'],
    attach: toHero,
    abilities: [hostGainsIcon('spirit')],
  }),
];
