import type { LcgCardSpec } from '../../define.ts';
import { toHero, toLocation } from '../../language/attach.ts';
import { handsOn } from '../../language/attach-effects.ts';
import { discard, readyCard, returnToHand } from '../../language/card-effects.ts';
import { exhaustOne } from '../../language/combat-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { gets, isSo, itself } from '../../language/constants-gained.ts';
import { collectsFor, whileCommitted } from '../../language/constants-scenario.ts';
import { x } from '../../language/counts.ts';
import { heal } from '../../language/damage-effects.ts';
import { revive, takeToHand } from '../../language/deck-effects.ts';
import { called } from '../../language/encounter-picks.ts';
import { choose } from '../../language/language.ts';
import { afterCharacterLeaves } from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import {
  afterAllyDestroyed,
  afterHeroDestroyed,
  afterHostExplored,
  afterQuestOfThis,
  FROM_OWN_DISCARD,
  moveTokens,
  spendX,
} from '../../language/rhosgobel-effects.ts';
import { cards, cardsOf, chosen, eventCard, thisCard } from '../../language/select.ts';
import { firstPlayer } from '../../language/who.ts';
import { traitWord } from '../../traits.ts';
import { packCard } from './pack.ts';

const card = packCard('rhosgobel');
const creatures = called(cardsOf(['character', 'enemy'], { trait: 'Creature', state: 'damaged' }), {
  noun: 'card',
  det: 'a',
  adj: ['damaged'],
  kind: [traitWord('Creature')],
  after: { de: 'im Spiel', en: 'in play' },
});
const first = (noun: 'hero' | 'enemy') => called(chosen(noun, noun), { noun, det: 'the', adj: ['first'] });
const second = (noun: 'hero' | 'enemy') => called(chosen('other', noun), { noun, det: 'the', adj: ['other'] });

/** The player cards of A Journey to Rhosgobel. */
export const rhosgobelCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 50,
    id: 'prince-imrahil',
    title: { de: 'Prinz Imrahil', en: 'Prince Imrahil', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    threatCost: 11,
    willpower: 2,
    attack: 3,
    defense: 2,
    hitPoints: 4,
    traits: ['Gondor', 'Noble'],
    abilities: [
      {
        kind: 'response',
        moment: afterCharacterLeaves,
        effect: readyCard(thisCard),
        limit: { n: 1, per: 'round' },
      },
    ],
  }),

  card('attachment', {
    number: 51,
    id: 'dunedain-quest',
    title: { de: 'Suche der Dúnedain', en: 'Dúnedain Quest', as: 'f' },
    quantity: 3,
    sphere: 'leadership',
    cost: 2,
    traits: ['Signal'],
    attach: toHero,
    abilities: [hostGets('hero', 'willpower', 1), handsOn],
  }),

  card('event', {
    number: 52,
    id: 'parting-gifts',
    title: { de: 'Abschiedsgeschenke', en: 'Parting Gifts', as: 'quoted' },
    quantity: 3,
    sphere: 'leadership',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        effect: choose(
          cards({ sort: 'hero', sphere: 'leadership' }),
          'hero',
          choose(
            cards({ sort: 'hero', not: 'hero', det: 'another' }),
            'other',
            moveTokens('resources', first('hero'), second('hero')),
          ),
        ),
      },
    ],
  }),

  card('ally', {
    number: 53,
    id: 'landroval',
    title: { de: 'Landroval', en: 'Landroval', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'tactics',
    cost: 5,
    willpower: 1,
    attack: 3,
    defense: 1,
    hitPoints: 4,
    traits: ['Creature', 'Eagle'],
    sentinel: true,
    abilities: [
      isSo(itself, 'cannotHaveRestricted'),
      {
        kind: 'response',
        moment: afterHeroDestroyed,
        cost: returnToHand(thisCard),
        effect: revive(eventCard({ noun: 'hero', det: 'that' }), 1),
        limit: { n: 1, per: 'game' },
      },
    ],
  }),

  card('event', {
    number: 54,
    id: 'to-the-eyrie',
    title: { de: 'Zum Horst', en: 'To the Eyrie', as: 'quoted' },
    quantity: 3,
    sphere: 'tactics',
    cost: 2,
    abilities: [
      {
        kind: 'response',
        moment: afterAllyDestroyed,
        cost: exhaustOne({ sort: 'character', trait: 'Eagle', whose: 'yours' }, 'paid'),
        effect: takeToHand(eventCard({ noun: 'ally', det: 'that' })),
      },
    ],
  }),

  card('ally', {
    number: 55,
    id: 'escort-from-edoras',
    title: { de: 'Geleit aus Edoras', en: 'Escort from Edoras', as: { de: 'n', en: 'the it' } },
    quantity: 3,
    sphere: 'spirit',
    cost: 2,
    willpower: 2,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['Rohan'],
    abilities: [
      gets(itself, [{ stat: 'willpower', n: 2 }], { during: whileCommitted }),
      { kind: 'forced', moment: afterQuestOfThis, effect: discard(thisCard) },
    ],
  }),

  card('attachment', {
    number: 56,
    id: 'ancient-mathom',
    title: { de: 'Altes Mathom', en: 'Ancient Mathom', as: 'n' },
    quantity: 3,
    sphere: 'spirit',
    cost: 1,
    traits: ['Mathom'],
    attach: toLocation,
    abilities: [{ kind: 'response', moment: afterHostExplored, from: FROM_OWN_DISCARD, effect: draw(3, firstPlayer) }],
  }),

  card('ally', {
    number: 57,
    id: 'haldir-of-lorien',
    title: { de: 'Haldir von Lórien', en: 'Haldir of Lórien', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'lore',
    cost: 4,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 3,
    traits: ['Silvan'],
    ranged: true,
    sentinel: true,
  }),

  card('event', {
    number: 58,
    id: 'infighting',
    title: { de: 'Zwietracht', en: 'Infighting', as: 'quoted' },
    quantity: 3,
    sphere: 'lore',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        effect: choose(
          cards({ sort: 'enemy', state: 'damaged' }),
          'enemy',
          choose(
            cards({ sort: 'enemy', not: 'enemy', det: 'another' }),
            'other',
            moveTokens('damage', first('enemy'), second('enemy')),
          ),
        ),
      },
    ],
  }),

  card('ally', {
    number: 59,
    id: 'radagast',
    title: { de: 'Radagast', en: 'Radagast', as: 'name m' },
    quantity: 3,
    unique: true,
    sphere: 'neutral',
    cost: 5,
    willpower: 2,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Istari'],
    abilities: [
      collectsFor('Creature'),
      {
        kind: 'action',
        cost: spendX(creatures),
        effect: choose(creatures, 'healed', heal(x, chosen('healed', 'card'))),
      },
    ],
  }),
];
