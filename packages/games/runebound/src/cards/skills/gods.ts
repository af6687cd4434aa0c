import { type RbCard, skill } from '../../define.ts';
import {
  action,
  all,
  anyTrophy,
  attribute,
  block,
  bonus,
  bonusX,
  combatAction,
  damage,
  diceAbility,
  exert,
  heal,
  payGold,
  rerollAll,
  response,
  site,
  surge,
  whenDamaged,
  x,
} from '../../language/index.ts';

/** Favor of the Gods (Gunst der Götter). */
export const godsSkills: readonly RbCard[] = [
  skill({
    id: 'war-aria',
    set: 'gods',
    title: { de: 'Kriegsarie', en: 'War Aria', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any', 'combat', 'social'],
    abilities: [bonusX('health', attribute('spirit'))],
  }),

  skill({
    id: 'blessing',
    set: 'gods',
    title: { de: 'Segen', en: 'Blessing', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any'],
    stars: 1,
    abilities: [response(whenDamaged(), block(1), { limit: 'round', cost: exert })],
  }),

  skill({
    id: 'smite',
    set: 'gods',
    title: { de: 'Heiliger Zorn', en: 'Smite', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat', 'any'],
    stars: 1,
    abilities: [surge(1, damage(2, 'magic'))],
  }),

  skill({
    id: 'prayer',
    set: 'gods',
    title: { de: 'Gebet', en: 'Prayer', as: 'quoted' },
    attribute: 'spirit',
    cost: ['any', 'social'],
    stars: 1,
    abilities: [surge(2, heal(5))],
  }),

  skill({
    id: 'wrath-of-the-gods',
    set: 'gods',
    title: { de: 'Zorn der Götter', en: 'Wrath of the Gods', as: 'quoted' },
    attribute: 'spirit',
    cost: ['combat', 'combat', 'any'],
    abilities: [surge('X', all(damage(x, 'magic'), heal(x)))],
  }),

  skill({
    id: 'fortitude',
    set: 'gods',
    title: { de: 'Glaubensstärke', en: 'Fortitude', as: 'quoted' },
    attribute: 'spirit',
    cost: ['social', 'any'],
    stars: 1,
    abilities: [bonus({ health: 2 })],
  }),

  skill({
    id: 'zeal',
    set: 'gods',
    title: { de: 'Eifer', en: 'Zeal', as: 'quoted' },
    attribute: 'spirit',
    cost: ['social'],
    abilities: [bonus({ spirit: 1, health: 1 })],
  }),

  skill({
    id: 'miracle',
    set: 'gods',
    title: { de: 'Wunder', en: 'Miracle', as: 'quoted' },
    attribute: 'spirit',
    cost: ['social', 'any', 'any'],
    abilities: [combatAction({ limit: 'combat', cost: exert, effect: heal(4) })],
  }),

  skill({
    id: 'read-the-omens',
    set: 'gods',
    title: { de: 'Omen deuten', en: 'Read the Omens', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration'],
    abilities: [diceAbility({ cost: exert, effect: rerollAll })],
  }),

  skill({
    id: 'pilgrimage',
    set: 'gods',
    title: { de: 'Wallfahrt', en: 'Pilgrimage', as: 'quoted' },
    attribute: 'mind',
    cost: ['exploration', 'any'],
    abilities: [action({ at: site('shrine'), limit: 'turn', cost: payGold(2), effect: anyTrophy(1) })],
  }),
];
