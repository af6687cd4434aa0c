import { enemy, event, quest, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  atRoundEnd,
  blocks,
  damage,
  enemyBonus,
  gold,
  heal,
  oneOf,
  place,
  recast,
  remove,
  storyOfFoe,
  suffer,
  surge,
  takeTrophy,
  test,
} from '../../language/index.ts';
import { lore } from '../../language/more-story.ts';

/** The Ascendance of Margath: combat deck. */
export const margathCombat: readonly RbCard[] = [
  enemy({
    id: 'dragon-hybrid',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Drachenhybride', en: 'Dragon Hybrid', as: 'm weak' },
    flavor: { de: 'Was du über Drachen weißt, weiß er auch.', en: 'What you know of dragons, it knows too.' },
    health: 6,
    traits: ['dragon', 'humanoid'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [enemyBonus(storyOfFoe), surge(1, damage(2)), surge(2, remove('all', 'magic', 'foe'))],
  }),

  enemy({
    id: 'hill-giant',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Hügelriese', en: 'Hill Giant', as: 'm weak' },
    flavor: { de: 'Er dient dem Drachen, weil der größer ist.', en: 'He serves the dragon because it is bigger.' },
    health: 8,
    traits: ['giant'],
    reward: gold(3),
    abilities: [surge(1, damage(2)), surge(3, damage(5))],
  }),

  enemy({
    id: 'dragon-cultist',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Drachenkultist', en: 'Dragon Cultist', as: 'm weak' },
    flavor: { de: 'Er hat sich die Schuppen selbst gestochen.', en: 'He tattooed the scales himself.' },
    health: 5,
    traits: ['humanoid', 'mystic'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [surge(1, damage(2)), surge(2, heal(2))],
  }),

  enemy({
    id: 'wyvern',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Wyvern', en: 'Wyvern', as: 'm' },
    flavor: {
      de: 'Kleiner als ein Drache, sagen die, die keinem Wyvern begegnet sind.',
      en: 'Smaller than a dragon, say those who have met no wyvern.',
    },
    health: 6,
    traits: ['dragon', 'beast'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [surge(1, recast(1, 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'drake-rider',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Drakenreiter', en: 'Drake Rider', as: 'm' },
    flavor: {
      de: 'Der Reiter brüllt Befehle. Der Drake hört nur auf Margath.',
      en: 'The rider shouts orders. The drake heeds only Margath.',
    },
    health: 7,
    traits: ['dragon', 'warrior'],
    reward: oneOf(gold(3), lore(1)),
    abilities: [surge(1, remove(1, 'shield', 'foe')), surge(2, damage(3)), surge(3, damage(5))],
  }),

  enemy({
    id: 'flame-warden',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Flammenwächter', en: 'Flame Warden', as: 'm' },
    flavor: { de: 'Er bewacht ein Feuer, das niemand angezündet hat.', en: 'He guards a fire that nobody lit.' },
    health: 5,
    traits: ['demon'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [surge(1, atRoundEnd(damage(2)), { name: { de: 'Nachglut', en: 'Embers' } }), surge(2, damage(3))],
  }),

  enemy({
    id: 'scale-guard',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Schuppengarde', en: 'Scale Guard', as: 'f' },
    flavor: { de: 'Die Rüstung war ein Geschenk. Sie wächst mit.', en: 'The armor was a gift. It keeps growing.' },
    health: 7,
    traits: ['humanoid', 'warrior'],
    reward: oneOf(gold(3), lore(1)),
    abilities: [blocks(1, 'physical'), surge(2, damage(3))],
  }),

  enemy({
    id: 'ash-wyrm',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Aschewurm', en: 'Ash Wyrm', as: 'm' },
    flavor: { de: 'Wo er kriecht, schneit es grau.', en: 'Where it crawls, it snows grey.' },
    health: 8,
    traits: ['dragon'],
    reward: oneOf(gold(3), lore(1)),
    abilities: [surge(1, damage(2)), surge(2, remove('all', 'shield', 'foe')), surge(3, heal(4))],
  }),

  quest({
    id: 'dragon-trail',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Drachenspur', en: 'Dragon Trail', as: 'quoted' },
    flavor: { de: 'Der Abdruck ist tief genug, um darin zu schlafen.', en: 'The print is deep enough to sleep in.' },
    task: {
      at: place('sharp-cliffs'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: gold(2) },
        { need: ['mountain', 'hills'], effect: lore(1) },
        { need: ['mountain', 'mountain', 'hills'], effect: lore(2) },
      ],
    },
  }),

  event({
    id: 'burned-caravan',
    deck: 'combat',
    scenario: 'margath',
    title: { de: 'Verbrannte Karawane', en: 'Burned Caravan', as: 'quoted' },
    flavor: {
      de: 'Das Gold ist geschmolzen, die Räder stehen noch.',
      en: 'The gold has melted, the wheels still stand.',
    },
    options: [
      {
        effect: test('body', -1, all(gold(4), anyTrophy(1), takeTrophy), suffer(1)),
        story: { de: 'Brich das Gold aus der Asche.', en: 'Break the gold out of the ash.' },
      },
      {
        effect: test('mind', -1, all(lore(1), takeTrophy)),
        story: { de: 'Sieh dir an, woher das Feuer kam.', en: 'Work out where the fire came from.' },
      },
    ],
  }),
];
