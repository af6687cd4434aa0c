import { type RbCard, skill } from '../../define.ts';
import {
  adventured,
  all,
  bonus,
  diceAbility,
  exert,
  forced,
  free,
  gold,
  heal,
  moveToGem,
  moveUpTo,
  recast,
  rerollOne,
  revealMore,
  surge,
  testAbility,
  turnDie,
} from '../../language/index.ts';

/** Wanderlust (Fernweh). */
export const wanderlustSkills: readonly RbCard[] = [
  skill({
    id: 'pathfinder',
    set: 'wanderlust',
    title: { de: 'Pfadfinder', en: 'Pathfinder', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration', 'any'],
    stars: 1,
    abilities: [diceAbility({ limit: 'turn', effect: rerollOne })],
  }),

  skill({
    id: 'world-walker',
    set: 'wanderlust',
    title: { de: 'Weltenwanderer', en: 'World Walker', as: 'quoted' },
    attribute: 'body',
    cost: ['exploration', 'exploration', 'any', 'any'],
    abilities: [bonus({ speed: 2, health: 1 })],
  }),

  skill({
    id: 'fleet-of-foot',
    set: 'wanderlust',
    title: { de: 'Leichtfüßig', en: 'Fleet of Foot', as: 'quoted' },
    attribute: 'body',
    cost: ['exploration', 'exploration', 'any'],
    abilities: [bonus({ speed: 1, health: 2 })],
  }),

  skill({
    id: 'survivalist',
    set: 'wanderlust',
    title: { de: 'Überlebenskünstler', en: 'Survivalist', as: 'quoted' },
    attribute: 'body',
    cost: ['exploration'],
    stars: 1,
    abilities: [free({ limit: 'turn', cost: exert, effect: heal(2) })],
  }),

  skill({
    id: 'river-lore',
    set: 'wanderlust',
    title: { de: 'Flusskunde', en: 'River Lore', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration'],
    abilities: [diceAbility({ limit: 'turn', effect: turnDie('water') })],
  }),

  skill({
    id: 'shortcut',
    set: 'wanderlust',
    title: { de: 'Schleichweg', en: 'Shortcut', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration', 'any'],
    abilities: [free({ limit: 'turn', cost: exert, effect: moveUpTo(3) })],
  }),

  skill({
    id: 'cartographer',
    set: 'wanderlust',
    title: { de: 'Kartograf', en: 'Cartographer', as: 'quoted' },
    attribute: 'mind',
    cost: ['any', 'social'],
    stars: 1,
    abilities: [forced(adventured, gold(1))],
  }),

  skill({
    id: 'sidestep',
    set: 'wanderlust',
    title: { de: 'Ausweichschritt', en: 'Sidestep', as: 'quoted' },
    attribute: 'body',
    cost: ['exploration'],
    stars: 1,
    abilities: [surge(1, all(recast(2, 'foe'), heal(1)))],
  }),

  skill({
    id: 'inner-calm',
    set: 'wanderlust',
    title: { de: 'Innere Ruhe', en: 'Inner Calm', as: 'quoted' },
    attribute: 'spirit',
    cost: ['social', 'any'],
    abilities: [testAbility({ cost: exert, effect: revealMore(2) })],
  }),

  skill({
    id: 'call-of-the-horizon',
    set: 'wanderlust',
    title: { de: 'Ruf der Ferne', en: 'Call of the Horizon', as: 'quoted' },
    attribute: 'spirit',
    cost: ['exploration', 'any', 'social'],
    abilities: [free({ limit: 'turn', effect: moveToGem(undefined, 3) })],
  }),
];
