import { card, type LcgCardSpec } from '../../define.ts';
import { exhaustCard, readyCard } from '../../language/card-effects.ts';
import { gets, itself, perDamageHere } from '../../language/constants-gained.ts';
import { whileAttackingStaged } from '../../language/constants-scenario.ts';
import { eventNumber } from '../../language/counts.ts';
import { damage, heal } from '../../language/damage-effects.ts';
import { discardFromHand } from '../../language/deck-effects.ts';
import { cancelTreachery, lookAtEncounterDeck } from '../../language/encounter-effects.ts';
import { change, choose } from '../../language/language.ts';
import {
  afterAttackKills,
  afterThisCommits,
  afterThisDamaged,
  ownAfter,
  whenTreacheryRevealed,
} from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import { choosePlayer } from '../../language/players.ts';
import { progress } from '../../language/quest-effects.ts';
import { addResources, spend } from '../../language/resource-effects.ts';
import { cards, chosen, eventCard, thisCard } from '../../language/select.ts';
import { chosenPlayer } from '../../language/who.ts';
import { isEnemy } from '../../registry.ts';
import { STAT } from '../../stats.ts';

export const heroCards: readonly LcgCardSpec[] = [
  card('hero', {
    number: 1,
    id: 'aragorn',
    title: { de: 'Aragorn', en: 'Aragorn', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    threatCost: 12,
    willpower: 2,
    attack: 3,
    defense: 2,
    hitPoints: 5,
    traits: ['Dúnedain', 'Noble', 'Ranger'],
    sentinel: true,
    abilities: [{ kind: 'response', moment: afterThisCommits, cost: spend(1, thisCard), effect: readyCard(thisCard) }],
  }),

  card('hero', {
    number: 2,
    id: 'theodred',
    title: { de: 'Théodred', en: 'Théodred', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Noble', 'Rohan', 'Warrior'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisCommits,
        effect: choose(cards({ sort: 'hero', state: 'committed' }), 'hero', addResources(1, chosen('hero', 'hero'))),
      },
    ],
  }),

  card('hero', {
    number: 3,
    id: 'gloin',
    title: { de: 'Glóin', en: 'Glóin', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    threatCost: 9,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Dwarf', 'Noble'],
    abilities: [{ kind: 'response', moment: afterThisDamaged, effect: addResources(eventNumber('n'), thisCard) }],
  }),

  card('hero', {
    number: 4,
    id: 'gimli',
    title: { de: 'Gimli', en: 'Gimli', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    threatCost: 11,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 5,
    traits: ['Dwarf', 'Noble', 'Warrior'],
    abilities: [gets(itself, [{ stat: 'attack', n: 1 }], { per: perDamageHere })],
  }),

  card('hero', {
    number: 5,
    id: 'legolas',
    title: { de: 'Legolas', en: 'Legolas', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    threatCost: 9,
    willpower: 1,
    attack: 3,
    defense: 1,
    hitPoints: 4,
    traits: ['Noble', 'Silvan', 'Warrior'],
    ranged: true,
    abilities: [
      {
        kind: 'response',
        moment: afterAttackKills('this'),
        effect: progress(2),
      },
    ],
  }),

  card('hero', {
    number: 6,
    id: 'thalin',
    title: { de: 'Thalin', en: 'Thalin', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    threatCost: 9,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['Dwarf', 'Warrior'],
    abilities: [
      {
        kind: 'passive',
        moment: ownAfter(
          'reveal',
          {
            de: 'sobald ein Gegner aufgedeckt wird, während Thalin sich dem Abenteuer stellt',
            en: 'as an enemy is revealed while Thalin is committed to the quest',
          },
          (m, event, card) => isEnemy(m, event.card as number) && m.s.cards[card].committed === 1,
        ),
        effect: damage(1, eventCard({ noun: 'enemy', det: 'that' })),
      },
    ],
  }),

  card('hero', {
    number: 7,
    id: 'eowyn',
    title: { de: 'Éowyn', en: 'Éowyn', as: 'name f' },
    unique: true,
    sphere: 'spirit',
    threatCost: 9,
    willpower: 4,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Noble', 'Rohan'],
    abilities: [
      {
        kind: 'action',
        anyone: true,
        cost: discardFromHand,
        limit: { n: 1, per: 'round', perPlayer: true },
        effect: change(STAT.willpower, 1, thisCard, 'phase'),
      },
    ],
  }),

  card('hero', {
    number: 8,
    id: 'eleanor',
    title: { de: 'Eleanor', en: 'Eleanor', as: 'name f' },
    unique: true,
    sphere: 'spirit',
    threatCost: 7,
    willpower: 1,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['Gondor', 'Noble'],
    abilities: [
      { kind: 'response', moment: whenTreacheryRevealed, cost: exhaustCard(thisCard), effect: cancelTreachery },
    ],
  }),

  card('hero', {
    number: 9,
    id: 'dunhere',
    title: { de: 'Dúnhere', en: 'Dúnhere', as: 'name m' },
    unique: true,
    sphere: 'spirit',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Rohan', 'Warrior'],
    attacksStaging: true,
    abilities: [gets(itself, [{ stat: 'attack', n: 1 }], { during: whileAttackingStaged })],
  }),

  card('hero', {
    number: 10,
    id: 'denethor',
    title: { de: 'Denethor', en: 'Denethor', as: 'name m' },
    unique: true,
    sphere: 'lore',
    threatCost: 8,
    willpower: 1,
    attack: 1,
    defense: 3,
    hitPoints: 3,
    traits: ['Gondor', 'Noble', 'Steward'],
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: lookAtEncounterDeck(true) }],
  }),

  card('hero', {
    number: 11,
    id: 'glorfindel',
    title: { de: 'Glorfindel', en: 'Glorfindel', as: 'name m' },
    unique: true,
    sphere: 'lore',
    threatCost: 12,
    willpower: 3,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    traits: ['Noble', 'Noldor', 'Warrior'],
    abilities: [
      {
        kind: 'action',
        cost: spend(1, thisCard),
        limit: { n: 1, per: 'round' },
        effect: choose(cards({ sort: 'character' }), 'healed', heal(1, chosen('healed', 'character'))),
      },
    ],
  }),

  card('hero', {
    number: 12,
    id: 'beravor',
    title: { de: 'Beravor', en: 'Beravor', as: 'name f' },
    unique: true,
    sphere: 'lore',
    threatCost: 10,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['Dúnedain', 'Ranger'],
    abilities: [
      {
        kind: 'action',
        cost: exhaustCard(thisCard),
        limit: { n: 1, per: 'round' },
        effect: choosePlayer(draw(2, chosenPlayer)),
      },
    ],
  }),
];
