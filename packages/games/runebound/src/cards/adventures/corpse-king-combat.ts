import { enemy, event, quest, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  blocks,
  bonusTrophies,
  damage,
  fightStarts,
  forced,
  gold,
  heal,
  oneOf,
  place,
  recast,
  recastSpent,
  remove,
  suffer,
  surge,
  takeTrophy,
  test,
  trophy,
} from '../../language/index.ts';
import { companions, killZombies } from '../../language/more-story.ts';

/** The Corpse King: combat deck. */
export const corpseKingCombat: readonly RbCard[] = [
  enemy({
    id: 'death-knight',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Todesritter', en: 'Death Knight', as: 'm' },
    flavor: {
      de: 'Er hat einen Eid geschworen und das Ende vergessen.',
      en: 'He swore an oath and forgot how it ends.',
    },
    health: 6,
    traits: ['undead', 'warrior'],
    reward: gold(3),
    abilities: [surge(1, remove('all', 'shield', 'foe')), surge(2, damage(3)), surge(3, damage(5))],
  }),

  enemy({
    id: 'dread-prophet',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Grauensprophet', en: 'Dread Prophet', as: 'm weak' },
    flavor: { de: 'Er nennt die Stunde. Er irrt sich nie.', en: 'He names the hour. He is never wrong.' },
    health: 6,
    traits: ['humanoid', 'mystic'],
    reward: gold(2),
    abilities: [
      surge(1, recast(1, 'foe'), { name: { de: 'Prophezeiung', en: 'Prophecy' } }),
      surge(2, damage(3)),
      surge(3, damage(5)),
    ],
  }),

  enemy({
    id: 'ghoul',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Ghul', en: 'Ghoul', as: 'm' },
    flavor: { de: 'Er ist nicht böse. Er hat Hunger.', en: 'It is not evil. It is hungry.' },
    health: 5,
    traits: ['undead'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [surge(1, all(damage(1), heal(1))), surge(2, damage(3)), surge(3, damage(4))],
  }),

  enemy({
    id: 'bone-dragon',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Knochendrache', en: 'Bone Dragon', as: 'm weak' },
    flavor: {
      de: 'Ohne Lunge brüllt es sich leiser. Nicht besser.',
      en: 'Without lungs it roars more softly. Not more kindly.',
    },
    health: 8,
    traits: ['dragon', 'undead'],
    reward: gold(3),
    abilities: [surge(1, damage(2)), surge(2, remove('all', 'physical', 'foe')), surge(3, damage(5))],
  }),

  enemy({
    id: 'wraith',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Schemen', en: 'Wraith', as: 'm' },
    flavor: { de: 'Nur die Kälte hat Gewicht.', en: 'Only the cold has weight.' },
    health: 6,
    traits: ['undead'],
    reward: gold(2),
    abilities: [blocks(1, 'physical'), surge(1, damage(2))],
  }),

  enemy({
    id: 'necromancer',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Nekromant', en: 'Necromancer', as: 'm weak' },
    flavor: { de: '„Ich frage sie vorher. Sie sagen nie nein.“', en: '“I ask them first. They never say no.”' },
    health: 5,
    traits: ['humanoid', 'mystic'],
    reward: oneOf(gold(2), companions(1)),
    abilities: [surge(1, recastSpent(1)), surge(2, heal(2)), surge(3, damage(4))],
  }),

  enemy({
    id: 'grave-guard',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Grabwache', en: 'Grave Guard', as: 'f' },
    flavor: { de: 'Sie stehen stramm, seit der König starb.', en: 'They have stood at attention since the king died.' },
    health: 7,
    traits: ['undead', 'warrior'],
    reward: gold(3),
    abilities: [surge(1, remove(1, 'physical', 'foe')), surge(2, damage(3)), surge(3, damage(5))],
  }),

  enemy({
    id: 'plague-bearer',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Seuchenträger', en: 'Plague Bearer', as: 'm' },
    flavor: { de: 'Die Glocke ist noch von früher.', en: 'The bell is from before.' },
    health: 7,
    traits: ['undead'],
    reward: gold(3),
    abilities: [forced(fightStarts, damage(1)), surge(2, damage(3)), surge(3, damage(4))],
  }),

  quest({
    id: 'mass-grave',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Massengrab', en: 'Mass Grave', as: 'quoted' },
    flavor: { de: 'Die Erde hebt sich, als atme sie.', en: 'The earth heaves as if it were breathing.' },
    task: {
      at: place('stump-wood'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'plains'], effect: trophy('combat') },
        { need: ['forest', 'forest', 'compass'], effect: companions(1) },
      ],
    },
  }),

  event({
    id: 'night-attack',
    deck: 'combat',
    scenario: 'vorakesh',
    title: { de: 'Nächtlicher Angriff', en: 'Night Attack', as: 'quoted' },
    flavor: { de: 'Sie kommen ohne Fackeln. Sie brauchen keine.', en: 'They come without torches. They need none.' },
    options: [
      {
        effect: test('body', -1, all(gold(3), anyTrophy(1), takeTrophy), suffer(2)),
        story: { de: 'Halt das Tor.', en: 'Hold the gate.' },
      },
      {
        effect: test('spirit', 0, all(killZombies(1), takeTrophy)),
        story: { de: 'Sprich den Bann.', en: 'Speak the banishment.' },
      },
    ],
  }),
];
