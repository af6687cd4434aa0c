import { type CardSpec, card } from '../define.ts';
import { strength } from '../language/boosts.ts';
import { atBattleground, itIs } from '../language/conditions.ts';
import { exert } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { cards, self, the } from '../language/select.ts';

export const elvenDwarven: readonly CardSpec[] = [
  card('event', {
    id: '4C42',
    title: { de: 'Beste Gesellschaft', en: 'Best Company', as: 'quoted' },
    culture: 'dwarven',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: target(cards({ race: 'dwarf' }), 'it', strength(2, the('it'), { amount: 4, if: atBattleground })),
      },
    ],
  }),

  card('companion', {
    id: '4C49',
    title: { de: 'Gimli', en: 'Gimli', as: 'name m' },
    subtitle: { de: 'Ungebetener Gast', en: 'Unbidden Guest' },
    unique: true,
    culture: 'dwarven',
    race: 'dwarf',
    signet: 'gandalf',
    cost: 2,
    strength: 6,
    vitality: 3,
    damage: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        cost: exert(self('Gimli')),
        effect: target(
          cards({ bound: 'un' }),
          'it',
          strength(1, the('it'), { amount: 2, if: itIs('it', { title: 'Legolas' }) }),
        ),
      },
    ],
  }),

  card('companion', {
    id: '4C74',
    title: { de: 'Legolas', en: 'Legolas', as: 'name m' },
    subtitle: { de: 'Elbischer Kamerad', en: 'Elven Comrade' },
    unique: true,
    culture: 'elven',
    race: 'elf',
    signet: 'gandalf',
    cost: 2,
    strength: 6,
    vitality: 3,
    archer: true,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        cost: exert(self('Legolas')),
        effect: target(
          cards({ type: 'minion', facing: { bound: 'un' } }),
          'it',
          strength(-1, the('it'), { amount: -2, if: itIs('it', { facing: { title: 'Gimli' } }) }),
        ),
      },
    ],
  }),

  card('event', {
    id: '4C87',
    title: { de: 'Kühnheit', en: 'Valor', as: 'quoted' },
    culture: 'elven',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'skirmish',
        effect: target(
          cards({ race: 'elf' }),
          'it',
          strength(2, the('it'), { amount: 3, if: itIs('it', { facing: { type: 'minion', wounded: true } }) }),
        ),
      },
    ],
  }),
];
