import type { LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import {
  activeMeans,
  blankAttachments,
  costMore,
  everyStagedLocation,
  gets,
  itself,
  perPlayer,
  perStagedLocation,
  threatIsX,
  whileActive,
} from '../../language/constants-gained.ts';
import { damage } from '../../language/damage-effects.ts';
import {
  backFromActive,
  noActiveLocation,
  noStagedLocation,
  removeDefender,
  slip,
  takeFromDiscard,
  thatGainsSurge,
} from '../../language/emyn-muil-effects.ts';
import { insteadIf } from '../../language/encounter-combat.ts';
import { gainSurge, revealTop } from '../../language/encounter-effects.ts';
import { pick } from '../../language/encounter-picks.ts';
import { fetchToStaging } from '../../language/encounter-scenario.ts';
import { when } from '../../language/language.ts';
import { sendAttackerBack } from '../../language/location-effects.ts';
import { afterThisTravel, ownAfter } from '../../language/moments.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { cannotDefeatWhile, fewerPointsThan, locationOf } from '../../language/stage-words.ts';
import { firstPlayer } from '../../language/who.ts';
import { typeOf } from '../../registry.ts';
import type { Ability } from '../../spec.ts';
import { PHASE } from '../../state.ts';
import { packCard } from './pack.ts';

const card = packCard('emyn-muil');
const set = 'The Hills of Emyn Muil';
const hill = { set, traits: ['Emyn Muil'] } as const;
const sentBack: Ability = { kind: 'shadow', effect: sendAttackerBack };

/** The quest and encounter cards of The Hills of Emyn Muil. */
export const emynMuilScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 82,
    id: 'the-hills-of-emyn-muil',
    title: { de: 'Die Hügel von Emyn Muil', en: 'The Hills of Emyn Muil', as: 'quoted' },
    set,
    stage: 1,
    questPoints: 1,
    abilities: [
      {
        kind: 'setup',
        effect: fetchToStaging(['amon-hen', 'amon-lhaw'], {
          de: 'sucht Amon Hen und Amon Lhaw aus dem Begegnungsdeck und legt sie in die Aufmarschzone; mischt dann das Begegnungsdeck',
          en: 'search the encounter deck for Amon Hen and Amon Lhaw and add them to the staging area; then shuffle the encounter deck',
        }),
      },
      {
        kind: 'forced',
        moment: ownAfter(
          'reveal',
          {
            de: 'sobald in einer Abenteuerphase der erste Verrat aufgedeckt wird',
            en: 'when the first treachery of a quest phase is revealed',
          },
          (m, event) => m.s.phase === PHASE.quest && typeOf(m, event.card as number) === 'treachery',
        ),
        limit: { n: 1, per: 'phase' },
        effect: when(noStagedLocation, thatGainsSurge),
      },
      cannotDefeatWhile(locationOf('Emyn Muil'), fewerPointsThan(20)),
    ],
  }),

  card('location', {
    number: 83,
    id: 'amon-hen',
    title: { de: 'Amon Hen', en: 'Amon Hen', as: 'name m' },
    ...hill,
    unique: true,
    threat: -1,
    questPoints: 5,
    victory: 5,
    abilities: [threatIsX(perPlayer, 2), activeMeans('noEvents')],
  }),

  card('location', {
    number: 84,
    id: 'amon-lhaw',
    title: { de: 'Amon Lhaw', en: 'Amon Lhaw', as: 'name m' },
    ...hill,
    unique: true,
    threat: -1,
    questPoints: 5,
    victory: 5,
    abilities: [threatIsX(perPlayer, 2), blankAttachments],
  }),

  card('location', {
    number: 85,
    id: 'the-east-wall-of-rohan',
    title: { de: 'Der Ostwall von Rohan', en: 'The East Wall of Rohan', as: 'm' },
    ...hill,
    quantity: 2,
    easyQuantity: 0,
    threat: 4,
    questPoints: 2,
    victory: 3,
    abilities: [costMore(2, ['ally'], 'Rohan')],
  }),

  card('location', {
    number: 86,
    id: 'the-north-stair',
    title: { de: 'Die Nordstiege', en: 'The North Stair', as: 'f' },
    ...hill,
    quantity: 2,
    threat: 3,
    questPoints: 3,
    victory: 3,
    abilities: [{ kind: 'forced', moment: afterThisTravel, effect: takeFromDiscard }],
  }),

  card('location', {
    number: 87,
    id: 'rauros-falls',
    title: { de: 'Die Rauros-Fälle', en: 'Rauros Falls', as: 'pl' },
    ...hill,
    quantity: 2,
    threat: 2,
    questPoints: 4,
    victory: 3,
    abilities: [activeMeans('mustCommit'), sentBack],
  }),

  card('location', {
    number: 88,
    id: 'the-shores-of-nen-hithoel',
    title: { de: 'Die Ufer des Nen Hithoel', en: 'The Shores of Nen Hithoel', as: 'pl' },
    ...hill,
    quantity: 3,
    threat: 2,
    questPoints: 2,
    victory: 2,
    abilities: [
      {
        kind: 'travel',
        cost: asPlayer(firstPlayer, pick(1, { sort: 'event', at: ['hand'], whose: 'yours' }, discard)),
      },
      sentBack,
    ],
  }),

  card('location', {
    number: 89,
    id: 'the-outer-ridge',
    title: { de: 'Der äußere Grat', en: 'The Outer Ridge', as: 'm' },
    ...hill,
    quantity: 3,
    threat: 2,
    questPoints: 2,
    victory: 2,
    abilities: [gets(everyStagedLocation, [{ stat: 'threat', n: 1 }], { during: whileActive }), sentBack],
  }),

  card('location', {
    number: 90,
    id: 'the-highlands',
    title: { de: 'Das Hochland', en: 'The Highlands', as: { de: 'n', en: 'the pl' } },
    ...hill,
    quantity: 4,
    threat: 1,
    questPoints: 1,
    victory: 1,
    abilities: [{ kind: 'travel', cost: revealTop }],
  }),

  card('treachery', {
    number: 91,
    id: 'impassable-chasm',
    title: { de: 'Unpassierbare Kluft', en: 'Impassable Chasm', as: 'quoted' },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Hazard'],
    abilities: [{ kind: 'whenRevealed', effect: insteadIf(noActiveLocation, backFromActive, gainSurge) }],
  }),

  card('treachery', {
    number: 92,
    id: 'rockslide',
    title: { de: 'Steinschlag', en: 'Rockslide', as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 1,
    traits: ['Hazard'],
    abilities: [
      { kind: 'whenRevealed', effect: damage(2, cards({ sort: 'character', state: 'committed', det: 'each' })) },
      { kind: 'shadow', effect: removeDefender },
    ],
  }),

  card('treachery', {
    number: 93,
    id: 'slick-footing',
    title: { de: 'Rutschiger Untergrund', en: 'Slick Footing', as: 'quoted' },
    set,
    quantity: 3,
    traits: ['Hazard'],
    abilities: [{ kind: 'whenRevealed', effect: slip }],
  }),

  card('enemy', {
    number: 94,
    id: 'orc-horse-thieves',
    title: { de: 'Orkische Pferdediebe', en: 'Orc Horse Thieves', as: 'pl' },
    set,
    quantity: 3,
    easyQuantity: 2,
    traits: ['Mordor', 'Orc'],
    engagement: 35,
    threat: 3,
    attack: 1,
    defense: 2,
    hitPoints: 6,
    doomed: 2,
    abilities: [gets(itself, [{ stat: 'attack', n: 1 }], { per: perStagedLocation })],
  }),
];
