import { card, type LcgCardSpec } from '../../define.ts';
import { toHero } from '../../language/attach.ts';
import { mark } from '../../language/card-effects.ts';
import {
  boost,
  cannotAttackTheirPlayer,
  exhaustOne,
  hasPrey,
  laterIfInPlay,
  prey,
  STRIKER,
  shuffleIntoDeck,
  strike,
} from '../../language/combat-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { gets } from '../../language/constants-gained.ts';
import { attachedHero, attachedHeroOf, whileHostAttacks } from '../../language/constants-scenario.ts';
import { damage } from '../../language/damage-effects.ts';
import { all, change, choose } from '../../language/language.ts';
import {
  afterAttackKills,
  afterCharacterLeaves,
  afterDefenderDeclared,
  afterThisDefends,
} from '../../language/moments.ts';
import { choosePlayer } from '../../language/players.ts';
import { progress } from '../../language/quest-effects.ts';
import { addResources } from '../../language/resource-effects.ts';
import { attacker, cards, chosen, host, thisCard } from '../../language/select.ts';
import { STAT } from '../../stats.ts';

export const tacticsCards: readonly LcgCardSpec[] = [
  card('ally', {
    number: 28,
    id: 'veteran-axehand',
    title: { de: 'Altgedienter Axtkämpfer', en: 'Veteran Axehand', as: 'm' },
    quantity: 3,
    sphere: 'tactics',
    cost: 2,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['Dwarf', 'Warrior'],
  }),

  card('ally', {
    number: 29,
    id: 'gondorian-spearman',
    title: { de: 'Speerträger Gondors', en: 'Gondorian Spearman', as: 'm whole' },
    quantity: 3,
    sphere: 'tactics',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 1,
    traits: ['Gondor', 'Warrior'],
    sentinel: true,
    abilities: [{ kind: 'response', moment: afterThisDefends, effect: damage(1, attacker) }],
  }),

  card('ally', {
    number: 30,
    id: 'horseback-archer',
    title: { de: 'Berittener Bogenschütze', en: 'Horseback Archer', as: 'm weak' },
    quantity: 2,
    sphere: 'tactics',
    cost: 3,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['Archer', 'Rohan'],
    ranged: true,
  }),

  card('ally', {
    number: 31,
    id: 'beorn',
    title: { de: 'Beorn', en: 'Beorn', as: 'name m' },
    unique: true,
    sphere: 'tactics',
    cost: 6,
    willpower: 1,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    traits: ['Beorning', 'Warrior'],
    abilities: [
      {
        kind: 'action',
        limit: { n: 1, per: 'round' },
        effect: all(
          change(STAT.attack, 5, thisCard, 'phase'),
          laterIfInPlay('phase-end', thisCard, shuffleIntoDeck(thisCard)),
        ),
      },
    ],
  }),

  card('event', {
    number: 32,
    id: 'blade-mastery',
    title: { de: 'Meister der Klinge', en: 'Blade Mastery', as: 'quoted' },
    quantity: 3,
    sphere: 'tactics',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        effect: choose(
          cards({ sort: 'character' }),
          'character',
          boost(chosen('character', 'character'), 'phase', { stat: 'attack', n: 1 }, { stat: 'defense', n: 1 }),
        ),
      },
    ],
  }),

  card('event', {
    number: 33,
    id: 'rain-of-arrows',
    title: { de: 'Pfeilhagel', en: 'Rain of Arrows', as: 'quoted' },
    quantity: 2,
    sphere: 'tactics',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        cost: exhaustOne({ sort: 'character', whose: 'yours', state: 'ranged' }, 'archer'),
        effect: choosePlayer(damage(1, cards({ sort: 'enemy', at: ['engaged'], whose: 'chosen', det: 'each' }))),
      },
    ],
  }),

  card('event', {
    number: 34,
    id: 'feint',
    title: { de: 'Finte', en: 'Feint', as: 'quoted' },
    quantity: 2,
    sphere: 'tactics',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'combat',
        effect: choose(
          cards({ sort: 'enemy', at: ['engaged'] }),
          'enemy',
          cannotAttackTheirPlayer(chosen('enemy', 'enemy'), {
            de: 'den Spieler, mit dem er in einen Kampf verwickelt ist,',
            en: 'the player it is engaged with',
          }),
        ),
      },
    ],
  }),

  card('event', {
    number: 35,
    id: 'quick-strike',
    title: { de: 'Schneller Schlag', en: 'Quick Strike', as: 'quoted' },
    quantity: 2,
    sphere: 'tactics',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        cost: exhaustOne({ sort: 'character', whose: 'yours', also: hasPrey }, STRIKER),
        effect: choose(prey, 'enemy', strike(chosen('enemy', 'enemy'))),
      },
    ],
  }),

  card('event', {
    number: 36,
    id: 'thicket-of-spears',
    title: { de: 'Speerdickicht', en: 'Thicket of Spears', as: 'quoted' },
    quantity: 2,
    sphere: 'tactics',
    cost: 3,
    payment: 'three-heroes',
    abilities: [
      {
        kind: 'action',
        effect: choosePlayer(
          cannotAttackTheirPlayer(cards({ sort: 'enemy', at: ['engaged'], whose: 'chosen', det: 'each' }), {
            pronoun: { noun: 'player' },
          }),
        ),
      },
    ],
  }),

  card('event', {
    number: 37,
    id: 'swift-strike',
    title: { de: 'Flinker Schlag', en: 'Swift Strike', as: 'quoted' },
    sphere: 'tactics',
    cost: 2,
    abilities: [{ kind: 'response', moment: afterDefenderDeclared, effect: damage(2, attacker) }],
  }),

  card('event', {
    number: 38,
    id: 'stand-together',
    title: { de: 'Zusammenstehen', en: 'Stand Together', as: 'quoted' },
    sphere: 'tactics',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        effect: choosePlayer(
          mark('manyDefenders', cards({ sort: 'hero', whose: 'chosen', det: 'each' }), 'phase', {
            de: 'der gewählte Spieler darf in dieser Phase gegen jeden Gegner, der ihn angreift, beliebig viele seiner Charaktere als Verteidiger bestimmen',
            en: 'the chosen player may declare any number of their characters as defenders against each enemy attacking them this phase',
          }),
        ),
      },
    ],
  }),

  card('attachment', {
    number: 39,
    id: 'blade-of-gondolin',
    title: { de: 'Klinge aus Gondolin', en: 'Blade of Gondolin', as: 'f' },
    quantity: 2,
    sphere: 'tactics',
    cost: 1,
    traits: ['Item', 'Weapon'],
    restricted: true,
    attach: toHero,
    abilities: [
      gets(attachedHero, [{ stat: 'attack', n: 1 }], { during: whileHostAttacks('Orc') }),
      {
        kind: 'response',
        moment: afterAttackKills('host'),
        effect: progress(1),
      },
    ],
  }),

  card('attachment', {
    number: 40,
    id: 'citadel-plate',
    title: { de: 'Plattenpanzer der Veste', en: 'Citadel Plate', as: { de: 'm whole', en: 'the it' } },
    quantity: 2,
    sphere: 'tactics',
    cost: 4,
    traits: ['Armor', 'Item'],
    restricted: true,
    attach: toHero,
    abilities: [hostGets('hero', 'hitPoints', 4)],
  }),

  card('attachment', {
    number: 41,
    id: 'dwarven-axe',
    title: { de: 'Zwergenaxt', en: 'Dwarven Axe', as: 'f' },
    quantity: 2,
    sphere: 'tactics',
    cost: 2,
    traits: ['Item', 'Weapon'],
    restricted: true,
    attach: toHero,
    abilities: [
      hostGets('hero', 'attack', 1),
      gets(attachedHeroOf('Dwarf'), [{ stat: 'attack', n: 1 }], { beside: true }),
    ],
  }),

  card('attachment', {
    number: 42,
    id: 'horn-of-gondor',
    title: { de: 'Horn von Gondor', en: 'Horn of Gondor', as: 'n' },
    unique: true,
    sphere: 'tactics',
    cost: 1,
    traits: ['Artifact', 'Item'],
    restricted: true,
    attach: toHero,
    abilities: [{ kind: 'response', moment: afterCharacterLeaves, effect: addResources(1, host('hero')) }],
  }),
];
