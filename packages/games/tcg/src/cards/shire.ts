import { type CardSpec, card } from '../define.ts';
import { hardToOverwhelm, woundedOnce } from '../language/boosts.ts';
import { unlessPrevented } from '../language/choices.ts';
import { atSiteUpTo, canSpot } from '../language/conditions.ts';
import {
  addBurden,
  becomeRingBearer,
  cancelSkirmish,
  discard,
  exert,
  preventBurdens,
  putOnRing,
  removeBurden,
  removeTwilight,
  woundToBurden,
} from '../language/effects.ts';
import { all, target, when } from '../language/language.ts';
import {
  bearerWouldBeWounded,
  frodoIsKilled,
  shadowWouldAddBurdens,
  wearerWouldBeWounded,
} from '../language/moments.ts';
import { playFrom } from '../language/play.ts';
import { cards, ringBearer, self, the } from '../language/select.ts';

export const shire: readonly CardSpec[] = [
  card('ring', {
    id: '4C2',
    title: { de: 'Der Eine Ring', en: 'The One Ring', as: 'm' },
    subtitle: { de: 'Der Meisterring', en: 'The Ruling Ring' },
    unique: true,
    strength: 1,
    abilities: [
      { kind: 'response', moment: bearerWouldBeWounded, effect: all(putOnRing, woundToBurden) },
      { kind: 'required', moment: wearerWouldBeWounded, effect: woundToBurden },
    ],
  }),

  card('companion', {
    id: '4C302',
    title: { de: 'Frodo', en: 'Frodo', as: 'name m' },
    subtitle: { de: 'Müder Reisender', en: 'Tired Traveller' },
    unique: true,
    culture: 'shire',
    race: 'hobbit',
    signet: 'gandalf',
    cost: 0,
    strength: 3,
    vitality: 4,
    resistance: 10,
    ringBound: true,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        cost: playFrom('hand', { type: 'companion', bound: 'ring' }),
        effect: removeBurden(1),
      },
    ],
  }),

  card('possession', {
    id: '4C306',
    title: { de: 'Hobbit-Schwert', en: 'Hobbit Sword', as: 'n' },
    culture: 'shire',
    itemClass: 'handWeapon',
    cost: 1,
    strength: 2,
    bearer: { race: 'hobbit' },
  }),

  card('event', {
    id: '4C308',
    title: { de: 'Schlag auf den Kopf', en: 'Knocked on the Head', as: 'quoted' },
    culture: 'shire',
    cost: 0,
    starter: false,
    abilities: [
      {
        kind: 'action',
        phase: 'regroup',
        effect: playFrom('discard', { type: 'companion', bound: 'un', race: 'hobbit' }),
      },
    ],
  }),

  card('companion', {
    id: '4C310',
    title: { de: 'Merry', en: 'Merry', as: 'name m' },
    subtitle: { de: 'Gelehrter Führer', en: 'Learned Guide' },
    unique: true,
    culture: 'shire',
    race: 'hobbit',
    signet: 'frodo',
    cost: 1,
    strength: 3,
    vitality: 4,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        cost: exert(ringBearer),
        effect: unlessPrevented(discard(self('Merry')), removeTwilight(2)),
      },
    ],
  }),

  card('companion', {
    id: '4C314',
    title: { de: 'Pippin', en: 'Pippin', as: 'name m' },
    subtitle: { de: 'Wollfüßiger Schelm', en: 'Woolly-footed Rascal' },
    unique: true,
    culture: 'shire',
    race: 'hobbit',
    signet: 'frodo',
    cost: 1,
    strength: 3,
    vitality: 4,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        cost: addBurden(1),
        effect: unlessPrevented(discard(self('Pippin')), removeTwilight(2)),
      },
    ],
  }),

  card('companion', {
    id: '4C316',
    title: { de: 'Sam', en: 'Sam', as: 'name m' },
    subtitle: { de: 'Samweis der Tapfere', en: 'Samwise the Brave' },
    unique: true,
    culture: 'shire',
    race: 'hobbit',
    signet: 'gandalf',
    cost: 2,
    strength: 3,
    vitality: 4,
    resistance: 5,
    ringBound: true,
    abilities: [
      {
        kind: 'response',
        moment: shadowWouldAddBurdens,
        requires: canSpot({ title: 'Frodo' }),
        cost: exert(self('Sam')),
        effect: preventBurdens,
      },
      { kind: 'response', moment: frodoIsKilled, effect: becomeRingBearer(self('Sam')) },
    ],
  }),

  card('event', {
    id: '4C319',
    title: { de: 'Die Fesseln gesprengt', en: 'Severed His Bonds', as: 'quoted' },
    culture: 'shire',
    keywords: ['stealth'],
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: when(
          atSiteUpTo(4),
          cancelSkirmish({ race: 'hobbit' }),
          target(cards({ race: 'hobbit' }), 'it', hardToOverwhelm(the('it'))),
        ),
      },
    ],
  }),

  card('event', {
    id: '4C321',
    title: { de: 'Schnell und leise', en: 'Swiftly and Softly', as: 'quoted' },
    culture: 'shire',
    keywords: ['stealth'],
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: when(
          atSiteUpTo(5),
          cancelSkirmish({ race: 'hobbit' }),
          target(cards({ race: 'hobbit' }), 'it', woundedOnce(the('it'))),
        ),
      },
    ],
  }),
];
