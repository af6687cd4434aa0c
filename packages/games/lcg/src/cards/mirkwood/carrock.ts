import type { LcgCardSpec } from '../../define.ts';
import { toAlly, toCharacter, toCharacterOf, toHero } from '../../language/attach.ts';
import { handsOn, payResources } from '../../language/attach-effects.ts';
import { cancel, discard, exhaustCard, readyCard, returnToHand } from '../../language/card-effects.ts';
import { preventDamage, whenShadowAgainstHost, whenThisWouldTakeDamage } from '../../language/carrock-effects.ts';
import { boost } from '../../language/combat-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { hostGainsIcon } from '../../language/constants-gained.ts';
import { hostGainsTrait } from '../../language/constants-scenario.ts';
import { eventNumber } from '../../language/counts.ts';
import { damage } from '../../language/damage-effects.ts';
import { takeToYourHand, yourTopAttachment } from '../../language/deck-effects.ts';
import { all } from '../../language/language.ts';
import { afterThisLeaves, FROM_OUT_OF_PLAY } from '../../language/mirkwood-moments.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { formerHost, leaveHost } from '../../language/rhosgobel-effects.ts';
import { cards, thisCard } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';
import { packCard } from './pack.ts';

const card = packCard('carrock');

/** The player cards of Conflict at the Carrock. */
export const carrockCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 25,
    id: 'frodo-baggins',
    title: { de: 'Frodo Beutlin', en: 'Frodo Baggins', as: 'name m' },
    unique: true,
    sphere: 'spirit',
    threatCost: 7,
    willpower: 2,
    attack: 1,
    defense: 2,
    hitPoints: 2,
    traits: ['Hobbit'],
    abilities: [
      {
        kind: 'response',
        moment: whenThisWouldTakeDamage,
        effect: all(preventDamage, raise(eventNumber('n'))),
        limit: { n: 1, per: 'phase' },
      },
    ],
  }),

  card('attachment', {
    number: 26,
    id: 'dunedain-warning',
    title: { de: 'Warnung der Dúnedain', en: 'Dúnedain Warning', as: 'f' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    traits: ['Signal'],
    attach: toHero,
    abilities: [hostGets('hero', 'defense', 1), handsOn],
  }),

  card('event', {
    number: 27,
    id: 'second-breakfast',
    title: { de: 'Zweites Frühstück', en: 'Second Breakfast', as: 'quoted' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    abilities: [{ kind: 'action', effect: asPlayer(everyPlayer, takeToYourHand(yourTopAttachment)) }],
  }),

  card('ally', {
    number: 28,
    id: 'beorning-beekeeper',
    title: { de: 'Bienenhüter der Beorninger', en: 'Beorning Beekeeper', as: 'm whole' },
    quantity: 3,
    sphere: 'tactics',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    traits: ['Beorning'],
    abilities: [
      {
        kind: 'action',
        cost: discard(thisCard),
        effect: damage(1, cards({ sort: 'enemy', at: ['staging'], det: 'each' })),
      },
    ],
  }),

  card('attachment', {
    number: 29,
    id: 'born-aloft',
    title: { de: 'In die Lüfte getragen', en: 'Born Aloft', as: 'quoted' },
    quantity: 3,
    sphere: 'tactics',
    cost: 0,
    traits: ['Condition'],
    attach: toAlly,
    abilities: [{ kind: 'action', cost: leaveHost, effect: returnToHand(formerHost) }],
  }),

  card('ally', {
    number: 30,
    id: 'eomund',
    title: { de: 'Éomund', en: 'Éomund', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'spirit',
    cost: 3,
    willpower: 2,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Rohan'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisLeaves,
        from: FROM_OUT_OF_PLAY,
        effect: readyCard(cards({ sort: 'character', trait: 'Rohan', det: 'each' })),
      },
    ],
  }),

  card('attachment', {
    number: 31,
    id: 'nor-am-i-a-stranger',
    title: { de: 'Auch bin ich kein Fremder', en: 'Nor am I a Stranger', as: 'quoted' },
    quantity: 3,
    sphere: 'spirit',
    cost: 1,
    traits: ['Title'],
    attach: toCharacter,
    abilities: [hostGainsTrait('Rohan')],
  }),

  card('ally', {
    number: 32,
    id: 'longbeard-map-maker',
    title: { de: 'Langbart-Kartenzeichner', en: 'Longbeard Map-Maker', as: 'm' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Dwarf'],
    abilities: [
      {
        kind: 'action',
        cost: payResources(1, 'lore'),
        effect: boost(thisCard, 'phase', { stat: 'willpower', n: 1 }),
      },
    ],
  }),

  card('attachment', {
    number: 33,
    id: 'a-burning-brand',
    title: { de: 'Ein brennendes Holzscheit', en: 'A Burning Brand', as: 'n' },
    quantity: 3,
    sphere: 'lore',
    cost: 2,
    traits: ['Item'],
    restricted: true,
    attach: toCharacterOf('lore'),
    abilities: [
      {
        kind: 'response',
        moment: whenShadowAgainstHost,
        cost: exhaustCard(thisCard),
        effect: cancel({ de: 'verhindere diesen Schatteneffekt', en: 'cancel that shadow effect' }),
      },
    ],
  }),

  card('attachment', {
    number: 34,
    id: 'song-of-wisdom',
    title: { de: 'Lied der Weisheit', en: 'Song of Wisdom', as: 'n' },
    quantity: 3,
    sphere: 'neutral',
    cost: 1,
    traits: ['Song'],
    attach: toHero,
    abilities: [hostGainsIcon('lore')],
  }),
];
