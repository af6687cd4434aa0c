import { type RbCard, skill } from '../../define.ts';
import {
  action,
  all,
  bonus,
  buyAnywhere,
  damage,
  exert,
  flip,
  forced,
  free,
  gold,
  mute,
  peek,
  remove,
  sellHere,
  surge,
  turnStarts,
} from '../../language/index.ts';

/** Friends in Low Places (Freunde weit unten). */
export const lowFriendsSkills: readonly RbCard[] = [
  skill({
    id: 'megalomania',
    set: 'lowFriends',
    title: { de: 'Größenwahn', en: 'Megalomania', as: 'quoted' },
    attribute: 'mind',
    cost: ['any'],
    stars: 1,
    abilities: [free({ limit: 'turn', cost: exert, effect: gold(1) })],
  }),

  skill({
    id: 'cunning',
    set: 'lowFriends',
    title: { de: 'Gerissenheit', en: 'Cunning', as: 'quoted' },
    attribute: 'mind',
    cost: ['any', 'any', 'any'],
    abilities: [bonus({ mind: 2 })],
  }),

  skill({
    id: 'fence',
    set: 'lowFriends',
    title: { de: 'Hehlerei', en: 'Fence', as: 'quoted' },
    attribute: 'mind',
    cost: ['social', 'any'],
    abilities: [free({ limit: 'turn', effect: sellHere })],
  }),

  skill({
    id: 'haggle',
    set: 'lowFriends',
    title: { de: 'Feilschen', en: 'Haggle', as: 'quoted' },
    attribute: 'mind',
    cost: ['social', 'any'],
    stars: 1,
    abilities: [action({ effect: buyAnywhere({ discount: 2 }) })],
  }),

  skill({
    id: 'backstab',
    set: 'lowFriends',
    title: { de: 'Dolchstoß', en: 'Backstab', as: 'quoted' },
    attribute: 'mind',
    cost: ['combat', 'any'],
    stars: 1,
    abilities: [surge(1, all(flip(1, 'foe'), damage(1, 'physical')))],
  }),

  skill({
    id: 'pocket-sand',
    set: 'lowFriends',
    title: { de: 'Sand in die Augen', en: 'Pocket Sand', as: 'quoted' },
    attribute: 'body',
    cost: ['social'],
    abilities: [surge(1, all(mute, damage(1, 'physical')))],
  }),

  skill({
    id: 'dirty-tricks',
    set: 'lowFriends',
    title: { de: 'Schmutzige Tricks', en: 'Dirty Tricks', as: 'quoted' },
    attribute: 'body',
    cost: ['combat', 'any'],
    abilities: [surge(2, all(remove(1, 'any', 'foe'), damage(2, 'physical')))],
  }),

  skill({
    id: 'informant',
    set: 'lowFriends',
    title: { de: 'Spitzel', en: 'Informant', as: 'quoted' },
    attribute: 'mind',
    cost: ['social'],
    abilities: [free({ limit: 'turn', cost: exert, effect: peek })],
  }),

  skill({
    id: 'silver-tongue',
    set: 'lowFriends',
    title: { de: 'Silberzunge', en: 'Silver Tongue', as: 'quoted' },
    attribute: 'mind',
    cost: ['social', 'social', 'any'],
    abilities: [bonus({ mind: 1, handLimit: 2 })],
  }),

  skill({
    id: 'lord-of-the-gutter',
    set: 'lowFriends',
    title: { de: 'Herr der Gosse', en: 'Lord of the Gutter', as: 'quoted' },
    attribute: 'mind',
    cost: ['social', 'social', 'any', 'any'],
    stars: 1,
    abilities: [forced(turnStarts, gold(1))],
  }),
];
