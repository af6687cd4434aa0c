import { enemy, event, quest, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  beDelayed,
  blocks,
  bonusTrophies,
  buyAnywhere,
  damage,
  drawSkills,
  flip,
  foeCannot,
  gainTopAsset,
  gold,
  heal,
  healAll,
  learnFree,
  nothing,
  oneOf,
  place,
  remove,
  suffer,
  surge,
  takeTrophy,
  test,
  trophy,
} from '../../language/index.ts';

/** Neutral cards of the exploration deck. */
export const exploration: readonly RbCard[] = [
  quest({
    id: 'goblin-raids',
    deck: 'exploration',
    title: { de: 'Goblinüberfälle', en: 'Goblin Raids', as: 'quoted' },
    flavor: {
      de: 'Sie stehlen Hühner, Hemden und einmal eine Kirchenglocke.',
      en: 'They steal hens, shirts and, once, a church bell.',
    },
    task: {
      at: place('howling-valley'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'mountain'], effect: all(heal(2), trophy('combat')) },
        { need: ['hills', 'hills', 'water'], effect: all(gold(2), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'lovers-errand',
    deck: 'exploration',
    title: { de: 'Liebesbote', en: 'Lover’s Errand', as: 'quoted' },
    flavor: { de: 'Der Brief ist kurz. Der Weg ist es nicht.', en: 'The letter is short. The way is not.' },
    task: {
      at: place('telis-castle'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'water'], effect: all(gold(2), drawSkills(1)) },
        { need: ['forest', 'compass'], effect: learnFree },
      ],
    },
  }),

  quest({
    id: 'magic-storm',
    deck: 'exploration',
    title: { de: 'Magischer Sturm', en: 'Magic Storm', as: 'quoted' },
    flavor: { de: 'Die Blitze schlagen von unten nach oben.', en: 'The lightning strikes from below.' },
    task: {
      at: place('fangs-of-mennara'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: suffer(2) },
        { need: ['forest', 'water'], effect: anyTrophy(1) },
        { need: ['forest', 'mountain', 'water'], effect: all(gold(3), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'wondrous-folk',
    deck: 'exploration',
    title: { de: 'Wundersames Volk', en: 'Wondrous Folk', as: 'quoted' },
    flavor: {
      de: 'Sie tanzen nur, wenn niemand hinsieht. Sieh nicht hin.',
      en: 'They dance only when nobody looks. Do not look.',
    },
    task: {
      at: place('moonlight-swamp'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: heal(5) },
        { need: ['forest', 'forest'], effect: trophy('social') },
        { need: ['forest', 'forest', 'compass'], effect: trophy('social', 2) },
      ],
    },
  }),

  quest({
    id: 'moonlight',
    deck: 'exploration',
    title: { de: 'Mondschein', en: 'Moonlight', as: 'quoted' },
    flavor: {
      de: 'Das Moor leuchtet, und nichts darin wirft Schatten.',
      en: 'The fen glows, and nothing in it casts a shadow.',
    },
    task: {
      at: place('moonlight-swamp'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: gold(2) },
        { need: ['water', 'plains'], effect: all(gold(2), drawSkills(2)) },
        { need: ['water', 'compass'], effect: learnFree },
      ],
    },
  }),

  quest({
    id: 'my-kitten',
    deck: 'exploration',
    title: { de: 'Mein Kätzchen', en: 'My Kitten', as: 'quoted' },
    flavor: {
      de: '„Es ist ganz zahm“, sagt das Kind und zeigt auf die Klauenspuren.',
      en: '“It is quite tame,” says the child, pointing at the claw marks.',
    },
    task: {
      at: place('yrthwrights-forge'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['forest', 'mountain'], effect: all(gold(2), heal(3)) },
        { need: ['water', 'mountain', 'forest'], effect: all(gold(2), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'narrow-ledge',
    deck: 'exploration',
    title: { de: 'Schmaler Sims', en: 'Narrow Ledge', as: 'quoted' },
    flavor: { de: 'Eine Hand breit. Manche haben größere Hände.', en: 'A hand wide. Some people have bigger hands.' },
    task: {
      at: place('madness-pass'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: gold(2) },
        { need: ['hills', 'mountain'], effect: anyTrophy(1) },
        { need: ['plains', 'mountain', 'mountain'], effect: all(gold(3), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'orc-renegades',
    deck: 'exploration',
    title: { de: 'Orkische Überläufer', en: 'Orc Renegades', as: 'quoted' },
    flavor: {
      de: 'Sie wollen reden. Ihre Keulen haben sie nur vergessen abzulegen.',
      en: 'They want to talk. They merely forgot to put down their clubs.',
    },
    task: {
      at: place('fort-rodric'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'forest'], effect: anyTrophy(1) },
        { need: ['hills', 'compass'], effect: trophy('combat', 2) },
      ],
    },
  }),

  quest({
    id: 'prince-of-thieves',
    deck: 'exploration',
    title: { de: 'Fürst der Diebe', en: 'Prince of Thieves', as: 'quoted' },
    flavor: { de: 'Wer ihn findet, wurde eingeladen.', en: 'Whoever finds him has been invited.' },
    task: {
      at: place('robbers-freehold'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'water'], effect: all(gold(2), drawSkills(1)) },
        { need: ['forest', 'mountain', 'water'], effect: gainTopAsset },
      ],
    },
  }),

  quest({
    id: 'dwarven-craft',
    deck: 'exploration',
    title: { de: 'Zwergenkunst', en: 'Dwarven Craft', as: 'quoted' },
    flavor: {
      de: 'Die Tür geht nach innen auf. Das weiß nur niemand mehr.',
      en: 'The door opens inward. Nobody remembers that.',
    },
    task: {
      at: place('valley-of-souls'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: gold(2) },
        { need: ['hills', 'hills'], effect: anyTrophy(1) },
        { need: ['hills', 'mountain', 'compass'], effect: buyAnywhere({ discount: 4 }) },
      ],
    },
  }),

  quest({
    id: 'swamp-tales',
    deck: 'exploration',
    title: { de: 'Sumpfgeschichten', en: 'Swamp Tales', as: 'quoted' },
    flavor: { de: 'Jede beginnt gleich: Er kannte den Weg.', en: 'They all begin alike: he knew the way.' },
    task: {
      at: place('blackwing-swamp'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: nothing },
        { need: ['water', 'compass'], effect: gold(3) },
        { need: ['water', 'water', 'plains'], effect: all(beDelayed, learnFree), discard: true },
      ],
    },
  }),

  quest({
    id: 'spring-festival',
    deck: 'exploration',
    title: { de: 'Frühlingsfest', en: 'Spring Festival', as: 'quoted' },
    flavor: {
      de: 'Heute tanzen auch die, die morgen pflügen müssen.',
      en: 'Today even those dance who must plow tomorrow.',
    },
    task: {
      at: place('brightdale'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: nothing },
        { need: ['plains', 'hills'], effect: anyTrophy(1) },
        { need: ['plains', 'plains', 'water'], effect: all(healAll, trophy('social')) },
      ],
    },
  }),

  quest({
    id: 'winding-path',
    deck: 'exploration',
    title: { de: 'Gewundener Pfad', en: 'Winding Path', as: 'quoted' },
    flavor: {
      de: 'Dreimal kommst du an derselben Eiche vorbei. Sie wächst.',
      en: 'You pass the same oak three times. It is growing.',
    },
    task: {
      at: place('green-forest'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: gold(2) },
        { need: ['forest', 'water'], effect: trophy('exploration') },
        { need: ['water', 'water', 'forest'], effect: all(gold(2), anyTrophy(1)) },
      ],
    },
  }),

  quest({
    id: 'shrine-of-pollux',
    deck: 'exploration',
    title: { de: 'Schrein des Pollux', en: 'Shrine of Pollux', as: 'quoted' },
    flavor: { de: 'Der Stein ist warm, auch im Winter.', en: 'The stone is warm, even in winter.' },
    task: {
      at: place('aris-sanctuary'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: heal(3) },
        { need: ['plains', 'water'], effect: trophy('exploration') },
        { need: ['plains', 'compass'], effect: learnFree },
      ],
    },
  }),

  quest({
    id: 'calm-lake',
    deck: 'exploration',
    title: { de: 'Stiller See', en: 'Calm Lake', as: 'quoted' },
    flavor: { de: 'Kein Fisch springt hier. Kein Stein macht Ringe.', en: 'No fish leaps here. No stone makes rings.' },
    task: {
      at: place('lake-kernan'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: healAll },
        { need: ['water', 'hills'], effect: anyTrophy(1) },
        { need: ['water', 'water', 'plains'], effect: anyTrophy(2) },
      ],
    },
  }),

  enemy({
    id: 'sorceress',
    deck: 'exploration',
    title: { de: 'Zauberin', en: 'Sorceress', as: 'f' },
    flavor: { de: 'Sie übt gerade. Du kommst ihr wie gerufen.', en: 'She is practising. You come as if called.' },
    health: 4,
    traits: ['humanoid', 'mystic'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [foeCannot('surge'), surge(1, flip(1, 'any')), surge(2, remove('all', 'physical', 'foe'))],
  }),

  enemy({
    id: 'rune-hound',
    deck: 'exploration',
    title: { de: 'Runenhund', en: 'Rune Hound', as: 'm' },
    flavor: { de: 'Die Zeichen auf seinem Fell fressen jeden Zauber.', en: 'The signs on its hide eat every spell.' },
    health: 5,
    traits: ['beast', 'construct'],
    reward: gold(2),
    abilities: [blocks(1, 'magic'), surge(1, damage(2))],
  }),

  enemy({
    id: 'cave-spider',
    deck: 'exploration',
    title: { de: 'Höhlenspinne', en: 'Cave Spider', as: 'f' },
    flavor: { de: 'Der Faden war schon gespannt, bevor du eintratst.', en: 'The thread was taut before you came in.' },
    health: 5,
    traits: ['beast'],
    reward: gold(2),
    abilities: [foeCannot('retreat'), surge(1, remove(1, 'agility', 'foe')), surge(2, damage(3))],
  }),

  event({
    id: 'captive-spirit',
    deck: 'exploration',
    title: { de: 'Gefangener Geist', en: 'Captive Spirit', as: 'quoted' },
    flavor: {
      de: 'Es klopft in der Flasche, höflich und ohne Ende.',
      en: 'Something knocks inside the bottle, politely, without end.',
    },
    options: [
      {
        effect: test('spirit', 0, all(healAll, takeTrophy)),
        story: { de: 'Sprich die alten Worte und lass ihn frei.', en: 'Speak the old words and set it free.' },
      },
      {
        effect: test('mind', -1, all(gold(3), anyTrophy(1), takeTrophy)),
        story: {
          de: 'Verkauf die Flasche, ohne zu viel zu versprechen.',
          en: 'Sell the bottle without promising too much.',
        },
      },
    ],
  }),

  event({
    id: 'other-peoples-junk',
    deck: 'exploration',
    title: { de: 'Fremder Plunder', en: 'Other People’s Junk', as: 'quoted' },
    flavor: {
      de: 'Ein Wagen ohne Pferd, ein Schloss ohne Schlüssel.',
      en: 'A cart without a horse, a lock without a key.',
    },
    options: [
      { effect: gainTopAsset, story: { de: 'Nimm mit, was obenauf liegt.', en: 'Take what lies on top.' } },
      {
        effect: test('mind', 0, all(drawSkills(1), takeTrophy)),
        story: { de: 'Lies die Frachtbriefe.', en: 'Read the bills of lading.' },
      },
    ],
  }),
];
