import { enemy, event, quest, type RbCard } from '../../define.ts';
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
  loseGold,
  moveUpTo,
  oneOf,
  place,
  recast,
  site,
  suffer,
  surge,
  takeTrophy,
  test,
} from '../../language/index.ts';
import { payTo } from '../../language/more-events.ts';

/** Neutral cards of the social deck. */
export const social: readonly RbCard[] = [
  event({
    id: 'ancient-burials',
    deck: 'social',
    title: { de: 'Uralte Gräber', en: 'Ancient Burials', as: 'quoted' },
    flavor: {
      de: 'Die Namen sind verwittert, die Flüche nicht.',
      en: 'The names have worn away, the curses have not.',
    },
    options: [
      {
        effect: test('body', -2, all(gold(4), anyTrophy(1), takeTrophy)),
        story: { de: 'Heb die Grabplatte an.', en: 'Lift the slab.' },
      },
      {
        effect: test('mind', 0, all(gold(2), takeTrophy)),
        story: { de: 'Entziffere die Inschrift.', en: 'Make out the inscription.' },
      },
    ],
  }),

  event({
    id: 'desperate-peasant',
    deck: 'social',
    title: { de: 'Verzweifelter Bauer', en: 'Desperate Peasant', as: 'quoted' },
    flavor: { de: '„Alles haben sie genommen. Sogar den Zaun.“', en: '“They took everything. Even the fence.”' },
    options: [
      {
        effect: test('body', 0, all(gold(2), takeTrophy)),
        story: { de: 'Bau ihm den Zaun wieder auf.', en: 'Put his fence back up.' },
      },
      {
        rumor: { at: place('ash-hills'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Such nach den Dieben.', en: 'Look for the thieves.' },
      },
    ],
  }),

  event({
    id: 'devastated-village',
    deck: 'social',
    title: { de: 'Verwüstetes Dorf', en: 'Devastated Village', as: 'quoted' },
    flavor: { de: 'Die Herde glimmen noch.', en: 'The hearths are still glowing.' },
    options: [
      {
        effect: test('mind', 0, all(gold(2), takeTrophy)),
        story: { de: 'Finde heraus, was hier geschah.', en: 'Find out what happened here.' },
      },
      {
        effect: test('body', 0, all(gold(3), takeTrophy)),
        story: { de: 'Räum die Trümmer beiseite.', en: 'Clear the rubble.' },
      },
    ],
  }),

  event({
    id: 'dirty-beggar',
    deck: 'social',
    title: { de: 'Schmutziger Bettler', en: 'Dirty Beggar', as: 'quoted' },
    flavor: {
      de: 'Seine Hände sind schmutzig, seine Nägel sind gepflegt.',
      en: 'His hands are dirty, his nails are trimmed.',
    },
    options: [
      { effect: payTo(1, takeTrophy), story: { de: 'Gib ihm eine Münze.', en: 'Give him a coin.' } },
      {
        effect: test('spirit', -1, all(drawSkills(1), takeTrophy)),
        story: { de: 'Sieh ihm lange in die Augen.', en: 'Look him in the eye for a long while.' },
      },
    ],
  }),

  event({
    id: 'faster-than-the-wind',
    deck: 'social',
    title: { de: 'Schneller als der Wind', en: 'Faster than the Wind', as: 'quoted' },
    flavor: {
      de: 'Der Junge lacht schon auf der anderen Seite des Hügels.',
      en: 'The boy is already laughing on the far side of the hill.',
    },
    options: [
      {
        effect: test('body', 0, all(moveUpTo(2), takeTrophy)),
        story: { de: 'Lauf mit ihm um die Wette.', en: 'Race him.' },
      },
      {
        effect: test('spirit', 0, all(gold(2), takeTrophy)),
        story: { de: 'Frag den Wind, wer gewinnt.', en: 'Ask the wind who will win.' },
      },
    ],
  }),

  event({
    id: 'harvest-festival',
    deck: 'social',
    title: { de: 'Erntefest', en: 'Harvest Festival', as: 'quoted' },
    flavor: { de: 'Der Kürbis wiegt mehr als der Bürgermeister.', en: 'The pumpkin weighs more than the mayor.' },
    options: [
      { effect: test('body', 0, all(gold(3), takeTrophy)), story: { de: 'Heb den Kürbis.', en: 'Lift the pumpkin.' } },
      {
        effect: test('mind', 0, all(gold(3), takeTrophy)),
        story: { de: 'Rate sein Gewicht.', en: 'Guess its weight.' },
      },
    ],
  }),

  event({
    id: 'hidden-gift',
    deck: 'social',
    title: { de: 'Verborgene Gabe', en: 'Hidden Gift', as: 'quoted' },
    flavor: { de: 'Das Mädchen weiß, was du gleich sagen wirst.', en: 'The girl knows what you are about to say.' },
    options: [
      {
        effect: test('spirit', 0, all(drawSkills(1), takeTrophy)),
        story: { de: 'Lehre sie, still zu sein.', en: 'Teach her to be still.' },
      },
      {
        effect: test('mind', 0, all(gold(3), takeTrophy)),
        story: { de: 'Spiel mit ihr Karten.', en: 'Play cards with her.' },
      },
    ],
  }),

  event({
    id: 'legends-of-old',
    deck: 'social',
    title: { de: 'Alte Sagen', en: 'Legends of Old', as: 'quoted' },
    flavor: {
      de: 'Der Barde kennt alle Strophen und singt sie alle.',
      en: 'The bard knows every verse and sings every one.',
    },
    options: [
      {
        effect: test('mind', 0, all(drawSkills(1), takeTrophy)),
        story: { de: 'Hör bis zum Ende zu.', en: 'Listen to the end.' },
      },
      {
        effect: test('body', 0, all(gold(1), takeTrophy)),
        story: {
          de: 'Überrede den Barden, dir seinen Beutel zu geben.',
          en: 'Persuade the bard to hand you his purse.',
        },
      },
    ],
  }),

  event({
    id: 'runesmith',
    deck: 'social',
    title: { de: 'Runenschmied', en: 'Runesmith', as: 'quoted' },
    flavor: { de: 'Er schlägt einmal zu und wartet einen Tag.', en: 'He strikes once and waits a day.' },
    options: [
      {
        effect: payTo(3, all(gainTopAsset, takeTrophy)),
        story: { de: 'Kauf, was gerade fertig ist.', en: 'Buy whatever is just finished.' },
      },
      {
        effect: test('spirit', 0, all(gold(2), takeTrophy)),
        story: { de: 'Hör auf den Klang des Ambosses.', en: 'Listen to the ring of the anvil.' },
      },
    ],
  }),

  event({
    id: 'significant-other',
    deck: 'social',
    title: { de: 'Große Liebe', en: 'Significant Other', as: 'quoted' },
    flavor: { de: 'Zwei Briefe, ein Absender, kein Name.', en: 'Two letters, one sender, no name.' },
    options: [
      {
        effect: test('spirit', -2, all(healAll, anyTrophy(1), takeTrophy)),
        story: { de: 'Folge deinem Herzen.', en: 'Follow your heart.' },
      },
      {
        rumor: { at: place('suvars-rest'), by: 'simply', outcomes: [{ effect: all(healAll, takeTrophy) }] },
        story: { de: 'Warte am verabredeten Ort.', en: 'Wait at the place you agreed on.' },
      },
    ],
  }),

  event({
    id: 'smuggling',
    deck: 'social',
    title: { de: 'Schmuggel', en: 'Smuggling', as: 'quoted' },
    flavor: { de: 'Nachts ist der Fluss eine Straße.', en: 'By night the river is a road.' },
    options: [
      {
        effect: test('spirit', -2, all(gold(4), anyTrophy(1), takeTrophy), suffer(1)),
        story: { de: 'Bete und rudere.', en: 'Pray and row.' },
      },
      {
        effect: test('mind', 0, all(gold(3), takeTrophy)),
        story: { de: 'Fälsche die Papiere.', en: 'Forge the papers.' },
      },
    ],
  }),

  event({
    id: 'feats-of-strength',
    deck: 'social',
    title: { de: 'Kraftproben', en: 'Feats of Strength', as: 'quoted' },
    flavor: { de: 'Der Amboss ist geborgt, der Stolz ist echt.', en: 'The anvil is borrowed, the pride is real.' },
    options: [
      {
        effect: test('body', -1, all(gold(3), anyTrophy(1), takeTrophy)),
        story: { de: 'Stemme den Amboss.', en: 'Lift the anvil.' },
      },
      {
        effect: test('spirit', 0, all(gold(3), takeTrophy)),
        story: { de: 'Wette auf den Kleinsten.', en: 'Bet on the smallest.' },
      },
    ],
  }),

  event({
    id: 'wandering-trader',
    deck: 'social',
    title: { de: 'Fahrender Händler', en: 'Wandering Trader', as: 'quoted' },
    flavor: { de: 'Sein Esel trägt mehr, als er zugibt.', en: 'His donkey carries more than he admits.' },
    options: [
      {
        effect: payTo(2, all(gainTopAsset, takeTrophy)),
        story: { de: 'Feilsche um das oberste Bündel.', en: 'Haggle for the topmost bundle.' },
      },
      {
        rumor: { at: place('market-town'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Bring ein Päckchen zu seiner Schwester.', en: 'Take a parcel to his sister.' },
      },
    ],
  }),

  event({
    id: 'swindler',
    deck: 'social',
    title: { de: 'Schwindler', en: 'Swindler', as: 'quoted' },
    flavor: { de: 'Drei Becher, eine Erbse, viele Zeugen.', en: 'Three cups, one pea, many witnesses.' },
    options: [
      {
        effect: test('mind', -1, all(gold(3), anyTrophy(1), takeTrophy), loseGold(1)),
        story: { de: 'Zeig auf den mittleren Becher.', en: 'Point at the middle cup.' },
      },
      {
        rumor: { at: site('fortress'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Zeig ihn bei der Wache an.', en: 'Report him to the guard.' },
      },
    ],
  }),

  event({
    id: 'family-matters',
    deck: 'social',
    title: { de: 'Familienangelegenheiten', en: 'Family Matters', as: 'quoted' },
    flavor: { de: 'Deine Tante hat einen Plan. Sie hatte immer einen.', en: 'Your aunt has a plan. She always had.' },
    options: [
      {
        effect: test('spirit', 1, all(gold(2), takeTrophy)),
        story: { de: 'Versöhne die Brüder.', en: 'Reconcile the brothers.' },
      },
      {
        rumor: { at: place('everton'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Hol das Erbstück zurück.', en: 'Fetch back the heirloom.' },
      },
    ],
  }),

  event({
    id: 'card-table',
    deck: 'social',
    title: { de: 'Am Kartentisch', en: 'At the Card Table', as: 'quoted' },
    flavor: {
      de: 'Niemand hier hat genug Ärmel für so viele Asse.',
      en: 'Nobody here has sleeves enough for so many aces.',
    },
    options: [
      {
        effect: test('mind', -1, all(gold(4), anyTrophy(1), takeTrophy), loseGold(1)),
        story: { de: 'Spiel mit.', en: 'Join the game.' },
      },
      {
        effect: payTo(1, all(drawSkills(2), takeTrophy)),
        story: { de: 'Gib eine Runde aus und sieh zu.', en: 'Buy a round and watch.' },
      },
    ],
  }),

  event({
    id: 'tavern-songs',
    deck: 'social',
    title: { de: 'Wirtshauslieder', en: 'Tavern Songs', as: 'quoted' },
    flavor: { de: 'Die dritte Strophe handelt von dir.', en: 'The third verse is about you.' },
    options: [
      {
        effect: test('body', 1, all(gold(2), takeTrophy)),
        story: { de: 'Klopf den Takt auf den Tisch.', en: 'Beat time on the table.' },
      },
      {
        rumor: {
          at: site('town'),
          by: { test: 'spirit' },
          outcomes: [{ need: 1, effect: all(anyTrophy(1), takeTrophy) }],
        },
        story: { de: 'Lern das Lied und sing es anderswo.', en: 'Learn the song and sing it elsewhere.' },
      },
    ],
  }),

  enemy({
    id: 'cutpurses',
    deck: 'social',
    title: { de: 'Beutelschneider', en: 'Cutpurses', as: 'pl' },
    flavor: { de: 'Sie grüßen freundlich. Alle vier.', en: 'They greet you kindly. All four of them.' },
    health: 4,
    traits: ['humanoid'],
    reward: gold(2),
    abilities: [surge(1, recast(1, 'foe')), surge(2, damage(3))],
  }),

  enemy({
    id: 'tavern-brawler',
    deck: 'social',
    title: { de: 'Raufbold', en: 'Tavern Brawler', as: 'm' },
    flavor: { de: 'Er hat heute noch niemanden gefunden, der gewinnt.', en: 'He has not found anyone who wins today.' },
    health: 5,
    traits: ['humanoid', 'warrior'],
    reward: oneOf(gold(2), bonusTrophies(1)),
    abilities: [surge(1, damage(2)), surge(2, heal(2))],
  }),

  quest({
    id: 'desperate-merchant',
    deck: 'social',
    title: { de: 'Verzweifelter Händler', en: 'Desperate Merchant', as: 'quoted' },
    flavor: {
      de: 'Drei Wagen fuhren los. Er zählt immer wieder bis eins.',
      en: 'Three wagons set out. He keeps counting to one.',
    },
    task: {
      at: place('riverlands'),
      by: 'explore',
      outcomes: [
        { need: ['plains'], effect: gold(2) },
        { need: ['plains', 'forest'], effect: anyTrophy(1) },
        { need: ['plains', 'forest', 'compass'], effect: gainTopAsset },
      ],
    },
  }),
];
