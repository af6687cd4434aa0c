import { type RbCard, skill } from '../../define.ts';
import {
  actAgain,
  all,
  block,
  bonus,
  combatAction,
  damage,
  double,
  exert,
  fightStarts,
  flip,
  forced,
  heal,
  response,
  surge,
  whenDamaged,
  x,
} from '../../language/index.ts';

/** Military Training (Militärische Ausbildung). */
export const militarySkills: readonly RbCard[] = [
  skill({
    id: 'marksmanship',
    set: 'military',
    title: { de: 'Treffsicherheit', en: 'Marksmanship', as: 'quoted' },
    attribute: 'body',
    cost: ['any', 'combat'],
    abilities: [forced(fightStarts, damage(2, 'physical'))],
  }),

  skill({
    id: 'ambidextrous',
    set: 'military',
    title: { de: 'Beidhändig', en: 'Ambidextrous', as: 'quoted' },
    attribute: 'body',
    cost: ['any', 'any', 'any'],
    abilities: [surge(1, all(damage(2, 'physical'), actAgain(2)))],
  }),

  skill({
    id: 'mighty-blow',
    set: 'military',
    title: { de: 'Wuchtschlag', en: 'Mighty Blow', as: 'quoted' },
    attribute: 'body',
    cost: ['combat'],
    stars: 1,
    abilities: [surge(2, damage(3, 'physical'))],
  }),

  skill({
    id: 'shield-wall',
    set: 'military',
    title: { de: 'Schildwall', en: 'Shield Wall', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'combat', 'any'],
    abilities: [response(whenDamaged(), block(2), { limit: 'round', cost: exert })],
  }),

  skill({
    id: 'weapon-drill',
    set: 'military',
    title: { de: 'Waffendrill', en: 'Weapon Drill', as: 'quoted' },
    attribute: 'body',
    cost: ['any'],
    abilities: [surge(1, all(flip(2, 'own'), damage(1, 'physical')))],
  }),

  skill({
    id: 'battle-rage',
    set: 'military',
    title: { de: 'Kampfrausch', en: 'Battle Rage', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'any'],
    stars: 1,
    abilities: [surge('X', all(damage(x, 'physical'), heal(1)))],
  }),

  skill({
    id: 'veteran',
    set: 'military',
    title: { de: 'Veteran', en: 'Veteran', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'any'],
    abilities: [bonus({ body: 1, health: 3 })],
  }),

  skill({
    id: 'warlord',
    set: 'military',
    title: { de: 'Kriegsherr', en: 'Warlord', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'combat', 'any', 'any'],
    abilities: [surge(2, all(damage(4, 'physical'), double('physical')))],
  }),

  skill({
    id: 'tactician',
    set: 'military',
    title: { de: 'Stratege', en: 'Tactician', as: 'quoted' },
    attribute: 'mind',
    cost: ['any'],
    stars: 1,
    abilities: [bonus({ handLimit: 1, health: 1 })],
  }),

  skill({
    id: 'second-wind',
    set: 'military',
    title: { de: 'Zweiter Atem', en: 'Second Wind', as: 'quoted' },
    attribute: 'mind',
    cost: ['any', 'combat'],
    stars: 1,
    abilities: [combatAction({ limit: 'combat', cost: exert, effect: heal(2) })],
  }),
];
