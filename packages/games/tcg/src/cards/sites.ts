import { type CardSpec, card, type Spec } from '../define.ts';
import { eachShadowPlayerMay, several } from '../language/choices.ts';
import { cannotSpot, canSpot, poolAtMost } from '../language/conditions.ts';
import { firstIsCheaper, notWounded, siteHas, takesNoPart } from '../language/constants.ts';
import { forEach } from '../language/counts.ts';
import { addTwilight, draw, exert, extraMove, heal, removeBurden } from '../language/effects.ts';
import { when } from '../language/language.ts';
import {
  assignedByFreePeoples,
  atFirstShadowStart,
  fellowshipArrives,
  fellowshipLeaves,
  played,
} from '../language/moments.ts';
import { playFrom } from '../language/play.ts';
import { cards, eventCard } from '../language/select.ts';

const site = (spec: Spec): CardSpec => card('site', spec);

export const sites: readonly CardSpec[] = [
  site({
    id: '4U326',
    title: { de: 'Pferdeland', en: 'Horse-country', as: { de: 'n', en: 'name it' } },
    site: 1,
    shadowNumber: 0,
    arrow: 'left',
    keywords: ['plains'],
    abilities: [
      {
        kind: 'required',
        moment: fellowshipLeaves,
        effect: when(canSpot({ type: 'possession', culture: 'rohan', itemClass: 'mount' }), extraMove),
      },
    ],
  }),

  site({
    id: '4U328',
    title: { de: 'Die Riddermark', en: 'The Riddermark', as: 'f' },
    site: 1,
    shadowNumber: 0,
    arrow: 'left',
    keywords: ['plains'],
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        by: 'free',
        cost: several('exert', 2, { bound: 'un' }),
        effect: playFrom('deck', { title: 'Aragorn' }),
      },
    ],
  }),

  site({
    id: '4U329',
    title: { de: 'Westliche Emyn Muil', en: 'Western Emyn Muil', as: { de: 'pl', en: 'name it' } },
    site: 1,
    shadowNumber: 0,
    arrow: 'left',
    abilities: [{ kind: 'required', moment: fellowshipLeaves, effect: exert(cards({ bound: 'ring', det: 'each' })) }],
  }),

  site({
    id: '4U334',
    title: { de: 'Dorf der Rohirrim', en: 'Rohirrim Village', as: 'n' },
    site: 2,
    shadowNumber: 3,
    arrow: 'left',
    abilities: [notWounded({ culture: 'dunland', race: 'man' }, { in: 'archery' })],
  }),

  site({
    id: '4U335',
    title: { de: 'Lager der Uruks', en: 'Uruk Camp', as: 'n' },
    site: 2,
    shadowNumber: 1,
    arrow: 'left',
    keywords: ['battleground', 'plains'],
    abilities: [{ kind: 'required', moment: played({ race: 'urukHai' }), effect: exert(eventCard('urukHai')) }],
  }),

  site({
    id: '4U336',
    title: { de: 'Ödland von Rohan', en: 'Wold of Rohan', as: 'n' },
    site: 2,
    shadowNumber: 3,
    arrow: 'left',
    keywords: ['plains'],
    abilities: [{ kind: 'required', moment: assignedByFreePeoples, effect: addTwilight(1) }],
  }),

  site({
    id: '4U340',
    title: { de: 'Die Straßen von Edoras', en: 'Streets of Edoras', as: 'pl' },
    site: 3,
    shadowNumber: 0,
    arrow: 'right',
    sanctuary: true,
    abilities: [takesNoPart({ type: 'ally', culture: 'rohan' })],
  }),

  site({
    id: '4U341',
    title: { de: 'Thronsaal', en: 'Throne Room', as: 'm' },
    site: 3,
    shadowNumber: 1,
    arrow: 'right',
    sanctuary: true,
    abilities: [{ kind: 'action', phase: 'fellowship', by: 'free', effect: playFrom('deck', { title: 'Théoden' }) }],
  }),

  site({
    id: '4U342',
    title: { de: 'Ebene der Westemnet', en: 'Westemnet Plains', as: { de: 'f', en: 'the pl' } },
    site: 3,
    shadowNumber: 1,
    arrow: 'right',
    sanctuary: true,
    keywords: ['plains'],
    abilities: [notWounded({ culture: 'dunland', race: 'man' }, { in: 'archery' })],
  }),

  site({
    id: '4U344',
    title: { de: 'Hügel der Westemnet', en: 'Westemnet Hills', as: 'pl' },
    site: 4,
    shadowNumber: 3,
    arrow: 'right',
    keywords: ['plains'],
    abilities: [
      {
        kind: 'required',
        moment: fellowshipArrives,
        effect: heal(cards({ type: 'character', side: 'free', bearing: 'mount', det: 'each' })),
      },
    ],
  }),

  site({
    id: '4U346',
    title: { de: 'Weiße Felsen', en: 'White Rocks', as: 'pl' },
    site: 4,
    shadowNumber: 3,
    arrow: 'right',
    keywords: ['battleground'],
    abilities: [siteHas('shadowNumber', forEach({ type: 'companion', bearing: 'mount' }))],
  }),

  site({
    id: '4U347',
    title: { de: 'Helms Klamm', en: 'Deep of Helm', as: { de: 'name f', en: 'the it' } },
    site: 5,
    shadowNumber: 6,
    arrow: 'left',
    keywords: ['battleground', 'plains'],
    abilities: [firstIsCheaper({ race: 'urukHai' }, 3)],
  }),

  site({
    id: '4U350',
    title: { de: 'Hof der Hornburg', en: 'Hornburg Courtyard', as: 'm' },
    site: 5,
    shadowNumber: 8,
    arrow: 'left',
    keywords: ['battleground'],
    abilities: [siteHas('shadowNumber', -2, { while: canSpot({ title: 'Aragorn' }) })],
  }),

  site({
    id: '4U351',
    title: { de: 'Brustwehr der Hornburg', en: 'Hornburg Parapet', as: 'f' },
    site: 5,
    shadowNumber: 8,
    arrow: 'left',
    keywords: ['battleground'],
    abilities: [siteHas('fellowshipArchery', 1), siteHas('minionArchery', -1)],
  }),

  site({
    id: '4U354',
    title: { de: 'Waffenkammer der Hornburg', en: 'Hornburg Armory', as: 'f' },
    site: 6,
    shadowNumber: 3,
    arrow: 'left',
    sanctuary: true,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        by: 'free',
        cost: playFrom('hand', { type: 'possession' }),
        effect: draw(1),
      },
    ],
  }),

  site({
    id: '4U356',
    title: { de: 'Damm der Hornburg', en: 'Hornburg Causeway', as: 'm' },
    site: 7,
    shadowNumber: 6,
    arrow: 'right',
    keywords: ['battleground'],
    abilities: [siteHas('minionArchery', forEach({ bound: 'un' }, 3), { times: 2 })],
  }),

  site({
    id: '4U357',
    title: { de: 'Gemach des Königs', en: 'King’s Room', as: { de: 'n', en: 'name it' } },
    site: 7,
    shadowNumber: 6,
    arrow: 'right',
    abilities: [
      {
        kind: 'required',
        moment: fellowshipArrives,
        effect: when(cannotSpot({ type: 'companion', culture: 'rohan' }), exert(cards({ bound: 'un', det: 'each' }))),
      },
    ],
  }),

  site({
    id: '4U358',
    title: { de: 'Ring von Isengart', en: 'Ring of Isengard', as: 'm' },
    site: 8,
    shadowNumber: 7,
    arrow: 'right',
    abilities: [
      {
        kind: 'action',
        phase: 'shadow',
        by: 'shadow',
        cost: playFrom('hand', { type: 'minion', culture: 'dunland' }),
        effect: draw(1),
      },
    ],
  }),

  site({
    id: '4U359',
    title: { de: 'Tal des Zauberers', en: 'Wizard’s Vale', as: { de: 'n', en: 'name it' } },
    site: 8,
    shadowNumber: 6,
    arrow: 'right',
    abilities: [{ kind: 'required', moment: atFirstShadowStart, effect: when(poolAtMost(8), addTwilight(4)) }],
  }),

  site({
    id: '4U362',
    title: { de: 'Bibliothek von Orthanc', en: 'Orthanc Library', as: 'f' },
    site: 9,
    shadowNumber: 9,
    arrow: 'left',
    abilities: [
      {
        kind: 'required',
        moment: fellowshipArrives,
        effect: eachShadowPlayerMay(draw(forEach({ type: 'companion' }, 4))),
      },
    ],
  }),

  site({
    id: '4U363',
    title: { de: 'Kammer des Palantír', en: 'Palantír Chamber', as: 'f' },
    site: 9,
    shadowNumber: 9,
    arrow: 'left',
    abilities: [
      {
        kind: 'action',
        phase: 'shadow',
        by: 'shadow',
        cost: removeBurden(2),
        effect: playFrom('discard', { type: 'minion' }),
      },
    ],
  }),
];
