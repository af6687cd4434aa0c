import { type Ability, type CardSpec, card, type Spec } from '../define.ts';
import type { Filter } from '../filter.ts';
import { gains, strength } from '../language/boosts.ts';
import { spotAny } from '../language/choices.ts';
import { atSanctuary, canSpot } from '../language/conditions.ts';
import { x } from '../language/counts.ts';
import { discard } from '../language/effects.ts';
import { all, target, when } from '../language/language.ts';
import { thisWinsSkirmish } from '../language/moments.ts';
import { cards, the, thisMinion } from '../language/select.ts';

const minion = (spec: Omit<Spec, 'culture' | 'race' | 'site'>): CardSpec =>
  card('minion', { culture: 'dunland', race: 'man', site: 3, ...spec });

const dunlandMan: Filter = { culture: 'dunland', race: 'man' };

/** Whoever wins grows fiercer. */
const fiercer = (bonus: number): Ability => ({
  kind: 'optional',
  moment: thisWinsSkirmish,
  effect: gains(
    thisMinion,
    [...(bonus > 0 ? [{ stat: 'strength', amount: bonus } as const] : []), { stat: 'fierce', amount: 1 }],
    'regroup',
  ),
});

const possession: Filter = { type: 'possession', side: 'free' };

export const dunland: readonly CardSpec[] = [
  minion({
    id: '4C4',
    title: { de: 'Horde wilder Männer', en: 'Band of Wild Men', as: 'f' },
    cost: 5,
    strength: 11,
    vitality: 2,
    abilities: [fiercer(0)],
  }),

  card('event', {
    id: '4C7',
    title: { de: 'Finsterer Zorn', en: 'Dark Fury', as: 'quoted' },
    side: 'shadow',
    culture: 'dunland',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: target(cards(dunlandMan), 'it', strength(2, the('it'), { amount: 4, if: atSanctuary })),
      },
    ],
  }),

  card('event', {
    id: '4U8',
    title: { de: 'Tod den Strohköpfen', en: 'Death to the Strawheads', as: 'quoted' },
    side: 'shadow',
    culture: 'dunland',
    cost: 3,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        spot: spotAny({ type: 'companion' }),
        effect: target(cards(dunlandMan), 'it', strength(x, the('it'))),
      },
    ],
  }),

  minion({
    id: '4C10',
    title: { de: 'Dunländischer Wegelagerer', en: 'Dunlending Brigand', as: 'm' },
    cost: 2,
    strength: 8,
    vitality: 1,
  }),

  minion({
    id: '4C12',
    title: { de: 'Dunländischer Tobsüchtiger', en: 'Dunlending Madman', as: 'm adjectival' },
    cost: 2,
    strength: 7,
    vitality: 1,
    abilities: [fiercer(2)],
  }),

  minion({
    id: '4C13',
    title: { de: 'Dunländischer Plünderer', en: 'Dunlending Pillager', as: 'm' },
    cost: 3,
    strength: 9,
    vitality: 1,
    abilities: [
      {
        kind: 'optional',
        moment: thisWinsSkirmish,
        effect: all(
          target(cards(possession), 'it', discard(the('it'))),
          when(
            canSpot({ type: 'companion' }, 6),
            target(cards({ ...possession, not: 'it' }), 'more', discard(the('more'))),
          ),
        ),
      },
    ],
  }),

  minion({
    id: '4C16',
    title: { de: 'Dunländischer Räuber', en: 'Dunlending Robber', as: 'm' },
    cost: 3,
    strength: 9,
    vitality: 1,
    abilities: [fiercer(2)],
  }),

  minion({
    id: '4C17',
    title: { de: 'Dunländischer Wilder', en: 'Dunlending Savage', as: 'm adjectival' },
    cost: 4,
    strength: 11,
    vitality: 1,
  }),

  card('possession', {
    id: '4C26',
    title: { de: 'Eiserne Axt', en: 'Iron Axe', as: 'f' },
    side: 'shadow',
    culture: 'dunland',
    itemClass: 'handWeapon',
    cost: 1,
    strength: 3,
    bearer: dunlandMan,
  }),
];
