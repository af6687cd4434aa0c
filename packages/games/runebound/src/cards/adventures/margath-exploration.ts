import { enemy, quest, type RbCard } from '../../define.ts';
import {
  all,
  damage,
  drawSkills,
  flip,
  gainTopAsset,
  gold,
  heal,
  learnFree,
  nothing,
  oneOf,
  place,
  remove,
  suffer,
  surge,
  trophy,
} from '../../language/index.ts';
import { lore } from '../../language/more-story.ts';

/** The Ascendance of Margath: exploration deck. */
export const margathExploration: readonly RbCard[] = [
  quest({
    id: 'blood-stone',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Blutstein', en: 'Blood Stone', as: 'quoted' },
    flavor: { de: 'Er ist nass, auch in der Wüste.', en: 'It is wet, even in the desert.' },
    task: {
      at: place('suvars-rest'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: nothing },
        { need: ['water', 'water'], effect: lore(1) },
        { need: ['water', 'water', 'water'], effect: lore(2) },
      ],
    },
  }),

  quest({
    id: 'dragon-bones',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Drachenknochen', en: 'Dragon Bones', as: 'quoted' },
    flavor: { de: 'Die Rippen stehen wie Torbögen.', en: 'The ribs stand like gateways.' },
    task: {
      at: place('cursed-ruins'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'hills'], effect: lore(1) },
        { need: ['hills', 'hills', 'water'], effect: lore(2) },
      ],
    },
  }),

  quest({
    id: 'forgotten-library',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Vergessene Bibliothek', en: 'Forgotten Library', as: 'quoted' },
    flavor: {
      de: 'Die Festung hat einen Keller, und der Keller hat einen Keller.',
      en: 'The fortress has a cellar, and the cellar has a cellar.',
    },
    task: {
      at: place('caer-loek'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: drawSkills(2) },
        { need: ['plains', 'forest'], effect: lore(1) },
        { need: ['forest', 'compass'], effect: all(lore(1), learnFree) },
      ],
    },
  }),

  quest({
    id: 'star-chart',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Sternkarte', en: 'Star Chart', as: 'quoted' },
    flavor: { de: 'Drei Sterne fehlen, und nur im Norden.', en: 'Three stars are missing, and only in the north.' },
    task: {
      at: place('starfall-forest'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'forest'], effect: lore(1) },
        { need: ['forest', 'forest', 'compass'], effect: lore(2) },
      ],
    },
  }),

  quest({
    id: 'scale-of-the-ancient',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Schuppe des Uralten', en: 'Scale of the Ancient', as: 'quoted' },
    flavor: { de: 'Groß wie ein Schild und leicht wie ein Blatt.', en: 'Big as a shield and light as a leaf.' },
    task: {
      at: place('rogue-peak'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: gold(3) },
        { need: ['mountain', 'plains'], effect: lore(1) },
        { need: ['mountain', 'mountain', 'plains'], effect: all(lore(1), gainTopAsset) },
      ],
    },
  }),

  quest({
    id: 'voice-in-the-mist',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Stimme im Nebel', en: 'Voice in the Mist', as: 'quoted' },
    flavor: { de: 'Sie nennt deinen Namen, aber sie fragt nicht.', en: 'It says your name, but it does not ask.' },
    task: {
      at: place('misty-plains'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: heal(3) },
        { need: ['plains', 'plains'], effect: lore(1) },
        { need: ['plains', 'plains', 'compass'], effect: lore(2) },
      ],
    },
  }),

  quest({
    id: 'dragon-shrine',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Drachenschrein', en: 'Dragon Shrine', as: 'quoted' },
    flavor: { de: 'Die Opferschale ist frisch geputzt.', en: 'The offering bowl has just been polished.' },
    task: {
      at: place('mountains-of-despair'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: gold(2) },
        { need: ['mountain', 'hills'], effect: lore(1) },
        { need: ['mountain', 'compass'], effect: all(lore(1), trophy('combat')) },
      ],
    },
  }),

  quest({
    id: 'hidden-hatchery',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Verborgene Brutstätte', en: 'Hidden Hatchery', as: 'quoted' },
    flavor: { de: 'Ein Ei ist noch warm. Eines ist offen.', en: 'One egg is still warm. One is open.' },
    task: {
      at: place('bluehaze-hills'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: suffer(1) },
        { need: ['hills', 'forest'], effect: lore(1) },
        { need: ['hills', 'hills', 'forest'], effect: lore(2) },
      ],
    },
  }),

  enemy({
    id: 'cliff-drake',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Klippendrake', en: 'Cliff Drake', as: 'm weak' },
    flavor: {
      de: 'Er wartet, bis du beide Hände am Fels hast.',
      en: 'It waits until you have both hands on the rock.',
    },
    health: 5,
    traits: ['dragon', 'beast'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [surge(1, remove(1, 'agility', 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'lore-thief',
    deck: 'exploration',
    scenario: 'margath',
    title: { de: 'Wissensdieb', en: 'Lore Thief', as: 'm' },
    flavor: { de: 'Er liest mit deiner Stimme.', en: 'He reads in your voice.' },
    health: 4,
    traits: ['humanoid', 'mystic'],
    reward: lore(1),
    abilities: [surge(1, flip(1, 'foe')), surge(2, damage(2))],
  }),
];
