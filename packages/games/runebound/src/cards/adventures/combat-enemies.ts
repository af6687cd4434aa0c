import { enemy, type RbCard } from '../../define.ts';
import {
  atRoundEnd,
  blocks,
  bonusTrophies,
  damage,
  flip,
  gold,
  heal,
  mute,
  oneOf,
  recast,
  recastSpent,
  remove,
  surge,
  x,
} from '../../language/index.ts';

/** Neutral cards of the combat deck: the enemies. */
export const combatEnemies: readonly RbCard[] = [
  enemy({
    id: 'undead-horde',
    deck: 'combat',
    title: { de: 'Untote Horde', en: 'Undead Horde', as: 'f' },
    flavor: { de: 'Einer fällt, und zwei steigen über ihn hinweg.', en: 'One falls, and two climb over it.' },
    health: 3,
    traits: ['undead'],
    reward: gold(2),
    abilities: [surge(1, recastSpent(1)), surge(1, mute)],
  }),

  enemy({
    id: 'kobolds',
    deck: 'combat',
    title: { de: 'Kobolde', en: 'Kobolds', as: 'pl' },
    flavor: {
      de: 'Sie zählen bis drei, aber es sind immer mehr.',
      en: 'They can count to three; there are always more of them.',
    },
    health: 4,
    traits: ['humanoid'],
    reward: gold(1),
    abilities: [surge(1, damage(2)), surge(2, remove(1, 'any', 'foe'))],
  }),

  enemy({
    id: 'highwaymen',
    deck: 'combat',
    title: { de: 'Wegelagerer', en: 'Highwaymen', as: 'pl' },
    flavor: { de: '„Zoll. Für die Straße. Und für deine Stiefel.“', en: '“A toll. For the road. And for your boots.”' },
    health: 4,
    traits: ['humanoid', 'warrior'],
    reward: oneOf(gold(1), bonusTrophies(1)),
    abilities: [surge(1, remove(1, 'shield', 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'deep-elf',
    deck: 'combat',
    title: { de: 'Tiefenelf', en: 'Deep Elf', as: 'm weak' },
    flavor: { de: 'Er lächelt nur, wenn die Fackel erlischt.', en: 'He smiles only when the torch goes out.' },
    health: 5,
    traits: ['humanoid', 'mystic'],
    reward: gold(2),
    abilities: [surge(1, flip(1, 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'rebels',
    deck: 'combat',
    title: { de: 'Aufständische', en: 'Rebels', as: 'pl adjectival' },
    flavor: {
      de: 'Gestern waren es Bauern. Heute haben sie Speere.',
      en: 'Yesterday they were farmers. Today they have spears.',
    },
    health: 5,
    traits: ['humanoid', 'warrior'],
    reward: gold(1),
    abilities: [surge(1, damage(2)), surge(2, heal(2))],
  }),

  enemy({
    id: 'razorwing',
    deck: 'combat',
    title: { de: 'Klingenschwinge', en: 'Razorwing', as: 'f' },
    flavor: { de: 'Erst hörst du den Wind. Dann den Schnitt.', en: 'First you hear the wind. Then the cut.' },
    health: 5,
    traits: ['beast'],
    reward: gold(2),
    abilities: [surge(1, recast(1, 'foe')), surge(1, damage(1)), surge(3, damage(4))],
  }),

  enemy({
    id: 'great-dragon',
    deck: 'combat',
    title: { de: 'Großer Drache', en: 'Great Dragon', as: 'm weak' },
    flavor: {
      de: 'Jung noch, sagt man. Groß ist er trotzdem.',
      en: 'Still young, they say. It is great all the same.',
    },
    health: 5,
    traits: ['dragon'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [
      surge(1, atRoundEnd(damage(3)), { name: { de: 'Verbrennen', en: 'Burn' } }),
      surge(2, remove('all', 'magic', 'foe')),
    ],
  }),

  enemy({
    id: 'reanimates',
    deck: 'combat',
    title: { de: 'Wiedererweckte', en: 'Reanimates', as: 'pl adjectival' },
    flavor: { de: 'Sie tragen noch die Farben beider Heere.', en: 'They still wear the colors of both armies.' },
    health: 5,
    traits: ['undead'],
    reward: gold(2),
    abilities: [surge('X', damage(x))],
  }),

  enemy({
    id: 'rogue-orc',
    deck: 'combat',
    title: { de: 'Abtrünniger Ork', en: 'Rogue Orc', as: 'm' },
    flavor: {
      de: 'Kein Stamm will ihn. Das hat ihn nicht sanfter gemacht.',
      en: 'No tribe will have him. It has not made him gentler.',
    },
    health: 6,
    traits: ['humanoid', 'warrior'],
    reward: gold(2),
    abilities: [surge(1, damage(2)), surge(2, heal(2)), surge(3, damage(5))],
  }),

  enemy({
    id: 'beastman',
    deck: 'combat',
    title: { de: 'Tiermensch', en: 'Beastman', as: 'm weak' },
    flavor: { de: 'Halb Hunger, halb Horn.', en: 'Half hunger, half horn.' },
    health: 6,
    traits: ['beast', 'humanoid'],
    reward: gold(2),
    abilities: [surge(1, remove(1, 'agility', 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'moon-cat',
    deck: 'combat',
    title: { de: 'Mondkatze', en: 'Moon Cat', as: 'f' },
    flavor: {
      de: 'Ihr Schatten ist immer schon da, wo du hinwillst.',
      en: 'Its shadow is always where you mean to go.',
    },
    health: 6,
    traits: ['beast'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [surge(1, recast(2, 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'warlock',
    deck: 'combat',
    title: { de: 'Hexenmeister', en: 'Warlock', as: 'm' },
    flavor: { de: 'Er hat den Preis gelesen und trotzdem unterschrieben.', en: 'He read the price and signed anyway.' },
    health: 6,
    traits: ['humanoid', 'mystic'],
    reward: gold(2),
    abilities: [surge(1, remove('all', 'magic', 'foe')), surge(2, heal(2)), surge(3, damage(4))],
  }),

  enemy({
    id: 'dreadbringer',
    deck: 'combat',
    title: { de: 'Grauensbringer', en: 'Dreadbringer', as: 'm' },
    flavor: { de: 'Wo er rastet, wächst ein Jahr lang nichts.', en: 'Where it rests, nothing grows for a year.' },
    health: 7,
    traits: ['demon'],
    reward: gold(3),
    abilities: [surge(1, remove('all', 'shield', 'foe')), surge(2, heal(2)), surge(3, damage(5))],
  }),

  enemy({
    id: 'ettin',
    deck: 'combat',
    title: { de: 'Ettin', en: 'Ettin', as: 'm' },
    flavor: { de: 'Die Köpfe streiten nur, solange du nicht da bist.', en: 'The heads only quarrel until you arrive.' },
    health: 7,
    traits: ['giant'],
    reward: gold(3),
    abilities: [surge(1, damage(2)), surge(2, remove(1, 'physical', 'foe'))],
  }),

  enemy({
    id: 'stone-golem',
    deck: 'combat',
    title: { de: 'Steingolem', en: 'Stone Golem', as: 'm' },
    flavor: {
      de: 'Sein Meister ist längst Staub. Der Befehl gilt noch.',
      en: 'Its master is dust. The order still stands.',
    },
    health: 7,
    traits: ['construct'],
    reward: oneOf(gold(3), bonusTrophies(1)),
    abilities: [blocks(1, 'physical'), surge(2, damage(3))],
  }),

  enemy({
    id: 'barrow-wyrm',
    deck: 'combat',
    title: { de: 'Grabwurm', en: 'Barrow Wyrm', as: 'm' },
    flavor: {
      de: 'Unter dem Hügel liegt ein König. Auf ihm liegt der Wurm.',
      en: 'A king lies under the hill. The wyrm lies on the king.',
    },
    health: 8,
    traits: ['beast', 'dragon'],
    reward: gold(3),
    abilities: [surge(1, remove(1, 'physical', 'foe')), surge(2, damage(2)), surge(3, heal(4))],
  }),
];
