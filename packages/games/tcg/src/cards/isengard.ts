import { type Ability, type CardSpec, card, type Spec } from '../define.ts';
import type { Filter } from '../filter.ts';
import { strength } from '../language/boosts.ts';
import { allyIsDead, atBattleground, canSpot, deadAtLeast } from '../language/conditions.ts';
import { has, notWounded } from '../language/constants.ts';
import { forEach } from '../language/counts.ts';
import { exert } from '../language/effects.ts';
import { target, targetKept } from '../language/language.ts';
import { playFrom } from '../language/play.ts';
import { cards, the, thisMinion } from '../language/select.ts';

const urukHai: Filter = { race: 'urukHai' };

const minion = (spec: Omit<Spec, 'culture' | 'race' | 'site'>): CardSpec =>
  card('minion', { culture: 'isengard', race: 'urukHai', site: 5, damage: 1, ...spec });

/** At a battleground, one Uruk-hai exerts to make another stronger. */
const spursOn = (bonus: number): Ability => ({
  kind: 'action',
  phase: 'skirmish',
  requires: atBattleground,
  cost: exert(thisMinion),
  effect: target(cards({ ...urukHai, not: 'source' }), 'it', strength(bonus, the('it'))),
});

export const isengard: readonly CardSpec[] = [
  card('possession', {
    id: '4C142',
    title: { de: 'Breitklingiges Schwert', en: 'Broad-bladed Sword', as: 'n' },
    side: 'shadow',
    culture: 'isengard',
    itemClass: 'handWeapon',
    cost: 1,
    strength: 2,
    bearer: urukHai,
    abilities: [notWounded('bearer', { except: 'skirmish' })],
  }),

  card('event', {
    id: '4C151',
    title: { de: 'Wildheit', en: 'Ferocity', as: 'quoted' },
    side: 'shadow',
    culture: 'isengard',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: target(cards(urukHai), 'it', strength(2, the('it'), { amount: 3, if: atBattleground })),
      },
    ],
  }),

  minion({
    id: '4C165',
    title: { de: 'Krieger von Orthanc', en: 'Orthanc Warrior', as: 'm' },
    cost: 2,
    strength: 7,
    vitality: 2,
  }),

  card('event', {
    id: '4C175',
    title: { de: 'Und sie kamen immer noch', en: 'Still They Came', as: 'quoted' },
    side: 'shadow',
    culture: 'isengard',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        requires: canSpot(urukHai, 2),
        cost: targetKept(cards({ ...urukHai, unassigned: true }), 'idle', 'payer', exert(the('idle'))),
        effect: target(cards({ ...urukHai, not: 'payer' }), 'it', strength(3, the('it'))),
      },
    ],
  }),

  minion({
    id: '4C184',
    title: { de: 'Uruk-Verteidiger', en: 'Uruk Defender', as: 'm' },
    cost: 4,
    strength: 9,
    vitality: 2,
    abilities: [spursOn(2)],
  }),

  minion({
    id: '4C185',
    title: { de: 'Uruk-Fanatiker', en: 'Uruk Fanatic', as: 'm' },
    cost: 4,
    strength: 9,
    vitality: 2,
    abilities: [has('this', [{ stat: 'fierce', amount: 1 }], { while: deadAtLeast(3) }, 'minion')],
  }),

  minion({
    id: '4C191',
    title: { de: 'Uruk-Nachhut', en: 'Uruk Rear Guard', as: 'f' },
    cost: 6,
    strength: 12,
    vitality: 4,
    abilities: [spursOn(1)],
  }),

  minion({
    id: '4C192',
    title: { de: 'Uruk-Soldat', en: 'Uruk Regular', as: 'm weak' },
    cost: 3,
    strength: 8,
    vitality: 2,
    abilities: [
      {
        kind: 'action',
        phase: 'shadow',
        cost: exert(thisMinion),
        effect: playFrom('hand', urukHai, { discount: forEach({ ...urukHai, not: 'source' }) }),
      },
    ],
  }),

  minion({
    id: '4C197',
    title: { de: 'Uruk-Pirscher', en: 'Uruk Stalker', as: 'm' },
    cost: 3,
    strength: 8,
    vitality: 2,
    abilities: [
      has(
        'this',
        [
          { stat: 'strength', amount: 3 },
          { stat: 'fierce', amount: 1 },
        ],
        { while: allyIsDead },
        'minion',
      ),
    ],
  }),

  minion({
    id: '4C207',
    title: { de: 'Stoßtrupp der Uruk-hai', en: 'Uruk-hai Raiding Party', as: 'm' },
    cost: 4,
    strength: 9,
    vitality: 3,
  }),
];
