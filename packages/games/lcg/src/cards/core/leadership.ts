import { card, type LcgCardSpec } from '../../define.ts';
import { toHero } from '../../language/attach.ts';
import { exhaustCard, readyCard, returnToHand } from '../../language/card-effects.ts';
import { exhaustOne, laterIfInPlay, putIntoPlay } from '../../language/combat-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { hostGainsIcon } from '../../language/constants-gained.ts';
import { hostGainsTrait } from '../../language/constants-scenario.ts';
import { damage } from '../../language/damage-effects.ts';
import { engage } from '../../language/enemy-effects.ts';
import { all, change, choose } from '../../language/language.ts';
import { afterAllyLeaves, afterThisEnters, ownAfter } from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import { choosePlayer } from '../../language/players.ts';
import { progressOn } from '../../language/quest-effects.ts';
import { addResources } from '../../language/resource-effects.ts';
import { cards, chosen, host, thisCard } from '../../language/select.ts';
import { eventPlayer } from '../../language/who.ts';
import { hasTrait } from '../../registry.ts';
import { STAT } from '../../stats.ts';
import { IN_HAND } from '../../zones.ts';

export const leadershipCards: readonly LcgCardSpec[] = [
  card('ally', {
    number: 13,
    id: 'guard-of-the-citadel',
    title: { de: 'Wächter der Veste', en: 'Guard of the Citadel', as: 'm whole' },
    quantity: 3,
    sphere: 'leadership',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['Gondor', 'Warrior'],
  }),

  card('ally', {
    number: 14,
    id: 'faramir',
    title: { de: 'Faramir', en: 'Faramir', as: 'name m' },
    quantity: 2,
    unique: true,
    sphere: 'leadership',
    cost: 4,
    willpower: 2,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['Gondor', 'Noble', 'Ranger'],
    abilities: [
      {
        kind: 'action',
        cost: exhaustCard(thisCard),
        effect: choosePlayer(
          change(STAT.willpower, 1, cards({ sort: 'character', whose: 'chosen', det: 'each' }), 'phase'),
        ),
      },
    ],
  }),

  card('ally', {
    number: 15,
    id: 'son-of-arnor',
    title: { de: 'Sohn Arnors', en: 'Son of Arnor', as: 'm' },
    quantity: 2,
    sphere: 'leadership',
    cost: 3,
    willpower: 0,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['Dúnedain'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisEnters,
        effect: choose(
          cards({ sort: 'enemy', at: ['staging', 'engaged'], whose: 'others' }),
          'enemy',
          engage(chosen('enemy', 'enemy')),
        ),
      },
    ],
  }),

  card('ally', {
    number: 16,
    id: 'snowbourn-scout',
    title: { de: 'Schneeborn-Späher', en: 'Snowbourn Scout', as: 'm' },
    quantity: 3,
    sphere: 'leadership',
    cost: 1,
    willpower: 0,
    attack: 0,
    defense: 1,
    hitPoints: 1,
    traits: ['Rohan', 'Scout'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisEnters,
        effect: choose(cards({ sort: 'location' }), 'location', progressOn(1, chosen('location', 'location'))),
      },
    ],
  }),

  card('ally', {
    number: 17,
    id: 'silverlode-archer',
    title: { de: 'Silberlauf-Bogenschütze', en: 'Silverlode Archer', as: 'm weak' },
    quantity: 2,
    sphere: 'leadership',
    cost: 3,
    willpower: 1,
    attack: 2,
    defense: 0,
    hitPoints: 1,
    traits: ['Archer', 'Silvan'],
    ranged: true,
  }),

  card('ally', {
    number: 18,
    id: 'longbeard-orc-slayer',
    title: { de: 'Langbart-Orktöter', en: 'Longbeard Orc Slayer', as: 'm' },
    quantity: 2,
    sphere: 'leadership',
    cost: 4,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    traits: ['Dwarf', 'Warrior'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisEnters,
        effect: damage(1, cards({ sort: 'enemy', trait: 'Orc', det: 'each' })),
      },
    ],
  }),

  card('ally', {
    number: 19,
    id: 'brok-ironfist',
    title: { de: 'Brok Eisenfaust', en: 'Brok Ironfist', as: 'name m' },
    unique: true,
    sphere: 'leadership',
    cost: 6,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['Dwarf', 'Warrior'],
    abilities: [
      {
        kind: 'response',
        from: IN_HAND,
        moment: ownAfter(
          'leave',
          {
            de: 'nachdem ein Zwerg-Held unter deiner Kontrolle das Spiel verlassen hat',
            en: 'after a Dwarf hero under your control leaves play',
          },
          (m, event, card) =>
            event.kind === 'hero' && event.seat === m.controller(card) && hasTrait(m, event.card as number, 'Dwarf'),
        ),
        effect: putIntoPlay(thisCard, { de: 'von deiner Hand', en: 'from your hand' }),
      },
    ],
  }),

  card('event', {
    number: 20,
    id: 'ever-vigilant',
    title: { de: 'Immer wachsam', en: 'Ever Vigilant', as: 'quoted' },
    quantity: 2,
    sphere: 'leadership',
    cost: 1,
    abilities: [{ kind: 'action', effect: choose(cards({ sort: 'ally' }), 'ally', readyCard(chosen('ally', 'ally'))) }],
  }),

  card('event', {
    number: 21,
    id: 'common-cause',
    title: { de: 'Gemeinsame Sache', en: 'Common Cause', as: 'quoted' },
    quantity: 2,
    sphere: 'leadership',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        cost: exhaustOne({ sort: 'hero', whose: 'yours' }, 'tired'),
        effect: choose(
          cards({ sort: 'hero', not: 'tired', det: 'another' }),
          'hero',
          readyCard(chosen('hero', 'hero')),
        ),
      },
    ],
  }),

  card('event', {
    number: 22,
    id: 'for-gondor',
    title: { de: 'Für Gondor!', en: 'For Gondor!', as: 'quoted' },
    quantity: 2,
    sphere: 'leadership',
    cost: 2,
    abilities: [
      {
        kind: 'action',
        effect: all(
          change(STAT.attack, 1, cards({ sort: 'character', det: 'each' }), 'phase'),
          change(STAT.defense, 1, cards({ sort: 'character', trait: 'Gondor', det: 'each' }), 'phase'),
        ),
      },
    ],
  }),

  card('event', {
    number: 23,
    id: 'sneak-attack',
    title: { de: 'Überraschungsangriff', en: 'Sneak Attack', as: 'quoted' },
    quantity: 2,
    sphere: 'leadership',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        effect: choose(
          cards({ sort: 'ally', at: ['hand'], whose: 'yours' }),
          'ally',
          all(
            putIntoPlay(chosen('ally', 'ally')),
            laterIfInPlay('phase-end', chosen('ally', 'ally'), returnToHand(chosen('ally', 'ally'))),
          ),
        ),
      },
    ],
  }),

  card('event', {
    number: 24,
    id: 'valiant-sacrifice',
    title: { de: 'Tapferes Opfer', en: 'Valiant Sacrifice', as: 'quoted' },
    quantity: 2,
    sphere: 'leadership',
    cost: 1,
    abilities: [
      {
        kind: 'response',
        moment: afterAllyLeaves,
        effect: draw(
          2,
          eventPlayer({ de: 'der Spieler, der ihn kontrolliert hat,', en: 'the player who controlled it' }),
        ),
      },
    ],
  }),

  card('event', {
    number: 25,
    id: 'grim-resolve',
    title: { de: 'Grimmige Entschlossenheit', en: 'Grim Resolve', as: 'quoted' },
    sphere: 'leadership',
    cost: 5,
    abilities: [{ kind: 'action', effect: readyCard(cards({ sort: 'character', det: 'all' })) }],
  }),

  card('attachment', {
    number: 26,
    id: 'steward-of-gondor',
    title: { de: 'Truchsess von Gondor', en: 'Steward of Gondor', as: { de: 'm', en: 'name it' } },
    quantity: 2,
    unique: true,
    sphere: 'leadership',
    cost: 2,
    traits: ['Gondor', 'Title'],
    attach: toHero,
    abilities: [
      hostGainsTrait('Gondor', 'hero'),
      { kind: 'action', cost: exhaustCard(thisCard), effect: addResources(2, host('hero')) },
    ],
  }),

  card('attachment', {
    number: 27,
    id: 'celebrians-stone',
    title: { de: 'Celebríans Stein', en: "Celebrían's Stone", as: { de: 'name m', en: 'name it' } },
    unique: true,
    sphere: 'leadership',
    cost: 2,
    traits: ['Artifact', 'Item'],
    restricted: true,
    attach: toHero,
    abilities: [hostGets('hero', 'willpower', 2), hostGainsIcon('spirit', 'Aragorn')],
  }),
];
