import { type RbCard, skill } from '../../define.ts';
import {
  all,
  bonus,
  damage,
  diceAbility,
  enemyDefeated,
  exert,
  flip,
  free,
  gold,
  heal,
  moveTo,
  moveUpTo,
  recast,
  response,
  strike,
  surge,
  turnDie,
  wild,
  x,
} from '../../language/index.ts';

/** Strength of the Wild (Stärke der Wildnis). */
export const wildSkills: readonly RbCard[] = [
  skill({
    id: 'mountaineering',
    set: 'wild',
    title: { de: 'Bergsteigen', en: 'Mountaineering', as: 'quoted' },
    attribute: 'body',
    cost: ['any'],
    stars: 1,
    abilities: [diceAbility({ limit: 'turn', effect: turnDie('mountain') })],
  }),

  skill({
    id: 'tireless',
    set: 'wild',
    title: { de: 'Unermüdlich', en: 'Tireless', as: 'quoted' },
    attribute: 'body',
    cost: ['exploration', 'any'],
    abilities: [free({ limit: 'turn', effect: moveUpTo(1) })],
  }),

  skill({
    id: 'taxidermist',
    set: 'wild',
    title: { de: 'Tierpräparator', en: 'Taxidermist', as: 'quoted' },
    attribute: 'body',
    cost: ['any'],
    abilities: [response(enemyDefeated, gold(2), { cost: exert })],
  }),

  skill({
    id: 'steadfast',
    set: 'wild',
    title: { de: 'Standhaft', en: 'Steadfast', as: 'quoted' },
    attribute: 'body',
    cost: ['any', 'any', 'any', 'combat'],
    abilities: [bonus({ health: 3 })],
  }),

  skill({
    id: 'bears-strength',
    set: 'wild',
    title: { de: 'Bärenkräfte', en: 'Bear’s Strength', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'any'],
    abilities: [surge('X', all(strike(x, 'physical'), flip(1, 'own')))],
  }),

  skill({
    id: 'pounce',
    set: 'wild',
    title: { de: 'Raubtiersprung', en: 'Pounce', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'any'],
    stars: 1,
    abilities: [surge(1, all(damage(2, 'physical'), recast(1, 'foe')))],
  }),

  skill({
    id: 'walking-on-water',
    set: 'wild',
    title: { de: 'Auf dem Wasser wandeln', en: 'Walking on Water', as: 'quoted' },
    attribute: 'spirit',
    cost: ['exploration'],
    stars: 1,
    abilities: [free({ limit: 'turn', effect: moveTo(wild('water'), 1) })],
  }),

  skill({
    id: 'healing-touch',
    set: 'wild',
    title: { de: 'Heilende Hände', en: 'Healing Touch', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any', 'any'],
    abilities: [free({ limit: 'turn', cost: exert, effect: heal(2) })],
  }),

  skill({
    id: 'call-of-the-pack',
    set: 'wild',
    title: { de: 'Ruf des Rudels', en: 'Call of the Pack', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat', 'exploration', 'any'],
    stars: 1,
    abilities: [surge(2, all(damage(2, 'physical'), heal(2)))],
  }),

  skill({
    id: 'bark-skin',
    set: 'wild',
    title: { de: 'Rindenhaut', en: 'Bark Skin', as: 'quoted' },
    attribute: 'spirit',
    cost: ['exploration', 'any', 'any'],
    abilities: [bonus({ spirit: 1, health: 2 })],
  }),
];
