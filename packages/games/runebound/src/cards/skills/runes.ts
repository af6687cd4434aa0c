import { type RbCard, skill } from '../../define.ts';
import {
  all,
  bonus,
  cancelIt,
  castDone,
  damage,
  double,
  drawSkills,
  exert,
  flip,
  foeSurges,
  free,
  recast,
  remove,
  response,
  surge,
  x,
} from '../../language/index.ts';

/** Rune Magic (Runenmagie). */
export const runesSkills: readonly RbCard[] = [
  skill({
    id: 'counterspell',
    set: 'runes',
    title: { de: 'Gegenzauber', en: 'Counterspell', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any', 'combat', 'any'],
    stars: 1,
    abilities: [response(foeSurges, all(cancelIt, damage(1, 'magic')), { limit: 'round', cost: exert })],
  }),

  skill({
    id: 'lust-for-magic',
    set: 'runes',
    title: { de: 'Magiegier', en: 'Lust for Magic', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any', 'any'],
    stars: 1,
    abilities: [bonus({ spirit: 2, mind: -1 })],
  }),

  skill({
    id: 'rune-bolt',
    set: 'runes',
    title: { de: 'Runenblitz', en: 'Rune Bolt', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat'],
    stars: 1,
    abilities: [surge(1, all(damage(1, 'magic'), flip(1, 'own')))],
  }),

  skill({
    id: 'chain-lightning',
    set: 'runes',
    title: { de: 'Kettenblitz', en: 'Chain Lightning', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat', 'combat', 'any'],
    abilities: [surge('X', all(damage(x, 'magic'), recast(2, 'foe')))],
  }),

  skill({
    id: 'rune-of-sundering',
    set: 'runes',
    title: { de: 'Rune der Spaltung', en: 'Rune of Sundering', as: 'quoted' },
    attribute: 'mind',
    cost: ['combat', 'any'],
    abilities: [surge(2, all(remove('all', 'shield', 'foe'), damage(2, 'magic')))],
  }),

  skill({
    id: 'frost-rune',
    set: 'runes',
    title: { de: 'Frostrune', en: 'Frost Rune', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat'],
    abilities: [surge(2, all(damage(2, 'magic'), recast(1, 'foe')))],
  }),

  skill({
    id: 'echo-rune',
    set: 'runes',
    title: { de: 'Echorune', en: 'Echo Rune', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration', 'any'],
    abilities: [surge(2, all(damage(2, 'magic'), double('magic')))],
  }),

  skill({
    id: 'scrying',
    set: 'runes',
    title: { de: 'Hellsicht', en: 'Scrying', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration'],
    abilities: [free({ limit: 'turn', cost: exert, effect: drawSkills(2) })],
  }),

  skill({
    id: 'warding-circle',
    set: 'runes',
    title: { de: 'Bannkreis', en: 'Warding Circle', as: 'quoted' },
    attribute: 'spirit',
    cost: ['social', 'any'],
    stars: 1,
    abilities: [response(castDone, recast(3, 'foe'), { limit: 'round', cost: exert })],
  }),

  skill({
    id: 'rune-lore',
    set: 'runes',
    title: { de: 'Runenkunde', en: 'Rune Lore', as: 'quoted' },
    attribute: 'mind',
    cost: ['social', 'any', 'exploration'],
    abilities: [bonus({ mind: 1, spirit: 1, health: 1 })],
  }),
];
