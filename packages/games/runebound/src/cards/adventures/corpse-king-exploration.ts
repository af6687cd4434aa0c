import { enemy, quest, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  bonusTrophies,
  damage,
  drawSkills,
  gainTopAsset,
  gold,
  heal,
  healAll,
  nothing,
  oneOf,
  place,
  recast,
  recastSpent,
  surge,
} from '../../language/index.ts';
import { companions, killZombies } from '../../language/more-story.ts';

/** The Corpse King: exploration deck. */
export const corpseKingExploration: readonly RbCard[] = [
  quest({
    id: 'lost-patrol',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Verlorene Patrouille', en: 'Lost Patrol', as: 'quoted' },
    flavor: {
      de: 'Zwölf zogen aus. Die Spuren zählen elf, dann zehn.',
      en: 'Twelve rode out. The tracks count eleven, then ten.',
    },
    task: {
      at: place('southern-plains'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['plains', 'hills'], effect: companions(1) },
        { need: ['plains', 'plains', 'compass'], effect: all(companions(1), gold(2)) },
      ],
    },
  }),

  quest({
    id: 'exiled-knight',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Verbannter Ritter', en: 'Exiled Knight', as: 'quoted' },
    flavor: { de: 'Sein Schild ist übermalt, aber schlecht.', en: 'His shield has been painted over, but badly.' },
    task: {
      at: place('hedge'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'forest'], effect: anyTrophy(1) },
        { need: ['forest', 'compass'], effect: all(companions(1), gold(2)) },
      ],
    },
  }),

  quest({
    id: 'healer-in-the-snow',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Heilerin im Schnee', en: 'Healer in the Snow', as: 'quoted' },
    flavor: { de: 'In ihrem Garten blüht es im Winter.', en: 'Her garden blooms in winter.' },
    task: {
      at: place('sharp-cliffs'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: healAll },
        { need: ['mountain', 'plains'], effect: all(healAll, drawSkills(1)) },
        { need: ['mountain', 'compass'], effect: companions(1) },
      ],
    },
  }),

  quest({
    id: 'silent-watchtower',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Stummer Wachturm', en: 'Silent Watchtower', as: 'quoted' },
    flavor: { de: 'Die Glocke hängt. Das Seil ist abgeschnitten.', en: 'The bell is there. The rope has been cut.' },
    task: {
      at: place('zadrics-crossing'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['plains', 'water'], effect: anyTrophy(1) },
        { need: ['plains', 'water', 'compass'], effect: all(companions(1), gold(2)) },
      ],
    },
  }),

  quest({
    id: 'barrow-key',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Der Grabschlüssel', en: 'The Barrow Key', as: 'quoted' },
    flavor: { de: 'Er passt in jedes Schloss, nur nicht zweimal.', en: 'It fits every lock, but none of them twice.' },
    task: {
      at: place('valley-of-souls'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'mountain'], effect: gainTopAsset },
        { need: ['hills', 'hills', 'compass'], effect: all(companions(1), gold(3)) },
      ],
    },
  }),

  quest({
    id: 'haunted-mill',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Spukmühle', en: 'Haunted Mill', as: 'quoted' },
    flavor: { de: 'Das Rad dreht sich gegen den Strom.', en: 'The wheel turns against the stream.' },
    task: {
      at: place('kellos-breath'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: nothing },
        { need: ['plains', 'hills'], effect: anyTrophy(1) },
        { need: ['plains', 'hills', 'compass'], effect: all(companions(1), killZombies(1)) },
      ],
    },
  }),

  quest({
    id: 'village-without-sound',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Dorf ohne Laut', en: 'Village without a Sound', as: 'quoted' },
    flavor: { de: 'Alle Türen offen, alle Betten gemacht.', en: 'Every door open, every bed made.' },
    task: {
      at: place('telsvan-plains'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['plains', 'forest'], effect: all(gold(2), anyTrophy(1)) },
        { need: ['plains', 'plains', 'compass'], effect: all(companions(1), gold(2)) },
      ],
    },
  }),

  quest({
    id: 'last-paladin',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Der letzte Paladin', en: 'The Last Paladin', as: 'quoted' },
    flavor: {
      de: 'Er kniet. Er könnte auch schon lange tot sein.',
      en: 'He kneels. He may have been dead for a long time.',
    },
    task: {
      at: place('lake-of-tears'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: heal(4) },
        { need: ['water', 'plains'], effect: anyTrophy(1) },
        { need: ['water', 'compass'], effect: companions(1) },
      ],
    },
  }),

  enemy({
    id: 'crypt-bats',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Gruftfledermäuse', en: 'Crypt Bats', as: 'pl' },
    flavor: { de: 'Die Decke bewegt sich.', en: 'The ceiling is moving.' },
    health: 4,
    traits: ['beast', 'undead'],
    reward: gold(1),
    abilities: [surge(1, recast(1, 'foe')), surge(2, damage(2))],
  }),

  enemy({
    id: 'restless-dead',
    deck: 'exploration',
    scenario: 'vorakesh',
    title: { de: 'Ruhelose Tote', en: 'Restless Dead', as: 'pl adjectival' },
    flavor: {
      de: 'Sie suchen jemanden. Du siehst ihm ähnlich.',
      en: 'They are looking for someone. You look like him.',
    },
    health: 5,
    traits: ['undead'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [surge(1, recastSpent(1)), surge(2, damage(3))],
  }),
];
