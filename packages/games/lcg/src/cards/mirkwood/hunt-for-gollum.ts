import type { LcgCardSpec } from '../../define.ts';
import { toHero } from '../../language/attach.ts';
import { handsOn, payResources } from '../../language/attach-effects.ts';
import { discard, readyCard } from '../../language/card-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { hostGainsIcon, isSo, itself } from '../../language/constants-gained.ts';
import { choose, oneOf } from '../../language/language.ts';
import { travelAtOnce } from '../../language/location-effects.ts';
import { afterLocationRevealed, afterThisDefended, whenDrawn } from '../../language/mirkwood-moments.ts';
import { afterYouPlayThis } from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import { searchFor } from '../../language/search-effects.ts';
import { cards, chosen, eventCard, thisCard } from '../../language/select.ts';
import { everyPlayer, firstPlayer } from '../../language/who.ts';
import { packCard } from './pack.ts';

const card = packCard('hunt-for-gollum');

/** The player cards of The Hunt for Gollum. */
export const huntForGollumCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 1,
    id: 'bilbo-baggins',
    title: { de: 'Bilbo Beutlin', en: 'Bilbo Baggins', as: 'name m' },
    unique: true,
    sphere: 'lore',
    threatCost: 9,
    willpower: 1,
    attack: 1,
    defense: 2,
    hitPoints: 2,
    traits: ['Hobbit'],
    abilities: [{ kind: 'passive', moment: whenDrawn, effect: draw(1, firstPlayer) }],
  }),

  card('attachment', {
    number: 2,
    id: 'dunedain-mark',
    title: { de: 'Mal der Dúnedain', en: 'Dúnedain Mark', as: 'n' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    traits: ['Signal'],
    attach: toHero,
    abilities: [hostGets('hero', 'attack', 1), handsOn],
  }),

  card('event', {
    number: 3,
    id: 'campfire-tales',
    title: { de: 'Geschichten am Lagerfeuer', en: 'Campfire Tales', as: 'quoted' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    abilities: [{ kind: 'action', effect: draw(1, everyPlayer) }],
  }),

  card('ally', {
    number: 4,
    id: 'winged-guardian',
    title: { de: 'Geflügelter Wächter', en: 'Winged Guardian', as: 'm' },
    quantity: 3,
    sphere: 'tactics',
    cost: 2,
    willpower: 0,
    attack: 0,
    defense: 4,
    hitPoints: 1,
    traits: ['Creature', 'Eagle'],
    sentinel: true,
    abilities: [
      isSo(itself, 'cannotHaveRestricted'),
      {
        kind: 'forced',
        moment: afterThisDefended,
        effect: oneOf(payResources(1, 'tactics'), discard(thisCard)),
      },
    ],
  }),

  card('event', {
    number: 5,
    id: 'the-eagles-are-coming',
    title: { de: 'Die Adler kommen!', en: 'The Eagles Are Coming!', as: 'quoted' },
    quantity: 3,
    sphere: 'tactics',
    cost: 0,
    traits: ['Eagle'],
    abilities: [{ kind: 'action', effect: searchFor('Eagle', { top: 5, any: true }) }],
  }),

  card('ally', {
    number: 6,
    id: 'westfold-horse-breaker',
    title: { de: 'Pferdebändiger der Westfold', en: 'Westfold Horse-Breaker', as: 'm whole' },
    quantity: 3,
    sphere: 'spirit',
    cost: 2,
    willpower: 1,
    attack: 0,
    defense: 1,
    hitPoints: 1,
    traits: ['Rohan'],
    abilities: [
      {
        kind: 'action',
        cost: discard(thisCard),
        effect: choose(cards({ sort: 'hero' }), 'hero', readyCard(chosen('hero', 'hero'))),
      },
    ],
  }),

  card('event', {
    number: 7,
    id: 'mustering-the-rohirrim',
    title: { de: 'Musterung der Rohirrim', en: 'Mustering the Rohirrim', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: 1,
    abilities: [{ kind: 'action', effect: searchFor('Rohan', { top: 10, ally: true }) }],
  }),

  card('ally', {
    number: 8,
    id: 'rivendell-minstrel',
    title: { de: 'Spielmann aus Bruchtal', en: 'Rivendell Minstrel', as: 'm' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    willpower: 2,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['Noldor'],
    abilities: [{ kind: 'response', moment: afterYouPlayThis, effect: searchFor('Song') }],
  }),

  card('event', {
    number: 9,
    id: 'striders-path',
    title: { de: 'Streichers Pfad', en: "Strider's Path", as: 'quoted' },
    quantity: 3,
    sphere: 'lore',
    cost: 1,
    abilities: [
      {
        kind: 'response',
        moment: afterLocationRevealed,
        effect: travelAtOnce(eventCard({ noun: 'location', det: 'that' })),
      },
    ],
  }),

  card('attachment', {
    number: 10,
    id: 'song-of-kings',
    title: { de: 'Lied der Könige', en: 'Song of Kings', as: 'n' },
    quantity: 3,
    sphere: 'neutral',
    cost: 1,
    traits: ['Song'],
    attach: toHero,
    abilities: [hostGainsIcon('leadership')],
  }),
];
